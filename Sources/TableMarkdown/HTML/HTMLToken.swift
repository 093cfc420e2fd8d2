import TableBasics

/// One token of HTML with the bytes it was read from.
struct HTMLToken {
    enum Kind {
        case startTag(HTMLStartTag)
        /// The name is in lower case; attributes of an end tag are passed over.
        case endTag(name: String)
        case text
        /// What stands in an element that holds no markup: `script`, `textarea`, `title`.
        case rawText(element: String)
        /// The bytes between `<!--` and its end. An unclosed comment runs to the end of the input.
        case comment(content: Range<Int>, isClosed: Bool)
        /// A doctype, a processing instruction, a CDATA section, a bogus comment.
        case other
    }

    let kind: Kind
    /// Indices of the input.
    let range: Range<Int>
}

/// A start tag as written.
struct HTMLStartTag {
    /// In lower case.
    let name: String
    var writtenName: ArraySlice<UInt8> = []
    /// In the order of the source, the first of each name.
    var attributes: [HTMLAttribute]
    let isSelfClosing: Bool
    /// As written, when it begins with a capital letter and other characters of the source say that it is a tag.
    var componentName: String?

    /// It is called as a component, not as an element in capital letters: `<Table>`, but not `<TABLE>` and `<A>`.
    var isComponent: Bool { writtenName.first?.isASCIIUppercase == true && writtenName.contains(where: \.isASCIILowercase) }

    /// The attribute of a name in lower case, or nil.
    subscript(name: String) -> HTMLAttribute? { attributes.first { $0.name == name } }
}

/// An attribute of a start tag.
struct HTMLAttribute {
    /// In lower case.
    let name: String
    /// As written, without the quotes; empty when there is none.
    let rawValue: ArraySlice<UInt8>
    /// A `=` stands behind the name.
    let hasValue: Bool
    /// From the name to the end of the value, in the input.
    let range: Range<Int>

    /// The value with its character references read.
    var value: [UInt8] { HTMLCharacterReference.decode(rawValue) }
}
