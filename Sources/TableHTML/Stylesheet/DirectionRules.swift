extension StyleRules {
    /// Text with a direction of its own, for sites with pages that run from right to left.
    ///
    /// 1. Code runs from left to right everywhere, and is no part of the sentence around it.
    /// 2. A value, "12 cm", has the direction of its first letter.
    static let rightToLeft = StyleRules(.structure, for: .part(.rightToLeft), """
        .tv :is(code,kbd,samp,pre) { direction: ltr; unicode-bidi: isolate } /* 1 */
        .tv-value { unicode-bidi: plaintext } /* 2 */
        """)
}
