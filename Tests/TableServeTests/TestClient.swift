@testable import TableServe

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A client that sends just the bytes it is given. All waiting is bounded.
final class TestClient: Sendable {
    private let socket: Socket

    /// Connects to a port of this machine, or throws the system's error.
    init(_ port: UInt16) throws {
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        let descriptor = openSocket(AF_INET, kind)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let code = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard code == 0 else {
            let number = errno
            close(descriptor)
            throw NoConnection(code: number)
        }
        socket = Socket(descriptor)
        #if canImport(Darwin)
            var isOn: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }

    deinit { close(socket.descriptor) }

    struct NoConnection: Error { let code: Int32 }

    @discardableResult
    func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// False when the server has closed, which is no signal here either.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { sendBytes(socket.descriptor, $0, flags) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                let isWaiting = errno == EAGAIN || errno == EWOULDBLOCK
                guard isWaiting, Socket.wait([socket.descriptor], for: POLLOUT, until: .now + .seconds(60)) != nil else {
                    return false
                }
            }
        }
        return true
    }

    /// Sends a request for a file and leaves the connection open.
    func get(_ target: String, _ fields: String = "") { send("GET \(target) HTTP/1.1\r\nHost: localhost\r\n\(fields)\r\n") }

    /// What came until the text satisfies a condition; nil when it does not within the time.
    func text(within time: Duration = .seconds(60), until isEnough: (String) -> Bool) -> String? {
        let deadline = ContinuousClock.now + time
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        var bytes: [UInt8] = []
        while true {
            let text = String(decoding: bytes, as: UTF8.self)
            if isEnough(text) { return text }
            guard case .bytes(let count) = socket.receive(into: &buffer, until: deadline) else { return nil }
            bytes += buffer[..<count]
        }
    }

    /// Waits until something has come, and leaves it unread.
    func isAnswered(within time: Duration = .seconds(60)) -> Bool {
        Socket.wait([socket.descriptor], for: POLLIN, until: .now + time) != nil
    }

    /// All that comes until the server closes; nil when it does not within the time.
    func rest(within time: Duration = .seconds(60)) -> String? {
        let deadline = ContinuousClock.now + time
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        var bytes: [UInt8] = []
        while true {
            switch socket.receive(into: &buffer, until: deadline) {
            case .bytes(let count): bytes += buffer[..<count]
            case .closed: return String(decoding: bytes, as: UTF8.self)
            case .late: return nil
            }
        }
    }
}

private func openSocket(_ family: Int32, _ kind: Int32) -> Int32 { socket(family, kind, 0) }

private func sendBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, _ flags: Int32) -> Int {
    send(descriptor, bytes.baseAddress, bytes.count, flags)
}
