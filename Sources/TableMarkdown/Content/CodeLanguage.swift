import TableBasics

/// The language of code in a line, `#!python print(1)` or `:::python print(1)`, as Material for MkDocs has it, and `print(1){:py}` of
/// Nextra.
enum CodeLanguage {
    /// Those that stand in such marks. Other words behind `#!` begin a script.
    private static let names: Set<String> = [
        "abap", "ada", "applescript", "asm", "awk", "bash", "bat", "batch", "c", "c#", "c++", "cfg", "clojure", "cmake", "cmd",
        "coffeescript", "common-lisp", "console", "cpp", "cs", "csharp", "css", "csv", "cuda", "cython", "d", "dart", "diff",
        "docker", "dockerfile", "ebnf", "elixir", "elm", "erlang", "fortran", "fsharp", "gdscript", "glsl", "go", "gql",
        "graphql", "groovy", "haskell", "haxe", "hcl", "html", "html+django", "html+jinja", "html+php", "http", "ini", "jade",
        "java", "javascript", "jinja", "jinja2", "js", "json", "json5", "jsonc", "jsx", "julia", "kotlin", "kt", "latex",
        "less", "lisp", "lua", "make", "makefile", "markdown", "mathematica", "matlab", "md", "mysql", "nasm", "nginx", "nim",
        "nix", "objc", "objective-c", "ocaml", "pascal", "perl6", "php", "php-inline", "php3", "php4", "php5", "plsql",
        "postgres", "powershell", "prolog", "properties", "proto", "protobuf", "ps1", "pwsh", "py", "py2", "py3", "pycon",
        "pytb", "python", "python2", "python3", "qml", "r", "racket", "rb", "rest", "rs", "rst", "ruby", "rust", "sas", "sass",
        "scala", "scheme", "scss", "sh", "shell", "shell-session", "sol", "solidity", "sparql", "sql", "sqlite", "sqlite3",
        "stata", "svelte", "svg", "swift", "systemverilog", "tcl", "terraform", "tex", "text", "tf", "toml", "ts", "tsx",
        "twig", "typescript", "vb", "verilog", "vhdl", "vim", "vue", "wasm", "wat", "xml", "xquery", "xslt", "yaml", "yml",
        "zig", "zsh",
    ]

    /// How many bytes such a mark is, with the white space behind it; 0 for none.
    static func markLength(_ code: UnsafeBufferPointer<UInt8>) -> Int {
        guard code.hasPrefix("#!") || code.hasPrefix(":::") else { return 0 }
        let start = code[0] == UInt8(ascii: "#") ? 2 : 3
        let name = code[start...].prefix { $0.isASCIIAlphanumeric || "-+#".utf8.contains($0) }
        guard name.endIndex + 1 < code.count, code[name.endIndex] == 0x20,
            names.contains(String(decoding: name, as: UTF8.self))
        else { return 0 }
        return name.endIndex + 1
    }

    /// Code without such a mark at its end. One letter says how a value is written: `{:d}`.
    static func withoutEnd(_ code: UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>> {
        guard code.last == UInt8(ascii: "}"), let start = code.lastIndex(of: UInt8(ascii: "{")), start > 0, start + 4 < code.count,
            code[start + 1] == UInt8(ascii: ":"),
            names.contains(String(decoding: code[(start + 2)...].dropLast(), as: UTF8.self))
        else { return code[...] }
        return code[..<start]
    }

    /// What the first line of indented code says of it and is not shown, as codehilite of Python-Markdown has it: `:::python` or
    /// `#!python`, perhaps with `hl_lines`. Where the language and its attributes stand, and how many bytes the line is; nil for code.
    static func firstLine(of code: UnsafeBufferPointer<UInt8>) -> (words: Range<Int>, length: Int)? {
        guard code.hasPrefix("#!") || code.hasPrefix(":::") else { return nil }
        let start = code[0] == UInt8(ascii: "#") ? 2 : 3
        let line = code[start...].prefix { $0 != 0x0A }
        let words = line.trimmed
        let name = words.prefix { !$0.isASCIISpace }
        guard words.startIndex == start, line.endIndex + 1 < code.count, names.contains(String(decoding: name, as: UTF8.self)),
            name.endIndex == words.endIndex || words[name.endIndex...].trimmed.hasPrefix("hl_lines=")
        else { return nil }
        return (words.startIndex..<words.endIndex, line.endIndex + 1)
    }
}
