import Testing

@testable import SiteStages

@Suite struct IncludeScannerTests {
    /// What is found in a line, in one word or two.
    private func found(_ text: String, _ values: TemplateValues = TemplateValues()) -> String {
        let bytes = Array(text.utf8)
        let scanner = IncludeScanner(bytes: bytes, values: values)
        let start = bytes.firstIndex { $0 != 0x20 } ?? 0
        guard let finding = scanner.block(in: bytes.indices, from: start) ?? scanner.inline(in: bytes.indices, from: 0) else {
            return "nothing"
        }
        switch finding {
        case .directive(let directive):
            let lines = directive.part.lines.map { "\($0.first.map(String.init) ?? "")-\($0.last.map(String.init) ?? "")" }
            let name = directive.part.name.map { "#\($0)" } ?? ""
            return "\(directive.path)\(name) \(lines.joined(separator: ","))\(directive.info.map { "[\($0)]" } ?? "")"
        case .escape(let range, _): return "escape \(range.lowerBound)"
        case .unreadable: return "unreadable"
        case .text(let text, _, let isInCode): return "text \(text)\(isInCode ? " in code" : "")"
        case .reference(let reference): return "\(reference.candidates.joined(separator: " ")) \(reference.place)"
        case .raw(let start): return "raw \(start)"
        }
    }

