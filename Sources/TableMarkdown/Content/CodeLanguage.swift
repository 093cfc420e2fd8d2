import TableBasics

/// The language of code in a line, `#!python print(1)` or `:::python print(1)`, as Material for MkDocs has it.
enum CodeLanguage {
    /// Those that stand in such marks. Other words behind `#!` begin a script.
    private static let names: Set<String> = [
        "bash", "c", "console", "cpp", "css", "go", "html", "ini", "java", "javascript", "js", "json", "jsx", "kotlin", "php",
        "python", "py", "r", "ruby", "rust", "sh", "shell", "sql", "swift", "toml", "ts", "tsx", "typescript", "xml", "yaml", "yml",
    ]

    /// How many bytes such a mark is, with the white space behind it; 0 for none.
    static func markLength(_ code: UnsafeBufferPointer<UInt8>) -> Int {
        guard code.hasPrefix("#!") || code.hasPrefix(":::") else { return 0 }
        let start = code[0] == UInt8(ascii: "#") ? 2 : 3
        let name = code[start...].prefix(while: \.isASCIIAlphanumeric)
        guard name.endIndex + 1 < code.count, code[name.endIndex] == 0x20,
            names.contains(String(decoding: name, as: UTF8.self))
        else { return 0 }
        return name.endIndex + 1
    }
}
