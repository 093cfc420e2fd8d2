import TableBasics
import TableModel
import Testing
import YAMLReader

@testable import SiteImport

@Suite struct JekyllAddressesTests {
    /// The address of a document under settings, or the part that is not known.
    private func address(
        _ path: String, _ kind: JekyllAddresses.Kind, settings: String, frontMatter: String = ""
    ) -> String {
        let node = readYAML(Array(settings.utf8)[...], path: "_config.yml").value
        let own = readYAML(Array(frontMatter.utf8)[...], path: path).value
        switch JekyllAddresses(node).address(of: path, kind, own) {
        case .success(let address): return address
        case .failure(let unknown): return "? \(unknown.part)"
        }
    }

    private static let post = "_posts/2024-05-06-Hello-World.md"

    /// As the table of styles and the list of placeholders of Jekyll's guide have it.
    @Test(arguments: [
        ("", "/2024/05/06/Hello-World.html"), ("permalink: date", "/2024/05/06/Hello-World.html"),
        ("permalink: pretty", "/2024/05/06/Hello-World/"), ("permalink: ordinal", "/2024/127/Hello-World.html"),
        ("permalink: none", "/Hello-World.html"), ("permalink: weekdate", "? :week"),
        ("permalink: /:year/:title/", "/2024/Hello-World/"), ("permalink: /blog/:slug", "/blog/hello-world"),
        ("permalink: /:short_year/:i_month/:i_day/:slug:output_ext", "/24/5/6/hello-world.html"),
        ("permalink: /:long_month-:short_month/:title.html", "/May-May/Hello-World.html"), ("permalink: /:nothing/", "? :nothing"),
        ("permalink: '/a/:/b'", "? :"), ("permalink: [a]", "/2024/05/06/Hello-World.html"),
    ])
    func addressesPostsByStyle(settings: String, expected: String) {
        #expect(address(Self.post, .post(folder: ""), settings: settings) == expected)
    }

    @Test(arguments: [
        ("categories: news update", "/news/update/2024/05/06/Hello-World/"),
        ("categories: [News, Big News]", "/news/big news/2024/05/06/Hello-World/"),
        ("category: a b\ncategories: [c]", "/a b/c/2024/05/06/Hello-World/"),
        ("date: 2023-01-02 10:00:00 +0200", "/2023/01/02/Hello-World/"),
        ("slug: Other words!", "/2024/05/06/Other-words!/"), ("permalink: /own/", "/own/"),
        ("permalink: none", "/Hello-World.html"),
        ("permalink: /x/:categories/:title", "/x/Hello-World"),
    ])
    func addressesPostsByFrontMatter(frontMatter: String, expected: String) {
        #expect(address(Self.post, .post(folder: ""), settings: "permalink: pretty", frontMatter: frontMatter) == expected)
    }

    @Test func takesFoldersAbovePostsAsCategories() {
        let found = address(
            "News/_posts/2024-05-06-a.md", .post(folder: "News"), settings: "", frontMatter: "categories: [x, news]")
        #expect(found == "/news/x/2024/05/06/a.html")
    }

    @Test(arguments: [
        ("docs/a.md", "", "/docs/a.html"), ("docs/a.md", "permalink: pretty", "/docs/a/"), ("docs/index.md", "", "/docs/"),
        ("index.md", "permalink: pretty", "/"), ("a.md", "permalink: /:categories/:title/", "/a/"),
        ("a.md", "permalink: /:title:output_ext", "/a.html"), ("a.md", "permalink: /:title", "/a"),
        ("docs/a.md", "defaults: [{scope: {path: docs}, values: {permalink: '/d/:basename/'}}]", "/d/a/"),
        ("docs/a.md", "defaults: [{scope: {path: '', type: posts}, values: {permalink: /no/}}]", "/docs/a.html"),
        (
            "docs/x/a.md",
            "defaults: [{scope: {path: docs/x/}, values: {permalink: /near/}}, {scope: {path: docs}, values: {permalink: /far/}}]",
            "/near/"
        ),
        ("docs/a.md", "defaults: text", "/docs/a.html"),
        ("docs/a.md", "defaults: [1, {scope: 2, values: {permalink: {}}}]", "/docs/a.html"),
    ])
    func addressesPages(path: String, settings: String, expected: String) {
        #expect(address(path, .page, settings: settings) == expected)
    }

    @Test(arguments: [
        ("collections: {g: {output: true}}", "/g/deep/One-Two.html"),
        ("collections: {g: {}}\npermalink: pretty", "/g/deep/One-Two/"),
        ("collections: {g: {permalink: /guides/:name/}}", "/guides/one-two/"),
        ("collections: {g: {permalink: '/:collection/:path/'}}", "/g/deep/One-Two/"),
        ("collections: {g: {permalink: pretty}}", "/g/deep/One-Two/"),
        ("collections: {g: {permalink: '/:year/:title'}}", "? :year"), ("collections: [g]", "/g/deep/One-Two.html"),
    ])
    func addressesCollections(settings: String, expected: String) {
        #expect(address("_g/deep/One-Two.md", .collection("g", path: "deep/One-Two.md"), settings: settings) == expected)
    }
}
