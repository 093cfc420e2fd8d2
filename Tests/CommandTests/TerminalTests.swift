import Foundation
import Testing

/// Issue 16: what a command says is not what it is for.
@Suite struct TerminalTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "tablesite-terminal-\(UUID().uuidString)")

    /// Seven pages with a hundred broken links each, of a name.
    private func write(_ name: String) throws {
        try FileManager.default.createDirectory(at: folder.appending(path: "Site"), withIntermediateDirectories: true)
        for page in 0..<7 {
            let rows = (0..<100).map { "- [a](\(name)-\(page)-\($0).md)\n" }.joined()
            try Data("# \(name)\n\n\(rows)".utf8).write(to: folder.appending(path: "Site/page-\(page).md"))
        }
    }

    private func start(_ arguments: [String], output: Any, error: Any) throws -> Process {
        let process = Process()
        process.executableURL = CommandRunner.program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = error
        try process.run()
        return process
    }

    #if os(Linux)
        @Test(
            arguments: [
                ([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "0"], false), (["TERM": "dumb"], false),
            ] as [([String: String], Bool)])
        func hasColorWhereTheTerminalAndThePersonWantIt(variables: [String: String], hasColor: Bool) throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            try write("first")
            let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
            defer { close(terminal) }
            var (lock, number): (CInt, CInt) = (0, 0)
            // TIOCSPTLCK and TIOCGPTN of pty(7).
            try #require(ioctl(terminal, 0x4004_5431, &lock) == 0 && ioctl(terminal, 0x8004_5430, &number) == 0)
            let other = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
            defer { close(other) }
            let process = Process()
            process.executableURL = CommandRunner.program
            process.arguments = ["check", "nowhere"]
            process.environment = ["TERM": "xterm"].merging(variables) { $1 }
            process.standardError = FileHandle(fileDescriptor: other)
            try process.run()
            process.waitUntilExit()
            var bytes = [UInt8](repeating: 0, count: 4_096)
            let count = read(terminal, &bytes, bytes.count)
            let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
            #expect(text.hasPrefix(hasColor ? "\u{1B}[1;31merror\u{1B}[0m: there is no" : "error: there is no"))
        }
    #endif

    @Test(arguments: ["build", "check"])
    func endsQuietlyWhenNobodyReads(command: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("first")
        let (output, error) = (Pipe(), Pipe())
        try output.fileHandleForReading.close()
        try error.fileHandleForReading.close()
        let process = try start([command], output: output, error: error)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
        #expect(FileManager.default.fileExists(atPath: folder.appending(path: "public/page-6.html").path) == (command == "build"))
    }

    /// The messages of three states of the site are more than a pipe holds.
    @Test func servesOnWhenNobodyReads() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("first")
        let log = folder.appending(path: "log")
        try Data().write(to: log)
        let error = Pipe()
        let process = try start(["serve", "-p", "0"], output: try FileHandle(forWritingTo: log), error: error)
        defer {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        func wait(_ isTrue: () throws -> Bool) rethrows -> Bool {
            let deadline = ContinuousClock.now + .seconds(40)
            while ContinuousClock.now < deadline {
                if try isTrue() { return true }
                Thread.sleep(forTimeInterval: 0.02)
            }
            return false
        }
        var port = 0
        #expect(
            try wait {
                let text = try String(contentsOf: log, encoding: .utf8)
                port = text.firstMatch(of: /http:[^ ]*:([0-9]+)/).flatMap { Int($0.1) } ?? 0
                return port > 0
            })
        for name in ["second", "third", "fourth", "fifth"] {
            try write(name)
            let isServed = try wait {
                let client = try LoopbackClient(UInt16(port))
                client.send("GET /page-6.html HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                return client.text { _ in false }.contains(">\(name)</h1>")
            }
            #expect(isServed, "\(name)")
        }
        try error.fileHandleForReading.close()
    }
}
