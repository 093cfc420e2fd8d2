import SiteModel
import TableBasics
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
        var xml = XMLWriter()
        open("testsuites", "tablesite", diagnostics, in: &xml)
        if files.isEmpty {
            open("testsuite", "tablesite", [], in: &xml)
            xml.empty("testcase", ["name": "no problems", "classname": "tablesite"])
            xml.close("testsuite")
        }
        for file in files { writeSuite(file.path, file.problems, to: &xml) }
        xml.close("testsuites")
        return String(decoding: xml.bytes, as: UTF8.self)
    }

    private func writeSuite(_ path: String, _ problems: [Diagnostic], to xml: inout XMLWriter) {
        let name = Self.visible(path)
        open("testsuite", name, problems, in: &xml)
        for diagnostic in problems {
            let line = diagnostic.range.map { ":\($0.start.line):\($0.start.column)" } ?? ""
            let text = Self.visible(self.text(DiagnosticGroup(first: diagnostic)))
            let title = "\(diagnostic.code.name)\(line)"
            // A problem of the run as a whole is in no file.
            if diagnostic.path.isEmpty {
                xml.open("testcase", ["name": title, "classname": name])
            } else {
                xml.open("testcase", ["name": title, "classname": name, "file": name])
            }
            if isFailure(diagnostic) {
                let message = Self.visible(diagnostic.message)
                xml.element("failure", text, ["type": diagnostic.severity.rawValue, "message": message])
            } else {
                xml.element("system-out", text)
            }
            xml.close("testcase")
        }
        xml.close("testsuite")
    }

    /// Opens an element that counts what is in it; no problems are one case that passes.
    private func open(_ element: StaticString, _ name: String, _ problems: [Diagnostic], in xml: inout XMLWriter) {
        xml.open(
            element,
            [
                "name": name, "tests": String(max(1, problems.count)), "failures": String(problems.count(where: isFailure)),
                "errors": "0",
            ])
    }

    private func isFailure(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.severity == .error || failsForWarnings && diagnostic.severity == .warning
    }

    /// Text whose control characters, which XML cannot write, are shown; lines stay.
    private static func visible(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { DisplayText.visible(String($0)) }.joined(
            separator: "\n")
    }
}
