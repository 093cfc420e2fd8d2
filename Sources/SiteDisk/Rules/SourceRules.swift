import SiteModel
import TableBasics

/// What of a folder is among the sources, as far as that depends on names: `exclude` and `include` of the settings, then names that
/// begin with a dot, folders that tools write, and the `.gitignore` files of the folder and those around it.
///
/// A value for one folder; going into a folder makes that of the folder. As in git, nothing brings back what lies in a folder that
/// is left out, unless `include` names it.
struct SourceRules: Sendable, Hashable {
    private var exclude: PathPatterns
    private var include: PathPatterns
    /// From the outermost to that of this folder.
    private var ignoreFiles: [IgnoreFile]
    private var signs = FolderSigns([])
    /// This folder is here only for what `include` names in it.
    private var isPassage = false
    /// `include` names this folder or one around it.
    private(set) var isIncluded = false
    /// Programs are made here or around it.
    private(set) var isProgram = false
    /// The path of the folder around this one, or itself, whose files are served at the root of the site; nil for none.
    private(set) var servedFolder: String?

    private struct IgnoreFile: Sendable, Hashable {
        /// Relative to the source folder; of a folder around that, how the source folder is reached from it, with a slash at the end.
        let folder: Folder
        let patterns: PathPatterns

        enum Folder: Sendable, Hashable {
            case inside(String)
            case around(String)
        }

        func verdict(on path: String, isFolder: Bool) -> Bool? {
            switch folder {
            case .inside(""): patterns.verdict(on: path[...], isFolder: isFolder)
            case .inside(let folder):
                patterns.verdict(on: Substring(path.utf8.dropFirst(folder.utf8.count + 1)), isFolder: isFolder)
            case .around(let way): patterns.verdict(on: Substring(way + path), isFolder: isFolder)
            }
        }
    }

    init(include: [String] = [], exclude: [String] = []) {
        self.include = PathPatterns(include)
        self.exclude = PathPatterns(exclude)
        ignoreFiles = []
    }

    /// Those that leave out what is hidden and nothing else.
    static let everything: SourceRules = {
        var rules = SourceRules()
        rules.isIncluded = true
        return rules
    }()

    static let ignoreFileName = ".gitignore"

    /// Whether rules can change when a file of this name comes or goes.
    static func dependOn(_ name: String) -> Bool { name == ignoreFileName || FolderSigns.isSign(name) }

    /// How the source folder itself is gone into.
    var first: Decision { .source(isNamed: isIncluded) }

    /// What is to be done about something in a folder.
    enum Decision: Equatable {
        /// It is among the sources. `isNamed`: by `include`.
        case source(isNamed: Bool)
        /// A folder that is gone through for what `include` names in it.
        case passage(LeftOut.Reason?)
        /// Nil for a name that begins with a dot.
        case leftOut(LeftOut.Reason?)
    }

    /// - Parameter path: relative to the source folder.
    func decision(on path: String, name: String, isFolder: Bool) -> Decision {
        if exclude.verdict(on: path[...], isFolder: isFolder) == true { return .leftOut(.excluded) }
        let named = include.verdict(on: path[...], isFolder: isFolder)
        if named == true { return .source(isNamed: true) }
        if named == nil, isFolder, let decision = Self.decision(onFolderOfGitBook: path, name: name) { return decision }
        let isNamed = isIncluded && named == nil
        let reason: LeftOut.Reason?
        switch (name.utf8.first == UInt8(ascii: "."), isNamed) {
        case (true, _):
            guard !isServed(hiddenName: name, at: path) else { return .source(isNamed: true) }
            reason = nil
        case (false, true): return .source(isNamed: true)
        case (false, false):
            guard let found = isPassage ? .ignored : self.reason(against: path, name, isFolder: isFolder) else {
                return .source(isNamed: false)
            }
            reason = found
        }
        return isFolder && include.leadThrough(path) ? .passage(reason) : .leftOut(reason)
    }

    /// GitBook keeps the images of documents in a hidden folder, beside files that are no pages.
    private static func decision(onFolderOfGitBook path: String, name: String) -> Decision? {
        if name == ".gitbook" { return .passage(nil) }
        let isInside = name == "assets" && SourcePath.name(of: SourcePath.folder(of: path)) == ".gitbook"
        return isInside ? .source(isNamed: true) : nil
    }

