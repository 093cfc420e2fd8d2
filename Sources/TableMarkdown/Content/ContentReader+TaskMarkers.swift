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

    /// Reports what an item begins with when it is nearly the mark of a task: `[ ]Milk`, `[] Milk`, `[ x ] Milk`; or when it is a
    /// mark and no more: `[ ]`.
    private mutating func reportTaskSlip(in item: MarkdownNode) {
        guard taskSlipCount < Self.mostTaskSlips, let paragraph = item.firstChild, paragraph.kind == .paragraph,
            let text = paragraph.firstChild, text.kind == .text, text.firstOfLiteral == UInt8(ascii: "["),
            let length = Self.taskSlip(in: text.literal) ?? (text.next == nil ? Self.emptyTask(in: text.literal) : nil),
            let place = place(ofWritten: 0..<length, text.literal, of: text)
        else { return }
        taskSlipCount += 1
        let mark = String(decoding: text.literal[..<length], as: UTF8.self)
        let help =
            switch length {
            case 2: "write `[ ] `, with a space between the brackets and one behind"
            case text.literal.count: "write what is to be done behind it"
            case 3: "write a space behind it"
            default: "write `[x] `, without spaces around the letter"
            }
        diagnostics.append(
            Diagnostic(.taskMark, "`\(mark)` is no mark of a task here", path: path, at: place, help: help))
    }

    /// How long the brackets are that are all there is of an item.
    private static func emptyTask(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        bytes.elementsEqual("[ ]".utf8) ? bytes.count : nil
    }

    /// How long the brackets are that a text begins with. Directly behind empty ones stands the name of a type: `[]byte`, `[]Row`.
    private static func taskSlip(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard bytes.count > 3 else { return nil }
        if bytes.count > 6, bytes[1] == 0x20, bytes[2].asciiLowercased == UInt8(ascii: "x"), bytes[3] == 0x20,
            bytes[4] == UInt8(ascii: "]"), bytes[5] == 0x20
        {
            return 5
        }
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

            Without one of the spaces the brackets are text, and so are those with more of them or with nothing behind:

                - [] Milk
                - [ ]Bread
                - [ x ] Eggs
                - [ ]

            Brackets that are meant as they are stand in back-ticks, or behind a back-slash: `- \\[] Milk`.
            """)
}
