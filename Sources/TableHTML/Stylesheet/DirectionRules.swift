extension StyleRules {
    /// For sites with pages that run from right to left: a value, "12 cm", has the direction of its first letter.
    ///
    /// Code, cells and text that turns round say their direction in the markup.
    static let rightToLeft = StyleRules(.structure, for: .part(.rightToLeft), """
        .tv-value { unicode-bidi: plaintext }
        """)
}
