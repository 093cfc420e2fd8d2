import Foundation
import Testing

/// The law of the house: what may need what, how long a function may be, and that the recipes of the architecture are true.
@Suite struct HouseTests {
    private static let targets = PackageTargets(Repository.text(of: "Package.swift"))

    @Test func noTwoTargetsNeedEachOtherInACircle() {
        var arrows = Arrows()
        for (target, dependencies) in Self.targets.dependencies {
            for dependency in dependencies { arrows.add(target, dependency, for: "Package.swift") }
        }
        #expect(Self.targets.dependencies.count > 20)
        #expect(arrows.circles == [])
    }

    /// An arrow that follows from others need not be drawn, and what nearly all stand on is not.
    @Test func theArchitectureDrawsTheArrowsOfThePackage() {
        var drawn = Arrows()
        for line in Repository.text(of: "Site/architecture.md").split(separator: "\n") {
            guard let match = line.wholeMatch(of: /(\w+) +-> (\w+(?:, \w+)*)/) else { continue }
            for target in match.2.split(separator: ", ") { drawn.add(String(match.1), String(target), for: "drawn") }
        }
        var declared = Arrows()
        for (target, dependencies) in Self.targets.dependencies {
            for dependency in dependencies { declared.add(target, dependency, for: "Package.swift") }
        }
        let ground: Set = ["TableModel", "TableBasics"]
        #expect(drawn.needs.count > 10)
        let targets = Set(Repository.sources.map(\.target)).subtracting(["TableTestSupport"])
        for target in targets where Self.targets.dependencies[target] != nil {
            #expect(drawn.reachable(from: target) == declared.reachable(from: target).subtracting(ground), "\(target)")
        }
    }

    @Test func targetsImportWhatThePackageDeclaresAndNothingElse() {
        for (target, files) in Dictionary(grouping: Repository.sources, by: \.target) {
            let imported = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
            let ours = imported.intersection(Self.targets.dependencies.keys)
            #expect(ours == Self.targets.dependencies[target], "\(target)")
        }
        // Tests may stand on a program or on what others set up.
        for (target, files) in Dictionary(grouping: Repository.tests, by: \.target) {
            guard let declared = Self.targets.dependencies[target] else { continue }
            let imported = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
            #expect(imported.intersection(Self.targets.dependencies.keys).subtracting(declared) == [], "\(target)")
        }
    }

    /// Those of several targets cannot, as long as the targets do not.
    @Test func noTwoFoldersOfATargetNeedEachOtherInACircle() {
        for (_, files) in Dictionary(grouping: Repository.sources, by: \.target) {
            #expect(arrows(between: files).circles == [])
        }
    }

    @Test func noFunctionIsLongerThanSixtyLines() {
        let long = Repository.sources.flatMap { file in
            file.functions.filter { $0.length > 60 }.map { "\(file.path):\($0.line): \($0.name) has \($0.length) lines" }
        }
        #expect(long == [])
        #expect(Repository.sources.reduce(0) { $0 + $1.functions.count } > 1000)
    }

    /// Releases do not have them, see `Scripts/packaging/static.c`.
    @Test func noSourceAsksForTheNamesOfCharacters() {
        for file in Repository.sources {
            #expect(!Repository.text(of: file.path).contains(/properties\s*\.(name|nameAlias)\b/), "\(file.path)")
        }
    }

    /// The arrows between folders, by names that only one of them declares.
    private func arrows(between files: [SourceText]) -> Arrows {
        var homes: [String: Set<String>] = [:]
        for file in files { for name in file.topLevelNames { homes[name, default: []].insert(file.folder) } }
        var arrows = Arrows()
        for file in files {
            for word in file.words {
                if let home = homes[word], home.count == 1, let folder = home.first, folder != file.folder {
                    arrows.add(file.folder, folder, for: word)
                }
            }
        }
        return arrows
    }
}
