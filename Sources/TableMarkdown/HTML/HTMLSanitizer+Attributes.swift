import TableBasics
import TableModel

extension HTMLSanitizer {
    mutating func writeAttributes(of tag: HTMLStartTag, _ element: HTMLElement, into output: inout HTMLOutput) {
        if isTrusted {
            for attribute in tag.attributes {
                if element.name == "img", attribute.name == "src" { writeHints(of: tag, into: &output) }
                writeTrusted(attribute, into: &output)
            }
            return
        }
        var classes = element.className
        if classes.isEmpty, let names = tag["class"], let alert = HTMLAlert(classes: names.value, of: element) {
            classes = alert.className
        }
        if element.name == "input" { output.markup(" type=\"checkbox\" disabled\(tag["checked"] == nil ? "" : " checked")") }
        for attribute in tag.attributes {
            guard let rule = HTMLAttributeRule.rule(for: attribute.name, of: element.name) else { continue }
            if case .alignment = rule {
                if classes.isEmpty { classes = Self.alignmentClass(attribute.value) }
            } else if case .identifier = rule {
                if tag["id"] == nil || attribute.name == "id" { write(attribute, identifierInto: &output) }
            } else if element.name == "img", attribute.name == "src" {
                writeHints(of: tag, into: &output)
                if let width = Self.widthOfStyle(tag) { output.markup(" width=\"\(width)\"") }
                write(attribute, by: rule, of: element.name, into: &output)
            } else if element.name != "li" || stack.last?.name == "ol" || attribute.name != "value" {
                write(attribute, by: rule, of: element.name, into: &output)
            }
        }
        reportHandlers(of: tag)
        if element.name == "img", tag["alt"] == nil { output.markup(" alt=\"\"") }
        if element.name == "img", let share = Self.share(ofWidthOf: tag) {
            let styleClass = StyleClass(share: share)
            output.append(.styleClass(styleClass)) { _ in }
            classes += classes.isEmpty ? styleClass.name : " " + styleClass.name
        }
        if element.name == "video" || element.name == "audio" { output.markup(" controls") }
        if !classes.isEmpty { output.markup(" class=\"\(classes)\"") }
    }

    mutating func reportHandlers(of tag: HTMLStartTag) {
        for attribute in tag.attributes where attribute.name.hasPrefix("on") && attribute.name.utf8.count > 3 {
            report(
                .attribute(HTMLFinding.shortened(attribute.name.utf8), element: HTMLFinding.shortened(tag.name.utf8)),
                at: attribute.range)
        }
    }

    private mutating func write(
        _ attribute: HTMLAttribute, by rule: HTMLAttributeRule, of element: String, into output: inout HTMLOutput
    ) {
        switch rule {
        case .text: write(attribute.name, raw: attribute.rawValue, into: &output)
        case .flag: output.markup(" \(attribute.name)")
        case .link: writeAddress(attribute, .link, of: element, into: &output)
        case .source: writeAddress(attribute, .image, of: element, into: &output)
        case .sourceSet: writeSourceSet(attribute, of: element, into: &output)
        case .length: if let number = Self.length(attribute.value) { write(attribute.name, "\(number)", into: &output) }
        case .integer(let range):
            if let number = Self.integer(attribute.value), range.contains(number) {
                write(attribute.name, "\(number)", into: &output)
            }
        case .keyword(let words, let countsCase):
            let value = HTMLByte.trim(attribute.value[...])
            let word = countsCase ? String(decoding: value, as: UTF8.self) : HTMLByte.lowercasedText(value)
            if words.contains(word) { write(attribute.name, word, into: &output) }
        case .language:
            let value = HTMLByte.trim(attribute.value[...])
            if !value.isEmpty, value.allSatisfy({ $0.isASCIIAlphanumeric || $0 == HTMLByte.dash }) {
                write(attribute.name, String(decoding: value, as: UTF8.self), into: &output)
            }
        case .alignment, .identifier: break
        }
    }

    private func write(_ name: String, raw value: ArraySlice<UInt8>, into output: inout HTMLOutput) {
        output.append(.markup) {
            $0 += " \(name)=\"".utf8
            HTMLEscaping.appendAttribute(value, to: &$0)
            $0.append(HTMLByte.quote)
        }
    }

