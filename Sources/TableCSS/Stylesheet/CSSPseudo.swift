/// The pseudo-classes and pseudo-elements of CSS, and the features of media queries, for telling a slip of the pen from what means
/// something.
///
/// What browsers had in 2026, and drafts of the CSS working group beside it. Names with a prefix are for one browser each, and pass
/// unseen.
enum CSSPseudo {
    /// The last line has those of WebKit's scroll bars.
    static let classes = words(
        """
        active active-view-transition active-view-transition-type any-link autofill blank buffering checked current default
        defined dir disabled empty enabled first first-child first-of-type focus focus-visible focus-within fullscreen future
        has has-slotted heading host host-context hover in-range indeterminate interest-source interest-target invalid is
        lang last-child last-of-type left link local-link matches modal muted not nth-child nth-col nth-last-child nth-last-col
        nth-last-of-type nth-of-type only-child only-of-type open optional out-of-range past paused picture-in-picture
        placeholder-shown playing popover-open read-only read-write required right root scope seeking stalled state target
        target-after target-before target-current target-within user-invalid user-valid valid visited volume-locked where
        xr-overlay
        corner-present decrement double-button end horizontal increment no-button single-button start vertical window-inactive
        """)

    static let elements = words(
        """
        after backdrop before checkmark clear-icon color-swatch column cue cue-region details-content field-component
        field-separator field-text file-selector-button first-letter first-line grammar-error highlight interest-hint marker
        part permission-icon picker picker-icon placeholder postfix prefix reveal-icon scroll-button scroll-marker
        scroll-marker-group search-text selection slider-fill slider-thumb slider-track slotted spelling-error step-control
        step-down step-up target-text view-transition view-transition-group view-transition-group-children
        view-transition-image-pair view-transition-new view-transition-old
        """)

    /// Pseudo-elements that one colon is enough for (Selectors 4 §3.6.3).
    static let olderElements = ["after", "before", "first-letter", "first-line"]

    private static func words(_ list: String) -> [String] {
        list.utf8.split { $0 == 0x20 || $0 == 0x0A }.map { String(Substring($0)) }
    }

    /// What a feature of media that has few values can be; nil for others.
    static func mediaWords(of feature: String) -> [String]? {
        switch feature {
        case "prefers-color-scheme": ["light", "dark"]
        case "prefers-reduced-motion": ["reduce", "no-preference"]
        case "prefers-contrast": ["more", "less", "custom", "no-preference"]
        case "forced-colors": ["active", "none"]
        case "orientation": ["portrait", "landscape"]
        case "hover", "any-hover": ["hover", "none"]
        case "pointer", "any-pointer": ["coarse", "fine", "none"]
        default: nil
        }
    }

    /// Media Queries 5, without `min-` and `max-`.
    static let mediaFeatures = words(
        """
        any-hover any-pointer aspect-ratio color color-gamut color-index device-aspect-ratio device-height device-posture
        device-width
        display-mode display-state dynamic-range environment-blending forced-colors grid height horizontal-viewport-segments
        hover inverted-colors monochrome nav-controls orientation overflow-block overflow-inline pointer prefers-color-scheme
        prefers-contrast prefers-reduced-data prefers-reduced-motion prefers-reduced-transparency resizable resolution scan
        scripting shape update vertical-viewport-segments video-color-gamut video-dynamic-range width
        """)
}
