import TableBasics
import Testing

@Suite struct DocumentNameTests {
    @Test(arguments: [
        ("02-getting_started.md", "Getting started"), ("FAQ.md", "FAQ"), ("2024.md", "2024"), ("v1.2.md", "V1.2"), ("日本.md", "日本"),
        ("3-.md", "3"), ("01 intro.MARKDOWN", "Intro"), ("3d-printing.md", "3d printing"),
        ("2026-11-21-notes.md", "2026 11 21 notes"),
        ("guide/index.md", "Guide"), ("a/02-the_guide/README.md", "The guide"), ("README.md", "README"), ("_index.md", "Index"),
    ])
    func makesTitlesOfDocuments(path: String, title: String) {
        #expect(DocumentName.title(ofDocument: path) == title)
    }

    @Test(arguments: [("02-getting_started", "Getting started"), ("a/v1.2", "V1.2"), ("2024", "2024"), ("folder.md", "Folder")])
    func makesTitlesOfFoldersByTheSameRule(path: String, title: String) {
        #expect(DocumentName.title(ofFolder: path) == title)
    }

    @Test(arguments: [
        ("index.md", "index.html"), ("guide/README.md", "guide/index.html"), ("_Index.markdown", "index.html"),
        ("guide/install.md", "guide/install.html"), ("index.txt", "index.html"),
    ])
    func namesThePageOfADocument(path: String, page: String) {
        #expect(DocumentName.page(ofDocument: path) == page)
    }

    @Test func ranksIndexNames() {
        #expect(IndexName.allCases == [.index, .readme, .underscoreIndex])
        #expect(IndexName(of: "a/Readme.md") == .readme)
        #expect(IndexName(of: "index.txt") == nil)
        #expect(IndexName(of: "guide.md") == nil)
    }
}
