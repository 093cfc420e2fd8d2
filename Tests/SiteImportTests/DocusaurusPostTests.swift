import TableModel
import Testing
import YAMLReader

@testable import SiteImport

@Suite struct DocusaurusPostTests {
    /// As the tests of `parseBlogFileName` have it.
    @Test(arguments: [
        ("some-post.md", nil, "some-post"), ("some-post/index.md", nil, "some-post"), ("some/file.mdx", nil, "some/file"),
        ("2021-05-12-announcing-beta.md", "2021-05-12", "2021/05/12/announcing-beta"),
        ("2021-05-12-announcing-beta/index.md", "2021-05-12", "2021/05/12/announcing-beta"),
        ("2021/05/12/announcing-beta/index.md", "2021-05-12", "2021/05/12/announcing-beta"),
        ("2021/05-12-announcing-beta/index.md", "2021-05-12", "2021/05/12/announcing-beta"),
        ("2021/05/12/beta/subfolder/subfile.md", "2021-05-12", "2021/05/12/beta/subfolder/subfile"),
        ("team-a/2021/05/12/beta.md", "2021-05-12", "2021/05/12/team-a/beta"),
        ("team-a-2021-05-12-hey/beta.md", "2021-05-12", "2021/05/12/team-a-hey/beta"),
        ("2021-5-2-beta.md", "2021-05-02", "2021/5/2/beta"), ("2021-13-12-beta.md", nil, "2021/13/12/beta"),
        ("2021-05-beta.md", nil, "2021-05-beta"), ("2021-05-12.md", "2021-05-12", "2021/05/12"),
    ])
    func datesAndPublishesPosts(path: String, day: String?, address: String) {
        let post = DocusaurusPost(path: path, nil)
        #expect(post.day == day)
        #expect(post.address == address)
    }

    @Test(arguments: [
        ("slug: custom", "custom"), ("slug: /a/b", "a/b"), ("slug: ''", "2021/05/12/a"), ("slug: [a]", "2021/05/12/a"),
    ])
    func publishesPostsByTheirSlugs(frontMatter: String, address: String) {
        let path = "2021-05-12-a.md"
        #expect(DocusaurusPost(path: path, readYAML(Array(frontMatter.utf8)[...], path: path).value).address == address)
    }
}