    @Test(arguments: [
        ("{{#include a.rs}}", "a.rs "), ("{{#include a.rs:main}}", "a.rs#main "), ("{{ #include  a.rs:2}}", "a.rs 2-2"),
        ("{{#include a.rs:2:10}}", "a.rs 2-10"), ("{{#include a.rs:2:}}", "a.rs 2-"), ("{{#include a.rs::10}}", "a.rs -10"),
        ("{{#include a.rs:}}", "a.rs "), ("{{#include a.rs::}}", "a.rs "), ("{{#rustdoc_include ../b.rs:here}}", "../b.rs#here "),
        ("{{#playground a.rs editable}}", "a.rs [rust]"), ("{{#playpen a.rs}}", "a.rs [rust]"),
        ("{% include_relative a/b.html %}", "a/b.html "), ("{%- include_relative a.md -%}", "a.md "),
        (#"\{{#include a.rs}}"#, "escape 0"), (#"x \{{#playground a.rs"#, "escape 2"),
    ])
    func readsBraces(text: String, expected: String) { #expect(found(text) == expected) }

    @Test(arguments: [
        ("{% link a/b.md %}", "/a/b.md "), ("{%- link /_guides/b.md -%}", "/guides/b.md /_guides/b.md "),
        (
            "{% post_url 2026-01-31-a %}",
            "/posts/2026-01-31-a.md /posts/2026-01-31-a.markdown /_posts/2026-01-31-a.md /_posts/2026-01-31-a.markdown "
        ),
        ("{{< ref \"/a.md\" >}}", "/a.md /a.md.md /a.md/_index.md /a.md/index.md "),
        ("{{% relref b/ %}}", "b b.md b/_index.md b/index.md /b /b.md /b/_index.md /b/index.md "),
        ("{{<ref `/a#two`>}}", "/a /a.md /a/_index.md /a/index.md #two"), ("{{< ref \"#two\" >}}", "text #two"),
        (
            "{{< relref path=\"/a\" lang=\"de\" >}}",
            "/de/a /de/a.md /de/a/_index.md /de/a/index.md /a /a.md /a/_index.md /a/index.md "
        ),
        ("{{ '/a b/' | relative_url }}", "text /a%20b/"), ("{{- \"a.css\"|absolute_url -}}", "text /a.css"),
        ("{{ \"/a\" | prepend: site.baseurl }}", "text /docs/a"), ("{{ site.baseurl }}", "text /docs in code"),
        ("{{ page.title | escape }}", "text T|{{"), ("{{ $frontmatter.title }}", "text T|{{"), ("{% raw %}", "raw 0"),
        (#"\{{ site.baseurl }}"#, "escape 0"), ("{{< param site.baseurl >}}", "text /docs in code"),
        ("{{% param \"title\" %}}", "text T|{{"), ("{{<param 'color'>}}", "text red"),
        (#"\{{< param title >}}"#, "escape 0"),
    ])
    func readsLinksAndValues(text: String, expected: String) {
        #expect(found(text, Self.values) == expected)
    }

    private static let values = TemplateValues(
        variables: ["site.baseurl": "/docs"], frontMatter: ["title": "T|{{", "params.color": "red"])

    @Test(arguments: [
        "{{ 'words' }}", "{{ site.time }}", "{{ site.baseurl | upcase }}", "{{ 'a' | append: page.url }}",
        "{{ \"a\" | relative_url",
        "{% link {{ x }} %}", "{% link %}", "{% linked a %}", "{{< ref path=\"a\" b >}}", "{{< figure a >}}",
        "{{< param none >}}",
        "{{{ site.baseurl }}}", "{{}}", "{{ }}", "{{ | relative_url }}", "{% post_url \"\" %}", "{{<", "{%", "{{ '", "{% raw",
    ])
    func leavesWhatIsAProgram(text: String) { #expect(found(text, Self.values) == "nothing") }

    @Test(arguments: [
        ("{% link a %}", true), ("{%- post_url a %}", true), ("{{< ref a >}}", true), ("{{%relref a%}}", true),
        ("{{< param a >}}", true),
        ("{{ 'a' | b }}", true),
        ("{{ page.x }}", true), ("{{$frontmatter.x}}", true), ("{{ site.x }}", false), ("{% if a_b %}", false),
        ("{{ 'a' }}", false),
        ("{{< figure >}}", false), ("{% raw %}", false),
    ])
    func isNeededForLinksAndValues(text: String, expected: Bool) {
        #expect(Array(text.utf8).withUnsafeBufferPointer { IncludeScanner.isNeeded(for: $0) } == expected)
        #expect(Array("{{ site.x }}".utf8).withUnsafeBufferPointer { IncludeScanner.isNeeded(for: $0, hasVariables: true) })
    }

    @Test(arguments: [
        ("--8<-- \"a.md\"", "a.md "), ("  --8<-- 'a.md:part-1'", "a.md#part-1 "), ("-8<- \"a.md:3\"", "a.md 3-"),
        ("----8<---- \"a.md::3\"", "a.md -3"), ("--8<-- \"a.md:4:6,8:9\"", "a.md 4-6,8-9"), ("--8<-- \"a.md:-3:-1\"", "a.md -3--1"),
        (";--8<-- \"a.md\"", "escape 0"), ("--8<-- \"https://example.org/a.md\"", "unreadable"), ("--8<-- [start:a]", "nothing"),
        ("--8<-- a.md", "nothing"), ("x --8<-- \"a.md\"", "nothing"), ("--8<-- \"a.md\" x", "nothing"),
    ])
    func readsSnippets(text: String, expected: String) { #expect(found(text) == expected) }

    @Test(arguments: [
        ("<<< @/a.js", "@/a.js [js]"), ("<<< ./a.ts#one{1,3-5}", "./a.ts#one [ts {1,3-5}]"),
        ("<<< a.cs{1 c#:line-numbers} [A title]", "a.cs [c#:line-numbers {1} [A title]]"), ("<<<a.js", "a.js [js]"),
        ("<!--@include: ./a.md-->", "./a.md "), ("x <!-- @include: a.md{1,10} --> y", "a.md 1-10"),
        ("<!--@include: a.md{3,}-->", "a.md 3-"), ("<!--@include: a.md#top{,4}-->", "a.md#top -4"),
        ("<<<<<<< HEAD", "nothing"), ("<<< EOF", "nothing"), ("cat <<< a.txt", "nothing"), ("<<< \"$x.y\"", "nothing"),
        ("<!-- include: a.md -->", "nothing"), ("<!--@@include: a.md-->", "escape 4"),
    ])
    func readsPress(text: String, expected: String) { #expect(found(text) == expected) }

    @Test(arguments: [
        "{{#include a.rs", "{{#include }}", "{{#include a.rs:1:x}}", "{{#include a.rs:0}}", "{% include_relative a.md",
        "{% include_relative {{ x }} %}",
        "{% include_relative a.md b=1 %}", "<!--@include: a.md", "<!--@include: {1,2}-->", "<!--@include: a.md{x}-->",
        "--8<-- \"a.md:1:2:3\"",
    ])
    func saysWhatCannotBeRead(text: String) { #expect(found(text) == "unreadable") }

    @Test(arguments: [
        "{{ name }}", "{{#if x}}", "{{#title A}}", "{% include a.html %}", "{{#included x}}", "{{>include}}", "{", "{{#", "<",
        "<!--", "8<-",
    ])
    func leavesOtherThings(text: String) { #expect(found(text) == "nothing") }

    @Test(arguments: [
        ("{{#include a}}", true), ("a {{ #playground b}}", true), ("{% include_relative x %}", true), ("x\n<<< a.js", true),
        ("<!-- @include: a -->", true), ("--8<-- \"a\"", true), ("{{ x }} {{#if y}} {% if z %}", false), ("a < b << c", false),
        ("<!-- comment --> <a@b.c>", false), ("", false), ("{", false), ("<", false), ("8 <- x", false),
    ])
    func asksForWorkOnlyWhereThereMayBeSome(text: String, expected: Bool) {
        #expect(Array(text.utf8).withUnsafeBufferPointer { IncludeScanner.isNeeded(for: $0) } == expected)
    }

    @Test(arguments: [
        ("@[code](./one.js)", "./one.js [js]"), ("@[code{3-8}{1,2} ts:line-numbers](../a.txt)", "../a.txt 3-8[ts {1,2}]"),
        ("@[code js{1}](@/a.x)", "@/a.x [js {1}]"), ("@[code]", "nothing"), ("@[codes](a.js)", "nothing"),
        ("@[youtube](abc)", "nothing"),
    ])
    func readsCodeOfVuePress(text: String, expected: String) { #expect(found(text) == expected) }

    @Test(arguments: [
        ("!!!include(./a/b.md)!!!", "./a/b.md "), ("!!!include()!!!", "nothing"), ("!!!include(a.md)!!! b", "nothing"),
    ])
    func readsFilesOfVuePress(text: String, expected: String) { #expect(found(text) == expected) }
}
