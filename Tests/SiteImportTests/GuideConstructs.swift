/// A construct as the guide of a generator shows it.
struct GuideConstruct: Sendable {
    let name: String
    let source: String
    /// What nobody should read in the page, unless a message says so.
    let raw: [String]

    init(_ name: String, _ source: String, raw: String...) { (self.name, self.source, self.raw) = (name, source, raw) }

    /// By generator.
    static let all: [String: [GuideConstruct]] = [
        "mdBook": book, "MkDocs": mkDocs, "VitePress": vitePress, "Docusaurus": docusaurus, "Hugo": hugo, "Jekyll": jekyll,
    ]

    /// Those that still come out as they are written, without a message. Whoever reads or reports one takes it out of here.
    static let pending: Set<String> = []

    /// Those that run a program, which a static page cannot: they are reported, and no reading of them is missed.
    static let programs: Set<String> = [
        "Docusaurus: export", "Docusaurus: expression", "Docusaurus: import", "Hugo: shortcode", "Hugo: shortcode of Markdown",
        "Jekyll: include", "Jekyll: options", "Jekyll: variable", "MkDocs: macro", "VitePress: component", "VitePress: event",
        "VitePress: interpolation", "VitePress: script", "mdBook: missing include",
    ]

    private static let book = [
        GuideConstruct("include", "{{#include listing.rs}}", raw: "{{#"),
        GuideConstruct("include a part", "```rust\n{{#include listing.rs:main}}\n```", raw: "{{#", "ANCHOR"),
        GuideConstruct("rustdoc_include", "```rust\n{{#rustdoc_include listing.rs:2}}\n```", raw: "{{#"),
        GuideConstruct("playground", "{{#playground listing.rs editable}}", raw: "{{#"),
        GuideConstruct("missing include", "{{#include none.rs}}", raw: "{{#"),
        GuideConstruct("title", "{{#title My title}}\n\nText", raw: "{{#"),
        GuideConstruct("heading attributes", "## Example heading {#example .big}", raw: "{#example"),
        GuideConstruct("strike-through", "An ~~example~~.", raw: "~~"),
        GuideConstruct("footnote", "Text[^note].\n\n[^note]: The note.", raw: "[^note]"),
        GuideConstruct("table", "| a | b |\n|---|---|\n| 1 | 2 |", raw: "|"),
        GuideConstruct("task list", "- [x] Done\n- [ ] Not", raw: "[x]", "[ ]"),
        GuideConstruct("alert", "> [!NOTE]\n> General information", raw: "[!NOTE]"),
        GuideConstruct("definition list", "title 1\n  : definition 1\n\ntitle 2\n  : definition 2", raw: ": definition"),
        GuideConstruct("font icon", "<i class=\"fas fa-print\"></i> Text", raw: "fas"),
        GuideConstruct("footnote that goes on", "Text[^note].\n\n[^note]: The note.\n\n    - more", raw: "- more"),
        GuideConstruct("code attributes", "```rust,ignore,mdbook-runnable\nlet a = 1;\n```", raw: "mdbook-runnable"),
    ]

