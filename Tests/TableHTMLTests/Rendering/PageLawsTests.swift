import TableHTML
import TableMarkdown
import TableModel
import Testing

/// What holds for every document, on documents made by chance.
@Suite struct PageLawsTests {
    @Test(arguments: 1...200 as ClosedRange<UInt64>)
    func keepsAllWordsInOrderInBalancedMarkup(_ seed: UInt64) {
        var chance = Chance(seed: seed)
        let document = GeneratedDocument(&chance)
        let output = html(document.markdown)
        let note: Comment = "seed \(seed)\n\(document.markdown)\n\(output)"

        let main = output.split(separator: "<main", maxSplits: 1).last.map(String.init) ?? ""
        let page = ScannedHTML(main)
        #expect(page.words == document.words, note)
        #expect(page.problems == [], note)
        #expect(page.ids.count == Set(page.ids).count, note)
        #expect(page.fragments.subtracting(page.ids) == [], note)
        #expect(html(document.markdown) == output, note)
    }

    // A generator that makes nothing worth looking at would prove nothing.
    @Test func makesDocumentsOfEveryKind() {
        var all = ""
        for seed in 1...200 as ClosedRange<UInt64> {
            var chance = Chance(seed: seed)
            all += html(GeneratedDocument(&chance).markdown)
        }
        for piece in [
            "<small>", "<ol", "li class=more", "aria-level=3", "<input", "<table aria", "tv-note", "<del>", "value1", "<pre",
            "tv-title",
        ] {
            #expect(all.contains(piece), "no \(piece)")
        }
    }
}

/// SplitMix64.
struct Chance: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}

/// A list document whose words are numbered, so that none is like another.
private struct GeneratedDocument {
    private(set) var markdown = ""
    private(set) var words: [String] = []

    init(_ chance: inout Chance) {
        if chance.below(3) > 0 { markdown += "# \(inline(&chance))\n\n" }
        for _ in 0...chance.below(4) {
            if chance.below(4) > 0 { markdown += String(repeating: "#", count: 2 + chance.below(3)) + " \(inline(&chance))\n\n" }
            for _ in 0...chance.below(3) { markdown += block(&chance, depth: 0) + "\n" }
        }
        if words.isEmpty { markdown += inline(&chance) }
        // The first page title of documents without one is their file's name.
        if !markdown.hasPrefix("# ") {
            let title = word()
            words.insert(words.removeLast(), at: 0)
            markdown = "# \(title)\n\n" + markdown
        }
    }

    private mutating func word() -> String {
        words.append("w\(words.count)x")
        return words[words.count - 1]
    }

    /// Words with something around them that markup could take for its own.
    private mutating func inline(_ chance: inout Chance) -> String {
        var parts: [String] = []
        for _ in 0...chance.below(3) {
            let word = word()
            let part =
                switch chance.below(16) {
                case 0: "*\(word)*"
                case 1: "**\(word)**"
                case 2: "`\(word) <b> &amp;`"
                case 3: "[\(word)](x.md)"
                case 4: "[\(word)](https://a.b/?c=\"d\"&e='f'>)"
                case 5: "~~\(word)~~"
                case 6: "\(word):"
                case 7: "\(word) -"
                case 8: "(\(word))"
                case 9: "\(word)&lt;script>"
                case 10: "\(word) \\<b onclick=\"\">"
                case 11: "**\(word):**"
                case 12: "\(word) – –"
                case 13: "\(word) ![](i.png)"
                default: word
                }
            parts.append(part)
        }
        return parts.joined(separator: " ")
    }

    private mutating func block(_ chance: inout Chance, depth: Int) -> String {
        switch chance.below(10) {
        case 0: return inline(&chance) + "\n"
        case 1: return "> \(inline(&chance))\n"
        case 2: return "```\n\(word()) <i>\n```\n"
        case 3: return "**\(word())**\n"
        case 4:
            let columns = 2 + chance.below(2)
            let lines = (0...chance.below(3)).map { _ in (0..<columns).map { _ in word() }.joined(separator: " | ") }
            return "\(lines[0])\n" + Array(repeating: "---", count: columns).joined(separator: " | ") + "\n"
                + lines.dropFirst().map { $0 + "\n" }.joined()
        case 5 where depth == 0:
            // In the page it is a number.
            let label = word()
            words.removeLast()
            return "[^\(label)]\n\n[^\(label)]: \(word())\n"
        case 6: return "---\n"
        default: return list(&chance, depth: depth)
        }
    }

