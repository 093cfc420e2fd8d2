import TableModel

/// The numbers that footnotes have in a page, whatever their names are: in the order of their first marks, as on GitHub, then those
/// that no mark leads to, in the order of the notes.
struct FootnoteNumbers {
    private var numbers: [String: Int] = [:]
    private let markCount: Int

    init(of page: Page) {
        var marks: [String] = []
        var notes: [String] = []
        for event in page.events {
            switch event {
            case .footnoteReference(let label): marks.append(page.string(label))
            case .open(.footnote(let label)): notes.append(page.string(label))
            default: break
            }
        }
        for name in marks where numbers[name] == nil { numbers[name] = numbers.count + 1 }
        markCount = numbers.count
        for name in notes where numbers[name] == nil { numbers[name] = numbers.count + 1 }
    }

    /// Whether a mark anywhere in the page leads to a footnote.
    func hasMark(_ name: String) -> Bool { numbers[name].map { $0 <= markCount } ?? false }

    func number(of name: String) -> Int { numbers[name] ?? 0 }
}
