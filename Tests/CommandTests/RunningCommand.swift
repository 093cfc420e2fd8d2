import Foundation

/// A command that goes on until a signal ends it, in a temporary folder.
final class RunningCommand {
    let folder: URL
    private let process = Process()

    /// Runs `tablesite serve` while `body` does; it is ended in any case.
    ///
    /// - Parameter opener: a script that stands for `xdg-open` and runs in the folder.
    static func serve(
        _ files: [String: String], _ arguments: [String] = ["serve", "-p", "0"], opener: String? = nil,
        environment: [String: String] = [:], body: (RunningCommand) throws -> Void
    ) throws {
        let command = try RunningCommand(files, opener)
        defer { command.remove() }
        try command.start(arguments, environment)
        try body(command)
    }

    private init(_ files: [String: String], _ opener: String?) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "tablesite-serve-\(UUID().uuidString)")
        for (path, text) in files { try write(path, text) }
        guard let opener else { return }
        try write(".bin/xdg-open", "#!/bin/sh\n" + opener)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file(".bin/xdg-open").path)
    }

    private func start(_ arguments: [String], _ environment: [String: String]) throws {
        let inherited = ProcessInfo.processInfo.environment
        process.executableURL = CommandRunner.program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment =
            inherited
            .merging(["PATH": "\(file(".bin").path):\(inherited["PATH"] ?? "")", "TABLESITE_EDITOR": ""]) { $1 }
            .merging(environment) { $1 }
        for name in [".stdout", ".stderr"] { try write(name, "") }
        process.standardOutput = try FileHandle(forWritingTo: file(".stdout"))
        process.standardError = try FileHandle(forWritingTo: file(".stderr"))
        process.standardInput = FileHandle.nullDevice
        try process.run()
    }

    private func remove() {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    var output: String { (try? String(contentsOf: file(".stdout"), encoding: .utf8)) ?? "" }
    var error: String { (try? String(contentsOf: file(".stderr"), encoding: .utf8)) ?? "" }

    /// Once it has ended; nil when a signal did it.
    var exitCode: Int32? { process.terminationReason == .exit ? process.terminationStatus : nil }

    /// Files and folders of the project, sorted.
    var names: [String] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    /// Where it said that it serves.
    func url(_ path: String) -> URL {
        let printed = (output + error).firstMatch(of: /http:[^ ]*:[0-9]+\//).map { String($0.0) } ?? "http://nothing.invalid/"
        return URL(string: printed + path) ?? folder
    }

    /// The whole answer.
    func get(_ path: String) throws -> String { try connect(path, "Connection: close\r\n").text { _ in false } }

    /// Asks for a file and leaves the connection open.
    func connect(_ path: String, _ fields: String = "") throws -> LoopbackClient {
        let url = url(path)
        let client = try LoopbackClient(UInt16(url.port ?? 0))
        client.send("GET \(url.path) HTTP/1.1\r\nHost: localhost\r\n\(fields)\r\n")
        return client
    }

    func write(_ path: String, _ text: String) throws {
        try FileManager.default.createDirectory(at: file(path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file(path))
    }

    /// Sends a signal and says how long the command went on.
    func end(_ signal: Int32) -> Duration {
        let start = ContinuousClock.now
        kill(process.processIdentifier, signal)
        _ = waitForEnd()
        return .now - start
    }

    func waitForEnd() -> Bool { eventually { !process.isRunning } }

    func waitForPart(_ name: String, _ text: String) -> Bool {
        eventually { (try? String(contentsOf: file(name), encoding: .utf8))?.contains(text) == true }
    }

    func waitForOutput(_ text: String) -> Bool { eventually { output.contains(text) } }
    func waitForError(_ text: String) -> Bool { eventually { error.contains(text) } }
    func waitForFile(_ name: String, _ text: String) -> Bool {
        eventually { (try? String(contentsOf: file(name), encoding: .utf8)) == text }
    }

    private func file(_ path: String) -> URL { folder.appending(path: path) }

    /// Whether something becomes true within 20 seconds.
    private func eventually(_ isTrue: () -> Bool) -> Bool {
        let deadline = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < deadline {
            if isTrue() { return true }
            Thread.sleep(forTimeInterval: 0.002)
        }
        return false
    }
}
