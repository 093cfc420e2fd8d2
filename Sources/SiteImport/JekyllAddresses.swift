import SiteModel
import TableBasics
import YAMLReader

/// The addresses that a site of Jekyll has for its documents: `permalink` of the settings, of collections, of defaults and of front
/// matter, with the names of Jekyll's styles and the parts that it fills in.
struct JekyllAddresses {
    /// What a document is to Jekyll.
    enum Kind: Equatable {
        case page
        /// In `_posts`; the folders above it are categories.
        case post(folder: String)
        /// `path` is that in the folder of the collection.
        case collection(String, path: String)

        /// As `type` of defaults names it.
        var type: String {
            switch self {
            case .page: "pages"
            case .post: "posts"
            case .collection(let name, _): name
            }
        }
    }

    /// A pattern whose parts cannot all be filled in.
    struct Unknown: Error, Equatable {
        let pattern: String
        let part: String
    }

    private let site: String?
    private let collections: [String: String]
    private let defaults: [(path: String, type: String?, permalink: String)]

    init(_ settings: YAMLNode?) {
        site = settings?.value("permalink")?.words
        var collections: [String: String] = [:]
        if case .mapping(let entries)? = settings?.value("collections")?.content {
            for entry in entries {
                if let name = entry.key.words, let pattern = entry.value.value("permalink")?.words { collections[name] = pattern }
            }
        }
        self.collections = collections
        var defaults: [(path: String, type: String?, permalink: String)] = []
        if case .sequence(let items)? = settings?.value("defaults")?.content {
            for item in items {
                guard let pattern = item.value("values")?.value("permalink")?.words else { continue }
                let scope = item.value("scope")
                let path = SourcePath.parts(of: scope?.value("path")?.words ?? "").joined(separator: "/")
                defaults.append((path, scope?.value("type")?.words, pattern))
            }
        }
        self.defaults = defaults
    }

    /// The address of a document of the old project; nil for one that had none of its own.
    func address(of path: String, _ kind: Kind, _ frontMatter: YAMLNode?) -> Result<String, Unknown> {
        let own = frontMatter?.value("permalink")?.words ?? byDefault(path, kind)
        let isStyle = own.map(Self.styles.contains) ?? true
        let pattern = isStyle ? template(kind, style: own ?? style(of: kind), path: path) : own ?? ""
        return fill(pattern, path, kind, frontMatter)
    }

    /// The pattern of the defaults that are nearest to a document.
    private func byDefault(_ path: String, _ kind: Kind) -> String? {
        let found = defaults.filter { item in
            (item.path.isEmpty || item.path == path || SourcePath.isInside(path, item.path))
                && (item.type.map { $0 == kind.type } ?? true)
        }
        // Of equals the last counts.
        return found.enumerated().max { ($0.element.path.utf8.count, $0.offset) < ($1.element.path.utf8.count, $1.offset) }?
            .element.permalink
    }

    private static let styles: Set<String> = ["date", "pretty", "ordinal", "weekdate", "none"]

    private func style(of kind: Kind) -> String? {
        if case .collection(let name, _) = kind, let pattern = collections[name] { return pattern }
        return site
    }

    /// The pattern that a style stands for; a pattern of the settings is one of posts, and tells how the addresses of others end.
    private func template(_ kind: Kind, style: String?, path: String) -> String {
        let style = style ?? "date"
        let isPretty = style == "pretty" || style.hasSuffix("/")
        let ending = isPretty ? "/" : Self.styles.contains(style) || style.hasSuffix(":output_ext") ? ":output_ext" : ""
        switch kind {
        case .page: return DocumentName.isIndex(path) ? "/:path/" : "/:path/:basename" + ending
        case .collection(let name, _):
            if let pattern = collections[name], !Self.styles.contains(pattern) { return pattern }
            return "/:collection/:path" + ending
        case .post:
            switch style {
            case "pretty": return "/:categories/:year/:month/:day/:title/"
            case "date": return "/:categories/:year/:month/:day/:title:output_ext"
            case "ordinal": return "/:categories/:year/:y_day/:title:output_ext"
            case "weekdate": return "/:categories/:year/W:week/:short_day/:title:output_ext"
            case "none": return "/:categories/:title:output_ext"
            default: return style
            }
        }
    }

