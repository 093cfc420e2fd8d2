import TableBasics
import TableModel

/// The words that the site's script shows, in one language. `ScriptStrings+Languages.swift` has them in those of ``LocalizedStrings``.
struct ScriptStrings: Sendable, Equatable {
    /// What the field over the rows is called.
    var filter: String
    /// How many there are of how many: `#` stands for the first number, `%` for the second.
    var countPattern: String
    /// What the buttons that narrow the page are called together.
    var only: String
    /// What the choice of an order is called, and its answers.
    var order: String
    var written: String
    var byTitle: String
    var byValue: String
    /// Tasks that are ticked, and those that are not.
    var done: String
    var open: String
    /// The button that takes the reader's ticks back, the link that has them, and the button that takes over those of a link.
    var reset: String
    var link: String
    var take: String
    /// Said where the browser keeps nothing.
    var notKept: String
    /// The button in a block of code, before and after it was pressed.
    var copy: String
    var copied: String

    /// The names of what ``text(for:in:)`` lists, in its order. First the language of the words, where it is not that of the page.
    static let names = ["lang"] + entries.map { "\($0.name)" } + SearchStrings.names

    /// Those that `parts` need, with strokes between them; the others are empty.
    ///
    /// - Parameter language: that of the page, which the words may not be in.
    static func text(for parts: Set<PagePart>, in language: String) -> String {
        let local = language.isEmpty ? .english : LocalizedStrings.words(in: language)
        let strings = all[local.language] ?? english
        var words = [language.isEmpty || local.isIn(language) ? "" : local.language]
        for entry in entries { words.append(entry.use.isDisjoint(with: parts) ? "" : strings[keyPath: entry.path]) }
        if parts.contains(.search) { words += SearchStrings.words(in: local.language).ofScript }
        return words.joined(separator: "|")
    }

    private struct Entry: Sendable {
        let name: StaticString
        let use: Set<PagePart>
        let path: any KeyPath<ScriptStrings, String> & Sendable

        init(_ name: StaticString, _ path: any KeyPath<ScriptStrings, String> & Sendable, for use: Set<PagePart>) {
            (self.name, self.path, self.use) = (name, path, use)
        }
    }

    /// Every word, by its name in the script.
    private static let entries = [
        Entry("count", \.countPattern, for: [.filter, .ticks]),
        Entry("filter", \.filter, for: [.filter]),
        Entry("only", \.only, for: [.filter]),
        Entry("order", \.order, for: [.filter]),
        Entry("written", \.written, for: [.filter]),
        Entry("byTitle", \.byTitle, for: [.filter]),
        Entry("byValue", \.byValue, for: [.filter]),
        Entry("done", \.done, for: [.ticks]),
        Entry("open", \.open, for: [.ticks]),
        Entry("reset", \.reset, for: [.ticks]),
        Entry("link", \.link, for: [.ticks]),
        Entry("take", \.take, for: [.ticks]),
        Entry("notKept", \.notKept, for: [.ticks]),
        Entry("copy", \.copy, for: [.copyButton]),
        Entry("copied", \.copied, for: [.copyButton]),
    ]
}
