import TableModel
import TableTestSupport
import Testing

@testable import SiteStages

@Suite struct EditAddressTests {
    @Test(arguments: [
        ("https://e.org/edit/", "https://e.org/edit/a%20b/%C3%A4.md"), ("https://e.org/edit", "https://e.org/edit/a%20b/%C3%A4.md"),
        ("https://e.org/?file={path}&x", "https://e.org/?file=a%20b/%C3%A4.md&x"),
        ("https://e.org/{path}", "https://e.org/a%20b/%C3%A4.md"),
    ])
    func putsThePathIntoItsPlace(url: String, address: String) {
        var settings = SiteSettings()
        settings.editURL = url
        #expect(EditAddress(settings)?.address(of: "a b/ä.md") == address)
    }

    /// An address that ends in the folder of the documents is one that an author wrote before the folder was added.
    @Test(arguments: [
        ("https://e.org/edit/main", "docs", "https://e.org/edit/main/docs/a.md"),
        ("https://e.org/edit/main/", "work/my docs", "https://e.org/edit/main/work/my%20docs/a.md"),
        ("https://e.org/edit/main/docs/", "docs", "https://e.org/edit/main/docs/a.md"),
        ("https://e.org/edit/main/docs", "docs", "https://e.org/edit/main/docs/a.md"),
        ("https://e.org/edit/main/mydocs", "docs", "https://e.org/edit/main/mydocs/docs/a.md"),
        ("https://e.org/?file={path}&x", "docs", "https://e.org/?file=docs/a.md&x"),
        ("https://e.org/?file=docs/{path}&x", "docs", "https://e.org/?file=docs/a.md&x"),
        ("https://e.org/edit/{path}", "", "https://e.org/edit/a.md"),
    ])
    func namesTheFileOfTheRepository(url: String, folder: String, address: String) {
        var settings = SiteSettings()
        settings.editURL = url
        #expect(EditAddress(settings, folder: folder)?.address(of: "a.md") == address)
    }

    @Test(arguments: [
        ("https://e.org/edit/main", "https://e.org/edit/main/LOG.md"),
        ("https://e.org/?file={path}&x", "https://e.org/?file=LOG.md&x"),
    ])
    func leadsOutOfTheFolder(url: String, address: String) {
        var settings = SiteSettings()
        settings.editURL = url
        #expect(EditAddress(settings, folder: "docs")?.address(of: "../LOG.md") == address)
    }

    /// A document that only includes another one is edited there.
    @Test(arguments: [
        ("---\ntitle: A\n---\n{{#include LOG.md}}\n", "edit/LOG.md"), ("{{#include LOG.md}}\n\nWords\n", "edit/a.md"),
        ("{{#include LOG.md}}\n\n{{#include B.md}}\n", "edit/a.md"), ("{{#include none.md}}\n", "edit/a.md"),
        ("Words\n", "edit/a.md"),
    ])
    func editsTheTextThatIsShown(source: String, address: String) async throws {
        var settings = SiteSettings()
        settings.editURL = "https://e.org/edit"
        let site = try await SiteFixture(["a.md": source, "LOG.md": "# Log\n", "B.md": "# B\n"], settings: settings)
        #expect(site.files["a.html"]?.contains("href=https://e.org/\(address)") == true)
    }

    @Test func pagesWithoutADocumentHaveNone() async throws {
        var settings = SiteSettings()
        settings.editURL = "https://e.org/edit"
        settings.language = "en"
        let sources = ["README.md": "# R", "guide/a.md": "# A"]
        let site = try await SiteFixture(sources, settings: settings)
        let links = site.files.compactMapValues { page in
            page.firstRange(of: "tv-edit\"><a href=").map { page[$0.upperBound...].prefix { $0 != ">" } }
        }
        #expect(links == ["index.html": "https://e.org/edit/README.md", "guide/a.html": "https://e.org/edit/guide/a.md"])
        #expect(site.files["tablesite.css"]?.contains(".tv-edit") == true)
        #expect(try await SiteFixture(sources).files["tablesite.css"]?.contains(".tv-edit") == false)
    }
}
