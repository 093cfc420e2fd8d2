package import TableModel

extension DiagnosticCode {
    package static let utf8Invalid = DiagnosticCode(
        "utf8-invalid", .warning, "a document is not valid UTF-8",
        explanation: """
            tablesite reads documents as UTF-8. Bytes that are none are shown as the replacement character \u{FFFD}.

            The usual reason is a file saved as Latin-1 or Windows-1252. Save it as UTF-8, or convert it:

                iconv -f WINDOWS-1252 -t UTF-8 old.md > new.md
            """)

    package static let nulByte = DiagnosticCode(
        "nul-byte", .warning, "a document has a NUL byte",
        explanation: """
            A NUL byte has no place in a text. CommonMark 0.30 (2.3) shows it as the replacement character \u{FFFD}.

            A file full of them is usually UTF-16: save it as UTF-8.
            """)
}

/// What makes a text of the bytes of a file.
enum UTF8Repair {
    /// A document as valid UTF-8, with what had to be replaced.
    ///
    /// Bytes before `bodyStart` stay as they are, so that it keeps its place.
    static func repaired(_ source: [UInt8], bodyStart: Int, path: String) -> Checked<[UInt8]> {
        var diagnostics: [Diagnostic] = []
        if let offset = source.withUnsafeBufferPointer({ $0.firstOffset(of: 0) }) {
            diagnostics.append(
                Diagnostic(
                    .nulByte, "a NUL byte stands in the text", path: path, at: place(of: offset, in: source),
                    label: "shown as \u{FFFD}", help: "save the file as UTF-8 text"))
        }
        guard let offset = firstInvalidByte(in: source) else { return Checked(source, diagnostics) }
        diagnostics.append(
            Diagnostic(
                .utf8Invalid, "the text is not valid UTF-8", path: path, at: place(of: offset, in: source),
                label: "shown as \u{FFFD}", help: "save the file as UTF-8"))
        let start = min(bodyStart, source.count)
        return Checked(Array(source[..<start]) + Array(String(decoding: source[start...], as: UTF8.self).utf8), diagnostics)
    }
}

/// The offset of the first byte that is not part of valid UTF-8 (Unicode 15, table 3-7), or nil.
private func firstInvalidByte(in source: [UInt8]) -> Int? {
    source.withUnsafeBufferPointer { bytes in
        var offset = 0
        let count = bytes.count
        while offset < count {
            // Most text is ASCII: eight bytes at a time.
            while offset + 8 <= count,
                UnsafeRawPointer(bytes.baseAddress! + offset).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 == 0
            {
                offset += 8
            }
            guard offset < count else { break }
            let first = bytes[offset]
            if first < 0x80 {
                offset += 1
                continue
            }
            let (length, low, high): (Int, UInt8, UInt8) =
                switch first {
                case 0xC2...0xDF: (2, 0x80, 0xBF)
                case 0xE0: (3, 0xA0, 0xBF)
                case 0xED: (3, 0x80, 0x9F)
                case 0xE1...0xEF: (3, 0x80, 0xBF)
                case 0xF0: (4, 0x90, 0xBF)
                case 0xF1...0xF3: (4, 0x80, 0xBF)
                case 0xF4: (4, 0x80, 0x8F)
                default: (0, 0, 0)
                }
            guard length > 0, offset + length <= count, (low...high).contains(bytes[offset + 1]) else { return offset }
            for step in 2..<max(2, length) where bytes[offset + step] & 0xC0 != 0x80 { return offset }
            offset += length
        }
        return nil
    }
}

/// Line and column of a byte.
private func place(of offset: Int, in source: [UInt8]) -> SourceRange {
    var lines = LineScanner(source)
    var number = 0
    while let line = lines.next() {
        number += 1
        if offset < lines.offset { return SourceRange(line: number, column: offset - line.lowerBound + 1) }
    }
    return SourceRange(line: max(1, number), column: 1)
}
