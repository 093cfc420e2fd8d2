import TableBasics
import YAMLReader

/// A document of `docs`, as Docusaurus names it and publishes it: `docs.ts`, `slug.ts` and `numberPrefix.ts` of its plug-in
/// content-docs.
struct DocusaurusDocument {
    /// In `docs`: `01-guide/02-install.mdx`.
    let path: String
    private let slug: String?
    private let name: String
    private let folder: String

    init(path: String, _ frontMatter: YAMLNode?) {
        self.path = path
        slug = frontMatter?.value("slug")?.words.flatMap { $0.isEmpty ? nil : $0 }
        let hasNumbers = frontMatter?.value("parse_number_prefixes")?.words != "false"
        let strip: (Substring) -> Substring = { hasNumbers ? Self.withoutNumber($0) : $0 }
        name = frontMatter?.value("id")?.words ?? String(strip(SourcePath.stem(of: path)[...]))
        folder = SourcePath.parts(of: SourcePath.folder(of: path)).map(strip).joined(separator: "/")
    }

    /// What sidebars call it: its path without the numbers that order files; `id` of the front matter stands for the last part.
    var id: String { SourcePath.join(folder, name) }

    /// Relative to `docs`: `guide/install`; empty for the first page.
    var address: String {
        if let slug, slug.hasPrefix("/") { return SourcePath.resolve(slug, from: "") ?? "" }
        if isIndex { return folder }
        return SourcePath.resolve(slug ?? name, from: folder) ?? ""
    }

    /// Whether it stands for its folder: by its name, or by that of the folder.
    var isIndex: Bool {
        guard slug == nil else { return false }
        let stem = SourcePath.stem(of: path).lowercased()
        return ["index", "readme", SourcePath.name(of: SourcePath.folder(of: path)).lowercased()].contains(stem)
    }

    /// The number that orders a file or a folder, `2` of `02-install`; nil for none.
    static func number(before name: String) -> String? {
        guard withoutNumber(name[...]) != name[...] else { return nil }
        return Int(name.prefix { $0.isASCII && $0.isNumber }).map(String.init)
    }

    /// `02-install` is `install`; what may be a day or a version, `2024-05-01` or `1.2-new`, stays.
    private static func withoutNumber(_ name: Substring) -> Substring {
        let behind = name.drop { $0.isASCII && $0.isNumber }
        guard behind.startIndex != name.startIndex else { return name }
        if let mark = behind.first, "-_.".contains(mark), behind.dropFirst().first?.isNumber == true { return name }
        let marks = behind.drop { $0 == " " }
        let rest = marks.drop { "-_.".contains($0) }
        let suffix = rest.drop { $0 == " " }
        guard rest.startIndex != marks.startIndex, let first = suffix.first, !"-_.".contains(first) else { return name }
        return suffix
    }
}
