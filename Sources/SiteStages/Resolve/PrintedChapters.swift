import SiteModel
import TableModel

/// The pages that one page for paper holds, each under an id.
struct PrintedChapters: Sendable {
    let output: OutputPath
    private let ids: [PageNumber: String]

    init(_ chapters: [PageNumber], in output: OutputPath) {
        self.output = output
        ids = Dictionary(uniqueKeysWithValues: chapters.enumerated().map { ($1, Page.idOfChapter($0)) })
    }

    /// What leads to a chapter, or to an id in it; nil for a page that is none.
    func url(of page: PageNumber, _ id: String?) -> String? { ids[page].map { "#" + $0 + (id.map { ":" + $0 } ?? "") } }
}
