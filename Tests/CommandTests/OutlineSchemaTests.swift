import Foundation
import TableTestSupport
import Testing

/// What `schema outline` says of the keys that `outline --format json` writes.
@Suite struct OutlineSchemaTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: String..., in inner: String = "") throws -> CommandRunner.Outcome {
        try CommandRunner.run(arguments, in: URL(filePath: folder.path).appending(path: inner))
    }

    private static let rich = """
        ---
        title: Rich
        direction: rtl
        cell: tile
        ---

        Some words first.

        ## Tools {style=inset index=yes cell=tile .mine collapsed=true search=false aliases="old older"}

        *A line below it*

        - [Vim](https://www.vim.org) - an editor {.one cell=tile value=3 progress=40 selected=true selected-image=b.png}
        - [Emacs](#deep) {detail=rich.md accessory=detail-disclosure search=false aliases=vi data-x=1}
        - ![i](a.png) **Term**: what `it` means
            1. [x] nested

               ```sh
               code
               ```
        - Label: [a](b.md) ![b](https://img.shields.io/x.svg) `tag`

        words between

        - more rows

        After.

        ### Deep {collapsed=true}

        1. one
        2. two

        ## Prose

        Text.

        """

    /// Every node of an outline, the page first.
    private func nodes(_ node: [String: Any]) -> [[String: Any]] {
        [node] + (node["children"] as? [[String: Any]] ?? []).flatMap(nodes)
    }

    private func outline(_ outcome: CommandRunner.Outcome) throws -> [[String: Any]] {
        let line = try #require(outcome.output.split(separator: "\n").first)
        return nodes(try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]))
    }

    @Test func everyKeyIsDescribed() throws {
        try folder.write(["rich.md": Self.rich, "a.png": "", "b.png": "", "b.md": ""])
        let schema = try #require(
            try JSONSerialization.jsonObject(with: Data(try run("schema", "outline").output.utf8)) as? [String: Any])
        let node = try #require((schema["$defs"] as? [String: [String: Any]])?["node"])
        let properties = try #require(node["properties"] as? [String: [String: Any]])
        var seen: Set<String> = []
        for node in try outline(try run("outline", "rich.md", "--format", "json")) {
            for (key, value) in node where !key.hasPrefix("data-") {
                seen.insert(key)
                let property = properties[key]
                #expect(property != nil, "\(key)")
                if let choices = property?["enum"] as? [String] {
                    #expect(choices.contains(value as? String ?? ""), "\(key) \(value)")
                }
                switch property?["type"] as? String {
                case "string": #expect(value is String, "\(key)")
                case "integer": #expect(value is Int, "\(key)")
                default: #expect(property?["enum"] != nil || property?["const"] != nil || key == "children", "\(key)")
                }
            }
        }
        #expect(seen.count > 30, "\(properties.keys.filter { !seen.contains($0) }.sorted())")
    }

    /// `file` is what messages have, wherever the command is run; `path` is the same everywhere.
    @Test func namesTheFileAsMessagesDo() throws {
        try folder.write(["my/Site/guide/a.md": "# A\n\n[x](no.md)\n", "my/other/b.md": ""])
        for (path, place, file) in [("my", "", "my/Site/guide/a.md"), ("..", "my/other", "../Site/guide/a.md")] {
            let page = try outline(try run("outline", path, "--format", "json", in: place))[0]
            #expect(page["path"] as? String == "guide/a.md" && page["file"] as? String == file)
            let message = try outline(try run("check", path, "--format", "json", in: place))[0]
            #expect(message["file"] as? String == file)
        }
    }
}
