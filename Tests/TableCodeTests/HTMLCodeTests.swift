import Testing

@testable import TableCode

/// Which language scripts and styles of pages are in.
@Suite struct HTMLCodeTests {
    @Test(arguments: [
        (
            "vue", ##"<style lang="less" scoped>\##n@c: #fff; .a { b: @c } // it's\##n</style>"##,
            ##"[k <style] [a lang]=[s "less"] [a scoped][k >]\##n[v @c]: [n #fff]; [a .a] { [v b]: @c } [c // it's]\##n[k </style>]"##
        ),
        (
            "vue", ##"<style scoped lang='sass'>\##n.a\##n  b: $c // it's\##n</style>"##,
            ##"[k <style] [a scoped lang]=[s 'sass'][k >]\##n[a .a]\##n  [k b]: $[k c] [c // it's]\##n[k </style>]"##
        ),
        (
            "svelte", ##"<style lang="scss">.a { $b: 1px; } // it's\##n</style><style>a { b: c }</style>"##,
            ##"[k <style] [a lang]=[s "scss"][k >][a .a] { [v $b]: [n 1px]; } [c // it's]\##n[k </style><style>a] { [v b]: c }[k </style>]"##
        ),
        (
            "html", ##"<style type="text/less">@a: 1px; // it's\##n</style><style type="text/css">a { b: c }</style>"##,
            ##"[k <style] [a type]=[s "text/less"][k >][v @a]: [n 1px]; [c // it's]\##n[k </style><style] [a type]=[s "text/css"][k >a] { [v b]: c }[k </style>]"##
        ),
    ])
    func stylesSayTheirLanguage(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            "svelte", ##"<p title={`a > ${b}`}>{`c ${b} it's`}</p>{d}"##,
            ##"[k <p] [a title]=[e {][s `a > ][e ${]b[e }][s `][e }][k >][e {][s `c ][e ${]b[e }][s  it's`][e }][k </p>][e {]d[e }]"##
        ),
        (
            "svelte", ##"<script lang="ts">let a: string = 'b'</script>"##,
            ##"[k <script] [a lang]=[s "ts"][k >let] a: [t string] = [s 'b'][k </script>]"##
        ),
        (
            "vue", ##"<script setup lang='ts'>let a: string</script><script lang="jsx">a = <b/></script>"##,
            ##"[k <script] [a setup lang]=[s 'ts'][k >let] a: [t string][k </script><script] [a lang]=[s "jsx"][k >]a = [k <b/></script>]"##
        ),
        (
            "html", ##"<script type="text/babel">let a = <b>c</b></script><script type="module" lang=ts>let a: string</script>"##,
            ##"[k <script] [a type]=[s "text/babel"][k >let] a = [k <b>]c[k </b></script><script] [a type]=[s "module"] [a lang]=[s ts][k >let] a: [t string][k </script>]"##
        ),
        (
            "html", ##"<script type="text/typescript; charset=utf-8">let a: string</script>"##,
            ##"[k <script] [a type]=[s "text/typescript; charset=utf-8"][k >let] a: [t string][k </script>]"##
        ),
    ])
    func scriptsSayTheirLanguage(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"<script type="application/ld+json">{"a": 1, "b\"c": "d"}</script>"##,
            ##"[k <script] [a type]=[s "application/ld+json"][k >]{[v "a"]: [n 1], [v "b\"c"]: [s "d"]}[k </script>]"##
        ),
        (
            ##"<script type="importmap">{"a": "b"}</script><SCRIPT TYPE=application/json id=a>{"b": 1}</SCRIPT>"##,
            ##"[k <script] [a type]=[s "importmap"][k >]{[v "a"]: [s "b"]}[k </script><SCRIPT] [a TYPE]=[s application/json] [a id]=[s a][k >]{[v "b"]: [n 1]}[k </SCRIPT>]"##
        ),
        (
            ##"<script type="text/x-template" id="a"><p class="b">it's</p></script>"##,
            ##"[k <script] [a type]=[s "text/x-template"] [a id]=[s "a"][k ><p] [a class]=[s "b"][k >]it's[k </p></script>]"##
        ),
        (
            ##"<script id=a type='text/template'><p>it's</p></script><script type=text/x-handlebars-template><b></script>"##,
            ##"[k <script] [a id]=[s a] [a type]=[s 'text/template'][k ><p>]it's[k </p></script><script] [a type]=[s text/x-handlebars-template][k ><b></script>]"##
        ),
        (
            ##"<script type="x-shader/x-vertex">void main() { it's }</script>"##,
            ##"[k <script] [a type]=[s "x-shader/x-vertex"][k >]void main() { it's }[k </script>]"##
        ),
    ])
    func typesOfScriptsSayTheirLanguage(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("html".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            "html", ##"<div\##n<p class="a">it's</p>"##,
            ##"[k <div\##n<p] [a class]=[s "a"][k >]it's[k </p>]"##
        ),
        (
            "xml", ##"<a b="c"\##n<d e='f'/>it's"##,
            ##"[k <a] [a b]=[s "c"]\##n[k <d] [a e]=[s 'f'][k />]it's"##
        ),
        (
            "vue", ##"<a\##n</b><c :d="e(1)"/>"##,
            ##"[k <a\##n</b><c] [a :d]=[s "][f e]([n 1])[s "][k />]"##
        ),
    ])
    func anElementEndsOneThatIsNotClosed(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"{#if a > 1}<p on:click={() => f("b}", { c: 'd' })} class="e {g}" {h} {...i}>it's {`${j}`}</p>{:else}{/if}"##,
            ##"[k {#if] a > [n 1][k }<p] [a on:click]=[e {]() => [f f]([s "b}"], { c: [s 'd'] })[e }] [a class]=[s "e ][e {]g[e }][s "] [e {]h[e } {]...i[e }][k >]it's [e {][s `][e ${]j[e }][s `][e }][k </p>{:else}{/if}]"##
        ),
        (
            ##"<script>let a = "it's"</script><b/>{@html c}<style>d { e: f }</style>"##,
            ##"[k <script>let] a = [s "it's"][k </script><b/>{@html] c[k }<style>d] { [v e]: f }[k </style>]"##
        ),
    ])
    func expressionsOfSvelteStandInBraces(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("svelte".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"---\##nimport A from "b"; const c: string = 'it"s';\##n---\##n<A b={c} d="e">{f.map(g => <p>it's</p>)}</A>"##,
            ##"[a ---]\##n[k import] [t A] [k from] [s "b"]; [k const] c: [t string] = [s 'it"s'];\##n[a ---]\##n[k <A] [a b]=[e {]c[e }] [a d]=[s "e"][k >][e {][f f.map](g => <p>it's</p>)[e }][k </A>]"##
        ),
        (
            ##"<p>---</p>\##n<A b={c}/>"##,
            ##"[k <p>]---[k </p>\##n<A] [a b]=[e {]c[e }][k />]"##
        ),
    ])
    func pagesOfAstroBeginWithTheirScript(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("astro".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            "erb", ##"<%# it's -%>\##n<a href="<%= b("c") %>" d>it's <%- e.each do |f| -%><%= f %></a>"##,
            ##"[c <%# it's -%>]\##n"##
                + ##"[k <a] [a href]=[s "][e <%=] [f b]([s "c"]) [e %>][s "] [a d][k >]it's [e <%-] e.each [k do] |f| [e -%><%=] f [e %>][k </a>]"##
        ),
        (
            "heex", ##"<.a b={@c} d="<%= e("f") %>">it's {@g} <%= for h <- i do %><p></p><% end %></.a>"##,
            ##"[k <.a] [a b]=[e {][a @c][e }] [a d]=[s "][e <%=] [f e]([s "f"]) [e %>][s "][k >]it's [e {][a @g][e } <%=] [k for] h <- i [k do] [e %>][k <p></p>][e <%] [k end] [e %>][k </.a>]"##
        ),
        (
            "phtml", ##"<p><?= $a["b"] ?> it's</p>"##,
            ##"[k <p>][a <?=] [v $a][[s "b"]] [a ?>] it's[k </p>]"##
        ),
    ])
    func templatesHaveCodeInTags(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            "html", ##"<a\##n  <!-- it's -->\##n  b="c">it's</a>"##,
            ##"[k <a]\##n  [c <!-- it's -->]\##n  [a b]=[s "c"][k >]it's[k </a>]"##
        ),
        (
            "xml", ##"<a b='c' <!-- it's "d --> e="f"/>it's"##,
            ##"[k <a] [a b]=[s 'c'] [c <!-- it's "d -->] [a e]=[s "f"][k />]it's"##
        ),
    ])
    func commentsStandInTags(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
