import Testing

@testable import embed_files

@Suite struct TextFileTests {
    @Test func refusesWhatIsNoText() {
        #expect(throws: EmbeddingError("x/a.png is not UTF-8 text, and only text can be embedded")) {
            try TextFile(path: "x/a.png", bytes: [0x89, 0x50])
        }
    }
}
