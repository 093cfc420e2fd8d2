import TableBasics

/// The same script in fewer bytes: without comments, indentation and empty lines, and without the ends of lines that mean nothing.
///
/// It knows lines, not JavaScript: a comment has lines of its own, a text ends in the line where it begins, and statements end with
/// semicolons. Our own sources keep to that; a test holds them to it.
func minifyJavaScript(_ source: String) -> [UInt8] {
    var output: [UInt8] = []
    for line in source.utf8.split(separator: UInt8(ascii: "\n")) {
        let spaces = line.prefix { $0 == UInt8(ascii: " ") }.count
        let code = line.dropFirst(spaces)
        if code.isEmpty || code.starts(with: "//".utf8) { continue }
        if let last = output.last, last == UInt8(ascii: "\n"), joins(output.dropLast().last, code.first) { output.removeLast() }
        output += code
        output.append(UInt8(ascii: "\n"))
    }
    return output
}

/// Whether a statement goes on, or ends by itself, between a line that ends so and one that begins so.
private func joins(_ end: UInt8?, _ start: UInt8?) -> Bool {
    switch end {
    case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ","): true
    default: start == UInt8(ascii: "}") || start == UInt8(ascii: ")") || start == UInt8(ascii: ".")
    }
}
