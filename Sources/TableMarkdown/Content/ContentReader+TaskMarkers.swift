import TableBasics
package import TableModel

extension ContentReader {
    /// Reports what an item begins with when it is nearly the mark of a task: `[]Milk`, `[ ]Milk`, `[] Milk`.
    mutating func reportTaskSlip(in item: MarkdownNode) {
        guard taskSlipCount < Self.mostTaskSlips, let paragraph = item.firstChild, paragraph.kind == .paragraph,
            let text = paragraph.firstChild, text.kind == .text, text.firstOfLiteral == UInt8(ascii: "["),
            let length = Self.taskSlip(in: text.literal),
            let place = place(ofWritten: 0..<length, text.literal, of: text)
        else { return }
        taskSlipCount += 1
        let mark = length == 2 ? "[]" : "[ ]"
        diagnostics.append(
            Diagnostic(
                .taskMark, "`\(mark)` is no mark of a task here", path: path, at: place,
                help: length == 2 ? "write `[ ] `, with a space between the brackets and one behind" : "write a space behind it"))
    }

    /// How long the brackets are that a text begins with. Behind empty ones in small letters stands the name of a type: `[]byte`.
    private static func taskSlip(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let rest = bytes.dropFirst(bytes.count > 3 && bytes[1] == 0x20 ? 3 : 2)
        guard let first = rest.first, bytes[rest.startIndex - 1] == UInt8(ascii: "]") else { return nil }
        let isSpaced = rest.startIndex == 2 && first == 0x20
        guard let next = isSpaced ? rest.dropFirst().first : first else { return nil }
        let isMeant = next.isASCIIUppercase || next >= 0x80 || next.isASCIIAlphanumeric && (isSpaced || rest.startIndex == 3)
        return isMeant ? rest.startIndex : nil
    }

    private static let mostTaskSlips = 100
}

extension DiagnosticCode {
    package static let taskMark = DiagnosticCode(
        "task-mark", .warning, "an item begins with what is nearly the mark of a task",
        explanation: """
            An item is a task when it begins with brackets that hold a space or an `x`, and a space behind them:

                - [ ] Milk
                - [x] Bread

            Without one of the spaces the brackets are text:

                - []Milk
                - [ ]Bread

            Brackets that are meant as they are stand in back-ticks, or behind a back-slash: `- \\[] Milk`.
            """)
}
