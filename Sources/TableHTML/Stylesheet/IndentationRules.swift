extension StyleRules {
    /// One step per level. Rows are flat siblings; only `aria-level`, which starts at 1, tells how deep a row is.
    static let indentation = StyleRules(
        .structure, (1...4).map { "[aria-level=\"\($0 + 1)\"]{--level:\($0)}" }.joined())
}
