import SiteModel
import TableCells
import TableHTML
import TableModel
import TableThemes

/// What a page makes of the cells of its theme.
struct CellCheck {
    /// The cells that rows are rendered with.
    private(set) var used: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []
    private let page: SitePage
    private let content: Page
    private let theme: Theme
    /// Of the document, relative to the project.
    private let path: String
    /// The first row that loses something, and how many others do, by cell.
    private var losses: [String: (row: Row, slots: CellSlots, more: Int)] = [:]

    /// Looks at a page that chooses cells, or whose theme does.
    ///
    /// Gives `cell-missing` wherever a cell is asked for that the page's theme does not have, and `cell-part-lost` once a cell, at
    /// the first row that loses something.
    init(_ page: SitePage, _ content: Page, sheet: SiteStylesheet, sheets: [String: SiteStylesheet], prefix: String) {
        self.page = page
        self.content = content
        theme = sheet.theme
        path = prefix + page.path
        let choosesCells =
            page.settings.cell != nil || theme.cell != nil
            || content.sections.contains { $0.attributes?.cell != nil } || content.rows.contains { $0.hasCell }
        guard choosesCells else { return }
        run()
        // What a page asks for may be in the theme that is not there.
        let hasItsTheme = !theme.isIncomplete && page.settings.theme.map { sheets[$0] != nil } ?? true
        if !hasItsTheme { diagnostics = [] }
    }

    private mutating func run() {
        let pageChoice = page.settings.cell
        if let pageChoice { check(pageChoice) }
        for section in content.sections {
            let sectionChoice = section.attributes?.cell
            if let sectionChoice { check(sectionChoice) }
            for row in content.rows[section.rows] where !row.isContinuation {
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
