import TableBasics
package import TableModel
import YAMLReader

/// A key of another generator's front matter that hides, moves or orders a page, and what it means here.
struct ForeignKey: Sendable {
    let name: String
    /// What the value asks for is put into the settings; false for a value that asks for something there is not.
    let apply: @Sendable (YAMLNode, _ path: String, inout PageSettings) -> Outcome

    enum Outcome: Equatable {
        case applied
        /// The page is as if the key were not there; what that means.
        case ignored(String)
    }

    init(_ name: String, apply: @escaping @Sendable (YAMLNode, String, inout PageSettings) -> Outcome) {
        self.name = name
        self.apply = apply
    }

    /// Finds the keys in front matter and applies them; settings of our own, which are read afterwards, stand over them. Gives
    /// `front-matter-ignored`.
    static func apply(_ node: YAMLNode?, path: String, to settings: inout PageSettings) -> [Diagnostic] {
        guard let node, case .mapping(let entries) = node.content else { return [] }
        var diagnostics: [Diagnostic] = []
        for entry in entries where !entry.value.isNull {
            guard case .scalar(let name, _) = entry.key.content, let key = byName[name] else { continue }
            if case .ignored(let reason) = key.apply(entry.value, path, &settings) {
                diagnostics.append(.frontMatterIgnored(name, reason, path: path, at: entry.value.range))
            }
        }
        return diagnostics
    }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    static let all = hiding + listing + describing + ordering + moving
}

extension ForeignKey {
    /// Keys that keep a page from being published.
    private static let hiding: [ForeignKey] = [
        // Jekyll has a Boolean, Hugo a day as well.
        ForeignKey("published") { node, _, settings in
            if let isPublished = node.boolean {
                if !isPublished { settings.isDraft = true }
                return .applied
            }
            return setDate(\.publishDate, to: node, &settings)
        },
        flag("publish", whenFalse: \.isDraft), flag("render", whenFalse: \.isDraft), flag("headless", whenTrue: \.isDraft),
        date("publishDate", \.publishDate), date("publishdate", \.publishDate), date("pubDate", \.publishDate),
        date("pubdate", \.publishDate), date("publish_date", \.publishDate),
        date("expiryDate", \.expiryDate), date("expirydate", \.expiryDate), date("unpublishdate", \.expiryDate),
        ForeignKey("status") { node, _, settings in
            switch node.word {
            case "draft", "private": settings.isDraft = true
            case "hidden", "unlisted": settings.isHidden = true
            // Of the page's subject, as `new` and `deprecated` are.
            default: break
            }
            return .applied
        },
        hugoBuild("build"), hugoBuild("_build"),
    ]

    /// Keys that keep a page out of lists.
    private static let listing: [ForeignKey] = [
        flag("unlisted", whenTrue: \.isHidden), flag("nav_exclude", whenTrue: \.isHidden), flag("toc_hide", whenTrue: \.isHidden),
        flag("bookHidden", whenTrue: \.isHidden), flag("geekdocHidden", whenTrue: \.isHidden),
        flag("eleventyExcludeFromCollections", whenTrue: \.isHidden),
        ForeignKey("sidebar") { node, _, settings in
            if node.boolean == false { settings.hasSideList = false }
            if node["hidden"]?.boolean == true { settings.isHidden = true }
            if let label = node["label"]?.word, !label.isEmpty { settings.navigationTitle = label }
            return node["order"].map { setOrder(to: $0, &settings) } ?? .applied
        },
        ForeignKey("nav_enabled") { node, _, settings in
            if node.boolean == false { settings.hasSideList = false }
            return .applied
        },
        ForeignKey("has_toc") { node, _, settings in
            if node.boolean == false { settings.hasPageList = false }
            return .applied
        },
        ForeignKey("hide") { node, _, settings in
            if case .success(let parts) = node.textList(), parts.contains("navigation") { settings.hasSideList = false }
            return .applied
        },
        ForeignKey("sitemap") { node, _, settings in
            if node.boolean == false || ["exclude", "disable", "ignore"].contains(where: { node[$0]?.boolean == true }) {
                settings.isInSitemap = false
            }
            return .applied
        },
        search("search_exclude", isSearched: false), search("bookSearchExclude", isSearched: false),
        search("nosearch", isSearched: false), search("in_search_index", isSearched: true), search("pagefind", isSearched: true),
    ]

