import SiteModel
import TableBasics

extension LinkMap {
    /// The image that a document of a folder means by a name alone, as DocC has it: `plan` is `plan.png` or `plan@2x.png`, wherever in the
    /// catalog or else in the folder that is; a name with its ending may be anywhere in a catalog. Nil for none.
    func imageOfCatalog(named name: String, in folder: String) -> String? {
        guard !name.isEmpty, !name.utf8.contains(UInt8(ascii: "/")) else { return nil }
        let catalog = SourcePath.catalog(around: folder) ?? (isCatalog ? "" : nil)
        let hasEnding = Self.isImage(name)
        guard catalog != nil || !hasEnding else { return nil }
        let root = catalog ?? folder
        let found = imagePaths.filter { path in
            guard root.isEmpty || path.hasPrefix(root + "/") else { return false }
            return hasEnding ? SourcePath.name(of: path) == name : Self.nameInCatalog(path).elementsEqual(name.utf8)
        }
        return found.min { (SourcePath.name(of: $0).utf8.count, $0) < (SourcePath.name(of: $1).utf8.count, $1) }
    }

    /// What a document calls an image: neither its ending nor what it is for, `@2x` and `~dark`.
    private static func nameInCatalog(_ path: String) -> [UInt8] {
        Array(SourcePath.stem(of: path).utf8.prefix { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "~") })
    }
}
