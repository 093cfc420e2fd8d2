/// What `tablesite.yml` may say of a site. Every key is optional.
package struct SiteSettings: Sendable, Equatable {
    package var title: String?
    package var description: String?
    /// A BCP 47 tag; English when nobody says otherwise.
    package var language: String?
    /// An absolute URL without a trailing slash, or nil: nothing in a page needs it.
    package var baseURL: String?
    /// Where the root of the site is on its host, with slashes around it; nil for what ``baseURL`` says. A preview has it elsewhere.
    package var rootPath: String?
    package var theme: String?
    package var style: TableStyle?
    /// The output folder, relative to the project.
    package var output: String?
    /// Patterns of what belongs to the site though it would be left out, and of what does not belong to it.
    package var include: [PlacedText] = []
    package var exclude: [PlacedText] = []
    package var html: HTMLPolicy = .sanitized
    package var externalLinks: ExternalLinks = .sameTab
    /// Where documents can be edited: an absolute URL with `{path}` in it, or one that a path is added to.
    package var editURL: String?
    /// What stands above and below every page; a file `_header.md` or `_footer.md` stands in its place.
    package var frame = SiteFrameSettings()
    package var isSearched = true
    /// Whether there is a page of all pages, for paper.
    package var isPrinted = false
    package var hasFeeds = true
    package var hasCodeColors = true
    /// Whether each page has its rows as JSON beside it.
    package var hasRows = false
    /// Whether there are `llms.txt` and a Markdown copy of each page.
    package var hasMarkdown = false
    /// Whether there is a list of all files with their hashes.
    package var hasManifest = false
    package var redirects: [RedirectSetting] = []
    /// What names between braces stand for in documents: `{{ version }}`.
    package var variables: [String: String] = [:]
    /// Documents and folders in the order of the navigation; empty to take the order from elsewhere.
    package var navigation: [NavigationLine] = []
    /// Where the settings file has the key of ``navigation``.
    package var navigationRange: SourceRange?
    /// Wide windows show the navigation beside the page.
    package var hasSideList = true
    /// Pages list those below them, unless they lead there themselves.
    package var hasPageLists = true
    /// What is made of diagnostics, in source order.
    package var diagnosticRules: [DiagnosticRule] = []
    package var externalCheck = ExternalCheckSettings()
    /// Theme tokens the site sets itself.
    package var tokens: [ThemeToken] = []

    package init() {}
}

/// What happens to HTML inside Markdown.
package enum HTMLPolicy: String, Sendable, CaseIterable {
    /// Kept as far as an allowlist of elements and attributes goes.
    case sanitized
    /// Kept as it is, only balanced.
    case trusted
    /// Shown as text.
    case escaped
}

/// Where links to other sites open.
package enum ExternalLinks: String, Sendable, CaseIterable {
    case sameTab = "same-tab"
    /// In a tab of their own, with a mark behind their words.
    case newTab = "new-tab"
}
