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
}
