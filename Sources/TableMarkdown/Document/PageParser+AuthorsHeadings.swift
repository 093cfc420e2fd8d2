import TableBasics
import TableModel

/// The headings of the author's HTML that stand in text: in a `div`, in a row, in the cell of a table.
extension PageParser {
    /// Gives each of them a link to itself, and those without an id one made of their words, as GitHub does.
    ///
    /// Call it when the author's own ids are taken.
    mutating func nameAuthorsHeadings() {
        guard content.hasAuthorsHeadings else { return }
        var (isTitle, level, id): (Bool, UInt8, Int?) = (page.hasTitleInHeader && !page.titleID.isEmpty, 0, nil)
        for index in page.events.indices {
            switch page.events[index] {
            case .headingLevel(let number, isEnd: false): (level, id) = (number, nil)
            case .identifier: id = index
            case .permalink where isTitle && level == 1:
                page.events[index] = .permalink(page.titleID)
                isTitle = false
            case .permalink:
                guard let id, let words = wordsOfHeading(behind: index), case .identifier(var name) = page.events[id] else {
                    continue
                }
                if name.isEmpty {
                    let slug = Slug.heading(words.split(whereSeparator: \.isASCIISpace).joined(separator: [0x20]).map { $0 })
                    let unique = content.ids.unique(slug.isEmpty ? Array("section".utf8) : slug)
                    name = Span(page.text.count, page.text.count + unique.count)
                    page.text += unique
                    page.ids.append(name)
                    page.events[id] = .identifier(name)
                }
                page.events[index] = .permalink(name)
            default: break
            }
        }
    }

    /// What a heading says, of which the start tag has been read; nil for nothing, not even by an image.
    private func wordsOfHeading(behind index: Int) -> [UInt8]? {
        var (words, hasImage): ([UInt8], Bool) = ([], false)
        var scan = MarkupScan()
        for index in (index + 1)..<page.events.count {
            switch page.events[index] {
            case .headingLevel: return hasImage || !words.allSatisfy(\.isASCIISpace) ? words : nil
            case .text(let span), .code(let span): words += page.text[span.range]
            case .image, .emoji: hasImage = hasImage || page.hasWords(EventRange(index, index + 1))
            case .softBreak, .lineBreak: words.append(0x20)
            case .markup(let span):
                hasImage = hasImage || page.hasWords(EventRange(index, index + 1))
                scan.scan(page.text[span.range]) { part in
                    switch part {
                    case .text(let range): words += page.text[range]
                    case .reference(let range): words += HTMLCharacterReference.decode(page.text[range])
                    case .tag(_, let name): if page.text[name].map({ $0 | 0x20 }) == Array("br".utf8) { words.append(0x20) }
                    }
                }
            default: break
            }
        }
        return nil
    }
}
