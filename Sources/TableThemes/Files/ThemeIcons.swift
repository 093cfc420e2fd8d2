import TableBasics
package import TableModel

/// The drawings of a theme: one file each, `icons/<name>.svg`.
enum ThemeIcons {
    /// The name of the icon that a file of a theme's folder holds, or nil.
    static func name(ofFile file: String) -> String? {
        guard file.hasPrefix("icons/"), file.hasSuffix(".svg") else { return nil }
        let name = String(file.dropFirst("icons/".count).dropLast(".svg".count))
        return IconName.isName(name) ? name : nil
    }

    /// More than a drawing of this size needs, and a part of the sheet of every page that shows it.
    static let greatestSize = 8_192

    /// What is wrong with a drawing, and the way out; nil when it can be used.
    static func fault(of bytes: [UInt8]) -> (fault: String, help: String)? {
        guard let text = String(validating: bytes, as: UTF8.self), let start = text.firstRange(of: "<svg"), text.contains("</svg>")
        else {
            return ("is no SVG", "draw it as `<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">...</svg>`")
        }
        if bytes.count > greatestSize { return ("has more than \(greatestSize) bytes", "only its outline is shown: simplify it") }
        let tag = text[start.lowerBound...].prefix { $0 != ">" }
        guard tag.contains("http://www.w3.org/2000/svg") else {
            return ("lacks its namespace", "write `xmlns=\"http://www.w3.org/2000/svg\"` into the tag `svg`")
        }
        guard tag.contains("viewBox=") || tag.contains("width=") && tag.contains("height=") else {
            return ("has no size", "write `viewBox=\"0 0 24 24\"` into the tag `svg`")
        }
        return nil
    }

    /// An address that holds the drawing, for a string in double quotes of a style sheet: without comments and white space between
    /// tags, and with everything encoded that would have a meaning there.
    static func address(of bytes: [UInt8]) -> String {
        var small: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index...].starts(with: "<!--".utf8) {
                index += 4
                while index < bytes.count, !bytes[index...].starts(with: "-->".utf8) { index += 1 }
                index += 3
            } else if bytes[index].isHTMLSpace {
                while index < bytes.count, bytes[index].isHTMLSpace { index += 1 }
                let isBetweenTags = small.last == UInt8(ascii: ">") || index < bytes.count && bytes[index] == UInt8(ascii: "<")
                if !isBetweenTags, index < bytes.count, !small.isEmpty { small.append(0x20) }
            } else {
                small.append(bytes[index])
                index += 1
            }
        }
        // One sort of quotes is as good as the other, and need not be encoded.
        if !small.contains(UInt8(ascii: "'")) { small = small.map { $0 == UInt8(ascii: "\"") ? UInt8(ascii: "'") : $0 } }
        return "data:image/svg+xml,"
            + PercentEncoding.encoded(small) { byte in
                byte.isASCIIAlphanumeric || " '=/:;,.()!*-_+@".utf8.contains(byte)
            }
    }
}

extension ThemeFiles {
    /// The icons of a theme and its bases, nearest first. Gives `theme-icon`.
    func readIcons(of chain: [String]) -> Checked<[String: String]> {
        var icons = Checked<[String: String]>([:])
        for theme in chain {
            for path in paths(below: "\(theme)/icons/") {
                guard let name = ThemeIcons.name(ofFile: String(path.dropFirst(theme.count + 1))), icons.value[name] == nil,
                    let bytes = contents(of: path)
                else { continue }
                if let (fault, help) = ThemeIcons.fault(of: bytes) {
                    icons.diagnostics.append(
                        Diagnostic(.themeIcon, "the icon `\(name)` \(fault)", path: "Themes/\(path)", help: help))
                } else {
                    icons.value[name] = ThemeIcons.address(of: bytes)
                }
            }
        }
        return icons
    }
}

extension DiagnosticCode {
    package static let themeIcon = DiagnosticCode(
        "theme-icon", .error, "an icon of a theme cannot be used",
        explanation: """
            Icons are small SVG files in the folder `icons` of a theme. They stand in the style sheets of the sites that show them, where
            a browser takes their outline and gives it a colour. It needs to know that they are SVG, and how large they are.

                <svg width="24"><path d="M4 4h16v16H4z"/></svg>

            Write the namespace and the box that the drawing stands in:

                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></svg>

            At most 8192 bytes: only the outline counts.
            """)
}
