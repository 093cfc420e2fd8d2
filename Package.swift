// swift-tools-version: 6.2
import PackageDescription

/// Imports are internal unless said otherwise, members need their own import, and `any` is written out.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
]

/// Of modules whose speed nobody waits for: releases prefer that they are small. `Scripts/release` asks for it; a package that others
/// depend on may have no such flags.
let rareSettings = settings + (Context.environment["TABLESITE_RELEASE"] == nil ? [] : [.unsafeFlags(["-Osize"])])

let package = Package(
    name: "tablesite",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "tablesite", targets: ["tablesite"]),
        // For Swift programs; its public names are all there are.
        .library(name: "TableSite", targets: ["TableSite"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
        // Writes the documentation of the library, on demand; no program has it in it.
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
        // Without its trait for Foundation, which is a quarter of a static executable.
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
        // The oracle of the cell templates; only tests use it.
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    ],
    targets: [
        // C libraries.
        .systemLibrary(
            name: "CCmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
        .systemLibrary(
            name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "CArena"),
        .target(name: "CFiles"),
        .target(name: "CRelease"),

        // The nouns; imports nothing.
        .target(name: "TableModel", swiftSettings: settings),

        // What all of them stand on: bytes, percent-encoding, paths, searches; imports nothing either.
        .target(name: "TableBasics", swiftSettings: settings),

        // One stage each; the arrows are those of Site/architecture.md.
        .target(name: "YAMLReader", dependencies: ["TableBasics", "TableModel", "CYAML"], swiftSettings: settings),
        .target(name: "TOMLReader", dependencies: ["TableBasics", "TableModel", "YAMLReader"], swiftSettings: rareSettings),
        .target(
            name: "TableMarkdown", dependencies: ["TableBasics", "TableCSS", "TableModel", "CCmark", "CArena"],
            swiftSettings: settings),
        .target(name: "TableCSS", dependencies: ["TableBasics", "TableModel"], swiftSettings: rareSettings),
        .target(name: "TableCode", dependencies: ["TableBasics"], swiftSettings: settings, plugins: ["EmbedFiles"]),
        .target(name: "TableCells", dependencies: ["TableBasics", "TableModel"], swiftSettings: settings),
        .target(
            name: "TableThemes", dependencies: ["TableBasics", "TableCells", "TableCSS", "TableModel", "YAMLReader"],
            swiftSettings: rareSettings),
        .target(
            name: "BundledThemes", path: "Themes", swiftSettings: settings, plugins: ["EmbedFiles"]),
        .target(
            name: "TableHTML",
            dependencies: ["TableBasics", "TableCells", "TableCode", "TableCSS", "TableModel", "TableThemes"],
            swiftSettings: settings, plugins: ["EmbedFiles"]),
        .target(
            name: "SiteModel", dependencies: ["TableBasics", "TableModel", "TableThemes", "TOMLReader", "YAMLReader"],
            swiftSettings: settings),
        .target(
            name: "SiteDisk",
            dependencies: [
                "SiteModel", "TableBasics", "TableModel", "TableThemes", "BundledThemes", "CFiles",
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            swiftSettings: settings),
        .target(
            name: "TableSearch", dependencies: ["TableBasics", "TableModel"], swiftSettings: settings, plugins: ["EmbedFiles"]),
        .target(name: "SiteReports", dependencies: ["SiteModel", "TableBasics", "TableModel"], swiftSettings: rareSettings),
        .target(
            name: "ThemeGallery", dependencies: ["SiteModel", "TableBasics", "TableModel", "TableThemes"],
            swiftSettings: rareSettings),
        .target(
            name: "SiteStages",
            dependencies: [
                "SiteModel", "TableBasics", "TableModel", "TableMarkdown", "TableHTML", "TableSearch", "TableThemes", "TableCells",
                "YAMLReader",
            ],
            swiftSettings: settings),
        .target(
            name: "SiteImport",
            dependencies: ["SiteModel", "SiteStages", "TableBasics", "TableModel", "TOMLReader", "YAMLReader"],
            swiftSettings: rareSettings),
        .target(
            name: "SiteChecks", dependencies: ["SiteModel", "SiteStages", "SiteDisk", "TableBasics", "TableModel"],
            swiftSettings: rareSettings),
        .target(
            name: "TableBuild",
            dependencies: [
                "SiteModel", "SiteStages", "SiteChecks", "SiteDisk", "SiteImport", "ThemeGallery", "TableBasics", "TableModel",
                "TableMarkdown", "TableThemes", "TableCells", "TOMLReader", "YAMLReader",
            ],
            swiftSettings: settings),
        .target(
            name: "TableServe", dependencies: ["SiteModel", "SiteDisk", "SiteReports", "TableBasics", "TableBuild", "TableModel"],
            swiftSettings: rareSettings, plugins: ["EmbedFiles"]),
        .target(
            name: "TableSite",
            dependencies: [
                "SiteModel", "SiteReports", "SiteStages", "TableBuild", "TableModel", "TableThemes", "BundledThemes", "YAMLReader",
            ],
            swiftSettings: settings),
        .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),
        .executableTarget(name: "embed-files", swiftSettings: settings),
        .executableTarget(
            name: "tablesite",
            dependencies: [
                "SiteModel", "SiteStages", "SiteChecks", "SiteDisk", "SiteImport", "SiteReports", "ThemeGallery", "TableBasics",
                "TableBuild", "TableCSS", "TableModel", "TableServe", "TableThemes", "CArena", "CRelease",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            swiftSettings: rareSettings),

        // Measured by hand, see Benchmarks/README.md.
        .executableTarget(
            name: "benchmark-cells",
            dependencies: ["TableHTML", "TableMarkdown", "TableThemes", "BundledThemes", "TableModel"],
            path: "Benchmarks/Cells", swiftSettings: settings),
        .executableTarget(
            name: "benchmark-code", dependencies: ["TableBasics", "TableCode"], path: "Benchmarks/Code",
            swiftSettings: settings),
        .executableTarget(
            name: "benchmark-server", dependencies: ["TableServe"], path: "Benchmarks/Server", swiftSettings: settings),

        // Bytes of any kind and the laws that hold of them, see Site/promises.md; libFuzzer is linked by Scripts/fuzz alone.
        .systemLibrary(name: "CLibFuzzer", path: "Fuzz/CLibFuzzer"),
        .target(
            name: "FuzzTargets",
            dependencies: [
                "CCmark", "SiteModel", "SiteStages", "TOMLReader", "TableBasics", "TableBuild", "TableCSS", "TableCells",
                "TableHTML",
                "TableMarkdown", "TableModel", "TableServe", "TableThemes", "YAMLReader",
            ],
            path: "Fuzz/Targets", swiftSettings: settings),
        .executableTarget(
            name: "fuzz", dependencies: ["CLibFuzzer", "FuzzTargets"], path: "Fuzz/Program", swiftSettings: settings),

        // Tests.
        .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets"], swiftSettings: settings),
        .target(
            name: "TableTestSupport",
            dependencies: ["SiteModel", "SiteDisk", "TableBasics", "TableModel", "TableBuild", "TableThemes"],
            swiftSettings: settings),
        .testTarget(name: "TableSiteTests", dependencies: ["TableSite"], swiftSettings: settings),
        // Targets, folders and recipes, read as text.
        .testTarget(name: "HouseTests", swiftSettings: settings),
        .testTarget(name: "TableBasicsTests", dependencies: ["TableBasics"], swiftSettings: settings),
        .testTarget(name: "TableModelTests", dependencies: ["TableModel"], swiftSettings: settings),
        .testTarget(
            name: "YAMLReaderTests", dependencies: ["YAMLReader", "TableModel", "TableTestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "TOMLReaderTests", dependencies: ["TOMLReader", "TableModel", "YAMLReader", "TableTestSupport"],
            swiftSettings: settings),
        .testTarget(name: "TableCodeTests", dependencies: ["TableBasics", "TableCode"], swiftSettings: settings),
        .testTarget(name: "TableCSSTests", dependencies: ["TableCSS", "TableModel", "TableTestSupport"], swiftSettings: settings),
        .testTarget(
            name: "TableCellsTests", dependencies: ["TableCells", "TableModel", "TableTestSupport"], swiftSettings: settings),
        .testTarget(
            name: "TableThemesTests",
            dependencies: [
                "TableThemes", "TableCells", "TableCSS", "BundledThemes", "TableModel", "YAMLReader", "TableTestSupport",
            ],
            swiftSettings: settings),
        .testTarget(name: "EmbedFilesTests", dependencies: ["embed-files"], swiftSettings: settings),
        .testTarget(
            name: "SiteModelTests", dependencies: ["SiteModel", "TableModel", "TableThemes", "YAMLReader", "TableTestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "SiteDiskTests", dependencies: ["SiteDisk", "SiteModel", "TableBasics", "TableModel", "TableTestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "SiteImportTests",
            dependencies: [
                "SiteImport", "SiteModel", "TableBasics", "TableBuild", "TableModel", "TableThemes", "YAMLReader",
                "TableTestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "SiteReportsTests",
            dependencies: ["SiteModel", "SiteStages", "SiteReports", "TableBasics", "TableBuild", "TableModel"],
            swiftSettings: settings),
        .testTarget(
            name: "ThemeGalleryTests",
            dependencies: ["ThemeGallery", "SiteDisk", "SiteModel", "TableBuild", "TableModel", "TableThemes", "TableTestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "SiteStagesTests",
            dependencies: [
                "SiteDisk", "SiteModel", "SiteStages", "TableBasics", "TableBuild", "TableHTML", "TableModel", "TableThemes",
                "YAMLReader", "TableTestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "SiteChecksTests",
            dependencies: [
                "SiteChecks", "SiteDisk", "SiteModel", "SiteStages", "TableBasics", "TableBuild", "TableModel", "TableThemes",
                "TableTestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "TableBuildTests",
            dependencies: [
                "SiteDisk", "SiteModel", "SiteStages", "TableBasics", "TableBuild", "TableModel", "TableThemes", "YAMLReader",
                "TableTestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "CommandTests", dependencies: ["tablesite", "TableTestSupport"], exclude: ["Faults", "Sites"],
            swiftSettings: settings),
        .testTarget(
            name: "TableMarkdownTests", dependencies: ["CArena", "TableBasics", "TableMarkdown", "TableModel", "TableTestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "TableHTMLTests",
            dependencies: [
                "TableHTML", "TableCells", "TableMarkdown", "TableModel", "TableThemes", "BundledThemes", "TableTestSupport",
                .product(name: "Mustache", package: "swift-mustache"),
            ],
            exclude: ["Stylesheet/Golden"], swiftSettings: settings),
        .testTarget(name: "TableSearchTests", dependencies: ["TableSearch", "TableModel"], swiftSettings: settings),
        .testTarget(
            name: "TableServeTests",
            dependencies: ["SiteDisk", "SiteModel", "TableBasics", "TableBuild", "TableModel", "TableServe", "TableTestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "SpecificationTests", dependencies: ["TableHTML", "TableMarkdown", "TableModel"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