    private static let mkDocs = [
        GuideConstruct("snippet", "--8<-- \"part.md\"", raw: "--8<--"),
        GuideConstruct("snippet of lines", "```\n--8<-- \"listing.rs:2:2\"\n```", raw: "--8<--"),
        GuideConstruct("snippet block", "--8<--\npart.md\n--8<--", raw: "--8<--", "part.md"),
        GuideConstruct("admonition", "!!! note \"Title\"\n\n    Words", raw: "!!! note"),
        GuideConstruct("details", "???+ tip\n\n    Words", raw: "???+"),
        GuideConstruct("admonition with snippet", "!!! note\n\n    --8<-- \"part.md\"", raw: "--8<--", "!!! note"),
        GuideConstruct(
            "tabs", "=== \"C\"\n\n    ``` c\n    int a;\n    ```\n\n=== \"C++\"\n\n    ``` c++\n    int b;\n    ```", raw: "=== \"C"
        ),
        GuideConstruct(
            "code title", "``` py title=\"bubble_sort.py\" linenums=\"1\" hl_lines=\"2 3\"\na = 1\n```", raw: "hl_lines"),
        GuideConstruct("code annotation", "``` yaml\ntheme: # (1)!\n```\n\n1.  An annotation", raw: "(1)!"),
        GuideConstruct("definition list", "`Lorem ipsum`\n\n:   Sed sagittis", raw: ":   Sed"),
        GuideConstruct("definition of blocks", "`a`\n\n:   Sed\n\n    - more\n\n        - still more", raw: "- more", ":   "),
        GuideConstruct("definition in an item", "- a\n\n    Term\n    :   Sed", raw: ":   "),
        GuideConstruct("footnote of blocks", "Text[^1].\n\n[^1]:\n    Lorem\n\n    - more", raw: "- more"),
        GuideConstruct("figure", "<figure markdown=\"span\">\n  ![A](a.svg)\n  <figcaption>B</figcaption>\n</figure>", raw: "![A]"),
        GuideConstruct("Markdown in HTML", "<div markdown=\"1\">\n**a**\n</div>", raw: "**"),
        GuideConstruct("code with a language", "The `#!python range()` function", raw: "#!python"),
        GuideConstruct("diagram", "``` mermaid\ngraph LR\n```", raw: "graph"),
        GuideConstruct("lines from a number", "``` { .py linenums=\"5\" }\na\n```", raw: "linenums"),
        GuideConstruct("bar in code", "| a | b |\n|---|---|\n| `a|b` | c |", raw: "`a"),
        GuideConstruct("mark", "This was ==marked==.", raw: "=="),
        GuideConstruct("insert", "This was ^^inserted^^.", raw: "^^"), GuideConstruct("delete", "This was ~~deleted~~.", raw: "~~"),
        GuideConstruct("subscript", "H~2~O", raw: "~2~"), GuideConstruct("superscript", "A^T^A", raw: "^T^"),
        GuideConstruct("keys", "++ctrl+alt+del++", raw: "++ctrl"),
        GuideConstruct("critic", "Text can be {--deleted--} and {++added++}.", raw: "{--", "{++"),
        GuideConstruct("critic substitution", "{~~one~>a single~~}, {==marked==}{>>comment<<}", raw: "{~~", "~>", "{==", "{>>"),
        GuideConstruct("bracketed math", "\\[\nx = 1\n\\]", raw: "x = 1"),
        GuideConstruct("button", "[Subscribe](#a){ .md-button }", raw: "{ .md-button }"),
        GuideConstruct("image attributes", "![A](a.svg){ align=left width=\"300\" }", raw: "{ align"),
        GuideConstruct("icon", ":material-account-circle: Text", raw: ":material-"),
        GuideConstruct("emoji", ":smile:", raw: ":smile:"),
        GuideConstruct("footnote", "Text[^1].\n\n[^1]: Note", raw: "[^1]"),
        GuideConstruct("abbreviation", "The HTML.\n\n*[HTML]: Hyper Text", raw: "*[HTML]"),
        GuideConstruct("table of contents", "[TOC]\n\n## A", raw: "[TOC]"), GuideConstruct("task list", "- [x] Done", raw: "[x]"),
        GuideConstruct("grid", "<div class=\"grid cards\" markdown>\n\n-   __HTML__ for content\n\n</div>", raw: "__HTML__"),
        GuideConstruct("math", "$$\n\\cos x\n$$", raw: "$$"), GuideConstruct("macro", "{{ page.title }}", raw: "{{ page"),
        GuideConstruct("heading id", "## Heading { #custom }", raw: "#custom"),
    ]

