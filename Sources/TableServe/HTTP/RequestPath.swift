import TableBasics

/// The target of a request, taken apart: which file is meant.
struct RequestPath: Equatable {
    /// As it came, without the query.
    let encoded: ArraySlice<UInt8>
    /// Decoded, without the slash at its beginning: `a.html`, `guide/` for a folder, empty for the root.
    let path: String
    /// Behind the `?`.
    let query: ArraySlice<UInt8>?

    /// Nil for what is no address of a file: a wrong percent sign, bytes that are not UTF-8, control characters, `.` and `..`,
    /// an encoded slash. Encodings are undone once.
    init?(target: [UInt8]) {
        let mark = target.firstIndex(of: UInt8(ascii: "?"))
        encoded = target[..<(mark ?? target.endIndex)]
        query = mark.map { target[($0 + 1)...] }
        guard encoded.first == UInt8(ascii: "/"), !target.contains(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "\\") })
        else { return nil }
        var names: [String] = []
        for part in encoded.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard let name = Self.name(part) else { return nil }
            names.append(name)
        }
        path = names.joined(separator: "/")
    }

    /// The number behind `name=` in the query.
    func number(_ name: String) -> Int? {
        for part in query?.split(separator: UInt8(ascii: "&")) ?? [] where part.starts(with: (name + "=").utf8) {
            return Int(String(decoding: part.dropFirst(name.utf8.count + 1), as: UTF8.self))
        }
        return nil
    }

    /// The address is that of a folder, not of a file.
    var isFolder: Bool { path.isEmpty || path.utf8.last == UInt8(ascii: "/") }

    /// The name of a file or folder between two slashes.
    private static func name(_ part: ArraySlice<UInt8>) -> String? {
        guard let bytes = PercentEncoding.validated(part), let name = String(validating: bytes, as: UTF8.self) else { return nil }
        let isWrong = name == "." || name == ".." || bytes.contains { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "/") }
        return isWrong ? nil : name
    }
}
