import TableModel
import Testing

@testable import TableMarkdown

@Suite struct MarkdownNodeTitleTests {
    @Test(arguments: [
        // One heading of level 1, whatever it says.
        ("# 1.2.0\n\n## Fixed\n\n- a", "1.2.0"),
        ("# Contents\n\n- a", "Contents"),
        // Several: a name of a release or of the contents is a section.
        ("# Unreleased\n\n- a\n\n# 1.0\n\n- b", ""),
        ("# [v2.0.1] - 2026-01-01\n\n- a\n\n# 1.0\n\n- b", ""),
        ("# Version 3.1\n\n- a\n\n# Version 3.0\n\n- b", ""),
        ("# Table of contents\n\n- a\n\n# Guide\n\n- b", ""),
        ("# Changes\n\n# 1.0\n\n- b", "Changes"),
        ("# 2026 in review\n\n- a\n\n# More\n\n- b", "2026 in review"),
        // No level 1: the only one of the smallest level.
        ("### Bread\n\n#### Flour\n\n- a", "Bread"),
        ("## One\n\n- a\n\n## Two\n\n- b", ""),
        ("- a\n\n# Late\n", ""),
    ])
    func findsTheTitle(markdown: String, title: String) {
        let read = page(markdown).value
        #expect(read.plainText(read.title) == title)
    }
}
