import SiteModel
import TableBasics

/// A page of a site as a file that needs no other: sheets, script and images stand in it.
///
/// A policy says by hashes which styles and scripts run (CSP Level 3 §2.3.1), so that nothing in a document can add one. Links to other
/// files stay as they are written; those that only tell of other forms of the page are left out.
package struct StandalonePage {
    /// All files of the site, by their paths.
    private let files: [String: [UInt8]]

    private var output: [UInt8] = []
    private var styles: [String] = []
    private var scripts: [String] = []
    /// Stands at the end, as scripts that are deferred run there.
    private var deferred: [UInt8] = []
    /// Where the policy goes.
    private var policyPlace = 0

    package init(files: [String: [UInt8]]) { self.files = files }

    /// The page with everything in it.
    package func bytes(of page: [UInt8]) -> [UInt8] {
        var copy = self
        copy.read(page)
        return copy.finished()
    }

    private mutating func read(_ page: [UInt8]) {
        var scanner = TagScanner(page)
        var copied = 0
        while let tag = scanner.next() {
            // A page has its bodies' end once; an author's words cannot hold it as a tag.
            let replacement = replace(tag)
            if tag.name == "/body" {
                output += page[copied..<tag.range.lowerBound]
                output += deferred
                copied = tag.range.lowerBound
                deferred = []
            }
            if let replacement {
                output += page[copied..<tag.range.lowerBound]
                output += replacement
                copied = tag.range.upperBound
            }
            if tag.name == "meta", policyPlace == 0, tag["charset"] != nil {
                output += page[copied..<tag.range.upperBound]
                copied = tag.range.upperBound
                policyPlace = output.count
            }
        }
        output += page[copied...]
    }

    /// What stands in the place of a tag, with what it holds; nil for the tag itself.
    private mutating func replace(_ tag: TagScanner.Tag) -> [UInt8]? {
        switch tag.name {
        case "link": return replaceLink(tag)
        case "script":
            guard let source = tag["src"] else {
                scripts.append(hash(tag.content))
                return nil
            }
            guard let script = file(source) else { return nil }
            let text = Self.keepingInside(script, of: "script")
            scripts.append(hash(text))
            deferred += Array("<script".utf8) + Self.settings(of: tag) + Array(">".utf8) + text + Array("</script>\n".utf8)
            return []
        case "style":
            styles.append(hash(tag.content))
            return nil
        default: return replaceSources(tag)
        }
    }

    /// What a script reads from its tag. A field for the whole site has nothing to search in one page.
    private static func settings(of tag: TagScanner.Tag) -> [UInt8] {
        tag.attributes.filter { ["data-filter", "data-words"].contains($0.name) }.flatMap { attribute in
            Array(" \(attribute.name)".utf8) + (attribute.value.isEmpty ? [] : Array("=".utf8) + tag.bytes[attribute.range])
        }
    }

    private mutating func replaceLink(_ tag: TagScanner.Tag) -> [UInt8]? {
        let kinds = (tag["rel"] ?? "").split(separator: " ").map { $0.lowercased() }
        guard let address = tag["href"] else { return nil }
        if kinds.contains("stylesheet") {
            guard let sheet = file(address) else { return nil }
            let text = Self.keepingInside(inlined(sheet, at: Self.path(address) ?? ""), of: "style")
            styles.append(hash(text))
            return Array("<style>".utf8) + text + Array("</style>".utf8)
        }
        if kinds.contains("icon") || kinds.contains("apple-touch-icon") { return replaceSources(tag, also: "href") }
        return Self.path(address) == nil ? nil : []
    }

    /// A tag whose images and the like are in it; nil where it has none.
    private func replaceSources(_ tag: TagScanner.Tag, also other: String? = nil) -> [UInt8]? {
        let names: [String] =
            switch tag.name {
            case "img", "audio", "track", "embed", "input", "source": ["src", "srcset"]
            case "video": ["src", "poster"]
            case "image", "use": ["href", "xlink:href"]
            default: other.map { [$0] } ?? []
            }
        var result: [UInt8] = []
        var copied = tag.range.lowerBound
        for attribute in tag.attributes where names.contains(attribute.name) {
            guard let value = attribute.name == "srcset" ? candidates(attribute.value) : data(attribute.value) else { continue }
            result += tag.bytes[copied..<attribute.range.lowerBound]
            result += Array("\"\(value)\"".utf8)
            copied = attribute.range.upperBound
        }
        guard copied > tag.range.lowerBound else { return nil }
        return result + tag.bytes[copied..<tag.range.upperBound]
    }

    /// The images of `srcset` that are files of the site, as data.
    private func candidates(_ value: String) -> String? {
        var isChanged = false
        let candidates = value.split(separator: ",").map { candidate in
            var words = candidate.split(separator: " ").map(String.init)
            if let address = words.first, let data = data(address) {
                words[0] = data
                isChanged = true
            }
            return words.joined(separator: " ")
        }
        return isChanged ? candidates.joined(separator: ", ") : nil
    }

    /// A file of the site as an address that holds it.
    private func data(_ address: String, from folder: String = "") -> String? {
        guard let path = Self.path(address), let bytes = file(path, in: folder) else { return nil }
        let type = MediaType(ofFile: path).text.prefix { $0 != ";" }
        let fragment = address.firstIndex(of: "#").map { String(address[$0...]) } ?? ""
        return "data:\(type);base64,\(Base64.encoded(bytes))\(fragment)"
    }

    private func file(_ address: String) -> [UInt8]? { Self.path(address).flatMap { file($0, in: "") } }

    private func file(_ path: String, in folder: String) -> [UInt8]? {
        SourcePath.resolve(path, from: folder).flatMap { files[$0] }
    }

    /// The path of a relative address; nil for addresses of another kind.
    private static func path(_ address: String) -> String? {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        guard !path.isEmpty, !path.hasPrefix("/"), !path.prefix(while: { $0 != "/" }).contains(":") else { return nil }
        return PercentEncoding.decoded(path)
    }

    /// A sheet whose fonts and images are in it.
    private func inlined(_ sheet: [UInt8], at path: String) -> [UInt8] {
        let start = Array("url(".utf8)
        var result: [UInt8] = []
        var index = 0
        while index < sheet.count {
            guard sheet[index] == start[0], sheet[index...].starts(with: start),
                let end = sheet[index...].firstIndex(of: UInt8(ascii: ")"))
            else {
                result.append(sheet[index])
                index += 1
                continue
            }
            var address = sheet[(index + start.count)..<end]
            if let quote = address.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
                address = address.dropFirst().dropLast()
            }
            if let data = data(String(decoding: address, as: UTF8.self), from: SourcePath.folder(of: path)) {
                result += Array("url(\"\(data)\")".utf8)
            } else {
                result += sheet[index...end]
            }
            index = end + 1
        }
        return result
    }

    /// Text that cannot end the element it stands in: `</` before its name gets a backslash, which strings of both languages pass over.
    private static func keepingInside(_ text: [UInt8], of element: String) -> [UInt8] {
        let end = Array(element.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        for (index, byte) in text.enumerated() {
            let isEnd =
                byte == UInt8(ascii: "/") && result.last == UInt8(ascii: "<")
                && text[(index + 1)...].prefix(end.count).elementsEqual(end) { ($0 | 0x20) == $1 }
            if isEnd { result.append(UInt8(ascii: "\\")) }
            result.append(byte)
        }
        return result
    }

    private func hash(_ text: some Collection<UInt8>) -> String {
        return "'sha256-\(Base64.encoded(ContentDigest(of: Array(text)).bytes))'"
    }

    private func finished() -> [UInt8] {
        func sources(_ hashes: [String]) -> String { hashes.isEmpty ? "'none'" : hashes.joined(separator: " ") }
        let policy = [
            "default-src 'none'", "style-src \(sources(styles))", "script-src \(sources(scripts))", "img-src * data:",
            "media-src * data:", "font-src data:", "base-uri 'none'", "form-action 'none'",
        ].joined(separator: "; ")
        let element = "\n<meta http-equiv=Content-Security-Policy content=\"\(policy)\">"
        return output[..<policyPlace] + Array(element.utf8) + output[policyPlace...]
    }
}
