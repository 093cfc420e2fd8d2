import BundledThemes
import Foundation
import TableModel
import TableTestSupport
import Testing

@testable import TableThemes

/// A style sheet and what is said of it, each as `line:column+length severity[code] message = help`.
struct FaultyStylesheet: Sendable, CustomTestStringConvertible {
    let css: String
    let lines: [String]

    init(_ css: String, _ lines: String...) {
        self.css = css
        self.lines = lines
    }

    var testDescription: String { css }
}

@Suite struct ThemeStylesheetTests {
    private static func lines(_ css: String) -> [String] {
        ThemeStylesheet(path: "Themes/a/theme.css", css: css).check().map(\.line)
    }

    /// Classes of pages are a closed list; those of a theme's own cells are its own.
    @Test func reportsClassesThatNoPageHas() {
        #expect(
            Self.lines(".tv-haeder, :is(.tv-header, .tv-icon-x) > .tv-qqqqqqqqqq { color: red }\n.x { & .tv-lnik { color: red } }")
                == [
                    "1:1+10 warning[theme-css-rule] no page has the class `tv-haeder` = did you mean `.tv-header`?",
                    "1:43+14 warning[theme-css-rule] no page has the class `tv-qqqqqqqqqq` = names that begin with `tv-` are those of pages; call a class of your own otherwise",
                    "2:8+8 warning[theme-css-rule] no page has the class `tv-lnik` = did you mean `.tv-link`?",
                ])
        let sheet = ThemeStylesheet(path: "Themes/a/theme.css", css: ".tv-mine { color: red }")
        #expect(sheet.check(ownClasses: ["tv-mine"]) == [])
        let files = ThemeFiles(project: [
            "a/theme.yml": Array("extends: a".utf8), "a/theme.css": Array(".tv-mine .tv-min { color: red }".utf8),
            "a/cells/c.mustache": Array("<b class='tv-mine'>{{title}}</b>".utf8),
        ])
        #expect(readStylesheets(of: "a", in: files).diagnostics.map(\.message) == ["no page has the class `tv-min`"])
    }

    private static let declaration = "= a declaration is `name: value;`"
    private static let end = "= a declaration ends with `;`"

    @Test(arguments: [
        FaultyStylesheet(".a {\n  color: red;\n", "1:4+1 error[theme-css] `{` is not closed = end it with `}`"),
        FaultyStylesheet(
            "@media print {\n  .a { color: red;\n}\n", "1:14+1 error[theme-css] `{` is not closed = end it with `}`"),
        FaultyStylesheet(".a { color: rgb(0 0 0; margin: 0 }", "1:13+4 error[theme-css] `rgb(` is not closed = end it with `)`"),
        FaultyStylesheet(".a[href { color: red }\n", "1:3+1 error[theme-css] `[` is not closed = end it with `]`"),
        FaultyStylesheet(
            ".a { content: \"x; }\n.b { color: red }",
            "1:15+5 error[theme-css] a text is not closed = end it with `\"` on the same line"),
        FaultyStylesheet(".a { content: 'x", "1:15+2 error[theme-css] a text is not closed = end it with `'` on the same line"),
        FaultyStylesheet(".a { color: red }\n/* to do", "2:1+2 error[theme-css] a comment is not closed = end it with `*/`"),
        FaultyStylesheet(
            ".a { color: red }\n}\n.b { color: red) }",
            "2:1+1 error[theme-css] a `}` too many = nothing is open that it could close",
            "3:16+1 error[theme-css] a `)` too many = nothing is open that it could close"),
        FaultyStylesheet(
            ".a { background: url(a b.png) }",
            "1:18+12 error[theme-css] an address without quotes cannot hold spaces, quotes or parentheses = put the address in quotes: `url(\"a b.png\")`"
        ),
        FaultyStylesheet(".a { background: url(a.png", "1:18+4 error[theme-css] `url(` is not closed = end it with `)`"),
    ])
    func findsWhatIsNotClosed(_ fault: FaultyStylesheet) { #expect(Self.lines(fault.css) == fault.lines) }

    @Test(arguments: [
        FaultyStylesheet(
            ".a {\n  color red;\n  margin: 0;\n}", "2:3+5 error[theme-css] `color` is followed by no `:` \(declaration)"),
        FaultyStylesheet(".é { *zoom: 1 }", "1:7+1 error[theme-css] `*` begins no declaration \(declaration)"),
        FaultyStylesheet(".a { color: ; margin: 0 }", "1:6+5 error[theme-css] `color` has no value \(declaration)"),
        FaultyStylesheet(
            ".a {\n\tcolor: red\n\tmargin: 0;\n}", "2:9+3 error[theme-css] no `;` behind `red` \(end)"),
        FaultyStylesheet(".a { margin: 0 auto padding: 0 }", "1:16+4 error[theme-css] no `;` behind `auto` \(end)"),
        FaultyStylesheet(
            ".a {\n  color: red\n  &:hover { color: blue }\n}", "2:10+3 error[theme-css] no `;` behind `red` \(end)"),
        FaultyStylesheet(
            ".a { color: red\n.b { color: blue }",
            "1:4+1 error[theme-css] `{` is not closed = end it with `}`", "1:13+3 error[theme-css] no `;` behind `red` \(end)"),
        FaultyStylesheet(".a { color:red:blue }", "1:15+1 error[theme-css] a value cannot hold `:`"),
        FaultyStylesheet(".a { color: red !ie }", "1:17+1 error[theme-css] a value cannot hold `!`"),
        FaultyStylesheet(
            "color: red;\n.a { margin: 0 }",
            "1:1+10 error[theme-css] a declaration outside of a rule = put it between the braces of a selector"),
        FaultyStylesheet(
            ".a\n", "1:1+2 error[theme-css] a selector without its rule = write `{` and `}` with declarations between behind it"),
    ])
    func findsBrokenDeclarations(_ fault: FaultyStylesheet) { #expect(Self.lines(fault.css) == fault.lines) }

    @Test(arguments: [
        FaultyStylesheet(
            "<!-- .a { color: red } -->",
            "1:1+4 error[theme-css] a comment of HTML = comments of CSS are `/* … */`",
            "1:24+3 error[theme-css] a comment of HTML = comments of CSS are `/* … */`"),
        FaultyStylesheet(
            ".a <!-- b { color: red }",
            "1:4+4 error[theme-css] a selector cannot hold `<!--` here = browsers leave out the whole rule"),
        FaultyStylesheet("{ color: red }", "1:1+1 error[theme-css] a block without a selector"),
        FaultyStylesheet(
            ".a, , .b { color: red }", "1:5+1 error[theme-css] an empty selector in a list = remove this comma, or what is too many"
        ),
        FaultyStylesheet(
            ".a, { color: red }", "1:3+1 error[theme-css] an empty selector in a list = remove this comma, or what is too many"),
        FaultyStylesheet(
            "> .a { color: red }", "1:1+1 error[theme-css] a selector cannot hold `>` here = browsers leave out the whole rule"),
        FaultyStylesheet(".a > { color: red }", "1:4+1 error[theme-css] nothing follows `>` in a selector"),
        FaultyStylesheet(
            ". a { color: red }", "1:1+1 error[theme-css] a selector cannot hold `.` here = browsers leave out the whole rule"),
        FaultyStylesheet(
            ".5a { color: red }", "1:1+3 error[theme-css] a selector cannot hold `.5a` here = browsers leave out the whole rule"),
        FaultyStylesheet(
            "#1 { color: red }", "1:1+2 error[theme-css] a selector cannot hold `#1` here = browsers leave out the whole rule"),
        FaultyStylesheet(
            "a: hover { color: red }", "1:2+1 error[theme-css] a selector cannot hold `:` here = browsers leave out the whole rule"),
        FaultyStylesheet(
            "// Red\n.a { color: red }",
            "1:1+1 error[theme-css] a selector cannot hold `/` here = comments of CSS are `/* … */`"),
        FaultyStylesheet(
            ".a { // Red\n color: red }", "1:6+1 error[theme-css] `/` begins no declaration = comments of CSS are `/* … */`"),
        FaultyStylesheet(
            "@keyframes a { 50 { color: red } }", "1:16+2 error[theme-css] a place on the timeline needs `%` = write `50%`"),
    ])
    func findsBrokenSelectors(_ fault: FaultyStylesheet) { #expect(Self.lines(fault.css) == fault.lines) }

    @Test(arguments: [
        FaultyStylesheet(
            "@medai print { .a { colr: red } }", "1:1+6 error[theme-css] no rule `@medai` in CSS = did you mean `@media`?"),
        FaultyStylesheet(
            "@import url(x.css);",
            "1:1+7 error[theme-css] `@import` cannot stand in a theme = an import stands before all rules, and the theme's stand in a layer of the site's sheet"
        ),
        FaultyStylesheet(
            "@charset \"utf-8\";",
            "1:1+8 error[theme-css] `@charset` cannot stand in a theme = every style sheet of a site is UTF-8"),
        FaultyStylesheet(
            "@namespace svg url(http://www.w3.org/2000/svg);",
            "1:1+10 error[theme-css] `@namespace` cannot stand in a theme = a namespace stands before all rules, and the theme's stand in a layer"
        ),
        FaultyStylesheet("@media print;", "1:1+6 error[theme-css] `@media` has no block = write `{` and `}` behind it"),
        FaultyStylesheet(
            "@supports { .a { color: red } }",
            "1:1+9 error[theme-css] nothing stands between `@supports` and its block = it needs a name or a condition there"),
        FaultyStylesheet(
            ".a { @font-face { src: none } }",
            "1:6+10 error[theme-css] `@font-face` cannot stand inside of a rule = put it beside the rule"),
        FaultyStylesheet(
            "@font-face { .a { color: red } }",
            "1:14+2 error[theme-css] a rule cannot stand here = only declarations can: `name: value;`"),
        FaultyStylesheet(
            "@font-face { font-familie: A }",
            "1:14+12 warning[theme-css-rule] no property `font-familie` of `@font-face` = did you mean `font-family`?"),
    ])
    func findsWrongAtRules(_ fault: FaultyStylesheet) { #expect(Self.lines(fault.css) == fault.lines) }

    @Test(arguments: [
        FaultyStylesheet(".a {\n  colr: red }", "2:3+4 warning[theme-css-rule] no property `colr` in CSS = did you mean `color`?"),
        FaultyStylesheet(
            ".a { color: red !important }",
            "1:17+10 warning[theme-css-rule] `!important` would win over selection and what readers ask for = remove it; the theme's layer wins over the structure without"
        ),
        FaultyStylesheet(".a { color: var(--tv-tnt, red) }", "1:17+8 error[theme-css] no token `tnt` = did you mean `--tv-tint`?"),
        FaultyStylesheet(
            ".a { --x: calc(1px + var( /* c */ --tv-margim)) }",
            "1:35+11 error[theme-css] no token `margim` = did you mean `--tv-margin`?"),
        FaultyStylesheet(
            ":root { --tv-mine: 1px }",
            "1:9+9 error[theme-css] no token `mine` to set = names that begin with `--tv-` are tokens; call a property of your own otherwise"
        ),
        FaultyStylesheet(
            "\u{FEFF}", "1:1+3 error[theme-css] a selector without its rule = write `{` and `}` with declarations between behind it"
        ),
    ])
    func findsNamesThatMeanNothing(_ fault: FaultyStylesheet) { #expect(Self.lines(fault.css) == fault.lines) }

    /// Browsers pass over a rule with such a selector, a query that is never true, a declaration with such a value.
    @Test(arguments: [
        FaultyStylesheet(
            "li:hoover { color: red }",
            "1:3+7 warning[theme-css-rule] no pseudo-class `:hoover` in CSS = did you mean `:hover`?"),
        FaultyStylesheet(
            ".a::befor { top: 0 }",
            "1:3+7 warning[theme-css-rule] no pseudo-element `::befor` in CSS = did you mean `::before`?"),
        FaultyStylesheet(
            ".a { &:is(.b, :nht-child(2)) { top: 0 } }",
            "1:15+10 warning[theme-css-rule] no pseudo-class `:nht-child` in CSS = did you mean `:nth-child`?"),
        FaultyStylesheet(
            "dialog:backdrop { top: 0 }",
            "1:7+9 warning[theme-css-rule] no pseudo-class `:backdrop` in CSS = did you mean `::backdrop`?"),
        FaultyStylesheet(
            "a::hover { top: 0 }", "1:2+7 warning[theme-css-rule] no pseudo-element `::hover` in CSS = did you mean `:hover`?"),
        FaultyStylesheet(
            "a:whatever-else { top: 0 }",
            "1:2+14 warning[theme-css-rule] no pseudo-class `:whatever-else` in CSS = browsers leave out the whole rule"),
        FaultyStylesheet(
            "@media screen and (prefers-color-sheme: dark) { a { top: 0 } }",
            "1:20+19 warning[theme-css-rule] no feature `prefers-color-sheme` of media in CSS = did you mean `prefers-color-scheme`?"
        ),
        FaultyStylesheet(
            "@media ((min-widht: 40rem) or (10px < heigth)) { a { top: 0 } }",
            "1:10+9 warning[theme-css-rule] no feature `min-widht` of media in CSS = did you mean `min-width`?",
            "1:39+6 warning[theme-css-rule] no feature `heigth` of media in CSS = did you mean `height`?"),
        FaultyStylesheet(
            "@media (prefers-color-scheme: drak) { a { top: 0 } }",
            "1:31+4 warning[theme-css-rule] a value of `prefers-color-scheme` names `drak`, which is none of its words = did you mean `dark`?"
        ),
        FaultyStylesheet(
            "@media print and (hover:yes) { a { top: 0 } }",
            "1:25+3 warning[theme-css-rule] a value of `hover` names `yes`, which is none of its words = write `hover` or `none`"),
        FaultyStylesheet(
            ".a { color: var(--tint) }",
            "1:17+6 warning[theme-css-rule] the sheet does not set `--tint` = did you mean `var(--tv-tint)`?"),
        FaultyStylesheet(
            ".a { color: FFFFFF }", "1:13+6 warning[theme-css-rule] a value of `color` lacks its `#` = write `#FFFFFF`"),
        FaultyStylesheet(
            ".a { color: bleu }",
            "1:13+4 warning[theme-css-rule] a value of `color` names `bleu`, which is no colour = did you mean `blue`?"),
        FaultyStylesheet(
            ".a { border-color: red #12g !important }",
            "1:24+4 warning[theme-css-rule] a value of `border-color` has a colour `#12g` that is not 3, 4, 6 or 8 hexadecimal digits = digits are `0` to `9` and `a` to `f`: `#05c`, `#0055cc`",
            "1:29+10 warning[theme-css-rule] `!important` would win over selection and what readers ask for = remove it; the theme's layer wins over the structure without"
        ),
        FaultyStylesheet(
            ".a { background-color: rbg(0 0 0) }",
            "1:24+10 warning[theme-css-rule] a value of `background-color` uses `rbg()`, which is no colour = did you mean `rgb()`?"
        ),
        FaultyStylesheet(
            ".a { margin: 12 auto }", "1:14+2 warning[theme-css-rule] a value of `margin` has no unit = write `12px`"),
        FaultyStylesheet(
            ".a { width: 10 px }",
            "1:13+2 warning[theme-css-rule] a value of `width` has a space before `px` = write `10px`"),
        FaultyStylesheet(
            ".a { border-radius: 2px/3pz }",
            "1:25+3 warning[theme-css-rule] a value of `border-radius` names `pz`, which is no unit of length = did you mean `px`?"),
    ])
    func findsNamesAndValuesThatNoBrowserTakes(_ fault: FaultyStylesheet) { #expect(Self.lines(fault.css) == fault.lines) }

    /// Tokens take in a sheet what they take in `theme.yml`.
    @Test(arguments: [
        FaultyStylesheet(
            ":root { --tv-radius: 12; --tv-tint: bleu }",
            "1:22+2 warning[theme-css-rule] a value of `--tv-radius` has no unit = write `12px`",
            "1:37+4 warning[theme-css-rule] a value of `--tv-tint` names `bleu`, which is no colour = did you mean `blue`?"),
        FaultyStylesheet(
            ".card { --tv-row-height: 4; --tv-image-size: 5 rem }",
            "1:26+1 warning[theme-css-rule] a value of `--tv-row-height` has no unit = write `4px`",
            "1:46+5 warning[theme-css-rule] a value of `--tv-image-size` has a space before `rem` = write `5rem`"),
        FaultyStylesheet(
            "@media print { .a { --tv-label: 12px } }",
            "1:33+4 warning[theme-css-rule] a value of `--tv-label` is no colour = write one colour: `#05c`"),
        FaultyStylesheet(
            ".a { --tv-bar-image: linear-gradient(left, #fff, #eee) }",
            "1:22+33 warning[theme-css-rule] a value of `--tv-bar-image` has a place in `linear-gradient()` without `to` = write `to right`"
        ),
    ])
    func findsValuesThatTokensCannotTake(_ fault: FaultyStylesheet) { #expect(Self.lines(fault.css) == fault.lines) }

    @Test(arguments: [
        FaultyStylesheet(
            ".a { background: url(a.png), linear-gradient(top, red, blue) no-repeat !important }",
            "1:18+53 warning[theme-css-rule] a value of `background` has a place in `linear-gradient()` without `to` = write `to bottom`",
            "1:72+10 warning[theme-css-rule] `!important` would win over selection and what readers ask for = remove it; the theme's layer wins over the structure without"
        ),
        FaultyStylesheet(
            ".a { font: Georgia }",
            "1:12+7 warning[theme-css-rule] a value of `font` has no size = write a size and families: `1rem/1.3 system-ui, sans-serif`"
        ),
        FaultyStylesheet(
            "@media (max-width: 600) and (300 < height) { a { top: 0 } }",
            "1:20+3 warning[theme-css-rule] a value of `max-width` has no unit = write `600px`",
            "1:30+3 warning[theme-css-rule] a value of `height` has no unit = write `300px`"),
        FaultyStylesheet(
            "li:nth-child(2n+) { top: 0 }",
            "1:14+3 warning[theme-css-rule] `2n+` counts nothing in `:nth-child()` = write `2n+1`, `even` or a number"),
        FaultyStylesheet(
            ":is(a, :nth-of-type( first )) { top: 0 }",
            "1:22+5 warning[theme-css-rule] `first` counts nothing in `:nth-of-type()` = write `2n+1`, `even` or a number"),
    ])
    func findsWholeValuesThatNoBrowserTakes(_ fault: FaultyStylesheet) { #expect(Self.lines(fault.css) == fault.lines) }

    @Test(arguments: [
        ".a { --tv-row-height: calc(4rem + 2em); --tv-margin: max(1em, env(safe-area-inset-left)); --tv-tint: INHERIT }",
        ".a { --tint: red; color: var(--tint); border-radius: var(--radius); top: var(--here, var(--margin, 0px)) }",
        "@media (prefers-color-scheme: DARK) and (hover) and (pointer:coarse) and (min-resolution: 2dppx) { a { top: 0 } }",
        ".a { --tv-tint: var(--x, bleu); --tv-label: color-mix(in oklab, red 20%, var(--x)); --tv-image-size: var(--y) }",
        ".a { --tv-row-height: 4rem ; --tv-background-image: url(assets/a.png) center/cover; --tv-disclosure: path(\"M0 0h9z\") }",
        ".a { --tv-row-height: 2.5em; --tv-background: none; --tv-separator-inset: -1rem }",
        ".a { --tv-row-height: ; --own: 12 bleu; --Tv-Tint: 3 }",
        ".a { font: inherit; font: -apple-system-body } .b { font: var(--a) } .c { FONT: italic 1em/1 A, b; font: 0/0 a }",
        ".a { background: 0; background: none; background: linear-gradient(to left, red, blue) 0 0/2px -webkit-linear-gradient(left, red, blue) }",
        "@media (width >= 0) and (min-aspect-ratio: 16/9) and (min-width: calc(10px * 3)) and (color) { a { top: 0 } }",
        ":nth-child(n), :nth-child( -n + 3 ), :nth-last-child(+3n-1), :NTH-of-type(EVEN), :nth-child(2n-1 of .a), :nth-child(-2) { top: 0 }",
    ])
    func passesWholeValuesThatBrowsersTake(css: String) { #expect(Self.lines(css) == []) }

    @Test(arguments: [
        "", "/* only a comment */", ".a{};.b{color:red;;}", ".a { }", "@layer one, two.three;",
        "@layer { .a { color: red } }\n@layer one { .a { color: red } }",
        ".a { color: red; &:hover, .b &, > .c, + li { color: blue; &.d { margin: 0 } } @media print { color: black } }",
        "@media (400px <= width < 60rem) and (prefers-color-scheme: dark) { .a { inline-size: 1px } }",
        "@container tv (inline-size > 20rem) { .a { padding-block: 1px 2px } }", "@container style(--x: 1) { a { top: 0 } }",
        "@supports (display: grid) and selector(:has(a)) { .a:has(> .b, + .c) { display: grid } }",
        "@scope (.a) to (.b) { :scope { color: red } > img { margin: 0 } color: red }",
        "@property --own { syntax: '<color>'; inherits: false; initial-value: #fff }",
        "@property --tv-tint { syntax: '<color>'; inherits: true; initial-value: #00f }",
        "@starting-style { .a { opacity: 0 } }\n.a { @starting-style { opacity: 0 } transition: opacity .3s allow-discrete }",
        ".a { color: light-dark(#000, color-mix(in oklch, var(--tv-tint) 40%, #fff)); color: rgb(from red r g b / 50%) }",
        "::view-transition-old(root), ::view-transition-group(*.b) { animation: none }", "@view-transition { navigation: auto }",
        ".a { --x: { a: b; c }; --y:; --empty: ; --js: if (x > 5) this.width = 10; --ok: !x }",
        ".a { width: if(style(--x: 1): 10px; else: 20px); -webkit-line-clamp: 2; -moz-appearance: none }",
        "@font-face { font-family: \"A\"; src: url(assets/a.woff2) format(\"woff2\"); unicode-range: U+26, U+0-7F, U+4?? }",
        "@keyframes in { from { opacity: 0 } 33.3%, 50% { opacity: .5 } to { opacity: 1 } entry 20% { opacity: 1 } }",
        "@page :first { margin: 1in; size: A4; @top-right { content: counter(page) } }",
        "@font-feature-values Font One { @styleset { nice-style: 12 } }", "@position-try --below { position-area: bottom }",
        "@counter-style stars { system: cyclic; symbols: \"*\"; suffix: \" \" }",
        "@function --double(--a) { result: calc(var(--a) * 2) }",
        ".a\\:b, #\\31 0, .caf\u{E9}, svg|a, *|*, :nth-child(2n + 1 of .b), [data-a=\"]\"], input:not([type=x i])::before { content: \"\\\"a\\A b\" }",
        ".a { content: \"over \\\ntwo lines\" ; background: URL( data:image/png;base64,AAAA ) }",
        "@MEDIA print { .A { COLOR: Red; Margin: 0 } }", ".a { grid-template: [x] 'a b' 1fr [y] / auto; font: 1rem/1.5 a, b }",
        ".quiet { opacity: .6 }\n.tv-group { letter-spacing: .02em }\n:root { --tv-separator-inset: 0px }",
        "p:before, p:first-line, a:Hover, ::-moz-range-thumb, :-webkit-autofill, ::part(a):not(::slotted(b)) { top: 0 }",
        "::-webkit-scrollbar-button:horizontal:start:decrement, ::selection:window-inactive { top: 0 }",
        "a:is(:hover, :focus-visible):has(:nth-child(2 of :checked))::details-content { top: 0 }",
        "@media not all and (hover), (-webkit-min-device-pixel-ratio: 2), (min-resolution: 2dppx), (calc(1px) <= width) { a { top: 0 } }",
        "@media ((pointer: fine) and (not (monochrome))) or (--mine) { a { top: 0 } }",
        ".a { color: Canvas; outline-color: invert; caret-color: auto; border-color: red transparent #fff8 currentColor }",
        ".a { color: INHERIT; background-color: color-mix(in srgb, var(--x), red); color: light-dark(var(--a), #000) }",
        ".a { margin: 0 auto -0 .5em; inset: 0 5% auto; width: min(10px, 5 * 1vw); gap: normal 1lh; border-width: thin 1px }",
        ".a { padding: var(--a) 12; border-radius: 50%/0 1px; text-indent: 2em hanging; letter-spacing: normal; flex-basis: 0 }",
        ".a { line-height: 1.5; opacity: 1; z-index: 2; flex: 1 1 0; tab-size: 4; stroke-width: 2; border-image-width: 1 }",
        "a\u{0}b { color: red }", ".a { translate: calc(-30%*var(--x)) -.5e-3em +.5E3px }", "mask:hover, font:focus { color: red }",
    ])
    func acceptsModernCSS(css: String) { #expect(Self.lines(css) == []) }

    @Test func everyBundledSheetPasses() {
        let sheets = bundledThemeFiles().filter { $0.path.hasSuffix(".css") }
        #expect(!sheets.isEmpty)
        for sheet in sheets { #expect(Self.lines(String(decoding: sheet.bytes, as: UTF8.self)) == [], "\(sheet.path)") }
    }

    /// The sheets of the structure say nearly everything that CSS can say.
    @Test func noSheetOfTheStructureIsAFalseAlarm() throws {
        let rules = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/TableHTML/Stylesheet/Rules")
        let files = try FileManager.default.contentsOfDirectory(at: rules, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "css" }
        #expect(files.count > 50)
        for file in files {
            let lines = Self.lines(try String(contentsOf: file, encoding: .utf8)).filter {
                !$0.hasSuffix("wins over the structure without")
            }
            #expect(lines == [], "\(file.lastPathComponent)")
        }
    }

    /// Each would overflow a recursive parser or take hours in a quadratic one.
    @Test(arguments: [
        ".a{", "@media print{", "a(", "[", "{", "}", ")", "url(", "\"\n", "/*", ":", "color:", ";", "@x", "@media", "\\", "!",
        "a:b", ".a{color:red;", "--x:(", "var(--tv-x)", "<!--", ".a{colr:red}", "(\"\n", "é", "a{b c:d}", "#", ",", "\r", "&", "-",
        "\u{0}",
    ])
    func staysQuickWithHostileSheets(part: String) {
        let css = String(repeating: part, count: 200_000 / part.utf8.count)
        let faults = Self.lines(css)
        #expect(faults.count <= 1000)
    }

    @Test func countsLinesAsEditorsDo() {
        #expect(
            Self.lines("a{}\r\nb{colr:red}\rc{colr:red}\n\n  d{colr:red}").map { String($0.prefix { $0 != "+" }) }
                == ["2:3", "3:3", "5:5"])
    }
}
