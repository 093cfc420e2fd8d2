import TableBuild
import SiteModel
import Synchronization
import TableModel
import TableTestSupport
import TableThemes
import Testing
@testable import SiteStages

@Suite struct PageImageTests {
    private static let files = [
        "wide.svg": "<svg width='60' height='40'>", "tall.svg": "<svg width='40' height='60'>", "none.svg": "<svg>",
        "dir/wide.svg": "<svg width='6' height='4'>", "a%20b.svg": "<svg width='1' height='2'>",
    ]

    /// The images of the page that a document becomes, as they are written.
    private func images(_ markdown: String, at path: String = "index.md", html: HTMLPolicy = .sanitized) async throws -> [String] {
        var settings = SiteSettings()
        settings.html = html
        let site = try await SiteFixture(Self.files.merging([path: markdown]) { $1 }, settings: settings)
        let page = site.files[path.replacing(".md", with: ".html")] ?? ""
        return page.split(separator: "<img").dropFirst().map { "<img" + $0.prefix { $0 != ">" } + ">" }
    }

    @Test(arguments: [
        ("![a](wide.svg)", "<img width=60 height=40 src=wide.svg alt=a>"),
        ("![a](wide.svg \"t\")", "<img width=60 height=40 src=wide.svg alt=a title=t>"),
        ("![a](/wide.svg?raw=true#x)", "<img width=60 height=40 src=\"wide.svg?raw=true#x\" alt=a>"),
        ("![a](dir/wide.svg)", "<img width=6 height=4 src=dir/wide.svg alt=a>"),
        ("![a](a%20b.svg)", "<img width=1 height=2 src=a%2520b.svg alt=a>"),
        ("- ![a](wide.svg) Words", "<img width=60 height=40 src=wide.svg alt=a>"),
        ("- Words {image=tall.svg}", "<img width=40 height=60 src=tall.svg alt=\"\">"),
        ("| a |\n|-|\n| ![a](wide.svg) |", "<img width=60 height=40 src=wide.svg alt=a>"),
        ("# ![a](wide.svg) Title", "<img width=60 height=40 src=wide.svg alt=a>"),
        ("![a](none.svg)", "<img src=none.svg alt=a>"),
        ("![a](missing.svg)", "<img src=missing.svg alt=a>"),
        ("![a](https://example.org/wide.svg)", "<img src=https://example.org/wide.svg alt=a>"),
        // HTML: what the author says stands, and the other side follows from it.
        ("<img src=wide.svg alt=a>", "<img width=60 height=40 src=\"wide.svg\" alt=\"a\">"),
        ("<img id=i alt=a src=wide.svg>", "<img id=i alt=\"a\" width=60 height=40 src=\"wide.svg\">"),
        ("words <img src=wide.svg alt=a>", "<img width=60 height=40 src=\"wide.svg\" alt=\"a\">"),
        ("<img src=wide.svg alt=a width=30>", "<img height=20 src=\"wide.svg\" alt=\"a\" width=\"30\">"),
        ("<img src=wide.svg alt=a height=20px>", "<img width=30 src=\"wide.svg\" alt=\"a\" height=\"20\">"),
        ("<img src=wide.svg alt=a width=7 height=7>", "<img src=\"wide.svg\" alt=\"a\" width=\"7\" height=\"7\">"),
        ("<img src=wide.svg alt=a width='50%'>", "<img width=60 height=40 src=\"wide.svg\" alt=\"a\" class=\"sdl7bdyw\">"),
        (
            "<img src=wide.svg alt=a srcset='tall.svg 2x'>",
            "<img width=60 height=40 src=\"wide.svg\" alt=\"a\" srcset=\"tall.svg 2x\">"
        ),
        ("<img src=wide.svg alt=a srcset='tall.svg 9w'>", "<img src=\"wide.svg\" alt=\"a\" srcset=\"tall.svg 9w\">"),
        ("<img src=wide.svg alt=a sizes=9px>", "<img src=\"wide.svg\" alt=\"a\" sizes=\"9px\">"),
        // At the start of a row it is an image of the row's, with all that its author said.
        ("- <img src=wide.svg alt=a width=30> Words", "<img width=30 height=20 src=wide.svg alt=a>"),
        ("- <img src=wide.svg alt=a height=20> Words", "<img width=30 height=20 src=wide.svg alt=a>"),
        ("- <img src=wide.svg alt=a width=7 height=8> Words", "<img width=7 height=8 src=wide.svg alt=a>"),
        ("- <img src=none.svg alt=a width=16> Words", "<img width=16 src=none.svg alt=a>"),
        ("- <img src=https://example.org/a.png alt=a width=16> W", "<img width=16 src=https://example.org/a.png alt=a>"),
        ("- <img src=wide.svg alt=a sizes=9px> Words", "<img width=60 height=40 src=wide.svg alt=a>"),
        ("- ![a](wide.svg){width=30} Words", "<img width=30 height=20 src=wide.svg alt=a>"),
        ("<video poster=wide.svg></video><img src=tall.svg alt=a>", "<img width=40 height=60 src=\"tall.svg\" alt=\"a\">"),
    ])
    func givesTheSizeOfTheFile(markdown: String, expected: String) async throws {
        #expect(try await images(markdown) == [expected])
    }

