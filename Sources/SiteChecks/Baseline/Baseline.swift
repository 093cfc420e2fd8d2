import TableBasics
import SiteModel
package import TableModel

/// The problems of a site that its authors know of, as a file keeps them.
///
/// One line a problem: its code, its file and its words, and no place, so that it is the same when lines above it come or go.
/// A problem that stands in a file three times has three lines. Sorted; lines that begin with `#` and empty ones say nothing.
///
///     link-target Site/index.md: no page `guides/instal.md`
package struct Baseline: Sendable {
    /// The places of the lines in the file, by what they say.
    private var lines: [String: [Int]] = [:]
    /// Whether the bytes are those of a baseline, or none: nothing is lost when another takes their place.
    package let isBaseline: Bool

    private static let head = [
        "# Problems that tablesite passes over with `--baseline`: code, file, words.",
        "# `--write-baseline` makes this list anew.",
    ]

    package init(_ bytes: [UInt8]) {
        isBaseline = Self.isBaseline(bytes)
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            let line = line.withoutEnd { $0 <= UInt8(ascii: " ") }
            guard let first = line.first, first != UInt8(ascii: "#") else { continue }
            lines[String(decoding: line, as: UTF8.self), default: []].append(index + 1)
        }
    }

    /// Whether there is nothing, or a line that says what the list is; comments of other kinds, such as of licences, may stand above.
    private static func isBaseline(_ bytes: [UInt8]) -> Bool {
        bytes.allSatisfy { $0 <= UInt8(ascii: " ") }
            || bytes.split(separator: UInt8(ascii: "\n")).contains {
                $0.withoutEnd { $0 <= UInt8(ascii: " ") }.elementsEqual(head[0].utf8)
            }
    }

    /// How a problem is written.
    private static func line(_ diagnostic: Diagnostic) -> String {
        let file = diagnostic.path.isEmpty ? "" : " \(diagnostic.path)"
        return DisplayText.visible("\(diagnostic.code.name)\(file): \(diagnostic.message)")
    }

    /// The file for these problems. What a run could not do because of a problem is nothing to get used to, and not in it.
    ///
    /// The lines that the baseline has of what the run did not look for, or not in, stay.
    package func bytes(for diagnostics: [Diagnostic], unsought: Set<String> = [], in files: Set<String>? = nil) -> [UInt8] {
        let written = diagnostics.filter { !$0.isFixed && $0.code != .baselineUnused }.map(Self.line)
        let known = Set(written)
        let kept = lines.filter { !known.contains($0.key) && !Self.isSought($0.key, unsought, in: files) }
        let all = written + kept.flatMap { line, places in places.map { _ in line } }
        return Array((Self.head + all.sorted()).joined(separator: "\n").utf8) + [0x0A]
    }

    /// Whether a run finds the problem of a line if it is still there.
    ///
    /// - Parameters:
    ///   - unsought: codes that the run did not look for.
    ///   - files: all that it looked at; nil for the whole project.
    private static func isSought(_ line: String, _ unsought: Set<String>, in files: Set<String>?) -> Bool {
        let code = code(ofLine: line)
        guard !unsought.contains(code) else { return false }
        return files?.contains { line.hasPrefix("\(code)\($0.isEmpty ? "" : " ")\(DisplayText.visible($0)): ") } ?? true
    }

    /// The problems that are not in the baseline; one of each that is in it less often than it is found, from the end.
    package func new(in diagnostics: [Diagnostic]) -> [Diagnostic] {
        var left = lines.mapValues(\.count)
        return diagnostics.filter { diagnostic in
            guard !diagnostic.isFixed, let count = left[Self.line(diagnostic)], count > 0 else { return true }
            left[Self.line(diagnostic)] = count - 1
            return false
        }
    }

    /// The lines of problems that do not occur any more, each once.
    ///
    /// - Parameters:
    ///   - diagnostics: all that was found.
    ///   - path: of the baseline.
    ///   - unsought: codes that the run did not look for.
    ///   - files: all that it looked at; nil for the whole project.
    package func unused(
        in diagnostics: [Diagnostic], path: String, unsought: Set<String>, files: Set<String>? = nil
    ) -> [Diagnostic] {
        var found: [String: Int] = [:]
        for diagnostic in diagnostics { found[Self.line(diagnostic), default: 0] += 1 }
        return lines.flatMap { line, places -> [Diagnostic] in
            guard Self.isSought(line, unsought, in: files) else { return [] }
            return places.dropFirst(found[line] ?? 0).prefix(1).map { place in
                var diagnostic = Diagnostic.baselineUnused(
                    path: path, at: SourceRange(line: place, column: 1, length: line.utf8.count))
                diagnostic.excerpt = line
                return diagnostic
            }
        }.sorted()
    }

    private static func code(ofLine line: String) -> String { String(line.prefix { $0 != " " && $0 != ":" }) }
}

extension DiagnosticCode {
    package static let baselineUnused = DiagnosticCode(
        "baseline-unused", .note, "a problem of the baseline does not occur any more",
        explanation: """
            `--baseline` passes over the problems that its file lists. The one in this line was mended, or is told in other words
            by now. While the line stands, a new problem of these words in that file would be passed over.

            Make the list anew, which only takes lines off it when nothing new was found:

                tablesite check --baseline tablesite.baseline --write-baseline
            """)
}

extension Diagnostic {
    fileprivate static func baselineUnused(path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .baselineUnused, "a known problem does not occur any more", path: path, at: range,
            help: "`--write-baseline` takes it off the list")
    }
}
