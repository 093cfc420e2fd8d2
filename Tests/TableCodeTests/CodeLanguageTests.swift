import Testing

@testable import TableCode

/// The languages as a whole: their definitions, their names, what code of each looks like.
@Suite struct CodeLanguageTests {
    @Test func definitionsHaveNoFaults() {
        for language in CodeLanguage.all { #expect(language.problems == [], "\(language.name)") }
    }

    @Test func everyNameBelongsToOneLanguage() {
        var owners: [String: String] = [:]
        for language in CodeLanguage.all {
            #expect(language.names.first == language.name, "a definition begins with its own name")
            for name in language.names {
                #expect(owners[name] == nil, "\(name): \(language.name)")
                #expect(name == name.lowercased())
                owners[name] = language.name
            }
        }
    }

    @Test(arguments: [
        "js", "mjs", "ts", "jsx", "tsx", "py", "rb", "rs", "sh", "bash", "zsh", "shell", "console", "shell-session", "yml", "htm",
        "svg", "JSON", "Swift", "patch", "md", "PHP", "css", "toml",
    ])
    func knowsTheUsualNames(name: String) { #expect(CodeLanguage.named(name.utf8) != nil) }

    @Test(arguments: ["", "text", "plain", "none", "mermaid", "c++++", "é"])
    func unknownNamesAreNoLanguage(name: String) { #expect(CodeLanguage.named(name.utf8) == nil) }

    /// A line or two of each, written by hand, with every class that the language has.
    @Test(arguments: [
        (
            "swift", #"@MainActor func go(_ a: Int?) -> String { "a\(a! + 1)\n" } // end"#,
            #"[a @MainActor] [k func] [f go](_ a: [t Int]?) -> [t String] { [s "a][e \(]a! + [n 1][e )\n][s "] } [c // end]"#
        ),
        (
            "swift", ##"let a = #"x\n\#(b)"# /* a /* b */ c */"##,
            ##"[k let] a = [s #"x\n][e \#(]b[e )][s "#] [c /* a /* b */ c */]"##
        ),
        (
            "rust", "#[derive(Debug)]\nfn go<'a>(x: &'a str) -> u8 { println!(\"{x}\\n\"); b'a' }",
            "[a #[derive(Debug)]]\n[k fn] [f go]<[v 'a]>(x: &[v 'a] [t str]) -> [t u8] "
                + "{ [f println]!([s \"{x}][e \\n][s \"]); [s b'a'] }"
        ),
        ("rust", ##"r#"a"b"# /* /* */ */ 1_000.5e-3"##, ##"[s r#"a"b"#] [c /* /* */ */] [n 1_000.5e-3]"##),
        (
            "javascript", "const a = `x${b.c(`y`)}` + /[/]\\/x/g.exec(d / e / 2)",
            "[k const] a = [s `x][e ${]b.[f c]([s `y`])[e }][s `] + [s /[/]\\/x/g].[f exec](d / e / [n 2])"
        ),
        (
            "typescript", "@injectable() class A<T> extends B { private a: string = 'x' }",
            "[a @injectable]() [k class] [t A]<[t T]> [k extends] [t B] { [k private] a: [t string] = [s 'x'] }"
        ),
        (
            "jsx", "return <a href={x} b=\"c\">It's {y}<br/></a>;",
            "[k return <a] [a href]=[e {]x[e }] [a b]=[s \"c\"][k >]It's [e {]y[e }][k <br/></a>];"
        ),
        (
            "python", "@cache\ndef go(self, a: int = 1):\n    return f\"{a!r:>10} {{\" # x",
            "[a @cache]\n[k def] [f go]([v self], a: [t int] = [n 1]):\n    [k return] [s f\"][e {]a[e !r:>10}][s  {{\"] [c # x]"
        ),
        (
            "ruby", "class A < B\n  def go?(x) = puts(:a, \"#{x} \\n\", /a b/)\nend",
            "[k class] [t A] < [t B]\n  [k def] [f go?](x) = [f puts]([s :a], [s \"][e #{]x[e }][s  ][e \\n][s \"], [s /a b/])\n[k end]"
        ),
        ("ruby", "x = <<~EOS.strip\n  a #{b}\n  EOS\ny", "x = [s <<~EOS].strip\n[s   a ][e #{]b[e }][s \n  EOS]\ny"),
        (
            "php", "<?php echo \"a $b {$c->d}\"; # x\nfunction go(?int $a) {} ?>\n<b>",
            "[a <?php] [k echo] [s \"a ][v $b][s  ][e {][v $c]->d[e }][s \"]; [c # x]\n"
                + "[k function] [f go](?[t int] [v $a]) {} [a ?>]\n[k <b>]"
        ),
        (
            "bash", "for f in *.md; do A=1 echo \"$f ${b:-x} $(ls)\" # c\ndone",
            "[k for] f [k in] *.md; [k do] [v A]=1 [f echo] [s \"][v $f][s  ][v ${b:-x}][s  ][k $(]ls[k )][s \"] [c # c]\n[k done]"
        ),
        ("bash", "cat <<EOF > a\n$x b\nEOF\necho", "cat [s <<EOF] > a\n[v $x][s  b\nEOF]\n[f echo]"),
        ("console", "$ cd a\nb if c\n# cd d\n", "[a $] [f cd] a\nb if c\n[a #] [f cd] d\n"),
        (
            "json", #"{"a": "b\n", "c": [1, -2.5e3, true]}"#,
            #"{[v "a"]: [s "b][e \n][s "], [v "c"]: [[n 1], [n -2.5e3], [n true]]}"#
        ),
        (
            "toml", "# a\n[b.c]\nd = \"e\" # f\ng = 1979-05-27\n'h i' = true",
            "[c # a]\n[k [b.c]]\n[v d] = [s \"e\"] [c # f]\n[v g] = [n 1979-05-27]\n[v 'h i'] = [n true]"
        ),
        (
            "yaml", "a b: c # d\n\"e\": \"f\\n\"\n- g: 1\n- &h true\n",
            "[v a b]: [s c] [c # d]\n[v \"e\"]: [s \"f][e \\n][s \"]\n- [v g]: [n 1]\n- [a &h] [n true]\n"
        ),
        (
            "html", "<!-- a --><p class=\"b\" hidden>&amp; <script>let a = '</script>",
            "[c <!-- a -->][k <p] [a class]=[s \"b\"] [a hidden][k >][n &amp;] [k <script>let] a = [s '][k </script>]"
        ),
        (
            "xml", "<?xml version=\"1\"?><a:b c='d'><![CDATA[<]]></a:b>",
            "[a <?xml version=][s \"1\"][a ?>][k <a:b] [a c]=[s 'd'][k >][s <![CDATA[<]]>][k </a:b>]"
        ),
        (
            "css", "a.b:hover { color: #fff; width: calc(1px + 2%) !important } /* c */",
            "[k a][a .b:hover] { [v color]: [n #fff]; [v width]: [f calc]([n 1px] + [n 2%]) [k !important] } [c /* c */]"
        ),
        ("diff", "--- a\n+++ b\n@@ -1 +1 @@\n-a\n+b\n", "[k --- a\n+++ b]\n[a @@ -1 +1 @@]\n-a\n+b\n"),
        (
            "markdown", "# A\n- `b` [c](d)\n```js\nlet e\n```\n",
            "[k # A]\n[a -] [s `b`] [[v c]]([s d])\n[s ```js\n][k let] e\n[s ```]\n"
        ),
    ])
    func coloursCode(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
