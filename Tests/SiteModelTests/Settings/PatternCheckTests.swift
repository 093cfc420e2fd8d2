import TableModel
import TableThemes
import Testing
@testable import SiteModel

@Suite struct PatternCheckTests {
    /// What is said of patterns in the settings of a folder, such as `warning 2:5+6 …`.
    private func problems(_ yaml: String, _ paths: [String], prefix: String = "", leftOut: [LeftOut] = []) -> [String] {
        let file = (path: "tablesite.yml", bytes: Array(yaml.utf8))
        let configuration = SiteConfiguration.read(file: file, themes: ThemeFiles(), options: BuildOptions()).value
        let sources = SourceTree(files: paths.map { SourceFile($0) }, prefix: prefix, leftOut: leftOut) { _ in [] }
        return PatternCheck(configuration, sources).problems.map {
            let place = $0.range.map { "\($0.start.line):\($0.start.column)+\($0.length)" } ?? ""
            return "\($0.severity.rawValue) \(place) \($0.message) = \($0.help)"
        }
    }

    private let paths = ["index.md", "drafts/one.md", "guide/deep/two.md", "guide/sketch.png"]
    private let help = "patterns are those of `.gitignore`, from the folder of the documents"

    @Test func saysNothingOfPatternsThatMatch() {
        let yaml = """
            exclude: [drafts/, /guide/deep, two.md, "*.png", "!one.md", guide/**/two.md, other/, .env, gone.txt]
            include: [guide/sketch.png]
            """
        let leftOut = [LeftOut("other/", .excluded), LeftOut(".env", .excluded), LeftOut("gone.txt", .ignored)]
        #expect(problems(yaml, paths, leftOut: leftOut) == [])
        #expect(problems("title: None", paths) == [])
    }

    @Test func namesThePathThatMayBeMeant() {
        #expect(problems("exclude:\n  - draft/", paths) == ["warning 2:5+6 `draft/` matches nothing = did you mean `drafts/`?"])
        #expect(
            problems("exclude: [x.md, /guide/sketh.png]", paths) == [
                "note 1:11+4 `x.md` matches nothing = \(help)",
                "warning 1:17+16 `/guide/sketh.png` matches nothing = did you mean `guide/sketch.png`?",
            ])
        #expect(
            problems("include: sketsh.png", paths) == ["warning 1:10+10 `sketsh.png` matches nothing = did you mean `sketch.png`?"])
        #expect(problems("exclude: [dep/]", paths) == ["warning 1:11+4 `dep/` matches nothing = did you mean `deep/`?"])
        // A file is no folder.
        #expect(problems("exclude: [index.md/]", paths) == ["note 1:11+9 `index.md/` matches nothing = \(help)"])
    }

    @Test func notesPatternsThatMayWait() {
        #expect(problems("exclude: ['*.tmp', 'draft?.md']", paths).map { $0.prefix(4) } == ["note", "note"])
        #expect(problems("exclude: [node_modules/, dist/]", paths).map { $0.prefix(4) } == ["note", "note"])
    }

    @Test func looksForPathsOfMessagesWhereTheyMayBegin() {
        let yaml = """
            diagnostics:
              link-target:
                drafts/: off
                Site/guide/: note
                tablesite.yml: note
                gide/: off
              image-alt: off
            """
        #expect(problems(yaml, paths, prefix: "Site/") == ["warning 6:5+5 `gide/` matches nothing = did you mean `guide/`?"])
        // What is published is named from the folder of the documents alone.
        #expect(problems("exclude: [Site/drafts/]", paths, prefix: "Site/").map { $0.prefix(4) } == ["note"])
    }

    @Test func comparesNoDocumentThatIsBuiltAlone() {
        let configuration = SiteConfiguration.read(
            file: ("tablesite.yml", Array("exclude: [draft/]".utf8)), themes: ThemeFiles(), options: BuildOptions()
        ).value
        let alone = SourceTree(
            files: [SourceFile("a.md")], surroundings: SourceSurroundings(hasAsset: { _ in false }, exists: { _ in false })
        ) { _ in [] }
        #expect(PatternCheck(configuration, alone).problems == [])
    }
}
