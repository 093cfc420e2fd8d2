import Foundation
import Testing

/// Issue 16: whatever happens to a build, the output is a whole site. `Scripts/try-publishing` tries it a thousand times.
@Suite struct PublishingTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "tablesite-publishing-\(UUID().uuidString)")
    private let sites: [[String: Data]]

    init() throws {
        for version in 0...1 {
            for page in 0..<60 where page != version {
                let file = folder.appending(path: "\(version)/Site/\(page % 3)/page-\(page).md")
                try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data("# Page \(page)\n\n- row of version \(version)\n".utf8).write(to: file)
            }
        }
        let folder = folder
        sites = try (0...1).map { version in
            let outcome = try CommandRunner.run(["build", "\(version)", "-d", "clean-\(version)", "-q"], in: folder)
            #expect(outcome.exitCode == 0)
            return Self.files(in: folder.appending(path: "clean-\(version)"))
        }
    }

    private static func files(in folder: URL) -> [String: Data] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        let files = paths.filter { !$0.hasPrefix(".tablesite") && !folder.appending(path: $0).hasDirectoryPath }
        return Dictionary(
            uniqueKeysWithValues: files.compactMap { path in
                (try? Data(contentsOf: folder.appending(path: path))).map { (path, $0) }
            })
    }

    private func start(_ version: Int) throws -> Process {
        let process = Process()
        process.executableURL = CommandRunner.program
        process.arguments = ["build", "\(version)", "-d", "public", "-q"]
        process.currentDirectoryURL = folder
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    private var site: [String: Data] { Self.files(in: folder.appending(path: "public")) }

    private func expectNoRemains() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.contains("tablesite") }
        let own = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "public/.tablesite").path)
        #expect(names.isEmpty)
        #expect(own == ["manifest"])
    }

    /// Kills half of the builds when the new site is complete in the staging folder, the others before.
    @Test func leavesAWholeSiteWhenItIsKilled() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try start(0).waitUntilExit()
        for number in 1...12 {
            let process = try start(number % 2)
            let sign = folder.appending(path: ".public.tablesite-\(process.processIdentifier)/.tablesite/manifest").path
            if number > 6 { while process.isRunning, !FileManager.default.fileExists(atPath: sign) {} }
            Thread.sleep(forTimeInterval: Double(number % 6) * (number > 6 ? 0.002 : 0.02))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            #expect(sites.contains(site), "kill \(number)")
            try start(number % 2).waitUntilExit()
            #expect(site == sites[number % 2], "after kill \(number)")
            try expectNoRemains()
        }
    }

    @Test func buildsOneAfterTheOther() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for _ in 1...3 {
            let processes = try [start(0), start(1)]
            for process in processes { process.waitUntilExit() }
            #expect(processes.map(\.terminationStatus) == [0, 0])
            #expect(sites.contains(site))
            try expectNoRemains()
        }
    }
}
