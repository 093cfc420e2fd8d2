extension Sequence<String> {
    /// Paths without those that every site of several pages has for its search.
    package var withoutSearch: [String] {
        filter { $0 != "search.html" && $0 != "tablesite.js" && !$0.hasPrefix("search-index/") }
    }
}
