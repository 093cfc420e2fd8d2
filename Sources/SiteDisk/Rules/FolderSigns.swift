import SiteModel
import TableBasics

/// What the names in a folder say of it and of the folders in it.
struct FolderSigns: Sendable, Hashable {
    /// Programs are made here: what is no document may be source code.
    private(set) var isProgram = false
    /// The names of folders in it that tools write.
    private var written: Set<String> = []
    /// The name of the folder in it that another generator serves at the root of a site.
    private(set) var servedFolder: String?
    /// The file in it that says that a tool can make the folder again: a cache, or an environment of Python's.
    let mark: String?

    init(_ names: some Sequence<String>) {
        // Most names are those of documents, and say nothing.
        let names = Set(names.lazy.filter { !$0.utf8.suffix(3).elementsEqual(".md".utf8) })
        mark = Self.marks.first(where: names.contains)
        isProgram =
            !names.isDisjoint(with: Self.manifests) || names.contains { Self.manifestTypes.contains(ServedFiles.type(of: $0)) }
        if isProgram { written.formUnion(Self.buildFolders) }
        if !names.isDisjoint(with: ["go.mod", "composer.json", "Gemfile"]) { written.insert("vendor") }
        if !names.isDisjoint(with: Self.mkDocs) { written.insert("site") }
        if names.contains("book.toml") { written.insert("book") }
        if !names.isDisjoint(with: Self.hugo) {
            written.formUnion(["public", "resources"])
            servedFolder = "static"
        } else if names.contains(where: { Self.isConfig($0, of: "docusaurus.config") }) {
            servedFolder = "static"
        } else if names.contains(".vitepress") || names.contains(where: { Self.isConfig($0, of: "astro.config") }) {
            servedFolder = "public"
        }
    }

    /// Whether a name can change what the others mean.
    static func isSign(_ name: String) -> Bool {
        let signs = FolderSigns([name])
        return signs.isProgram || signs.mark != nil || signs.servedFolder != nil || !signs.written.isEmpty
    }

    /// Why a folder in this one is no source, or nil.
    func reason(against folder: String) -> LeftOut.Reason? {
        if Self.dependencies.contains(folder) || folder == "vendor" && written.contains(folder) { return .dependencies }
        return written.contains(folder) || Self.alwaysWritten.contains(folder) ? .buildFolder : nil
    }

    private static let mkDocs: Set<String> = ["mkdocs.yml", "mkdocs.yaml", "properdocs.yml", "zensical.toml", "zensical.yml"]

    /// Folders of packages.
    private static let dependencies: Set<String> = [
        "node_modules", "bower_components", "jspm_packages", "site-packages", "Pods", "Carthage",
    ]
    /// Folders that are called so for one reason only.
    private static let alwaysWritten: Set<String> = ["__pycache__", "DerivedData", "_site", "_build", "_book", "htmlcov"]
    /// Folders that may also be an author's, unless there is something to build beside them.
    private static let buildFolders: Set<String> = ["build", "dist", "out", "target", "coverage", "obj"]
    /// Files that say so of the folder they are in: https://bford.info/cachedir/ and PEP 405.
    private static let marks = ["CACHEDIR.TAG", "pyvenv.cfg"]
    private static let hugo: Set<String> = ["hugo.toml", "hugo.yaml", "hugo.yml", "hugo.json"]

    /// What programs are made from, and their lock files.
    private static let manifests: Set<String> = [
        ".git", "package.json", "Cargo.toml", "Package.swift", "go.mod", "pom.xml", "build.gradle", "build.gradle.kts",
        "settings.gradle", "settings.gradle.kts", "build.sbt", "CMakeLists.txt", "meson.build", "pyproject.toml", "setup.py",
        "setup.cfg", "composer.json", "Gemfile", "Rakefile", "mix.exs", "rebar.config", "stack.yaml", "dune-project", "build.zig",
        "deno.json", "pubspec.yaml", "project.clj", "WORKSPACE", "MODULE.bazel", "flake.nix", "configure.ac", "Podfile", "Cartfile",
        "package-lock.json", "npm-shrinkwrap.json", "yarn.lock", "pnpm-lock.yaml", "bun.lock", "bun.lockb", "Cargo.lock", "go.sum",
        "Package.resolved", "poetry.lock", "uv.lock", "Pipfile", "Pipfile.lock", "Gemfile.lock", "composer.lock", "mix.lock",
        "pubspec.lock", "flake.lock",
    ]

    private static let manifestTypes: Set<String> = [
        "csproj", "fsproj", "vbproj", "sln", "cabal", "gemspec", "podspec", "xcodeproj", "nimble",
    ]

    private static func isConfig(_ name: String, of stem: String) -> Bool {
        ["js", "mjs", "cjs", "ts", "mts"].contains { name == "\(stem).\($0)" }
    }
}
