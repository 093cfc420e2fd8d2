import TableBasics

extension DisplayText {
    /// A word of a command as a shell takes it for one, to be pasted: in quotes where it has blanks or anything that shells read, and
    /// never as an option.
    package static func argument(_ word: String) -> String {
        let word = word.hasPrefix("-") ? "./" + word : word
        guard word.isEmpty || !word.unicodeScalars.allSatisfy(isPlain) else { return word }
        return "'\(word.replacing("'", with: "'\\''"))'"
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "_", "-", "+", ":", ",", "@", "%": true
        default: scalar.value >= 0xA1 && !scalar.properties.isWhitespace && !isControl(scalar)
        }
    }
}
