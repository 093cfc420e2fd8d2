/// The classes of pages that begin with `tv-`: all that are written, by which style sheets can find the parts of a page.
package enum ClassName {
    /// With a name behind it, the class of an icon.
    package static let iconPrefix = "tv-icon-"

    package static func isKnown(_ name: String) -> Bool { names.contains(name) || name.hasPrefix(iconPrefix) }

    /// The known name that a wrong one may stand for.
    package static func nearest(to name: String) -> String? { nearestName(to: name, in: names.sorted()) }

    /// A test looks for what is written and not among them.
    package static let names: Set<String> = Set(
        """
        tv-accessory tv-added tv-alert tv-alert-title tv-alias tv-back tv-badges tv-bar tv-bare tv-big tv-body tv-break tv-caption
        tv-center tv-chapter tv-chips tv-code tv-columns tv-contents tv-copy tv-deselect tv-draft tv-edit tv-field tv-filter tv-foot
        tv-footer tv-group tv-head tv-header tv-home tv-icon tv-index tv-justify tv-languages tv-left tv-line tv-link tv-long-numbers
        tv-marked tv-menu tv-name tv-note tv-number tv-on tv-outline tv-path tv-prose tv-rank4 tv-rank5 tv-rank6 tv-removed
        tv-repository tv-right tv-scroll tv-search tv-side tv-sign tv-site-footer tv-site-header tv-skip tv-spans tv-stack tv-subtitle
        tv-symbol tv-tabs tv-tags tv-task tv-ticks tv-title tv-turn tv-under tv-value tv-wide
        """.utf8.split { $0 == 0x20 || $0 == 0x0A }.map { String(Substring($0)) })
}
