import TableBasics
import YAMLReader

/// A post of `blog`, as Docusaurus dates it and publishes it: `parseBlogFileName` of its plug-in content-blog.
struct DocusaurusPost {
    /// That of its name, or of its folders, `2024-02-03`; nil for none.
    let day: String?
    /// Relative to `blog`: `2024/02/03/first`.
    let address: String

    /// - Parameter path: in `blog`: `2024-02-03-first.md`, `2024/02-03-first/index.mdx`.
    init(path: String, _ frontMatter: YAMLNode?) {
        let stem = SourcePath.join(SourcePath.folder(of: path), SourcePath.stem(of: path))
        let name = stem.hasSuffix("/index") ? String(stem.dropLast("/index".count)) : stem
        let date = PathDate(in: name)
        day = date?.day
        let slug = frontMatter?.value("slug")?.words.flatMap { $0.isEmpty ? nil : $0 }
        address = SourcePath.resolve(slug ?? date?.address ?? name, from: "") ?? ""
    }
}

/// The last day that stands in a path, with a hyphen or a slash between its parts: `team/2024/02-03-first`.
private struct PathDate {
    /// As written, but for the slashes between them.
    private let parts: [String]
    private let before: String
    private let behind: String

    init?(in path: String) {
        let bytes = Array(path.utf8)
        for start in bytes.indices.reversed() {
            guard let (parts, end) = Self.date(in: bytes[start...]) else { continue }
            let rest = bytes[end...]
            self.parts = parts
            before = String(decoding: bytes[..<start], as: UTF8.self)
            behind = String(decoding: rest.first.map(Self.isSeparator) == true ? rest.dropFirst() : rest, as: UTF8.self)
            return
        }
        return nil
    }

    /// nil for one that is not in the calendar.
    var day: String? {
        let day = parts.map { $0.utf8.count < 2 ? "0" + $0 : $0 }.joined(separator: "-")
        return CalendarDate.isDate(day) ? day : nil
    }

    /// What stood around the day follows it.
    var address: String { "\(parts.joined(separator: "/"))/\(before)\(behind)" }

    /// Four digits, one or two, and one or two again.
    private static func date(in bytes: ArraySlice<UInt8>) -> (parts: [String], end: Int)? {
        var parts: [String] = []
        var rest = bytes
        for longest in [4, 2, 2] {
            if !parts.isEmpty {
                guard rest.first.map(isSeparator) == true else { return nil }
                rest = rest.dropFirst()
            }
            let digits = rest.prefix(longest).prefix(while: \.isASCIIDigit)
            guard longest == 4 ? digits.count == 4 : !digits.isEmpty else { return nil }
            parts.append(String(decoding: digits, as: UTF8.self))
            rest = rest[digits.endIndex...]
        }
        return (parts, rest.startIndex)
    }

    private static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/") }
}