    @Test func leavesTrustedLengthsAlone() async throws {
        let found = try await images("<img src=wide.svg width='50%'>\n<img src=wide.svg width=30>", html: .trusted)
        #expect(found == ["<img src=\"wide.svg\" width=\"50%\">", "<img height=20 src=\"wide.svg\" width=\"30\">"])
    }

    @Test func findsFilesFromAnyFolder() async throws {
        let image = "![a](wide.svg) <img src=../tall.svg alt=a>"
        #expect(
            try await images(image, at: "dir/page.md")
                == ["<img width=6 height=4 src=wide.svg alt=a>", "<img width=40 height=60 src=\"../tall.svg\" alt=\"a\">"])
    }

    @Test func loadsTheFirstTwoImagesOfAPageAtOnce() async throws {
        let text = (1...4).map { "![\($0)](https://example.org/\($0).png)\n\n" }.joined()
        #expect(
            try await images(text) == [
                "<img src=https://example.org/1.png alt=1>", "<img src=https://example.org/2.png alt=2>",
                "<img loading=lazy src=https://example.org/3.png alt=3>",
                "<img loading=lazy src=https://example.org/4.png alt=4>",
            ])
    }

    @Test func loadsTheImagesOfTheFirstTenRowsAtOnce() async throws {
        let rows = (1...12).map { "- ![\($0)](wide.svg) Row\n" }.joined()
        let found = try await images("![x](wide.svg)\n\n" + rows + "\n## More\n\n![x](wide.svg)")
        #expect(found.map { $0.contains("loading=lazy") } == Array(repeating: false, count: 11) + [true, true, true])
    }

    @Test func leavesTheAuthorsChoiceOfLoading() async throws {
        let image = "<img src=wide.svg alt=a loading="
        let found = try await images("\(image)lazy> \(image)eager> \(image)eager> \(image)lazy> <img src=wide.svg alt=b>")
        #expect(
            found.map { $0.filter { $0 != "\"" } } == [
                "<img width=60 height=40 src=wide.svg alt=a loading=lazy>",
                "<img width=60 height=40 src=wide.svg alt=a loading=eager>",
                "<img width=60 height=40 src=wide.svg alt=a loading=eager>",
                "<img width=60 height=40 src=wide.svg alt=a loading=lazy>",
                "<img loading=lazy width=60 height=40 src=wide.svg alt=b>",
            ])
    }

    @Test func loadsTheImagesOfLaterRowsLateWhateverTheirAuthorsSaid() async throws {
        let rows = (1...12).map { "- <img src=wide.svg alt=\($0) loading=lazy> Row\n" }.joined()
        let found = try await images(rows)
        #expect(found.map { $0.contains("loading=lazy") } == Array(repeating: false, count: 10) + [true, true])
    }

    @Test func readsEachFileOnceAndOnlyThoseThatAreShown() async throws {
        let counted = Mutex<[String]>([])
        let tree = SourceTree(
            files: ["a.md", "b.md", "shown.gif", "linked.gif"].map { SourceFile($0) },
            readStart: { path, _ in
                counted.withLock { $0.append(path) }
                return Array("GIF89a<\0(\0".utf8)
            },
            read: { _ in Array("![a](shown.gif) ![b](shown.gif) [c](linked.gif)".utf8) })
        let configuration = SiteConfiguration.read(file: nil, themes: ThemeFiles(), options: BuildOptions())
        _ = try await buildSite(tree, configuration, to: .nowhere)
        #expect(counted.withLock { $0 } == ["shown.gif"])
    }
}
