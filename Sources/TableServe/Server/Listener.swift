#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A socket that takes connections.
struct Listener: Sendable {
    let descriptor: Int32
    let address: ServerAddress

    /// Listens on a host and port; port 0 is any free one. When the port is busy and not fixed, the next twenty are tried.
    init(host: String, port: UInt16, isPortFixed: Bool) throws(ServerError) {
        let host = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
        let last = isPortFixed || port == 0 ? port : UInt16(clamping: Int(port) + 20)
        for candidate in port...last {
            do throws(ServerError) {
                self = try Self(host, candidate)
                return
            } catch {
                guard case .busyPort = error else { throw error }
            }
        }
        throw last > port ? .busyPorts(host: host, ports: port...last) : .busyPort(host: host, port: port)
    }

    /// Listens on the first address of a host that this machine has.
    private init(_ host: String, _ port: UInt16) throws(ServerError) {
        var hints = addrinfo()
        // Addresses first, so that no library for names is loaded, which a static executable may not have.
        hints.ai_flags = AI_PASSIVE | AI_NUMERICHOST | AI_NUMERICSERV
        #if canImport(Glibc)
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
            hints.ai_socktype = SOCK_STREAM
        #endif
        var list: UnsafeMutablePointer<addrinfo>?
        var code = getaddrinfo(host == "localhost" ? "127.0.0.1" : host, String(port), &hints, &list)
        if code == EAI_NONAME {
            hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
            code = getaddrinfo(host, String(port), &hints, &list)
        }
        guard code == 0 else { throw .unknownHost(host, reason: String(cString: gai_strerror(code))) }
        defer { freeaddrinfo(list) }
        var failure = ServerError.unknownHost(host, reason: "it has no address")
        var next = list
        while let entry = next?.pointee {
            do throws(ServerError) {
                descriptor = try Self.listen(entry, host, port)
                address = Self.address(of: descriptor, host, entry.ai_addrlen)
                return
            } catch {
                if case .busyPort = error { throw error }
                failure = error
            }
            next = entry.ai_next
        }
        throw failure
    }

    private static func listen(_ entry: addrinfo, _ host: String, _ port: UInt16) throws(ServerError) -> Int32 {
        let descriptor = socket(entry.ai_family, entry.ai_socktype, entry.ai_protocol)
        guard descriptor >= 0 else { throw .refused(operation: "listen on", place: host, code: errno) }
        Socket.prepareDescriptor(descriptor)
        // A server started again at once may use the port of the one before.
        var isOn: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
        if bind(descriptor, entry.ai_addr, entry.ai_addrlen) == 0, systemListen(descriptor, 128) == 0 { return descriptor }
        let code = errno
        close(descriptor)
        if code == EADDRINUSE { throw .busyPort(host: host, port: port) }
        throw .refused(operation: "listen on", place: "port \(port) of \(host)", code: code)
    }

    /// The address that the system chose.
    private static func address(of descriptor: Int32, _ host: String, _ length: socklen_t) -> ServerAddress {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        var number = [CChar](repeating: 0, count: 64)
        var port = [CChar](repeating: 0, count: 16)
        withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
                getsockname(descriptor, place, &length)
                _ = getnameinfo(
                    place, length, &number, socklen_t(number.count), &port, socklen_t(port.count),
                    NI_NUMERICHOST | NI_NUMERICSERV)
            }
        }
        return ServerAddress(host: host, number: text(number), port: UInt16(text(port)) ?? 0)
    }

    private static func text(_ characters: [CChar]) -> String {
        String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

/// The system's `listen`, which a method of this name hides.
private func systemListen(_ descriptor: Int32, _ backlog: Int32) -> Int32 { listen(descriptor, backlog) }