    private func fill(_ pattern: String, _ path: String, _ kind: Kind, _ frontMatter: YAMLNode?) -> Result<String, Unknown> {
        let parts = JekyllAddressParts(path, kind, frontMatter)
        var address = ""
        var rest = pattern[...]
        while let colon = rest.firstIndex(of: ":") {
            address += rest[..<colon]
            rest = rest[rest.index(after: colon)...]
            let name = rest.prefix { $0.isASCII && $0.isLetter || $0 == "_" }
            guard let value = parts.value(String(name)) else { return .failure(Unknown(pattern: pattern, part: ":" + name)) }
            address += value
            rest = rest[name.endIndex...]
        }
        address += rest
        let isFolder = address.hasSuffix("/")
        let path = SourcePath.parts(of: address).joined(separator: "/")
        return .success("/" + path + (isFolder && !path.isEmpty ? "/" : ""))
    }
}

/// What Jekyll puts in the place of `:title` and the like.
struct JekyllAddressParts {
    private let path: String
    private let kind: JekyllAddresses.Kind
    private let frontMatter: YAMLNode?
    /// Year, month and day; empty for none.
    private let day: [String]
    /// The name of the file, without the day of a post.
    private let name: String

    init(_ path: String, _ kind: JekyllAddresses.Kind, _ frontMatter: YAMLNode?) {
        (self.path, self.kind, self.frontMatter) = (path, kind, frontMatter)
        let stem = SourcePath.stem(of: path)
        let own = frontMatter?.value("date")?.words.map { String($0.prefix(10)) }.flatMap { CalendarDate.isDate($0) ? $0 : nil }
        let isDated = kind != .page && CalendarDate.isDate(String(stem.prefix(10))) && stem.dropFirst(10).first == "-"
        name = isDated ? String(stem.dropFirst(11)) : stem
        day = (own ?? (isDated ? String(stem.prefix(10)) : "")).split(separator: "-").map(String.init)
    }

    /// nil for what is unknown, or depends on more than the document says.
    func value(_ part: String) -> String? {
        switch part {
        case "output_ext": return ".html"
        case "path":
            if case .collection(_, let inner) = kind { return SourcePath.join(SourcePath.folder(of: inner), name) }
            return SourcePath.folder(of: path)
        case "basename": return name
        case "collection": return kind.type
        case "name": return Self.slug(name, keepsCase: false)
        case "title": return Self.slug(frontMatter?.value("slug")?.words ?? name, keepsCase: true)
        case "slug": return Self.slug(frontMatter?.value("slug")?.words ?? name, keepsCase: false)
        case "categories": return categories.joined(separator: "/")
        case "slugified_categories": return categories.map { Self.slug($0, keepsCase: false) }.joined(separator: "/")
        default: return date(part)
        }
    }

    private func date(_ part: String) -> String? {
        guard day.count == 3, let month = Int(day[1]), let dayOfMonth = Int(day[2]), (1...12).contains(month) else { return nil }
        switch part {
        case "year": return day[0]
        case "short_year": return String(day[0].suffix(2))
        case "month": return day[1]
        case "i_month": return String(month)
        case "day": return day[2]
        case "i_day": return String(dayOfMonth)
        case "short_month": return String(Self.months[month - 1].prefix(3))
        case "long_month": return Self.months[month - 1]
        case "y_day": return ordinal(month, dayOfMonth)
        default: return nil
        }
    }

    /// The number of the day in its year, in three digits.
    private func ordinal(_ month: Int, _ dayOfMonth: Int) -> String? {
        guard let year = Int(day[0]) else { return nil }
        let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].prefix(month - 1).reduce(dayOfMonth, +)
        return String(repeating: "0", count: 3 - String(days).count) + String(days)
    }

    private var categories: [String] {
        var found: [String] = []
        if case .post(let folder) = kind { found = SourcePath.parts(of: folder).map(String.init) }
        for key in ["category", "categories"] {
            guard let node = frontMatter?.value(key) else { continue }
            if case .sequence = node.content, case .success(let list) = node.textList() {
                found += list
            } else if let words = node.words {
                found += key == "category" ? [words] : words.split(separator: " ").map(String.init)
            }
        }
        var seen: Set<String> = []
        return found.map { $0.lowercased() }.filter { seen.insert($0).inserted }
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]

    /// Jekyll's `slugify`: what is no letter or digit is a hyphen; with the case much of punctuation stays as well.
    private static func slug(_ text: String, keepsCase: Bool) -> String {
        var slug = ""
        for scalar in text.unicodeScalars {
            let isWord = scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
            if isWord || keepsCase && "._~!$&'()+,;=@".unicodeScalars.contains(scalar) {
                slug.unicodeScalars.append(scalar)
            } else if !slug.isEmpty, !slug.hasSuffix("-") {
                slug += "-"
            }
        }
        if slug.hasSuffix("-") { slug.removeLast() }
        return keepsCase ? slug : slug.lowercased()
    }
}
