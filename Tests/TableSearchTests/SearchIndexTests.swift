import TableModel
import Testing

@testable import TableSearch

/// The files of an index, read as the site's script reads them.
@Suite struct SearchIndexTests {
    @Test func everyWordLeadsToItsDocuments() throws {
        let index = try IndexReader(segments: [
            [page("Fruit", ["Apple - a red fruit", "Pear"])], [page("Tools", ["Saw", "apple corer"])],
        ])
        #expect(index.documents(with: "apple") == [1, 4 + 0 + 1])
        #expect(index.documents(with: "fruit") == [0, 1])
        #expect(index.documents(with: "saw") == [4])
        #expect(index.documents(with: "nothing") == [])
    }

    @Test func titlesWeighMoreThanText() throws {
        let index = try IndexReader(segments: [[page("One", ["Apple", "Green apple", "Pear - like an apple"])]])
        #expect(index.weights(of: "apple") == [.titleOfOne, .titleOfTwo, .detail])
    }

    /// Who looks for a word that is the name of a page looks for that page.
    @Test func namesOfPagesWeighMost() throws {
        let index = try IndexReader(segments: [[page("Guide", ["Manifest"]), page("Manifest", []), page("The manifest", [])]])
        #expect(index.weights(of: "manifest") == [.titleOfOne, .titleOfPage, .titleOfTwo])
    }

    /// What it says is said where it leads to, and its rows may be out of sight.
    @Test func listsOfContentsAreNotFound() throws {
        var page = page("One", ["Apple", "Pear"])
        page.sections[0].isContents = true
        let index = try IndexReader(segments: [[page]])
        #expect(index.documents(with: "apple") == [] && index.documents(with: "one") == [0])
    }

    /// What a title shows the call of is what it is about; a sentence with a call in it is about something else.
    @Test func theNameOfACallIsTheTitle() throws {
        let index = try IndexReader(segments: [
            [page("One", ["child_process.spawn(command[, args])", "spawn a child", "See spawn() and more of it", "aton(1)"])]
        ])
        #expect(index.weights(of: "spawn") == [.titleOfOne, .titleOfThree, .longTitle])
        #expect(index.weights(of: "child") == [.titleOfThree, .titleOfThree] && index.weights(of: "command") == [.detail])
        #expect(index.weights(of: "aton") == [.titleOfOne])
    }

    /// `openAsBlob` is found by its parts, but not called so.
    @Test func partsOfANameAreNoTitle() throws {
        let index = try IndexReader(segments: [[page("One", ["fs.openAsBlob(path)", "fs.open(path)", "open", "openFile open"])]])
        #expect(index.weights(of: "open") == [.longTitle, .titleOfOne, .titleOfOne, .titleOfTwo])
        #expect(index.weights(of: "fs") == [.titleOfTwo, .titleOfTwo] && index.weights(of: "openasblob") == [.titleOfOne])
    }