    /// For values that need no escaping.
    private func write(_ name: String, _ value: String, into output: inout HTMLOutput) {
        output.markup(" \(name)=\"\(value)\"")
    }

    private func write(_ attribute: HTMLAttribute, identifierInto output: inout HTMLOutput) {
        // HTML Living Standard §3.2.6: an id holds at least one character and no white space.
        let value = attribute.value.filter { !$0.isHTMLSpace && !HTMLByte.isForbidden($0) }
        if !value.isEmpty { output.append(.identifier) { $0 += value } }
    }

    private mutating func writeAddress(
        _ attribute: HTMLAttribute, _ kind: AddressKind, of element: String, into output: inout HTMLOutput
    ) {
        let address = HTMLAddress(attribute.value)
        guard address.isFit(for: kind) else {
            if !address.bytes.isEmpty {
                report(.address(HTMLFinding.shortened(address.bytes), element: element), at: attribute.range)
            }
            return
        }
        output.markup(" \(attribute.name)=\"")
        output.append(.address(kind), from: offset(of: attribute)) { $0 += address.bytes }
        output.markup("\"")
    }

    private mutating func writeSourceSet(_ attribute: HTMLAttribute, of element: String, into output: inout HTMLOutput) {
        var isFirst = true
        for candidate in HTMLSourceSet(attribute.value).candidates {
            guard candidate.address.isSource else {
                report(.address(HTMLFinding.shortened(candidate.address.bytes), element: element), at: attribute.range)
                continue
            }
            output.markup(isFirst ? " srcset=\"" : ", ")
            isFirst = false
            output.append(.address(.image), from: offset(of: attribute, candidate.offset)) { $0 += candidate.address.bytes }
            if !candidate.descriptor.isEmpty { output.markup(" " + String(decoding: candidate.descriptor, as: UTF8.self)) }
        }
        if !isFirst { output.markup("\"") }
    }

    private func writeTrusted(_ attribute: HTMLAttribute, into output: inout HTMLOutput) {
        switch attribute.name {
        case "id": write(attribute, identifierInto: &output)
        case "href", "src", "poster":
            output.markup(" \(attribute.name)=\"")
            output.append(.address(attribute.name == "href" ? .link : .image), from: offset(of: attribute)) {
                $0 += HTMLAddress(attribute.value).bytes
            }
            output.markup("\"")
        default:
            if attribute.hasValue {
                write(attribute.name, raw: attribute.rawValue, into: &output)
            } else {
                output.markup(" \(attribute.name)")
            }
        }
    }

    /// Where the value of an attribute stands in the piece being read, or the part of it that begins with a byte of the value.
    private func offset(of attribute: HTMLAttribute, _ part: Int = 0) -> Int {
        let raw = attribute.rawValue
        // A reference before it is longer than what it stands for.
        var index = raw.startIndex
        var read = 0
        while index < raw.endIndex, read < part {
            let reading = raw[index] == HTMLByte.ampersand ? HTMLCharacterReference.read(raw[index...], isInAttribute: true) : nil
            index += reading?.length ?? 1
            read += reading?.character.count ?? 1
        }
        return raw[index...].drop(while: \.isHTMLSpace).startIndex - pieceStart
    }

    static func alignmentClass(_ value: [UInt8]) -> String {
        switch HTMLByte.lowercasedText(HTMLByte.trim(value[...])) {
        case "left": "tv-left"
        case "center", "middle": "tv-center"
        case "right": "tv-right"
        case "justify": "tv-justify"
        default: ""
        }
    }

    /// `400`, `400px`, `400.5` and `400;` are 400; another unit, or a share of something else, is no length.
    static func length(_ value: [UInt8]) -> Int? {
        let (number, rest) = number(at: value)
        let unit = HTMLByte.lowercasedText(rest.prefix { $0.isASCIILetter || $0 == UInt8(ascii: "%") })
        return unit.isEmpty || unit == "px" ? number : nil
    }

