import Foundation
import Testing

/// A project of `Faults` with something wrong in it, and what is recorded of it.
///
/// It holds `Site`, `Themes` and `tablesite.yml` if it has any, a `command` where that is not `build`, and the messages of that command in each format:
/// `text`, `json` and `github`.
struct Fault: CustomTestStringConvertible, Sendable {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Faults")
    static let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().map(Self.init)
    static let formats = ["text", "json", "github"]

    /// Files that version control cannot keep on every system: project and path.
    private static let oddFiles = [
        ("warnings", "Site/bell\u{7}.md"), ("warnings", "Site/" + String(repeating: "longer", count: 42) + ".md"),
    ]

    let name: String

    var testDescription: String { name }

    func recorded(_ format: String) -> URL { Self.folder.appending(path: "\(name)/\(format)") }

    func recording(_ format: String) throws -> String { try String(contentsOf: recorded(format), encoding: .utf8) }

    func messages() throws -> [FaultMessage] { try FaultMessage.read(recording("json")) }

    /// The commands that report it, each as arguments.
    func commands() -> [[String]] {
        guard let command = try? recording("command") else { return [["build"], ["check"]] }
        return [command.split { $0 == " " || $0 == "\n" }.map(String.init)]
    }

    /// Calls `body` with a folder that has a copy of the project.
    func inCopy(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tablesite-fault-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for part in ["Site", "Themes", "tablesite.yml"] {
            let source = Self.folder.appending(path: "\(name)/\(part)")
            guard FileManager.default.fileExists(atPath: source.path) else { continue }
            try FileManager.default.copyItem(at: source, to: folder.appending(path: part))
        }
        for (project, path) in Self.oddFiles where project == name {
            try Data("# Odd\n".utf8).write(to: folder.appending(path: path))
        }
        try body(folder)
    }
}

/// A line of `--format json`.
struct FaultMessage: Decodable, Equatable {
    var code: String
    var severity: String
    var message: String
    var file: String?
    var line: Int?
    var column: Int?
    var endColumn: Int?
    var excerpt: String?
    var help: String?
    /// All places, the first included; none for a message of the run.
    var places: [Place]

    struct Place: Decodable, Equatable {
        var file: String
        var line: Int?
        var column: Int?
        var endColumn: Int?
    }

    static func read(_ lines: String) throws -> [FaultMessage] {
        try lines.split(separator: "\n").map { try JSONDecoder().decode(FaultMessage.self, from: Data($0.utf8)) }
    }

    /// How many annotations GitHub is given: one a place, and no more than it shows of one kind.
    var annotationCount: Int { min(max(1, places.count), 10) }

    func isFailure(isStrict: Bool) -> Bool { severity == "error" || isStrict && severity == "warning" }
}