    /// Its tags, their values and its character references are no words of the page.
    @Test func wordsOfTheAuthorsHTMLAreFound() throws {
        var page = page("One", [])
        page.events = ["<table title=\"alpha>beta\"><tr><td>EIDRM &amp; gone", "</td></tr></table>"].map {
            let start = page.text.count
            page.text += Array($0.utf8)
            return .markup(Span(start, page.text.count))
        }
        page.header = EventRange(0, page.events.count)
        let index = try IndexReader(segments: [[page]])
        for word in ["eidrm", "gone"] { #expect(index.documents(with: word) == [0], "\(word)") }
        for word in ["table", "alpha", "beta", "amp", "td"] { #expect(index.documents(with: word) == [], "\(word)") }
    }

    @Test func termsAreSortedAndSplitOverFiles() throws {
        let rows = (0..<6000).map { "word\($0) - text\($0 % 7)" }
        let index = try IndexReader(segments: [[page("Many", rows)]])
        #expect(index.boundaries("t").count > 2)
        #expect(index.files.filter { $0.key.hasPrefix("t") }.values.allSatisfy { $0.count < PieceWriter.fileSize + 20_000 })
        for number in stride(from: 0, to: 6000, by: 97) { #expect(index.documents(with: "word\(number)") == [number + 1]) }
    }

    @Test func commonWordsAreCutToTheWeightiest() throws {
        let rows = (0..<9000).map { $0 == 8999 ? "common" : "row\($0) - common" }
        let index = try IndexReader(segments: [[page("Many", rows)]])
        let found = index.documents(with: "common")
        #expect(found.count == SearchIndex.mostPostings)
        #expect(found.last == 9000)
        #expect(index.entry("common")?.isCut == true)
    }

    @Test func shortBeginningsHaveTheirBestDocuments() throws {
        let rows = (0..<3000).map { "stone\($0) - pebble" } + ["star"]
        let index = try IndexReader(segments: [[page("Many", rows)]])
        let best = try #require(index.beginning("sta") ?? index.beginning("st"))
        #expect(best.count <= WordBeginnings.mostDocuments)
        #expect(index.beginning("x") == nil)
    }

    @Test func textsStandInFilesOfTheSameLength() throws {
        let index = try IndexReader(segments: [[page("Many", (0..<300).map { "row \($0)" })]])
        #expect(index.files["r0-0"] != nil && index.files["r0-2"] != nil && index.files["r0-3"] == nil)
        #expect(index.text(ofDocument: 130).contains("\"row 129\""))
    }

    /// The pages of a document that is split are called by its title too, and by those of the parts that they stand below.
    @Test func partsSayWhatTheyArePartsOf() throws {
        let files = Files()
        var builder = SearchSegmentBuilder(number: 0) { files.all["r0-\($0)"] = $1 }
        try builder.add(page("Use", []), url: "use.html", below: ["Guide"], language: "en")
        try builder.add(page("Mac", []), url: "mac.html", below: ["Guide", "Use"], language: "en")
        try builder.add(page("Linux", (0..<200).map { "row \($0)" }), url: "linux.html", below: ["Guide", "Use"], language: "en")
        try builder.add(page("Other", []), url: "other.html", language: "en")
        _ = try builder.finish()
        let first = String(decoding: try #require(files.all["r0-0"]), as: UTF8.self)
        let start = #"[0,"use.html","Guide › Use","",0,"mac.html","Guide › Use › Mac","",0,"linux.html","#
        #expect(first.hasPrefix(#"tablesiteSearch("r0-0","# + start), "\(first.prefix(300))")
        let second = String(decoding: try #require(files.all["r0-1"]), as: UTF8.self)
        #expect(second.contains(#""r0-1",[3,"linux.html","Guide › Use › Linux","","#), "\(second.prefix(200))")
        #expect(second.hasSuffix(#",0,"other.html","Other",""])"# + "\n"), "\(second.suffix(200))")
    }

    @Test func textIsWrittenAsScriptsWantIt() throws {
        let index = try IndexReader(segments: [[page("A \"quoted\" \\ title", ["</script><b> - \u{1}\n\t x"])]])
        let file = String(decoding: try #require(index.files["r0-0"]), as: UTF8.self)
        #expect(file.contains(#""A \"quoted\" \\ title""#))
        #expect(!file.dropLast().contains("\n"))
    }

    @Test func longTextsAreCutBetweenWords() throws {
        let index = try IndexReader(segments: [[page("Page", ["Row - " + String(repeating: "wordy ", count: 100)])]])
        #expect(index.text(ofDocument: 1).contains("wordy…\""))
    }

    /// A change log has `Added` below each version: what is around a row is all of it, and so it is at the start of a file.
    @Test func documentsHaveAllHeadingsAroundThem() throws {
        var page = Page(path: "Log.md")
        page.titleText = "Log"
        for (level, title, rows) in [(2, "2.0", 0), (3, "Added", 200), (3, "Fixed", 0), (2, "1.0", 1), (3, "Added", 1)] {
            add(level, title, rows: rows, to: &page)
        }
        let index = try IndexReader(segments: [[page]])
        let first = index.text(ofDocument: 0)
        #expect(first.contains(#",1,"h2.0","2.0","",2,"hAdded","Added","",4,"","2.0 › Added","",2,"#))
        let second = index.text(ofDocument: 130)
        #expect(second.hasPrefix(#"tablesiteSearch("r0-1",[3,"Log.md","Log","",4,"","2.0 › Added","",2,"#))
        #expect(second.contains(#",4,"","2.0","",2,"hFixed","Fixed","",1,"h1.0","1.0","",2,"row200","row 200","","#))
        #expect(second.hasSuffix(#",2,"hAdded","Added","",4,"","1.0 › Added","",2,"row201","row 201",""])"# + "\n"))
    }

    /// Its heading leads to it; the first cell says what it is about.
    @Test func rowsOfTablesOfDataAreFound() throws {
        var page = Page(path: "Page.md")
        page.titleText = "Page"
        add(2, "Options", rows: 0, to: &page)
        let start = page.events.count
        func row(_ cells: [String]) -> [ContentEvent] {
            [.open(.tableRow)]
                + cells.flatMap {
                    [
                        .open(.tableCell(isHead: false, alignment: .none)), .text(append($0, to: &page)),
                        .close(.tableCell(isHead: false, alignment: .none)),
                    ]
                } + [.close(.tableRow)]
        }
        let text = append("before", to: &page)
        let table: [ContentEvent] =
            [.text(text), .open(.table), .open(.tableHead)] + row(["Option", "Default"]) + [.close(.tableHead), .open(.tableBody)]
            + row(["--grace SECONDS", "thirty"]) + row(["--queue", "mail"]) + [.close(.tableBody), .close(.table)]
            + [.text(append("after", to: &page))]
        page.events += table
        page.sections[0].header = EventRange(start, page.events.count)
        page.hasTables = true
        let index = try IndexReader(segments: [[page]])
        #expect(index.documents(with: "before") == [1] && index.documents(with: "default") == [1])
        #expect(index.documents(with: "grace") == [2] && index.documents(with: "thirty") == [2])
        #expect(index.weights(of: "grace") == [.titleOfTwo] && index.weights(of: "queue") == [.titleOfOne])
        #expect(index.documents(with: "mail") == [3] && index.documents(with: "after") == [1])
        #expect(index.text(ofDocument: 2).contains(#",2,"hOptions","--grace SECONDS","thirty","#))
    }

    /// Not to the row that stands above it: below a list, and in a section without a heading that goes on or folds.
    @Test func textAroundRowsBelongsToTheirHeading() throws {
        var page = page("Club", ["Apple"])
        page.footer = events("signed", in: &page)
        page.sections[0].footer = events("ahead", in: &page)
        add(2, "Dues", rows: 1, to: &page)
        page.sections[1].footer = events("payable", in: &page)
        add(2, "", rows: 1, to: &page)
        page.sections[2].heading = nil
        page.sections[2].header = events("resolved", in: &page)
        add(2, "Folded", rows: 1, to: &page)
        page.sections[3].heading?.id = .empty
        page.sections[3].header = events("hidden", in: &page)
        let index = try IndexReader(segments: [[page]])
        for word in ["signed", "ahead"] { #expect(index.documents(with: word) == [0], "\(word)") }
        for word in ["payable", "resolved", "folded", "hidden"] { #expect(index.documents(with: word) == [2], "\(word)") }
        #expect(index.documents(with: "apple") == [1] && index.documents(with: "row") == [3, 4, 5])
    }

    /// Not to the last heading in it; and what follows a fold at the beginning to the page.
    @Test func whatFollowsAFoldBelongsToTheHeadingBeforeIt() throws {
        var page = Page(path: "Page.md")
        page.titleText = "Page"
        for (title, depth, isFold) in [("", 0, true), ("In", 1, false), ("", 0, false), ("Guide", 0, false)] {
            add(2, title, rows: 1, to: &page)
            add(fold: isFold, depth, to: &page)
        }
        for (title, depth, isFold) in [("", 0, true), ("Outer", 1, false), ("", 1, true), ("Inner", 2, false), ("", 1, false)] {
            add(3, title, rows: 1, to: &page)
            add(fold: isFold, depth, to: &page)
        }
        add(3, "", rows: 1, to: &page)
        add(fold: false, 0, to: &page)
        for (index, word) in [2: "outside", 8: "between", 9: "behind"] { page.sections[index].footer = events(word, in: &page) }
        let index = try IndexReader(segments: [[page]])
        let rows = [
            #"2,"row0","row 0","",1,"hIn","In","",2,"row1","row 1","",4,"","","",2,"row2","row 2","",1,"hGuide","Guide","","#,
            #"2,"row3","row 3","",2,"row4","row 4","",2,"hOuter","Outer","",4,"","Guide › Outer","",2,"row5","row 5","","#,
            #"2,"row6","row 6","",4,"","Guide","",2,"hInner","Inner","",4,"","Guide › Inner","",2,"row7","row 7","","#,
            #"4,"","Guide › Outer","",2,"row8","row 8","",4,"","Guide","",2,"row9","row 9",""])"#,
        ]
        let text = index.text(ofDocument: 0)
        #expect(text.contains(rows.joined()), "\(text)")
        let documents = ["outside", "between", "behind"].map { index.documents(with: $0) }
        #expect(documents == [[0], [8], [5]], "\(documents)")
    }

    /// A name of several words is one of them less.
    @Test func namesOfSeveralWordsWeighLess() throws {
        let index = try IndexReader(segments: [[page("One", ["lease(name)", "acquire_lease_with_timeout(name)"])]])
        #expect(index.weights(of: "lease") == [.titleOfOne, .longTitle])
    }

    /// Adds a section whose rows are numbered on.
    private func add(_ level: Int, _ title: String, rows count: Int, to page: inout Page) {
        var section = Section()
        let id = append("h\(title)", to: &page)
        section.heading = SectionHeading(level: level, id: id, title: events(title, in: &page))
        let start = page.rows.count
        for number in start..<(start + count) {
            var row = Row()
            row.id = append("row\(number)", to: &page)
            row.title = events("row \(number)", in: &page)
            page.rows.append(row)
        }
        section.rows = start..<page.rows.count
        page.sections.append(section)
    }

    /// Makes the last section one without a heading if that has no words, and says where it folds.
    private func add(fold: Bool, _ depth: Int, to page: inout Page) {
        let last = page.sections.count - 1
        if page.plainText(page.sections[last].heading?.title ?? .empty).isEmpty { page.sections[last].heading = nil }
        page.sections[last].foldDepth = depth
        page.sections[last].isCollapsed = fold ? true : nil
    }

    /// Rows titled as written before ` - `, with what follows as their detail.
    private func page(_ title: String, _ rows: [String]) -> Page {
        var page = Page(path: "\(title).md")
        page.titleText = title
        for text in rows {
            let parts = text.split(separator: " - ", maxSplits: 1).map(String.init)
            var row = Row()
            row.id = append("row\(page.rows.count)", to: &page)
            row.title = events(parts[0], in: &page)
            if parts.count > 1 { row.detail = events(parts[1], in: &page) }
            page.rows.append(row)
        }
        var section = Section()
        section.rows = page.rows.indices
        page.sections = [section]
        return page
    }

    private func append(_ text: String, to page: inout Page) -> Span {
        let start = page.text.count
        page.text += text.utf8
        return Span(start, page.text.count)
    }

    private func events(_ text: String, in page: inout Page) -> EventRange {
        let span = append(text, to: &page)
        page.events.append(.text(span))
        return EventRange(page.events.count - 1, page.events.count)
    }
}

private final class Files { var all: [String: [UInt8]] = [:] }

/// An index in memory, with a reader of its own for its form.
private struct IndexReader {
    var files: [String: [UInt8]] = [:]

    init(segments: [[Page]]) throws {
        let files = Files()
        var made: [SearchSegment] = []
        for (number, pages) in segments.enumerated() {
            var builder = SearchSegmentBuilder(number: number) { files.all["r\(number)-\($0)"] = $1 }
            for page in pages { try builder.add(page, url: page.path, language: "en") }
            made.append(try builder.finish())
        }
        try SearchIndex.write(made, resultsPage: nil) { files.all[$0] = $1 }
        self.files = files.all
    }

    struct Entry {
        var term: String
        var isCut: Bool
        var numbers: [Int]
    }

    func boundaries(_ kind: String) -> [String] {
        let root = String(decoding: files["index"] ?? [], as: UTF8.self)
        guard let start = root.firstRange(of: "\"\(kind)\":[")?.upperBound, let end = root[start...].firstIndex(of: "]") else {
            return []
        }
        return root[start..<end].split(separator: ",").map { $0.filter { $0 != "\"" } }
    }

    func entry(_ term: String, kind: String = "t") -> Entry? {
        let boundaries = boundaries(kind)
        guard let file = boundaries.lastIndex(where: { Array($0.utf8).lexicographicallyPrecedes(Array(term.utf8)) || $0 == term })
        else { return nil }
        return entries(in: "\(kind)\(file)").first { $0.term == term }
    }

    func beginning(_ letters: String) -> [Int]? { entry(letters, kind: "p")?.numbers }

    func documents(with term: String) -> [Int] { postings(term).map { $0 >> 3 } }

    func weights(of term: String) -> [SearchWeight] { postings(term).compactMap { SearchWeight(rawValue: UInt8($0 & 7)) } }

    private func postings(_ term: String) -> [Int] {
        guard let entry = entry(term) else { return [] }
        var document = 0
        return entry.numbers.dropFirst(entry.isCut ? 1 : 0).map { number in
            document += number >> 3
            return document << 3 | number & 7
        }
    }

    private func entries(in file: String) -> [Entry] {
        let text = String(decoding: files[file] ?? [], as: UTF8.self)
        let content = text.split(separator: "\"", omittingEmptySubsequences: false).dropFirst(3).first ?? ""
        let parts = content.split(separator: " ")
        var term: [UInt16] = []
        return stride(from: 0, to: parts.count - 1, by: 2).map { index in
            let units = Array(parts[index].utf16)
            term = Array(term.prefix(digit(units[0]))) + units.dropFirst()
            let isCut = term.last == 33
            if isCut { term.removeLast() }
            return Entry(term: String(decoding: term, as: UTF16.self), isCut: isCut, numbers: numbers(parts[index + 1]))
        }
    }

    private func numbers(_ text: Substring) -> [Int] {
        var numbers: [Int] = []
        var (value, scale) = (0, 1)
        for unit in text.utf16 {
            let digit = digit(unit)
            if digit < 46 {
                numbers.append(value + digit * scale)
                (value, scale) = (0, 1)
            } else {
                value += (digit - 46) * scale
                scale *= 46
            }
        }
        return numbers
    }

    private func digit(_ unit: UInt16) -> Int { Int(unit) - 33 - (unit > 33 ? 1 : 0) - (unit > 92 ? 1 : 0) }

    /// What results show of a document of the first segment.
    func text(ofDocument number: Int) -> String {
        let file = files["r0-\(number / SearchSegment.documentsPerFile)"] ?? []
        return String(decoding: file, as: UTF8.self)
    }
}
