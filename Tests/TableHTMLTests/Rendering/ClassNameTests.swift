import Foundation
import TableModel
import Testing

@Suite struct ClassNameTests {
    /// A class that is written and not in the list would be reported to theme authors as one that no page has.
    @Test func everyClassThatIsWrittenIsInTheList() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var written: Set<String> = []
        for folder in ["TableHTML", "TableMarkdown", "SiteStages"] {
            let files = FileManager.default.enumerator(
                at: root.appending(path: "Sources/\(folder)"), includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                let text = try ["swift", "js", "css"].contains(file.pathExtension) ? String(contentsOf: file, encoding: .utf8) : ""
                let isOfWord = { (letter: Character) in letter.isASCII && (letter.isLetter || letter.isNumber || letter == "-") }
                // Animations of the sheet are called so as well.
                let start = file.pathExtension == "css" ? "." : ""
                let words = text.split { !isOfWord($0) && !($0 == "." && start == ".") }.flatMap { word in
                    start.isEmpty ? [word] : word.split(separator: ".").map { word.contains(".\($0)") ? $0 : "" }
                }
                written.formUnion(words.filter { $0.hasPrefix("tv-") && !$0.hasSuffix("-") }.map(String.init))
            }
        }
        // A layer of the sheet, and the highlight of letters that match.
        written.subtract(["tv-state", "tv-match"])
        #expect(written.subtracting(ClassName.names).sorted() == [])
        #expect(ClassName.names.subtracting(written).sorted() == [])
        #expect(ClassName.isKnown("tv-icon-star") && !ClassName.isKnown("tv-haeder"))
    }
}
