import Testing

@testable import TableHTML

/// How many lines a text has where so many hundredths of a letter have room.
@Suite struct MeasuredTextTests {
    private func text(_ string: String) -> MeasuredText {
        var text = MeasuredText()
        text.append([UInt8](string.utf8)[...])
        return text
    }

    @Test func measuresLetterByLetter() {
        #expect(text("00 00").length == 4 * 118 + 59)
        #expect(text("ill").length < text("w").length)
        #expect(text("").isEmpty && text("").lines(in: 1000) == 1)
    }

    /// Three words of 236 beside two spaces: 826.
    @Test(arguments: [(826, 1), (825, 2), (531, 2), (530, 3)])
    func keepsWordsWhole(room: Int, lines: Int) {
        #expect(text("00 00 00").lines(in: room) == lines)
    }

    @Test func breaksBehindHyphensAndSlashes() {
        #expect(text("aaaa-aaaa").lines(in: 600) == 2 && text("aaaa/aaaa").lines(in: 600) == 2)
        // One that stays whole begins a line and goes on in the next: 59 of "a " remain empty.
        #expect(text("a aaaaaaaa").lines(in: 900) == 3)
        #expect(text("a aaaa-aaaa").lines(in: 900) == 2)
        // A number has no such places.
        #expect(text("0 0000-0000").lines(in: 900) == 3)
    }

    @Test func appendsATextBehindASpace() {
        var text = text("0")
        text.append(self.text("0 0"))
        #expect(text.length == 3 * 118 + 2 * 59)
    }

    @Test func breaksWhereTheAuthorDid() {
        var text = text("a")
        text.breakLine()
        text.append([UInt8]("b".utf8)[...])
        #expect(text.lines(in: 1000) == 2)
    }

    @Test func breaksBetweenChineseLetters() {
        let text = text("\u{6c34}\u{6c34}\u{6c34}")
        #expect(text.lines(in: 555) == 1 && text.lines(in: 554) == 2 && text.lines(in: 369) == 3)
    }

    @Test func measuresCodeByItsLettersAndItsBox() {
        var code = MeasuredText()
        code.append(code: [UInt8]("ill".utf8)[...])
        #expect(code.length == 3 * 100 + 2 * 59)
    }
}
