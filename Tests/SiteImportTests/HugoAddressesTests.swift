import TableModel
import Testing
import YAMLReader

@testable import SiteImport

@Suite struct HugoAddressesTests {
    /// The address of a document, or the part of its pattern that is not known.
    private func address(_ path: String, _ frontMatter: String = "", permalinks: String = "", hasFiles: Bool = false) -> String {
        let own = readYAML(Array(frontMatter.utf8)[...], path: path).value
        let node = readYAML(Array(permalinks.utf8)[...], path: "hugo.yaml").value
        let addresses = HugoAddresses(permalinks: node.map { [$0] } ?? [], hasFiles: hasFiles)
        switch addresses.address(of: path, own) {
        case .success(let address): return address
        case .failure(let unknown): return "? \(unknown.part)"
        }
    }

    /// As Hugo's guide on the management of URLs has it.
    @Test(arguments: [
        ("posts/a.md", "", "posts/a"), ("posts/a.md", "slug: my-a", "posts/my-a"), ("posts/b/index.md", "", "posts/b"),
        ("posts/b/index.md", "slug: my-b", "posts/my-b"), ("posts/_index.md", "slug: x", "posts"), ("_index.md", "", ""),
        ("index.md", "slug: x", ""), ("posts/a.md", "slug: x\nurl: /y/", "/y/"), ("posts/My Post.md", "", "posts/my-post"),
        ("about.md", "slug: us", "us"), ("posts/README.md", "", "posts/readme"),
    ])
    func addressesDocuments(path: String, frontMatter: String, expected: String) {
        #expect(address(path, frontMatter) == expected)
    }

    @Test(arguments: [
        ("posts: /:year/:month/:slug/", "slug: s", "/2024/02/s/"),
        ("page: {posts: '/:day/:title/'}", "title: A big (new) day", "/03/a-big-new-day/"),
        ("posts: /:section/:sections/:contentbasename", "", "/posts/posts/in/a"), ("posts: /:slugorfilename", "", "/a"),
        ("posts: /:slug/", "title: Words", "/words/"), ("posts: /:slug/", "", "? :slug"), ("posts: /:weekday/", "", "? :weekday"),
        ("posts: '/:sections[1:]/x'", "", "? :sections"), ("notes: /x/", "", "posts/in/a"),
        ("section: {posts: /x/}", "", "posts/in/a"),
    ])
    func fillsPatterns(permalinks: String, frontMatter: String, expected: String) {
        #expect(address("posts/in/a.md", "date: 2024-02-03T10:00:00Z\n\(frontMatter)", permalinks: permalinks) == expected)
    }

    @Test func addressesFiles() {
        #expect(address("posts/a.md", "slug: b", hasFiles: true) == "posts/b.html")
        #expect(HugoAddresses(keepsCase: true).address(of: "posts/A b.md", nil) == .success("posts/A-b"))
    }
}
