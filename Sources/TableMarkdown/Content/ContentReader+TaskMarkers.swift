import TableBasics
package import TableModel

extension ContentReader {
    /// The mark of a task that an item begins with. What is nearly one is reported.
    mutating func taskMarker(of item: MarkdownNode) -> TaskMarker? {
        guard options.hasAdditions else { return nil }
        guard let task = TaskMarker(in: item) else {
            reportTaskSlip(in: item)
            return nil
        }
        return beginsEscaped(item.firstChild, at: 0, 2) ? nil : task
    }

    /// Reports what an item begins with when it is nearly the mark of a task: `[ ]Milk`, `[] Milk`.
    private mutating func reportTaskSlip(in item: MarkdownNode) {
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

    /// How long the brackets are that a text begins with. Directly behind empty ones stands the name of a type: `[]byte`, `[]Row`.
    private static func taskSlip(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard bytes.count > 3 else { return nil }
        let length = bytes[1] == 0x20 ? 3 : 2
        guard bytes[length - 1] == UInt8(ascii: "]"), length == 3 || bytes[2] == 0x20 else { return nil }
        let start = length == 3 ? 3 : bytes[2...].firstIndex { $0 != 0x20 } ?? bytes.endIndex
        guard start < bytes.endIndex else { return nil }
        if bytes[start] < 0x80 { return bytes[start].isASCIIAlphanumeric ? length : nil }
        return Unicode.Scalar.decode(bytes, at: start).scalar.properties.isAlphabetic ? length : nil
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

                - [] Milk
                - [ ]Bread

            Brackets that are meant as they are stand in back-ticks, or behind a back-slash: `- \\[] Milk`.
            """)
}
