/// What one run asks for beyond what the project says of itself.
package struct BuildOptions: Sendable {
    /// Instead of the theme of the settings.
    package var theme: String?
    /// Instead of the base URL of the settings.
    package var baseURL: String?
    package var includesDrafts = false
    /// Pages dated later, or expired before, are left out; nil for none.
    package var now: Timestamp?
    /// The result says which addresses the site has.
    package var collectsAddresses = false
    /// How many documents are worked on at a time. The result is the same for any number.
    package var workers = 1
    /// Whether the result tells of the links that leave the site.
    package var collectsExternalLinks = false
    /// Keeps what the next build can use again; costs memory for every page.
    package var remembers = false
    /// Documents whose front matter cannot be read stay as they were when it could be; for builds that remember.
    package var keepsGoodPages = false

    package init(theme: String? = nil, baseURL: String? = nil, includesDrafts: Bool = false, workers: Int = 1) {
        self.theme = theme
        self.baseURL = baseURL
        self.includesDrafts = includesDrafts
        self.workers = workers
    }
}
