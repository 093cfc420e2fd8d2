import SiteModel
import TableModel

extension DiagnosticFormatter {
    /// A run as a report of JUnit's form, which most build servers show: a suite for each file with problems, a case for each of them.
    ///
    /// What fails the command is a failure; what does not is told with a case that passes. A run without problems is one such case.
    func jUnit(_ diagnostics: [Diagnostic]) -> String {
        var files: [(path: String, problems: [Diagnostic])] = []
        for diagnostic in diagnostics {
            let path = diagnostic.path.isEmpty ? "tablesite" : path(of: diagnostic)
            if files.last?.path == path {
                files[files.count - 1].problems.append(diagnostic)
            } else {
                files.append((path, [diagnostic]))
            }
        }
        let counts = "tests=\"\(max(1, diagnostics.count))\" failures=\"\(diagnostics.count(where: isFailure))\" errors=\"0\""
        var text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<testsuites name=\"tablesite\" \(counts)>\n"
        if files.isEmpty {
            text +=
                "<testsuite name=\"tablesite\" \(counts)>\n<testcase name=\"no problems\" classname=\"tablesite\"/>\n</testsuite>\n"
        }
        for file in files { text += suite(file.path, file.problems) }
        return text + "</testsuites>\n"
    }

    private func suite(_ path: String, _ problems: [Diagnostic]) -> String {
        let failures = problems.count(where: isFailure)
        let name = Self.xml(path)
        let cases = problems.map { diagnostic in
            let line = diagnostic.range.map { ":\($0.start.line):\($0.start.column)" } ?? ""
            let start = "<testcase name=\"\(Self.xml("\(diagnostic.code.name)\(line)"))\" classname=\"\(name)\" file=\"\(name)\">"
            let words = Self.xml(diagnostic.message)
            let text = Self.xml(self.text(DiagnosticGroup(first: diagnostic)))
            let end =
                isFailure(diagnostic)
                ? "<failure type=\"\(diagnostic.severity.rawValue)\" message=\"\(words)\">\(text)</failure>"
                : "<system-out>\(text)</system-out>"
            return "\(start)\(end)</testcase>\n"
        }
        let counts = "tests=\"\(problems.count)\" failures=\"\(failures)\" errors=\"0\""
        return "<testsuite name=\"\(name)\" \(counts)>\n\(cases.joined())</testsuite>\n"
    }

    private func isFailure(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.severity == .error || failsForWarnings && diagnostic.severity == .warning
    }

    /// Text for XML 1.0, in elements and between quotes; control characters, which it cannot write, become visible.
    private static func xml(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result.unicodeScalars.append(scalar)
            case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += DisplayText.visible(String(scalar))
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
