import TableBasics
import TableModel

/// What of a document is the title of its page.
enum PageTitle: Equatable {
    /// A heading, in its place: what stands before it is the preface.
    case heading(MarkdownNode)
    /// A heading among other elements of the author's HTML, which stays there: the block, and its words.
    case html(MarkdownNode, words: String)
    /// A heading that is all of a block of the author's HTML.
    case htmlHeading(MarkdownNode)
    /// Words that name the page and stay where they are: those of a section's heading.
    case words(String)
    /// Words that may name the page, and stay where they are: those of an image, or of a lesser heading.
    case guess(String)

    /// The block that is the title or holds it.
    var block: MarkdownNode? {
        switch self {
        case .heading(let block), .html(let block, _), .htmlHeading(let block): block
        case .words, .guess: nil
        }
    }
}

/// The words of headings in the forms in which they are compared.
struct TitleWords {
    /// Without white space at the ends, and with one space for each run of it.
    let text: String
    private let lowercased: String

    init(_ bytes: [UInt8]) { self.init(String(decoding: bytes, as: UTF8.self)) }

    init(_ text: String) {
        self.text = Self.isTidy(text) ? text : text.split { $0.isWhitespace }.joined(separator: " ")
        lowercased = self.text.lowercased()
    }

    /// Whether only single spaces stand between the words, as in most headings. What could be other white space is none of it.
    private static func isTidy(_ text: String) -> Bool {
        var last: UInt8 = 0x20
        for byte in text.utf8 {
            switch byte {
            case 0x20 where last == 0x20, ..<0x20, 0xC2, 0xE1...0xE3: return false
            default: last = byte
            }
        }
        return last != 0x20 || text.isEmpty
    }

    var isEmpty: Bool { text.isEmpty }

    func isSame(as other: TitleWords) -> Bool { lowercased == other.lowercased }

    /// Whether the heading names a document of that name: one is part of the other, whatever stands between the letters.
    func name(_ document: TitleWords) -> Bool {
        let (own, other) = (letters, document.letters)
        guard !own.isEmpty, !other.isEmpty else { return false }
        return own == other
            || min(own.utf8.count, other.utf8.count) >= Self.shortestName && (own.contains(other) || other.contains(own))
    }

    private var letters: String { String(lowercased.filter { $0.isLetter || $0.isNumber }) }

    /// `1.2.0`, `v3 (2026-01-01)`, `[Unreleased]`: how changelogs name a release.
    var isRelease: Bool {
        var name = lowercased.drop { $0 == "[" || $0 == "v" }
        if name.hasPrefix("ersion ") { name = name.dropFirst("ersion ".count) }
        if name.hasPrefix("unreleased") || name.hasPrefix("upcoming") { return true }
        let digits = name.prefix { $0.isNumber }
        return !digits.isEmpty && name.dropFirst(digits.count).first == "."
    }

    /// What documents call their first part, whatever they are about.
    var isFirstPart: Bool { contentsTitles.contains(lowercased) || Self.firstParts.contains(lowercased) }

    var isContents: Bool { contentsTitles.contains(lowercased) }

    /// Asks for something instead of naming the document.
    var isAdvert: Bool {
        lowercased.hasSuffix("!") || Self.adverts.contains { lowercased.contains($0) }
    }

    /// Whether another heading is made after the same pattern: `Day 1` and `Day 2`, `A` and `B`.
    func hasPattern(of other: TitleWords) -> Bool {
        if lowercased.count == 1, other.lowercased.count == 1 { return true }
        guard let digit = lowercased.firstIndex(where: \.isNumber), let otherDigit = other.lowercased.firstIndex(where: \.isNumber)
        else { return false }
        return lowercased[..<digit] == other.lowercased[..<otherDigit]
    }

    /// Without the words at the end that say what the image is: `Sprout logo` is Sprout.
    var withoutImageNames: TitleWords {
        var words = text.split(separator: " ")
        while let last = words.last, Self.imageNames.contains(last.lowercased()) { words.removeLast() }
        return TitleWords(words.joined(separator: " "))
    }

    private static let imageNames: Set<String> = [
        "logo", "banner", "image", "header", "cover", "screenshot", "icon", "preview", "demo", "picture", "title",
    ]
    private static let shortestName = 4
    private static let firstParts: Set<String> = [
        "introduction", "intro", "overview", "about", "preface", "foreword", "summary", "getting started", "features", "einleitung",
        "einführung", "introducción", "introduzione", "introdução", "введение", "简介", "介绍", "はじめに",
    ]
    private static let adverts = [
        "sponsor", "hiring", "check out", "announcement", "black lives matter", "stand with", "donate", "advert", "webinar",
        "survey",
    ]
}

/// What tables of contents are called, in lower case.
let contentsTitles: [String] = [
    "contents", "table of contents", "index", "toc", "menu", "目录", "目次", "فهرس", "المحتويات", "inhalt", "sommaire", "índice",
    "содержание", "목차",
]
