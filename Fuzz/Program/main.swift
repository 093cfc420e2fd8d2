// Looks for input that breaks a law. `Scripts/fuzz` builds this with libFuzzer in it and runs it:
//
//     fuzz TARGET [options of libFuzzer] [folders]
//
// Without libFuzzer it tries the files that it is given, and says which laws they break.

import Dispatch
import Foundation
import FuzzTargets

/// Waits for a check; the thread that asks is none of those that build sites.
private func violations(_ target: FuzzTarget, _ bytes: [UInt8]) -> [String] {
    if case .value(let check) = target.check { return check(bytes) }
    let result = Result()
    Task.detached {
        result.violations = await target.violations(of: bytes)
        result.isDone.signal()
    }
    result.isDone.wait()
    return result.violations
}

/// Written by one thread, read by the other when that is done.
private final class Result: @unchecked Sendable {
    let isDone = DispatchSemaphore(value: 0)
    var violations: [String] = []
}

guard CommandLine.arguments.count > 1, let target = FuzzTarget.named(CommandLine.arguments[1]) else {
    print("usage: fuzz TARGET [FILE...]; targets: \(FuzzTarget.all.map(\.name).joined(separator: " "))")
    exit(64)
}

#if FUZZER
    import CLibFuzzer

    /// The target that libFuzzer's function tries, which cannot capture it.
    private let fuzzed = target

    private func run() -> Int32 {
        let names = [CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)
        var arguments: [UnsafeMutablePointer<CChar>?] = names.map { strdup($0) } + [nil]
        return arguments.withUnsafeMutableBufferPointer { buffer in
            var count = Int32(names.count)
            var pointer = buffer.baseAddress
            return LLVMFuzzerRunDriver(&count, &pointer) { data, size in
                let found = violations(fuzzed, Array(UnsafeBufferPointer(start: data, count: size)))
                if !found.isEmpty { fatalError("law broken: \(found.joined(separator: "; "))") }
                return 0
            }
        }
    }
    exit(run())
#else
    var isBroken = false
    for path in CommandLine.arguments.dropFirst(2) {
        guard let data = FileManager.default.contents(atPath: path) else { continue }
        for violation in violations(target, Array(data)) {
            print("\(path): \(violation)")
            isBroken = true
        }
    }
    exit(isBroken ? 1 : 0)
#endif