    /// What else a page says of itself.
    private static let describing: [ForeignKey] = [
        navigationTitle("sidebar_label"), navigationTitle("linkTitle"), navigationTitle("linktitle"), navigationTitle("nav_title"),
        navigationTitle("sidebarTitle"),
        ForeignKey("lang") { node, _, settings in
            switch node.language() {
            case .success(let tag):
                settings.language = tag
                settings.languageRange = node.range
                return .applied
            case .failure(let problem): return .ignored("it takes a language tag; \(problem.help)")
            }
        },
    ]

    /// Keys that say the place of a page among others.
    private static let ordering: [ForeignKey] = [
        ForeignKey("weight") { node, _, settings in
            // Hugo's 0 is no weight.
            node.number == 0 ? .applied : setOrder(to: node, &settings)
        },
        ForeignKey("sidebar_position") { node, _, settings in setOrder(to: node, &settings) },
        ForeignKey("nav_order") { node, _, settings in setOrder(to: node, &settings) },
        ForeignKey("eleventyNavigation") { node, _, settings in node["order"].map { setOrder(to: $0, &settings) } ?? .applied },
        ForeignKey("parent") { node, _, settings in
            guard !node.word.isEmpty else { return .ignored("it takes the title of a page") }
            settings.parent = PlacedText(node.word, at: node.range)
            return .applied
        },
        ForeignKey("grand_parent") { node, _, settings in
            guard !node.word.isEmpty else { return .ignored("it takes the title of a page") }
            settings.grandParent = node.word
            return .applied
        },
    ]

    /// Keys that say the address of a page.
    private static let moving: [ForeignKey] = [
        ForeignKey("slug") { node, path, settings in
            // The whole address goes before.
            guard settings.address == nil else { return .applied }
            let slug = node.word
            if !slug.isEmpty, !slug.hasPrefix("/"), DocumentName.isIndex(path) {
                return .ignored("the index of a folder has its address; one that begins with `/` is a whole one")
            }
            return setAddress(PageAddress(slug: slug, ofDocument: path), &settings)
        },
        ForeignKey("permalink") { node, path, settings in
            if node.boolean == false {
                settings.isDraft = true
                return .applied
            }
            return setAddress(PageAddress(address: node.word, bareSuffix: ".html"), &settings)
        },
        ForeignKey("url") { node, _, settings in
            node.word.contains("://") ? .applied : setAddress(PageAddress(address: node.word, bareSuffix: "/index.html"), &settings)
        },
        ForeignKey("redirect_from") { node, _, settings in
            guard case .success(let addresses) = node.placedTextList() else {
                return .ignored("it takes former addresses of the page")
            }
            settings.aliases += addresses.map { PlacedText($0.text.hasPrefix("/") ? $0.text : "/" + $0.text, at: $0.range) }
            return .applied
        },
        ForeignKey("redirect_to") { _, _, _ in .ignored("the page stays; put its address into `redirects` of the settings") },
    ]

    private static func flag(
        _ name: String, whenTrue field: any WritableKeyPath<PageSettings, Bool> & Sendable
    ) -> ForeignKey {
        ForeignKey(name) { node, _, settings in
            if node.boolean == true { settings[keyPath: field] = true }
            return .applied
        }
    }

    private static func flag(
        _ name: String, whenFalse field: any WritableKeyPath<PageSettings, Bool> & Sendable
    ) -> ForeignKey {
        ForeignKey(name) { node, _, settings in
            if node.boolean == false { settings[keyPath: field] = true }
            return .applied
        }
    }

    /// - Parameter isSearched: what `true` says.
    private static func search(_ name: String, isSearched: Bool) -> ForeignKey {
        ForeignKey(name) { node, _, settings in
            if let value = node.boolean, value != isSearched { settings.isSearched = false }
            return .applied
        }
    }

