import Foundation

/// Runs the built program as a person would.
struct CommandRunner {
    struct Outcome {
        let exitCode: Int32
        let output: String
        let error: String
    }

    /// Runs `tablesite` with arguments in a folder, without a terminal.
    ///
    /// `environment` is put over that of the tests.
    static func run(
        _ arguments: [String], in folder: URL, environment: [String: String] = [:], input: String? = nil
    ) throws -> Outcome {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        // Not the clock: what is published depends on the day.
        process.environment = ProcessInfo.processInfo.environment.merging(["SOURCE_DATE_EPOCH": "1796083200"]) { $1 }
            .merging(environment) { $1 }
        return try finish(process, input: input)
    }

    /// Runs a script of the shell in a folder, in which `$0` is the program. It reads nothing.
    static func run(script: String, in folder: URL) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", script, program.path]
        process.currentDirectoryURL = folder
        return try finish(process, input: "")
    }

    /// Runs a process to its end; without an input it has that of the tests.
    private static func finish(_ process: Process, input: String?) throws -> Outcome {
        // Files, not pipes: a full pipe would wait for a reader. In a folder of their own: others may run in the same one.
        let streams = FileManager.default.temporaryDirectory.appending(path: "streams-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: streams) }
        let (output, error) = (streams.appending(path: "output"), streams.appending(path: "error"))
        for file in [output, error] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: error)
        if let input {
            let inputFile = streams.appending(path: "input")
            try Data(input.utf8).write(to: inputFile)
            process.standardInput = try FileHandle(forReadingFrom: inputFile)
        }
        try process.run()
        process.waitUntilExit()
        return Outcome(
            exitCode: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
            error: try String(contentsOf: error, encoding: .utf8))
    }

    /// Stands beside the bundle of tests that runs, unless `TABLESITE` names another one, such as that of a release.
    static var program: URL {
        if let path = ProcessInfo.processInfo.environment["TABLESITE"] { return URL(filePath: path) }
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
            return (bundle?.bundleURL ?? Bundle.main.bundleURL).deletingLastPathComponent().appending(path: "tablesite")
        #else
            return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "tablesite")
        #endif
    }
}
