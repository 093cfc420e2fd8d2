/// Which of a site's pages: those made from documents in the order of their sources, then those that the build makes.
///
/// Given when pages are placed; the same for a page in every later stage.
package struct PageNumber: Sendable, Hashable, Comparable {
    package let index: Int

    package init(_ index: Int) { self.index = index }

    package static func < (left: PageNumber, right: PageNumber) -> Bool { left.index < right.index }
}

extension Array {
    /// The element of a page, in a list with one for each page.
    package subscript(_ page: PageNumber) -> Element {
        get { self[page.index] }
        set { self[page.index] = newValue }
    }

    /// The numbers of the pages, in a list with an element for each page.
    package var pageNumbers: [PageNumber] { indices.map(PageNumber.init) }

    /// The elements with the numbers of their pages, in a list with one for each page.
    package var numbered: some Sequence<(number: PageNumber, page: Element)> {
        enumerated().lazy.map { (number: PageNumber($0.offset), page: $0.element) }
    }
}
