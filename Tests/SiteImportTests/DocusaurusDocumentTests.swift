import TableModel
import Testing
import YAMLReader

@testable import SiteImport

@Suite struct DocusaurusDocumentTests {
    private func document(_ path: String, _ frontMatter: String) -> DocusaurusDocument {
        DocusaurusDocument(path: path, readYAML(Array(frontMatter.utf8)[...], path: path).value)
    }

    /// As the tests of `docs.ts`, `slug.ts` and `numberPrefix.ts` have it.
    @Test(arguments: [
        ("intro.md", "", "intro", "intro"), ("intro.md", "slug: /", "intro", ""), ("intro.md", "slug: /a/b/", "intro", "a/b"),
        ("guide/intro.mdx", "slug: start", "guide/intro", "guide/start"), ("guide/intro.md", "slug: ../x", "guide/intro", "x"),
        ("guide/intro.md", "slug: /x", "guide/intro", "x"), ("guide/intro.md", "slug: ''", "guide/intro", "guide/intro"),
        ("reference.md", "id: ref-id", "ref-id", "ref-id"), ("a/b.md", "id: c\nslug: d", "a/c", "a/d"),
        ("01-guide/02-install.md", "", "guide/install", "guide/install"), ("1. a.md", "", "a", "a"), ("1 - a.md", "", "a", "a"),
        ("01-a/02-b.md", "parse_number_prefixes: false", "01-a/02-b", "01-a/02-b"),
        ("2024-05-news.md", "", "2024-05-news", "2024-05-news"),
        ("1.2-a.md", "", "1.2-a", "1.2-a"), ("10.md", "", "10", "10"), ("1-.md", "", "1-", "1-"), ("2 b.md", "", "2 b", "2 b"),
        ("guide/index.md", "", "guide/index", "guide"), ("guide/README.md", "id: x", "guide/x", "guide"),
        ("guide/Guide.md", "", "guide/Guide", "guide"), ("guide/index.md", "slug: x", "guide/index", "guide/x"),
        ("index.md", "", "index", ""),
    ])
    func namesAndPublishesDocuments(path: String, frontMatter: String, id: String, address: String) {
        let document = document(path, frontMatter)
        #expect(document.id == id)
        #expect(document.address == address)
    }
}
