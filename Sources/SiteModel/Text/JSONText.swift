/// A piece of JSON (RFC 8259), written out.
package struct JSONText: Sendable {
    package let text: String

    package static let null = JSONText(text: "null")

    package static func number(_ number: Int?) -> JSONText { JSONText(text: number.map(String.init) ?? "null") }

    package static func boolean(_ value: Bool) -> JSONText { JSONText(text: value ? "true" : "false") }

    package static func string(_ string: String) -> JSONText {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return JSONText(text: text + "\"")
    }

    package static func object(_ fields: [(String, JSONText)]) -> JSONText {
        JSONText(text: "{" + fields.map { "\(string($0).text):\($1.text)" }.joined(separator: ",") + "}")
    }

    package static func array(_ elements: [JSONText]) -> JSONText {
        JSONText(text: "[" + elements.map(\.text).joined(separator: ",") + "]")
    }
}
