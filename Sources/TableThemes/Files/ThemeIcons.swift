import TableBasics
import TableCSS
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

    /// What is wrong with a drawing, where, and the way out; nil when it can be used.
    static func fault(of bytes: [UInt8]) -> SVGTags.Fault? {
        guard let text = String(validating: bytes, as: UTF8.self), let start = text.firstRange(of: "<svg") else {
            let help = "draw it as `<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">...</svg>`"
            return SVGTags.Fault(fact: "is no SVG", help: help, range: 0..<0)
        }
        if bytes.count > greatestSize {
            let fact = "has more than \(greatestSize) bytes"
            return SVGTags.Fault(fact: fact, help: "only its outline is shown: simplify it", range: 0..<0)
        }
        var tags = SVGTags(bytes)
        if let fault = tags.fault() { return fault }
        let tag = text[start.lowerBound...].prefix { $0 != ">" }
        let offset = text.utf8.distance(from: text.startIndex, to: start.lowerBound)
        let range = offset..<offset + "<svg".utf8.count
        guard tag.contains("http://www.w3.org/2000/svg") else {
            let help = "write `xmlns=\"http://www.w3.org/2000/svg\"` into the tag `svg`"
            return SVGTags.Fault(fact: "lacks its namespace", help: help, range: range)
        }
        guard tag.contains("viewBox=") || tag.contains("width=") && tag.contains("height=") else {
            return SVGTags.Fault(fact: "has no size", help: "write `viewBox=\"0 0 24 24\"` into the tag `svg`", range: range)
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
                if let fault = ThemeIcons.fault(of: bytes) {
                    let range = fault.range.isEmpty ? nil : StylesheetPlaces(bytes).range(fault.range)
                    icons.diagnostics.append(
                        Diagnostic(
                            .themeIcon, "the icon `\(name)` \(fault.fact)", path: "Themes/\(path)", at: range, help: fault.help))
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
            a browser takes their outline and gives it a colour. It needs to know that they are SVG, and how large they are; where an
            element is not closed it shows nothing.

                <svg width="24"><path d="M4 4h16v16H4z"/></svg>

            Write the namespace and the box that the drawing stands in:

                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></svg>

            At most 8192 bytes: only the outline counts.
            """)
}
