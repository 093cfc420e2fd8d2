#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Why the preview cannot be served.
package enum ServerError: Error, Equatable, CustomStringConvertible {
    /// Another program listens there.
    case busyPort(host: String, port: UInt16)
    /// So do others on all ports that were tried.
    case busyPorts(host: String, ports: ClosedRange<UInt16>)
    /// The host is no address and has none; the reason is the system's.
    case unknownHost(String, reason: String)
    /// The system refused, with an `errno`.
    case refused(operation: String, place: String, code: Int32)

    package var description: String {
        switch self {
        case .busyPort(let host, let port): "cannot listen on port \(port) of \(host): another program uses it"
        case .busyPorts(let host, let ports):
            "cannot listen on \(host): other programs use the ports \(ports.lowerBound) to \(ports.upperBound)"
        case .unknownHost(let host, let reason): "cannot listen on '\(host)': \(reason)"
        case .refused(let operation, let place, let code): "cannot \(operation) \(place): \(String(cString: strerror(code)))"
        }
    }
}
