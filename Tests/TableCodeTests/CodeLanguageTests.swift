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
        "svg", "JSON", "Swift", "patch", "md", "PHP", "css", "toml", "c", "c++", "cpp", "objc", "objective-c", "c#", "cs", "java",
        "kt",
        "scala", "dart", "go", "golang", "zig", "pl", "lua", "r", "jl", "hs", "ex", "erl", "clj", "ocaml", "sql", "ps1", "scss",
        "xml",
        "ini", "dockerfile", "make", "makefile", "cmake", "nix", "graphql", "proto", "vue", "diff", "regex", "javascript",
        "typescript",
        "python", "ruby", "rust", "perl", "julia", "haskell", "elixir", "erlang", "clojure", "powershell", "protobuf", "markdown",
        "iex", "leex", "irb", "erb", "pyi", "python2", "python-repl", "mf", "h++", "objective-c++", "objcpp", "xml-plist", "phtml",
        "scm",
        "rkt", "cl", "emacs", "fsi", "julia-repl", "jlcon", "rconsole", "nixos", "bzl", "styl", "pcss", "jsonld", "topojson",
        "dosini",
        ".env", "ash", "fish", "javascriptreact", "typescriptreact", "handlebars", "hbs", "textproto", "groovy", "gradle", "hcl",
        "terraform", "tf", "nginx", "http", "bat", "batch", "vim",
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
            "pycon", ">>> if a:\n...     b()\nif 1\nIn [1]: 'c'\nOut[1]: 'c'\n",
            "[a >>>] [k if] a:\n[a ...]     [f b]()\nif 1\n[a In [1]:] [s 'c']\n[a Out[1]:] 'c'\n"
        ),
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

    /// A line of each of the others.
    @Test(arguments: [
        (
            "c", ##"#define A 1\##nint main(void) { return "\n%d"[0] + 'a' + p->if_x; } /* c */"##,
            ##"[a #define A 1]\##n[t int] [f main]([t void]) { [k return] [s "][e \n%d][s "][[n 0]] + [s 'a'] + p->if_x; } [c /* c */]"##
        ),
        (
            "cpp", ##"template <class T> auto f() -> T { return R"x(a")x"; }"##,
            ##"[k template] <[k class] [t T]> [k auto] [f f]() -> T { [k return] [s R"x(a")x"]; }"##
        ),
        (
            "objectivec", ##"@interface Row : NSObject\##n- (void)go { NSLog(@"%@", self); }"##,
            ##"[k @interface] [t Row] : [t NSObject]\##n- ([t void])go { [t NSLog]([s @"%@"], [k self]); }"##
        ),
        (
            "csharp", ##"[Serializable] public class Row { string a = $"{b:N2}\n" + @"\c"; Console.Write(null); }"##,
            ##"[a [Serializable]] [k public class] [t Row] { [t string] a = [s $"][e {]b[e :N2}\n][s "] + [s @"\c"]; [t Console].[f Write]([n null]); }"##
        ),
        (
            "java", ##"@Override public final Row go(int a) { return new Row("b\n", 1.5f); } // c"##,
            ##"[a @Override] [k public final] [t Row] [f go]([t int] a) { [k return new] [t Row]([s "b][e \n][s "], [n 1.5f]); } [c // c]"##
        ),
        (
            "kotlin", ##"@A fun go(a: Int?) = "$a ${b.c(1)}" /* d */"##,
            ##"[a @A] [k fun] [f go](a: [t Int]?) = [s "][v $a][s  ][e ${]b.[f c]([n 1])[e }][s "] [c /* d */]"##
        ),
        (
            "scala", ##"case class Row(a: Int) extends B { def go = s"$a ${b + 1}" }"##,
            ##"[k case class] [t Row](a: [t Int]) [k extends] [t B] { [k def] [f go] = [s s"][v $a][s  ][e ${]b + [n 1][e }][s "] }"##
        ),
        (
            "dart", ##"@a class Row extends B { final int b = 1; go() => print('$b ${c}'); }"##,
            ##"[a @a] [k class] [t Row] [k extends] [t B] { [k final] [t int] b = [n 1]; [f go]() => [f print]([s '][v $b][s  ][e ${]c[e }][s ']); }"##
        ),
        (
            "go", ##"func (r *Row) Go(n int) error { return fmt.Errorf("%d\n", nil) } // c"##,
            ##"[k func] (r *Row) [f Go](n [t int]) [t error] { [k return] fmt.[f Errorf]([s "%d][e \n][s "], [n nil]) } [c // c]"##
        ),
        (
            "zig", ##"pub fn go(a: u8) !void { @import("std").debug.print("{}\n", .{a}); }"##,
            ##"[k pub fn] [f go](a: [t u8]) ![t void] { [f @import]([s "std"]).debug.[f print]([s "{}][e \n][s "], .{a}); }"##
        ),
        (
            "perl", ##"my ($a, @b) = @_; print "$a\n" if /x/; # c"##,
            ##"[k my] ([v $a], [v @b]) = [v @_]; [f print] [s "][v $a][e \n][s "] [k if] [s /x/]; [c # c]"##
        ),
        (
            "lua", ##"local function go(a) return a .. "\n", nil end --[[ c ]]"##,
            ##"[k local function] [f go](a) [k return] a .. [s "][e \n][s "], [n nil] [k end] [c --[[ c ]]]"##
        ),
        (
            "r", ##"go <- function(a = TRUE) paste0("b\n", 1.5) # c"##,
            ##"go [k <- function](a = [n TRUE]) [f paste0]([s "b][e \n][s "], [n 1.5]) [c # c]"##
        ),
        (
            "julia", ##"@show go(a::Int) = "x $(a) $b" #= c =#"##,
            ##"[a @show] [f go](a::[t Int]) = [s "x ][e $(]a[e )][s  ][v $b][s "] [c #= c =#]"##
        ),
        (
            "haskell", ##"go :: Int -> String\##ngo a = if a > 1 then "b\n" else show 'c' -- d"##,
            ##"[f go] [k ::] [t Int] [k ->] [t String]\##ngo a = [k if] a > [n 1] [k then] [s "b][e \n][s "] [k else] show [s 'c'] [c -- d]"##
        ),
        (
            "elixir", ##"@doc "a"\##ndef go(b), do: ~s(c #{b}) <> :d # e"##,
            ##"[a @doc] [s "a"]\##n[k def] [f go](b), [s do: ~s(c ][e #{]b[e }][s )] <> [s :d] [c # e]"##
        ),
        (
            "erlang", ##"-module(a).\##ngo(B) -> io:format("~p~n", [B, c]). % d"##,
            ##"[a -module](a).\##n[f go]([v B]) -> io:[f format]([s "][e ~p~n][s "], [[v B], c]). [c % d]"##
        ),
        (
            "clojure", ##"(defn go [a] (when :b (str a "c\n" 1.5))) ; d"##,
            ##"([k defn] [f go] [a] ([k when] [v :b] (str a [s "c][e \n][s "] [n 1.5]))) [c ; d]"##
        ),
        (
            "ocaml", ##"let rec go ~a = function Some b -> printf "%d\n" b | None -> 'c' (* d *)"##,
            ##"[k let rec] go [v ~a] = [k function] [t Some] b -> printf [s "][e %d\n][s "] b | [t None] -> [s 'c'] [c (* d *)]"##
        ),
        (
            "sql", ##"SELECT count(*), 'a''b' FROM rows WHERE id = 1 AND b IS NULL -- c"##,
            ##"[k SELECT] [f count](*), [s 'a][e ''][s b'] [k FROM rows WHERE] id = [n 1] [k AND] b [k IS] [n NULL] [c -- c]"##
        ),
        (
            "pgsql", ##"RETURNS SETOF b LANGUAGE sql IMMUTABLE STRICT;"##,
            ##"[k RETURNS SETOF] b [k LANGUAGE] sql [k IMMUTABLE STRICT];"##
        ),
        (
            "powershell", ##"function Get-Row([string]$A) { if ($A -eq $null) { Write-Host "b $A`n" } } # c"##,
            ##"[k function] [f Get-Row]([t [string]][v $A]) { [k if] ([v $A] [k -eq] [n $null]) { [f Write-Host] [s "b ][v $A][e `n][s "] } } [c # c]"##
        ),
        (
            "scss", ##"$a: 1px; // b\##n.c { &:hover { width: calc(#{$a} + 2px); } @include d($a); }"##,
            ##"[v $a]: [n 1px]; [c // b]\##n[a .c] { [k &][a :hover] { [v width]: [f calc]([e #{][v $a][e }] + [n 2px]); } [k @include] [f d]([v $a]); }"##
        ),
        (
            "ini", ##"[a]\##n; b\##nc = 1\##nd=e ${f}"##,
            ##"[k [a]]\##n[c ; b]\##n[v c ]= [n 1]\##n[v d]=[s e ][v ${f}]"##
        ),
        (
            "dockerfile", ##"FROM a:1 AS b\##nRUN echo "$C" && \\##n  ls\##n# d"##,
            ##"[k FROM] a:[n 1] [k AS] b\##n[k RUN] [f echo] [s "][v $C][s "] && \\##n  ls\##n[c # d]"##
        ),
        (
            "makefile", ##"A := $(wildcard *.c) # b\##nall: $(A)\##n\##t@echo "$@""##,
            ##"[v A] := [v $(][f wildcard][v  *.c)] [c # b]\##n[f all]: [v $(A)]\##n\##t[k @]echo [s "][v $@][s "]"##
        ),
        (
            "cmake", ##"set(A "${B}/c" CACHE PATH "d") # e"##,
            ##"[f set](A [s "][v ${B}][s /c"] [a CACHE PATH] [s "d"]) [c # e]"##
        ),
        (
            "nix", ##"{ a ? 1 }: let b = "c ${a}"; in import ./d # e"##,
            ##"{ a ? [n 1] }: [k let] [v b] = [s "c ][e ${]a[e }][s "]; [k in] [f import] [s ./d] [c # e]"##
        ),
        (
            "graphql", ##"query Go($a: ID!) { row(id: $a) @b { c } } # d"##,
            ##"[k query] [f Go]([v $a]: [t ID]!) { row([v id]: [v $a]) [a @b] { c } } [c # d]"##
        ),
        (
            "protobuf", ##"message Row { repeated int32 a = 1; } // b"##,
            ##"[k message] [t Row] { [k repeated] [t int32] a = [n 1]; } [c // b]"##
        ),
        (
            "vue", ##"<p :a="go(1)">{{ b + 2 }}</p>\##n<script lang="ts">let c: string</script>"##,
            ##"[k <p] [a :a]=[s "][f go]([n 1])[s "][k >][e {{] b + [n 2] [e }}][k </p>\##n<script] [a lang]=[s "ts"][k >let] c: [t string][k </script>]"##
        ),
        (
            "regex", ##"^(?<a>\d{4})[a-z]+?$"##,
            ##"[a ^][k (?<][v a][k >][e \d][n {4}][k )][s [a-z]][n +?][a $]"##
        ),
        (
            "tsx", ##"const a: string = <B c={d as E}>f</B>"##,
            ##"[k const] a: [t string] = [k <B] [a c]=[e {]d [k as] [t E][e }][k >]f[k </B>]"##
        ),
        (
            "yaml", ##"a: |\##n  b: c\##n  d\##ne: 1 # f\##n"##,
            ##"[v a]: [s |\##n  b: c\##n  d\##n][v e]: [n 1] [c # f]\##n"##
        ),
    ])
    func coloursALine(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
