import TableBasics

extension StylesheetParser {
    mutating func report(_ faults: [CSSTokenFault]) {
        for fault in faults {
            switch fault.kind {
            case .openString:
                let quote = Unicode.Scalar(bytes[fault.range.lowerBound])
                report("a text is not closed", at: fault.range, help: "end it with `\(quote)` on the same line")
            case .openComment: report("a comment is not closed", at: fault.range, help: "end it with `*/`")
            case .openURL: report("`url(` is not closed", at: fault.range, help: "end it with `)`")
            case .badURL:
                report(
                    "an address without quotes cannot hold spaces, quotes or parentheses", at: fault.range,
                    help: "put the address in quotes: `url(\"a b.png\")`")
            }
        }
    }

    mutating func reportBrackets(faults: [CSSTokenFault]) {
        for index in brackets.open {
            let token = tokens[index]
            let end = brackets.ends[index] < tokens.count ? tokens[brackets.ends[index]].start : bytes.count
            // An open text or address swallows brackets; mending it shows whether any are missing.
            if let fault = Self.first(in: faults, from: token.end), fault.range.lowerBound < end { continue }
            let closer = token.kind == .openBrace ? "}" : token.kind == .openBracket ? "]" : ")"
            report("`\(text(of: token))` is not closed", at: token.range, help: "end it with `\(closer)`")
        }
        for index in brackets.stray {
            report("a `\(text(of: tokens[index]))` too many", at: tokens[index].range, help: "nothing is open that it could close")
        }
    }

    /// `faults` are in source order.
    private static func first(in faults: [CSSTokenFault], from offset: Int) -> CSSTokenFault? {
        faults[faults.partitioningIndex { $0.range.lowerBound >= offset }...].first
    }
}
