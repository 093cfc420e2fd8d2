import TableModel
import TableThemes
import Testing

@Suite struct ThemeTokenGroupTests {
    @Test func haveEveryTokenOnce() {
        #expect(ThemeTokenGroup.all.flatMap(\.tokens).map(\.name).sorted() == ThemeTokenName.all.map(\.name).sorted())
    }
}
