@testable import TableMarkdown
import TableModel

/// HTML that went through a sanitizer in pieces, written out the way a page does.
struct SanitizedHTML {
    var text = ""
    /// The same with `{` and `}` around what the caller frames.
    var framed = ""
    var findings: [HTMLFinding] = []
    var categories: HTMLContentCategories = []

    init(_ pieces: [String], policy: HTMLPolicy = .sanitized, place: HTMLContentModel = .flow) {
        var sanitizer = HTMLSanitizer(policy: policy, place: place)
        var output = HTMLOutput()
        for piece in pieces { sanitizer.read(Array(piece.utf8)[...], into: &output) }
        sanitizer.leave(into: &output)
        text = Self.written(output)
        framed = Self.written(output, showsFrames: true)
        findings = sanitizer.findings
        categories = sanitizer.categories
    }

    init(_ piece: String, policy: HTMLPolicy = .sanitized, place: HTMLContentModel = .flow) {
        self.init([piece], policy: policy, place: place)
    }

    static func written(_ output: HTMLOutput, showsFrames: Bool = false) -> String {
        var bytes: [UInt8] = []
        for piece in output.pieces {
            let value = output.bytes(of: piece)
            switch piece.kind {
            case .markup, .text, .headingLevel: bytes += value
            case .address: HTMLEscaping.appendLiteral(value, to: &bytes)
            case .imageHints, .styleClass, .permalink: break
            case .openTable: if showsFrames { bytes += "{".utf8 }
            case .closeTable: if showsFrames { bytes += "}".utf8 }
            case .identifier where value.isEmpty: break
            case .identifier:
                bytes += " id=\"".utf8
                HTMLEscaping.appendLiteral(value, to: &bytes)
                bytes += "\"".utf8
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