    private static let vitePress = [
        GuideConstruct("include", "<!--@include: ./part.md-->", raw: "@include"),
        GuideConstruct("code snippet", "<<< @/listing.rs", raw: "<<<"),
        GuideConstruct("code region", "<<< @/listing.rs#main{1}", raw: "<<<", "ANCHOR"),
        GuideConstruct("container", "::: tip Title\nWords\n:::", raw: ":::"),
        GuideConstruct("details", "::: details Click me\n```js\na\n```\n:::", raw: ":::"),
        GuideConstruct("raw", "::: raw\nWords\n:::", raw: ":::"),
        GuideConstruct("alert", "> [!WARNING]\n> Words", raw: "[!WARNING]"),
        GuideConstruct("code group", "::: code-group\n\n```js [a.js]\na\n```\n\n```ts [b.ts]\nb\n```\n\n:::", raw: ":::"),
        GuideConstruct("code group of snippets", "::: code-group\n\n<<< @/listing.rs [one]\n\n:::", raw: ":::", "<<<"),
        GuideConstruct("lines", "```js{1,3-5}\na\n```", raw: "{1,3-5}"),
        GuideConstruct("line numbers", "```ts:line-numbers {1}\na\n```", raw: ":line-numbers"),
        GuideConstruct("focus", "```js\na // [!code focus]\n```", raw: "[!code"),
        GuideConstruct("diff", "```js\na // [!code --]\nb // [!code ++]\n```", raw: "[!code"),
        GuideConstruct("group of whole files", "::: code-group\n\n<<< @/listing.rs\n\n:::", raw: "<<<"),
        GuideConstruct("lines from a number", "```ts:line-numbers=2 {1}\na\n```", raw: ":line-numbers"),
        GuideConstruct("event", "<button @click=\"n++\">Add</button>", raw: "@click"),
        GuideConstruct("text as it is", "::: v-pre\n{{ a }}\n:::", raw: ":::"),
        GuideConstruct("emoji", ":tada: :100:", raw: ":tada:"),
        GuideConstruct("table of contents", "[[toc]]\n\n## A", raw: "[[toc]]"),
        GuideConstruct("anchor", "## Using anchors {#my-anchor}", raw: "{#my"),
        GuideConstruct("badge", "### Title <Badge type=\"info\" text=\"default\" />", raw: "<Badge"),
        GuideConstruct("interpolation", "{{ 1 + 1 }}", raw: "{{ 1"),
        GuideConstruct("script", "<script setup>\nconst a = 1\n</script>\n\nText", raw: "const a"),
        GuideConstruct("component", "Count: <CustomComponent :a=\"1\">words</CustomComponent>", raw: "<Custom"),
    ]

    private static let docusaurus = [
        GuideConstruct("admonition", ":::note\n\nWords\n\n:::", raw: ":::"),
        GuideConstruct("admonition with title", ":::tip[My tip]\n\nWords\n\n:::", raw: ":::", "[My tip]"),
        GuideConstruct("nested admonitions", "::::info[Parent]\n\nA\n\n:::danger[Child]\n\nB\n\n:::\n\n::::", raw: ":::"),
        GuideConstruct("code title", "```jsx title=\"/src/Hello.js\"\na\n```", raw: "title="),
        GuideConstruct("highlighted lines", "```js {1,4-6}\na\n```", raw: "{1,4-6}"),
        GuideConstruct("line comments", "```js\n// highlight-next-line\na\n```", raw: "highlight-next-line"),
        GuideConstruct("line numbers", "```jsx showLineNumbers\na\n```", raw: "showLineNumbers"),
        GuideConstruct("tabs", "<Tabs>\n  <TabItem value=\"a\" label=\"Apple\">\n\nAn apple\n\n  </TabItem>\n</Tabs>", raw: "<Tab"),
        GuideConstruct("import", "import Tabs from '@theme/Tabs';\n\nText", raw: "import Tabs"),
        GuideConstruct("export", "export const A = () => <b>x</b>;\n\nText", raw: "export const"),
        GuideConstruct("details", "<details>\n<summary>Toggle</summary>\n\nWords\n\n</details>", raw: "<summary"),
        GuideConstruct("heading id", "### Hello World {#my-explicit-id}", raw: "{#my"),
        GuideConstruct("expression", "Text {props.a} more", raw: "{props"),
        GuideConstruct("truncation", "Text\n\n<!-- truncate -->\n\nMore", raw: "truncate"),
        GuideConstruct("comment", "{/* comment */}\n\nText", raw: "{/*"),
        GuideConstruct("style", "<span style={{color: 'red'}}>a</span>", raw: "style="),
        GuideConstruct("mermaid", "```mermaid\ngraph TD;\n```", raw: "```"),
    ]

