import TableBasics
import TableModel

/// A URL of the author's, read as a browser reads it: URL Standard §4.4.
struct HTMLAddress {
    /// Without the white space and control characters that a browser takes out.
    let bytes: [UInt8]
    /// In lower case; nil for a relative address.
    let scheme: String?

    init(_ value: [UInt8]) {
        bytes = HTMLByte.trim(value[...]).filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
        let name = bytes.prefix { $0.isASCIIAlphanumeric || "+-.".utf8.contains($0) }
        let hasColon = name.endIndex < bytes.endIndex && bytes[name.endIndex] == UInt8(ascii: ":")
        scheme = hasColon && !name.isEmpty ? HTMLByte.lowercasedText(name) : nil
    }

    /// Whether an attribute of a sanitized page may have it.
    func isFit(for kind: AddressKind) -> Bool { kind == .link ? isLink : isSource }

    /// Fit for a link.
    var isLink: Bool {
        guard let scheme else { return true }
        return scheme == "http" || scheme == "https" || scheme == "mailto" || scheme == "tel"
    }

    /// Fit for an image, a film or a sound.
    var isSource: Bool {
        guard let scheme else { return !bytes.isEmpty }
        return scheme == "http" || scheme == "https" || (scheme == "data" && isPicture)
    }

    /// The data are those of a picture that cannot hold script.
    private var isPicture: Bool {
        let type = HTMLByte.lowercasedText(bytes.dropFirst("data:".utf8.count).prefix { $0 != 0x3B && $0 != 0x2C })
        return ["image/png", "image/gif", "image/jpeg", "image/jpg", "image/webp"].contains(type)
    }
}
