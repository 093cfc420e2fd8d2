import SiteModel
import TableModel
import TableTestSupport
import Testing
@testable import SiteStages

/// A page that is packed and unpacked is the same page.
@Suite struct PackedPageTests {
    private static let document = """
        ---
        description: All that a page can have
        ---
        <p align="center"><img src="logo.png" width=100></p>

        # The *Title* {aliases=old-title}

        Words before, <kbd>Ctrl</kbd>, :rocket: and ![a picture](x.png "titled").

        ## One {collapsed=true aliases="uno eins"}

        A header with [a link](a.md "title") and `code`.

        1. [Lead](https://example.org/ä) - detail with ~~struck~~ **strong** text {progress=40 value=9 .class data=x}
        2. - [x] done
           - [ ] open
        5. ![i](i.png) Image `tag` ![badge](https://img.shields.io/x)

           More of it.

           ```swift {1}
           let a = 1
           ```
        - *type*: `key` - what it does[^1]

        A footer.

        ### Two

        | Name | Value |
        |---|---:|
        | a | [b](#one) |

        | A | B | C |
        |:-:|---|---|
        | 1 | 2 | 3 |

        > [!NOTE]
        > Nested:
        > - a
        >   1. b

        <a id="anchor" href="b.md">raw</a>

        ***

        [^1]: The note.
        """

    private func parsed(_ documents: [String: String]) async -> [ParsedPage] {
        let tree = SourceTree(documents.mapValues { Array($0.utf8) })
        return await parseDocuments(in: tree, settings: SiteSettings(), options: BuildOptions()).compactMap(\.page)
    }

    /// Everything of a page, for comparing.
    private func description(of page: Page) -> String {
        var text = ""
        dump(page, to: &text)
        return text
    }

    @Test func holdsAllThatAPageHas() async throws {
        let page = try #require(await parsed(["a.md": Self.document]).first).page
        #expect(page.rows.contains { $0.hasAttributes } && page.rows.contains { $0.isContinuation || $0.level > 0 })
        #expect(page.sections.contains { $0.attributes != nil } && !page.titleAliases.isEmpty && !page.linkPlaces.isEmpty)
        #expect(description(of: ParsedPage(page).page) == description(of: page))
    }

    @Test func emptiesWhatItIsUnpackedInto() async throws {
        let pages = await parsed(["a.md": Self.document, "b.md": "# B\n", "c.md": "- c\n"])
        var page = Page(path: "")
        for number in [0, 1, 0, 2, 1] {
            pages[number].unpack(into: &page)
            #expect(description(of: page) == description(of: pages[number].page))
        }
    }

    @Test func takesLittleMoreRoomThanItsWords() async throws {
        let rows = (0..<50).map { "- [Row number \($0)](https://example.org/\($0)) - what it is, in a few words\n" }.joined()
        let page = try #require(await parsed(["a.md": "# A\n\n" + rows]).first).page
        let packed = PackedPage(page, using: PackedNumberWriter())
        #expect(packed.byteCount < page.text.count + 50 * 40)
    }

    @Test(arguments: [0, 1, 63, 64, 127, 128, 16_383, 16_384, Int(Int32.max)])
    func writesNumbersOfAnySize(number: Int) {
        let writer = PackedNumberWriter()
        writer.reserve(200)
        writer.number(number)
        writer.signed(number)
        writer.signed(-number)
        writer.span(Span(number / 2, number))
        writer.events(EventRange(number, number))
        writer.location(SourceLocation(line: number, column: 1))
        withExtendedLifetime(writer) {
            guard let start = writer.bytes.baseAddress else { return }
            var reader = PackedNumberReader(start)
            #expect(reader.number() == number)
            #expect(reader.signed() == number)
            #expect(reader.signed() == -number)
            #expect(reader.span() == Span(number / 2, number))
            #expect(reader.events() == EventRange(number, number))
            #expect(reader.location() == SourceLocation(line: number, column: 1))
        }
    }
}
