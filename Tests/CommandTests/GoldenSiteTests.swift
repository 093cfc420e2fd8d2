import Foundation
import Testing

/// Builds each folder of `Sites` and compares the whole site and what was printed with what is recorded beside it.
///
/// A case holds `Site` (and `Themes`), `expected` and `stderr`; a file `arguments` replaces `build`. The style sheet is left out
/// but for cases with themes: it has golden files of its own.
/// `RECORD_GOLDEN=1 swift test --filter GoldenSiteTests` writes them anew and fails, so that a person reads the difference.
@Suite struct GoldenSiteTests {
    private static let sites = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Sites")
    static let cases = ((try? FileManager.default.contentsOfDirectory(atPath: sites.path)) ?? []).sorted()

    @Test func thereAreCases() { #expect(!Self.cases.isEmpty) }

    @Test(arguments: cases)
    func buildsAsRecorded(name: String) throws {
        let recorded = Self.sites.appending(path: name)
        let folder = FileManager.default.temporaryDirectory.appending(path: "tablesite-golden-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for part in ["Site", "Themes"] {
            let source = recorded.appending(path: part)
            guard FileManager.default.fileExists(atPath: source.path) else { continue }
            try FileManager.default.copyItem(at: source, to: folder.appending(path: part))
        }
        let arguments = (try? String(contentsOf: recorded.appending(path: "arguments"), encoding: .utf8)) ?? "build"
        let outcome = try CommandRunner.run(
            arguments.split { $0 == " " || $0 == "\n" }.map(String.init), in: folder)

        var site = try files(in: folder.appending(path: "public"))
        if !FileManager.default.fileExists(atPath: recorded.appending(path: "Themes").path) { site["tablesite.css"] = nil }
        // What is in them, the tests of script and search know.
        for path in site.keys where path == "tablesite.js" || path.hasPrefix("search-index/") { site[path] = nil }
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
            try record(site, stderr: outcome.error, in: recorded)
            Issue.record("recorded \(name); read the difference")
            return
        }
        let expected = try files(in: recorded.appending(path: "expected"))
        #expect(site.keys.sorted() == expected.keys.sorted())
        for (path, bytes) in expected {
            #expect(site[path].map { String(decoding: $0, as: UTF8.self) } == String(decoding: bytes, as: UTF8.self), "\(path)")
        }
        let stderr = try String(contentsOf: recorded.appending(path: "stderr"), encoding: .utf8)
        #expect(outcome.error == stderr)
    }

    /// All files below a folder but tablesite's own, by path; none for a folder that does not exist.
    private func files(in folder: URL) throws -> [String: Data] {
        var files: [String: Data] = [:]
        guard FileManager.default.fileExists(atPath: folder.path) else { return files }
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let url = folder.appending(path: path)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue,
                !path.hasPrefix(".tablesite")
            else { continue }
            files[path] = try Data(contentsOf: url)
        }
        return files
    }

    private func record(_ site: [String: Data], stderr: String, in recorded: URL) throws {
        let expected = recorded.appending(path: "expected")
        try? FileManager.default.removeItem(at: expected)
        for (path, bytes) in site {
            let url = expected.appending(path: path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try bytes.write(to: url)
        }
        try Data(stderr.utf8).write(to: recorded.appending(path: "stderr"))
    }
}