    private func reason(against path: String, _ name: String, isFolder: Bool) -> LeftOut.Reason? {
        if isFolder, let reason = signs.reason(against: name), name != signs.servedFolder { return reason }
        return ignoreFiles.lazy.reversed().compactMap { $0.verdict(on: path, isFolder: isFolder) }.first == true ? .ignored : nil
    }

    /// What hosts ask for at the root of a site (RFC 8615), or read there.
    private func isServed(hiddenName name: String, at path: String) -> Bool {
        [".well-known", ".nojekyll", ".domains"].contains(name) && !isPassage && SourcePath.folder(of: path) == servedFolder ?? ""
    }

    /// The rules in a folder of this one, or of the source folder itself, whose path is empty; nil for a folder that nothing is read of.
    ///
    /// - Parameters:
    ///   - names: those in the folder.
    ///   - read: the bytes of a file in it, or nil.
    func inside(_ path: String, _ decision: Decision, names: [String], read: (String) -> [UInt8]?) -> SourceRules? {
        var rules = self
        rules.signs = FolderSigns(names)
        let name = SourcePath.name(of: path)
        switch decision {
        case .source(let isNamed):
            guard isNamed || path.isEmpty || rules.signs.mark == nil else { return nil }
            // What `include` takes back in a folder that is here because of it is left out again.
            let isElsewhere = { name.utf8.first == UInt8(ascii: ".") || reason(against: path, name, isFolder: true) != nil }
            (rules.isIncluded, rules.isPassage) = (isNamed, isPassage || isNamed && !path.isEmpty && isElsewhere())
        case .passage: (rules.isIncluded, rules.isPassage) = (false, true)
        case .leftOut: return nil
        }
        if servedFolder == nil, !path.isEmpty, name == signs.servedFolder { rules.servedFolder = path }
        if rules.signs.isProgram { rules.isProgram = true }
        // What `include` names is no longer git's to decide.
        if !rules.isIncluded, names.contains(Self.ignoreFileName), let bytes = read(Self.ignoreFileName) {
            rules.ignoreFiles.append(IgnoreFile(folder: .inside(path), patterns: PathPatterns(file: bytes)))
        }
        return rules
    }
}

extension SourceRules {
    /// The rules that a folder is read with before anything in it is known.
    ///
    /// - Parameters:
    ///   - folder: absolute.
    ///   - top: the folder around it whose `.gitignore` is the first to count, or the folder itself.
    init(of folder: String, in top: String, include: [String], exclude: [String]) {
        self.init(include: include, exclude: exclude)
        var files: [IgnoreFile] = []
        for around in Self.foldersAround(folder, in: top) {
            let way = SourcePath.relative(folder, from: around) + "/"
            guard let bytes = try? FileSystem.read(SourcePath.child(Self.ignoreFileName, of: around)) else { continue }
            files.append(IgnoreFile(folder: .around(way), patterns: PathPatterns(file: bytes)))
        }
        // A folder that git ignores was asked for all the same.
        let isIgnored = SourcePath.folders(of: SourcePath.relative(folder, from: top) + "/").dropFirst().contains { path in
            files.lazy.reversed().compactMap { file -> Bool? in
                guard case .around(let way) = file.folder else { return nil }
                let place = SourcePath.relative(folder, from: top).utf8.count + 1 - way.utf8.count
                guard path.utf8.count > place else { return nil }
                return file.patterns.verdict(on: Substring(path.utf8.dropFirst(place)), isFolder: true)
            }.first == true
        }
        ignoreFiles = isIgnored ? [] : files
    }

    /// The files outside of a folder that its rules are read from.
    static func ignoreFiles(around folder: String, in top: String) -> [String] {
        foldersAround(folder, in: top).map { SourcePath.child(ignoreFileName, of: $0) }
    }

    /// From `top` down, without the folder itself.
    private static func foldersAround(_ folder: String, in top: String) -> [String] {
        guard SourcePath.isInside(folder, top) else { return [] }
        return SourcePath.folders(of: SourcePath.relative(folder, from: top)).map { $0.isEmpty ? top : "\(top)/\($0)" }
    }
}
