import TableBuild

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Opens a file or address with the program that the desktop has for it, and does not wait for it.
func openInBrowser(_ target: String) throws {
    #if os(macOS)
        let program = "open"
    #else
        let program = "xdg-open"
    #endif
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(target), nil]
    var environment: [UnsafeMutablePointer<CChar>?] = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for string in arguments + environment { free(string) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, program, nil, nil, &arguments, &environment)
    guard code == 0 else { throw FileError("open \(target) with", program, code: code) }
}
