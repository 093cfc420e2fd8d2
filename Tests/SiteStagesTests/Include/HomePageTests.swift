import TableBuild
import TableModel
import TableTestSupport
import Testing
import YAMLReader

@testable import SiteStages

@Suite struct HomePageTests {
    private func markdown(_ frontMatter: String) -> String? {
        HomePage(readYAML(Array(frontMatter.utf8)[...], path: "index.md", firstLine: 2).value).map { home in
            home.parts.map(\.markdown).joined()
        }
    }

    @Test func isTheTextOfHeroAndFeatures() {
        let text = markdown(
            """
            layout: home
            hero:
              name: Osprey
              text: A *tiny* router
              tagline: "# Small,\\n fast"
              image: {src: /logo.svg, alt: Logo}
              actions:
                - {theme: brand, text: Get Started, link: /guide/start}
                - {text: Words}
            features:
              - {icon: ⚡️, title: Fast, details: Very <b>fast</b>}
              - {icon: {src: /a b.svg}, title: Small, details: 2 kB, link: /size, linkText: More}
              - {details: nothing}
            """)
        #expect(
            text == """

                # Osprey

                **A \\*tiny\\* router**

                &#8203;# Small, fast

                ![Logo](</logo.svg>)

                - [Get Started](</guide/start>)
                - Words

                * ⚡️ **Fast** - Very <b>fast</b>
                * ![](</a b.svg>) [Small](</size>) - 2 kB [More](</size>)


                """)
    }

    @Test func isTheTextOfVuePressAsWell() {
        let text = markdown(
            "home: true\nheroText: Bird\nheroImage: /b.png\ntagline: T\nactionText: Go\nactionLink: /go/\nfeatures: [{title: One, details: d}]\nfooter: MIT\n"
        )
        #expect(text == "\n# Bird\n\nT\n\n![](</b.png>)\n\n- [Go](</go/>)\n\n* **One** - d\n\nMIT\n\n")
    }

    @Test(arguments: [
        "layout: doc\nhero: {name: A}", "hero: {name: A}", "features: [a, b]", "layout: home", "layout: home\nhero: text",
        "layout: home\nfeatures: {a: b}", "home: false\nheroText: A", "layout: home\nhero: {actions: [1, {link: x}], image: [a]}",
        "- a",
        "layout: [", "home: true\nhero: {name: A}",
    ])
    func isNothingOnOtherPages(frontMatter: String) { #expect(markdown(frontMatter) == nil) }

    @Test func becomesTheTitleAndRowsOfAPage() async throws {
        let home = """
            ---
            layout: home
            hero:
              name: Osprey
              tagline: Small
              actions:
                - text: Start
                  link: /guide/start
                - text: Gone
                  link: /guide/gone
            features:
              - title: Fast
                details: Very
                link: "/b"
                linkText: More
            ---

            ## More

            Words.
            """
        let site = try await SiteFixture(["index.md": home, "guide/start.md": "# Start\n"])
        let page = try #require(site.files["index.html"])
        #expect(
            page.contains(">Osprey</h1>") && page.contains("guide/start.html") && page.contains("Very") && page.contains("Words."))
        #expect(
            site.result.diagnostics.map { "\($0.code.name) \($0.range?.start.line ?? 0):\($0.range?.start.column ?? 0)" }
                == ["link-target 10:13", "link-target 14:11"])
    }

    @Test func staysFrontMatterWhenMarkdownIsNotAMatterOfIt() async throws {
        let site = try await SiteFixture(["index.md": "+++\nlayout = \"home\"\n[hero]\nname = \"A\"\n+++\nWords.\n"])
        #expect(site.files["index.html"]?.contains("<h1>A") == false)
    }
}
