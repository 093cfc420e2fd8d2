import SiteModel
import TableCells
import TableHTML
import TableModel
import TableThemes

/// What the pages of a site make of the cells of their themes.
struct CellCheck {
    /// The cells that rows are rendered with, by the style sheet of their pages.
    private(set) var used: [OutputPath: Set<String>] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    /// Looks at the pages that choose cells, or whose theme does.
    ///
    /// Gives `cell-missing` wherever a cell is asked for that the page's theme does not have, and `cell-part-lost` once a page and
    /// cell, at the first row that loses something.
    init(_ pages: [SitePage], sheets: [String: SiteStylesheet], prefix: String) {
        for page in pages {
            guard let sheet = sheets[page.page.settings.theme ?? ""] ?? sheets[""] else { continue }
            let choosesCells = page.page.settings.cell != nil || sheet.theme.cell != nil
                || page.page.sections.contains { $0.attributes?.cell != nil }
                || page.page.rows.contains { $0.hasCell }
            guard choosesCells else { continue }
            var check = PageCellCheck(page: page, theme: sheet.theme, path: prefix + page.page.path)
            check.run()
            // What a page asks for may be in the theme that is not there.
            let asked = page.page.settings.theme
            let hasItsTheme = !sheet.theme.isIncomplete && (asked == nil || sheets[asked ?? ""] != nil)
            if !hasItsTheme { check.diagnostics = [] }
            used[sheet.output, default: []].formUnion(check.used)
            diagnostics += check.diagnostics
        }
    }
}

/// The cells of one page.
private struct PageCellCheck {
    let page: SitePage
    let theme: Theme
    /// Of the document, relative to the project.
    let path: String
    var used: Set<String> = []
    var diagnostics: [Diagnostic] = []
    /// The first row that loses something, and how many others do, by cell.
    private var losses: [String: (row: Row, slots: CellSlots, more: Int)] = [:]

    init(page: SitePage, theme: Theme, path: String) {
        self.page = page
        self.theme = theme
        self.path = path
    }

    mutating func run() {
        let pageChoice = page.page.settings.cell
        if let pageChoice { check(pageChoice) }
        for section in page.page.sections {
            let sectionChoice = section.attributes?.cell
            if let sectionChoice { check(sectionChoice) }
            for row in page.page.rows[section.rows] where !row.isContinuation {
                let rowChoice = row.cell
                if let rowChoice { check(rowChoice) }
                if let choice = rowChoice ?? sectionChoice ?? pageChoice ?? theme.cell { look(at: row, choice) }
            }
        }
        // Generated pages have no source to point at; what their rows lose was said of the template.
        guard !page.isGenerated else { return }
        for (cell, loss) in losses.sorted(by: { $0.key < $1.key }) {
            let location = loss.row.location
            diagnostics.append(
                .lostSlots(
                    loss.slots.slots, by: cell, more: loss.more, path: path,
                    at: location == .wholeFile ? nil : SourceRange(start: location)))
        }
    }

    private mutating func check(_ choice: CellChoice) {
        guard !theme.cellNames.contains(choice.identifier) else { return }
        diagnostics.append(.missingCell(choice, known: theme.cellNames, path: path))
    }

    private mutating func look(at row: Row, _ choice: CellChoice) {
        guard let cell = theme.cells[choice.identifier] else { return }
        used.insert(choice.identifier)
        let lost = cell.omittedSlots.lostSlots(of: CellSlots(of: row), isTask: row.task != nil)
        guard !lost.isEmpty else { return }
        if losses[choice.identifier] == nil {
            losses[choice.identifier] = (row, lost, 0)
        } else {
            losses[choice.identifier]?.more += 1
        }
    }
}
