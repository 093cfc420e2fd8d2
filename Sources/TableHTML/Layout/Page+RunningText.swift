import TableModel

extension Page {
    /// Whether text around rows is what one reads, not captions of a table: most sections are text without rows, or text follows the
    /// rows again and again, as below the parameters of functions.
    var hasRunningText: Bool {
        let texts = sections.count { $0.isProse && !$0.header.isEmpty }
        let tables = sections.count { !$0.isProse && !$0.isContents }
        if texts > tables { return true }
        let footers = sections.count { !$0.footer.isEmpty && !$0.isContents }
        return footers >= Self.fewestTexts && footers * 4 >= tables
    }

    private static var fewestTexts: Int { 5 }
}
