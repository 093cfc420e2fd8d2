import Subprocess
import SystemPackage

/// The program that the desktop has for files and addresses.
enum Browser {
    #if os(macOS)
        private static let program = "open"
    #else
        private static let program = "xdg-open"
    #endif

    /// Opens a file or address, and waits until the program runs, not for its end. Throws a ``BrowserError``.
    static func open(_ target: String) async throws {
        try await withCheckedThrowingContinuation { (started: CheckedContinuation<Void, any Error>) in
            Task.detached {
                var isRunning = false
                do {
                    _ = try await run(
                        .name(program), arguments: [target], platformOptions: .ownGroup, input: .none,
                        output: .currentStandardError, error: .currentStandardError
                    ) { _ in
                        isRunning = true
                        started.resume()
                    }
                } catch  where !isRunning {
                    started.resume(
                        throwing: BrowserError(target: target, program: program, reason: SubprocessError.reason(of: error)))
                } catch {}
            }
        }
    }
}

/// The desktop's program for opening files does not start.
struct BrowserError: Error, CustomStringConvertible {
    let target: String
    let program: String
    let reason: String

    var description: String { "cannot open \(target) with `\(program)`: \(reason)" }
}

extension PlatformOptions {
    /// A group of its own, so that Ctrl-C on the terminal reaches this program only.
    static var ownGroup: PlatformOptions {
        var options = PlatformOptions()
        options.processGroupID = 0
        return options
    }
}

extension SubprocessError {
    /// Why a program does not start, in the system's words.
    static func reason(of error: any Error) -> String {
        guard let error = error as? SubprocessError else { return "\(error)" }
        return error.code == .executableNotFound
            ? Errno.noSuchFileOrDirectory.description : error.underlyingError.map { "\($0)" } ?? "\(error)"
    }
}