    private mutating func list(_ chance: inout Chance, depth: Int) -> String {
        let mark = ["-", "*", "1."][chance.below(3)]
        let indent = String(repeating: " ", count: mark.count + 1)
        var text = ""
        for _ in 0...chance.below(4) {
            var item =
                (chance.below(6) == 0 ? "[x] " : "") + inline(&chance) + (chance.below(8) == 0 ? " {.own data-a=b}" : "") + "\n"
            if depth < 3 {
                for _ in 0..<max(0, chance.below(5) - 2) { item += "\n" + block(&chance, depth: depth + 1) }
            }
            let lines = item.split(separator: "\n", omittingEmptySubsequences: false)
            text +=
                "\(mark) "
                + lines.enumerated().map { $0.offset == 0 || $0.element.isEmpty ? String($0.element) : indent + $0.element }
                .joined(separator: "\n")
        }
        return text
    }
}

/// HTML as this project writes it, read tag by tag.
private struct ScannedHTML {
    private(set) var words: [String] = []
    private(set) var ids: [String] = []
    private(set) var fragments: Set<String> = []
    private(set) var problems: [String] = []

    init(_ main: String) {
        var open: [String] = ["main"]
        var text = ""
        // What is left of the start tag of `main`.
        var rest = main.drop { $0 != ">" }.dropFirst()[...]
        while let first = rest.first {
            guard first == "<" else {
                if first == ">" { problems.append("a bare >") }
                text.append(first)
                rest.removeFirst()
                continue
            }
            text += " "
            guard let tag = Tag(&rest) else {
                problems.append("a bare <")
                break
            }
            if tag.name == "script" { problems.append("a script") }
            for (name, value) in tag.attributes {
                if name.hasPrefix("on") { problems.append("a handler") }
                if name == "id" { ids.append(value) }
                if name == "href", value.hasPrefix("#") { fragments.insert(String(value.dropFirst())) }
            }
            if tag.isEnd {
                if open.last == tag.name { open.removeLast() } else { problems.append("</\(tag.name)> in \(open)") }
                if tag.name == "main" { break }
            } else if !["img", "br", "hr", "input"].contains(tag.name) {
                if ["a", "p", "label", "li"].contains(tag.name), open.last == tag.name { problems.append("\(tag.name) in itself") }
                if tag.name == "a", open.contains("a") { problems.append("a link in a link") }
                open.append(tag.name)
            }
        }
        if !open.isEmpty { problems.append("open: \(open)") }
        words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
            .filter { $0.first == "w" && $0.last == "x" && $0.dropFirst().dropLast().allSatisfy(\.isNumber) }
    }

    private struct Tag {
        var name: String
        var isEnd: Bool
        var attributes: [(String, String)] = []

        init?(_ rest: inout Substring) {
            rest.removeFirst()
            isEnd = rest.first == "/"
            if isEnd { rest.removeFirst() }
            name = String(rest.prefix { $0.isLetter || $0.isNumber })
            rest = rest.dropFirst(name.count)
            guard !name.isEmpty else { return nil }
            while rest.first == " " {
                rest = rest.drop { $0 == " " }
                let key = rest.prefix { $0 != "=" && $0 != " " && $0 != ">" }
                rest = rest.dropFirst(key.count)
                guard rest.first == "=" else {
                    attributes.append((String(key), ""))
                    continue
                }
                rest.removeFirst()
                let value: Substring
                if rest.first == "\"" {
                    value = rest.dropFirst().prefix { $0 != "\"" }
                    rest = rest.dropFirst(value.count + 2)
                } else {
                    value = rest.prefix { $0 != " " && $0 != ">" }
                    if value.contains(where: { "\"'=<`".contains($0) }) { return nil }
                    rest = rest.dropFirst(value.count)
                }
                attributes.append((String(key), String(value)))
            }
            guard rest.first == ">" else { return nil }
            rest.removeFirst()
        }
    }
}
