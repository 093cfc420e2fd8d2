import TableModel
import TableTestSupport
import Testing
import YAMLReader

@testable import TableThemes

@Suite struct ThemeTokenReaderTests {
    private func read(_ yaml: String) throws -> (tokens: [ThemeToken], report: [String]) {
        let node = try #require(readYAML(Array(yaml.utf8)[...], path: "theme.yml").value)
        let tokens = readThemeTokens(node, path: "theme.yml")
        return (tokens.value, tokens.diagnostics.map(\.line))
    }

    @Test func readsValuesForOneOrBothSchemes() throws {
        let (tokens, report) = try read("tint: \"#06c\"\nlabel: {light: black, dark: white}\nrow-height: 44px")
        #expect(
            tokens == [
                ThemeToken(name: "tint", light: "#06c", path: "theme.yml", range: SourceRange(line: 1, column: 7, length: 6)),
                ThemeToken(
                    name: "label", light: "black", dark: "white", path: "theme.yml",
                    range: SourceRange(line: 2, column: 16, length: 5), darkRange: SourceRange(line: 2, column: 29, length: 5)),
                ThemeToken(
                    name: "row-height", light: "44px", path: "theme.yml", range: SourceRange(line: 3, column: 13, length: 4)),
            ])
        #expect(report == [])
    }

    @Test(arguments: [
        ("alt-row-colour: red", "1:1+14 error[theme-token] no token `alt-row-colour` = did you mean `alt-row-color`?"),
        ("--tv-tint: red", "1:1+9 error[theme-token] no token `--tv-tint` = did you mean `tint`?"),
        ("sparkle: red", "1:1+7 error[theme-token] no token `sparkle` = `tablesite theme show system` lists all tokens"),
        ("[tint]: red", "1:1+1 error[theme-token] no token a list = `tablesite theme show system` lists all tokens"),
        ("border-radius: 4px", "1:1+13 error[theme-token] no token `border-radius` = did you mean `radius`?"),
        ("--tv-Color: red", "1:1+10 error[theme-token] no token `--tv-Color` = did you mean `label`?"),
        (
            "tint: '#05c\nlabel: '#222'",
            "1:7+5 error[theme-token-value] a value of `tint` is more than one colour = the quote that begins here ends lines below; close it behind the value"
        ),
        (
            "font: '1rem serif\nmargin: 2px; '",
            "1:7+11 error[theme-token-value] a value of `font` cannot hold `;` outside of quotes = the quote that begins here ends lines below; close it behind the value"
        ),
        (
            "tint: '#0000g'",
            "1:7+8 error[theme-token-value] a value of `tint` has a colour `#0000g` that is not 3, 4, 6 or 8 hexadecimal digits = digits are `0` to `9` and `a` to `f`: `#05c`, `#0055cc`"
        ),
        ("heading-color: red", "1:1+13 error[theme-token] no token `heading-color` = did you mean `section-header-color`?"),
        ("row-colour: red", "1:1+10 error[theme-token] no token `row-colour` = did you mean `prim-row-color`?"),
        ("quote-color: red", "1:1+11 error[theme-token] no token `quote-color` = `tablesite theme show system` lists all tokens"),
        ("lable-colour: red", "1:1+12 error[theme-token] no token `lable-colour` = `tablesite theme show system` lists all tokens"),
        ("rowheight: 2rem", "1:1+9 error[theme-token] no token `rowheight` = did you mean `row-height`?"),
        ("acessory-color: red", "1:1+14 error[theme-token] no token `acessory-color` = did you mean `accessory-color`?"),
        (
            "tint: var(--tv-menu-background)",
            "1:7+25 error[theme-token-value] a value of `tint` refers to `--tv-menu-background`, which is no token = did you mean `var(--tv-prim-row-color)`?"
        ),
        (
            "tint: {lite: red, dark: blue}",
            "1:8+4 error[theme-token-value] a token has forms for `light` and `dark`, not `lite` = did you mean `light`?"
        ),
        (
            "tint: {light: red, drak: blue}",
            "1:20+4 error[theme-token-value] a token has forms for `light` and `dark`, not `drak` = did you mean `dark`?"
        ),
        (
            "tint: #fff",
            "1:6+1 error[theme-token-value] `tint` has no value = an unquoted `#` begins a comment; put colours in quotes: `\"#fff\"`"
        ),
        (
            "separator-color: off",
            "1:18+3 error[theme-token-value] a value of `separator-color` names `off`, which is no colour = write `none`"
        ),
        (
            "alt-row-color: No",
            "1:16+2 error[theme-token-value] a value of `alt-row-color` names `no`, which is no colour = write `transparent`"
        ),
        (
            "separator-color: {light: off, dark: '#fff'}",
            "1:26+3 error[theme-token-value] a value of `separator-color` names `off`, which is no colour = write `transparent`"
        ),
        ("bar-image: false", "1:12+5 error[theme-token-value] a value of `bar-image` is no image = write `none`"),
        ("header-shadow: off", "1:16+3 error[theme-token-value] a value of `header-shadow` is no shadow = write `none`"),
        ("radius: no", "1:9+2 error[theme-token-value] a value of `radius` is no length = write `0px`"),
        (
            "top-color: off",
            "1:12+3 error[theme-token-value] a value of `top-color` names `off`, which is no colour = write one colour, `'#05c'`, or two, `{light: '#05c', dark: '#6bf'}`"
        ),
        (
            "disclosure: polygon(0 0",
            "1:13+11 error[theme-token-value] a value of `disclosure` lacks a `)` = write `)` at the end"
        ),
        (
            "check-image: url(\"assets/x.svg\"",
            "1:14+18 error[theme-token-value] a value of `check-image` lacks a `)` = write `)` at the end"
        ),
        (
            "disclosure: polygon(0 0 # a corner",
            "1:13+11 error[theme-token-value] a value of `disclosure` lacks a `)` = a `#` behind a space begins a comment; put the value in quotes"
        ),
        (
            "tint: rgb(from red r, #fff)",
            "1:7+15 error[theme-token-value] a value of `tint` lacks a `)` = a `#` behind a space begins a comment; put the value in quotes"
        ),
        (
            "header-shadow: 0 2px 4px #0008",
            "1:16+9 error[theme-token-value] a value of `header-shadow` ends before `#0008`, which is a comment = put the value in quotes: `\"0 2px 4px #0008\"`; a comment has a space behind its `#`"
        ),
        (
            "prim-row-color: red\t#FFF # old",
            "1:17+3 error[theme-token-value] a value of `prim-row-color` ends before `#FFF`, which is a comment = put the value in quotes: `\"red #FFF\"`; a comment has a space behind its `#`"
        ),
        (
            "tint: 'rgb(0 0 0'",
            "1:7+11 error[theme-token-value] a value of `tint` lacks a `)` = write `)` at the end"
        ),
        (
            "tint: red; x",
            "1:7+6 error[theme-token-value] a value of `tint` cannot hold `;` outside of quotes = write one colour, `'#05c'`, or two, `{light: '#05c', dark: '#6bf'}`"
        ),
        (
            "tint: [red]",
            "1:7+1 error[theme-token-value] a value of `tint` cannot be a list = write one colour, `'#05c'`, or two, `{light: '#05c', dark: '#6bf'}`"
        ),
        (
            "tint: {light: red}",
            "1:1+4 error[theme-token-value] `tint` needs both `light` and `dark` = write a single value if both are the same"
        ),
        (
            "tint: {light: red, dark: blue, dusk: x}",
            "1:32+4 error[theme-token-value] a token has forms for `light` and `dark`, not `dusk`"
        ),
        (
            "tint: {light: \"a, b\", dark: red}",
            "1:15+6 error[theme-token-value] a value of `tint` with a light and a dark form cannot hold a comma = write one colour: `'#05c'`"
        ),
        (
            "margin: {light: 1px, dark: 2px}",
            """
            1:9+1 error[theme-token-value] `margin` takes one value; only colours have a light and a dark form = in \
            `theme.css`, set `--tv-margin` inside `@media (prefers-color-scheme: dark)`
            """
        ),
        (
            "- tint",
            """
            1:1+1 error[settings-value] `tokens` takes a mapping of token names to values, not a list = write \
            `label: "#222"` and so on, one token a line, below it
            """
        ),
    ])
    func reportsWhatIsWrongAtItsPlace(yaml: String, report: String) throws {
        #expect(try read(yaml).report == [report])
    }

    @Test(arguments: ["red # 0008", "red #was green", "red #fade-in", "'red' #fff", "red #12345", "red # #fff", "red"])
    func commentsAreNone(value: String) throws {
        let (tokens, report) = try read("tint: \(value)\nmargin: 2px #fffx")
        #expect(tokens.map(\.light) == ["red", "2px"])
        #expect(report == [])
    }

    @Test func keepsTheTokensThatAreRight() throws {
        let (tokens, report) = try read("tnt: red\ntint: blue\nlabel: 'a;'\nmargin: 'a(;'")
        #expect(tokens.map(\.name) == ["tint"])
        #expect(report.count == 3)
    }

    @Test func everySynonymMeansAToken() {
        for (name, token) in TokenSynonyms.tokens {
            #expect(ThemeTokenName.named(token) != nil, "\(name)")
            #expect(ThemeTokenName.named(name) == nil, "\(name)")
        }
    }

    @Test func everyNameHasAMeaningAndStandsOnce() {
        #expect(Set(ThemeTokenName.all.map(\.name)).count == ThemeTokenName.all.count)
        #expect(ThemeTokenName.all.allSatisfy { !$0.meaning.isEmpty && !$0.name.hasPrefix("-") })
    }
}