    private static let hugo = [
        GuideConstruct("shortcode", "{{< figure src=\"a.svg\" >}}", raw: "{{<"),
        GuideConstruct("shortcode of Markdown", "{{% note %}}\nWords\n{{% /note %}}", raw: "{{%"),
        GuideConstruct("reference", "[A]({{< ref \"a.md\" >}})", raw: "{{<"),
        GuideConstruct("highlighted code", "```go {linenos=table,hl_lines=[1]}\na\n```", raw: "linenos"),
        GuideConstruct("heading attributes", "## Heading {#foo .bar}", raw: "{#foo"),
        GuideConstruct("block attributes", "Words\n{.class}", raw: "{.class}"),
        GuideConstruct("alert with title", "> [!TIP]+ Title\n> Words", raw: "[!TIP]"),
        GuideConstruct("definition list", "Term\n: Definition", raw: ": Def"),
        GuideConstruct("footnote", "Text[^1].\n\n[^1]: Note", raw: "[^1]"), GuideConstruct("task list", "- [x] Done", raw: "[x]"),
        GuideConstruct("emoji", ":heart:", raw: ":heart:"), GuideConstruct("more", "Text\n\n<!--more-->\n\nMore", raw: "more--"),
        GuideConstruct("insert", "++inserted++", raw: "++"), GuideConstruct("math", "\\(x\\)", raw: "\\("),
    ]

    private static let jekyll = [
        GuideConstruct("relative include", "{% include_relative part.md %}", raw: "{%"),
        GuideConstruct("include", "{% include note.html %}", raw: "{%"),
        GuideConstruct("highlight", "{% highlight ruby %}\na\n{% endhighlight %}", raw: "{%"),
        GuideConstruct("variable", "{{ site.title }}", raw: "{{"),
        GuideConstruct("link", "[A]({% link index.md %})", raw: "{%"),
        GuideConstruct("raw", "{% raw %}{{ a }}{% endraw %}", raw: "{%"),
        GuideConstruct("attributes", "A paragraph\n{: .note}", raw: "{: .note}"),
        GuideConstruct("callout", "{: .warning }\n> Words", raw: "{:"),
        GuideConstruct("callout with a title", "{: .note-title }\n> Title\n>\n> Words", raw: "{:"),
        GuideConstruct("comment", "{::comment}\nsecret\n{:/comment}", raw: "secret"),
        GuideConstruct("comment of Liquid", "{% comment %}\nsecret\n{% endcomment %}", raw: "secret"),
        GuideConstruct("options", "{::options auto_ids=\"false\" /}", raw: "{::"),
        GuideConstruct("no Markdown", "{::nomarkdown}\n<b>a</b>\n{:/}", raw: "{:"),
        GuideConstruct("code with numbers", "{% highlight ruby linenos %}\na\n{% endhighlight %}", raw: "{%"),
        GuideConstruct("class of a table", "| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n{: .wide }", raw: "{:"),
        GuideConstruct("foot of a table", "| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n|===\n| 4 | 5 | 6 |", raw: "|==="),
        GuideConstruct(
            "folded contents",
            "<details open markdown=\"block\">\n  <summary>\n    Contents\n  </summary>\n  {: .text-delta }\n1. TOC\n{:toc}\n</details>\n\n## A",
            raw: "{:", "TOC"),
        GuideConstruct("Markdown in HTML", "<div markdown=\"1\">\n**a**\n</div>", raw: "**"),
        GuideConstruct("definition of blocks", "term\n: definition\n\n  > quote", raw: ">"),
        GuideConstruct("heading id", "## Heading {#id}", raw: "{#id"),
        GuideConstruct("definition list", "term\n: definition", raw: ": definition"),
        GuideConstruct("abbreviation", "The HTML.\n\n*[HTML]: Hyper", raw: "*[HTML]"),
        GuideConstruct("footnote", "Text[^1].\n\n[^1]: Note", raw: "[^1]"),
        GuideConstruct("table of contents", "* TOC\n{:toc}\n\n## A", raw: "{:toc}"),
        GuideConstruct("task list", "- [x] Done", raw: "[x]"), GuideConstruct("math", "$$ x $$", raw: "$$"),
    ]
}
