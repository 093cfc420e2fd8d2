import TableModel

extension Page {
    /// Whether text around rows is what one reads, not captions of a table: most sections are text without rows, or text follows the
    /// rows again and again, as below the parameters of functions.
    var hasRunningText: Bool {
        let texts = sections.count { $0.isProse && !$0.header.isEmpty }
        let tables = sections.count { !$0.isProse && !$0.isContents }
        if texts > tables { return true }
        let footers = sections.count { !$0.isContents && hasWordsBesideLinks($0.footer) }
        return footers >= Self.fewestTexts && footers * 4 >= tables
    }

    /// "Back to top" is no text, nor is the sign before it.
    private func hasWordsBesideLinks(_ blocks: EventRange) -> Bool {
        var depth = 0
        for index in blocks.range {
            switch events[index] {
            case .openLink: depth += 1
            case .closeLink: depth -= 1
            case .text(let span), .code(let span), .codeBlock(_, let span):
                if depth == 0, string(span).unicodeScalars.contains(where: \.properties.isAlphabetic) { return true }
            default: break
            }
        }
        return false
    }

    private static var fewestTexts: Int { 5 }
}