    private static func navigationTitle(_ name: String) -> ForeignKey {
        ForeignKey(name) { node, _, settings in
            guard case .success(let title) = node.text() else { return .ignored("it takes what the navigation calls the page") }
            if !title.isEmpty { settings.navigationTitle = title }
            return .applied
        }
    }

    private static func date(
        _ name: String, _ field: any WritableKeyPath<PageSettings, PlacedText?> & Sendable
    ) -> ForeignKey {
        ForeignKey(name) { node, _, settings in setDate(field, to: node, &settings) }
    }

    private static func setDate(
        _ field: any WritableKeyPath<PageSettings, PlacedText?> & Sendable, to node: YAMLNode, _ settings: inout PageSettings
    ) -> Outcome {
        guard case .success(let date) = node.date() else {
            return .ignored("it takes a date, written as `2026-11-21` or `2026-11-21T09:30:00Z`")
        }
        settings[keyPath: field] = PlacedText(date, at: node.range)
        return .applied
    }

    private static func hugoBuild(_ name: String) -> ForeignKey {
        ForeignKey(name) { node, _, settings in
            if let render = node["render"], render.boolean == false || render.word == "never" { settings.isDraft = true }
            if let list = node["list"], list.boolean == false || list.word == "never" { settings.isHidden = true }
            return .applied
        }
    }

    private static func setOrder(to node: YAMLNode, _ settings: inout PageSettings) -> Outcome {
        guard let number = node.number else { return .ignored("only numbers order pages") }
        settings.weight = number
        return .applied
    }

    private static func setAddress(_ address: PageAddress?, _ settings: inout PageSettings) -> Outcome {
        guard let address else { return .ignored("the page has the address of its document; an address has no parts to fill in") }
        settings.address = address.path
        return .applied
    }
}

extension YAMLNode {
    /// `true`, `false`, and what else YAML has for them, in quotes as well.
    fileprivate var boolean: Bool? {
        switch word.lowercased() {
        case "true", "yes", "on": true
        case "false", "no", "off": false
        default: nil
        }
    }

    /// The text of a scalar; empty for anything else.
    fileprivate var word: String { if case .success(let text) = text() { text } else { "" } }

    fileprivate var number: Double? {
        guard let number = Double(word), number.isFinite else { return nil }
        return number
    }

    /// The value of a key in a mapping.
    fileprivate subscript(name: String) -> YAMLNode? {
        guard case .mapping(let entries) = content else { return nil }
        return entries.first { if case .scalar(let key, _) = $0.key.content { key == name } else { false } }?.value
    }
}

extension DiagnosticCode {
    package static let frontMatterIgnored = DiagnosticCode(
        "front-matter-ignored", .warning, "another generator's key would hide, move or order the page, and does not here",
        explanation: """
            Keys of other generators that hide, move or order a page are read as what they mean there: `published`, `publishDate`,
            `expiryDate`, `unlisted`, `weight`, `sidebar_position`, `nav_order`, `slug`, `permalink`, `url`, `redirect_from` and others.
            This one, or its value, asks for something that there is not; the page is as if it were not there.

                ---
                nav_order: first
                permalink: /:year/:title/
                ---

            Take it away, or say the same in another way: order pages by numbers, name a parent that is there, and write the address
            out:

                ---
                permalink: /2026/install/
                ---
            """)

    package static let pageLeftOut = DiagnosticCode(
        "page-left-out", .note, "a page is not published now",
        explanation: """
            A page whose `date` or `publishDate` is to come, or whose `expiryDate` is past, is left out.

                ---
                publishDate: 2027-01-01
                ---

            Build again when the day has come. `--drafts` builds such pages as well, and `--date 2027-01-01` as on that day.
            `check` says of a draft that it was asked about that it has not looked at it.
            """)
}

extension Diagnostic {
    /// - Parameter reason: why the key of that name has no effect.
    package static func frontMatterIgnored(
        _ name: String, _ reason: String, path: String, at range: SourceRange
    ) -> Diagnostic {
        Diagnostic(.frontMatterIgnored, "`\(name)` has no effect here: \(reason)", path: path, at: range)
    }
}