    /// `50%` is 50; nil for what is no share, or more than all.
    static func share(_ value: [UInt8]) -> Int? {
        let (number, rest) = number(at: value)
        guard rest.first == UInt8(ascii: "%"), let number, (1...100).contains(number) else { return nil }
        return number
    }

    private static func number(at value: [UInt8]) -> (number: Int?, rest: ArraySlice<UInt8>) {
        let text = HTMLByte.trim(value[...])
        let digits = text.prefix(while: \.isASCIIDigit)
        let rest = text[digits.endIndex...].drop { $0 == UInt8(ascii: ".") || $0.isASCIIDigit }
        return (digits.count > 9 ? nil : Int(String(decoding: digits, as: UTF8.self)), rest)
    }

    private static func integer(_ value: [UInt8]) -> Int? {
        let text = HTMLByte.trim(value[...])
        return text.count > 11 ? nil : Int(String(decoding: text, as: UTF8.self))
    }

    // MARK: Images

    /// Notes what the author says of an image's size; to be called before its address is written.
    func writeHints(of tag: HTMLStartTag, into output: inout HTMLOutput) {
        var written = ImageAttributes()
        written.hasLoading = tag["loading"] != nil
        written.width = Self.pixels(tag["width"]) ?? (isTrusted ? nil : Self.widthOfStyle(tag))
        written.height = Self.pixels(tag["height"])
        // What is not written into a sanitized page decides nothing there.
        let hasOtherLength = isTrusted && (isOtherLength(tag["width"]) || isOtherLength(tag["height"]))
        written.hasOtherSize = hasOtherLength || tag["sizes"] != nil || hasCandidatesByWidth(tag)
        output.append(.imageHints(written)) { _ in }
    }

    /// The pixels of `width` or `max-width` in the `style` of an image that has no width otherwise: a style is not kept.
    private static func widthOfStyle(_ tag: HTMLStartTag) -> Int32? {
        guard tag["width"] == nil, tag["height"] == nil else { return nil }
        return declared(["width", "max-width"], by: tag).lazy.compactMap(length).first { $0 > 0 }.flatMap { Int32(exactly: $0) }
    }

    /// The share of the line that an image is as wide as, by `width` or its `style`; nil where they say none.
    private static func share(ofWidthOf tag: HTMLStartTag) -> Int? {
        if let width = tag["width"] { return share(width.value) }
        return declared(["width"], by: tag).lazy.compactMap(share).first
    }

    /// The values of such properties in the `style` of an element.
    private static func declared(_ properties: Set<String>, by tag: HTMLStartTag) -> [[UInt8]] {
        (tag["style"]?.value ?? []).split(separator: UInt8(ascii: ";")).compactMap { declaration in
            let parts = declaration.split(separator: UInt8(ascii: ":"), maxSplits: 1)
            guard parts.count == 2, properties.contains(HTMLByte.lowercasedText(HTMLByte.trim(parts[0]))) else { return nil }
            return Array(parts[1])
        }
    }

    /// Reports an image that says nothing to those who do not see it.
    ///
    /// HTML Living Standard §4.8.4.4: an image that only decorates has an empty `alt`. One that is named by other means is fine.
    mutating func reportMissingAlternative(of tag: HTMLStartTag, at range: Range<Int>) {
        let named = ["alt", "title", "role", "aria-label", "aria-labelledby", "aria-hidden"]
        guard let source = tag["src"], tag.attributes.allSatisfy({ !named.contains($0.name) }) else { return }
        report(.imageWithoutAlternative(HTMLFinding.shortened(HTMLAddress(source.value).bytes)), at: range)
    }

    private static func pixels(_ attribute: HTMLAttribute?) -> Int32? {
        attribute.flatMap { length($0.value) }.flatMap { Int32(exactly: $0) }
    }

    private func isOtherLength(_ attribute: HTMLAttribute?) -> Bool { attribute != nil && Self.pixels(attribute) == nil }

    private func hasCandidatesByWidth(_ tag: HTMLStartTag) -> Bool {
        guard let sources = tag["srcset"] else { return false }
        return HTMLSourceSet(sources.value).candidates.contains { $0.descriptor.last == UInt8(ascii: "w") }
    }
}
