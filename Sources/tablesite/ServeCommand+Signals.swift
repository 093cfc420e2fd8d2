#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension ServeCommand {
    /// Lets Ctrl-C, a hang-up and a request to end be the usual end of the program, with exit code 0: the command has nothing to
    /// finish and ends no other way.
    ///
    /// What was ignored, as a hang-up under `nohup`, stays so.
    static func endAtSignals() {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            let handler = signal(number) { _ in _exit(0) }
            if unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, handler) }
        }
    }
}
