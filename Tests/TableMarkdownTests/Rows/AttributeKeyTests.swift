import TableModel
import Testing

/// What author attributes set, and what is said of those that cannot.
@Suite struct AttributeKeyTests {
    @Test func appliesEveryKeyOfRows() {
        let markdown = #"""
            - Install {accessory=check accessory-color=#0a0 highlighted-color=white}
            - [Link](a.md) - text {accessory=none .a .b #own}
            - P {progress=40 value="two words" cell=big selected=true}
            - I {image=i.png detail=more.md}
            - D [l](x.md) {detail=#d}
            - X {data-lang=en}
            - ## H {progress=5}
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: Install .s6rprijo (check) #install
                  - subtitle: Link | text .a .b -> a.md #own
                  - paragraph: P value=two words progress=40 cell=big selected #p
                  - paragraph: ![](i.png) I detail=more.md (detail) #i
                  - paragraph: D [(x.md)l] detail=#d -> inner (detail-disclosure) #d-l
                  - paragraph: X data-lang=en #x
                ## H #h data-progress=5
                """#)
        #expect(
            problems(markdown) == [
                #"7:9+10 warning[attribute-unknown] attribute `progress` is unknown = write `data-progress` for an attribute of your own"#
            ])
    }

    @Test func reportsValuesThatRowsCannotTake() {
        let markdown = #"""
            - a {accessory=chekmark}
            - b {progress=101}
            - c {progress=4.5}
            - d {accessory-color=re}
            - e {selected=maybe}
            - f {colour=red}
            - g {acessory=check}
            - h {accessory-color="url(x)"}
            - i {#one}
            - j {#one}
            - k {detail=javascript:alert(1)}
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: a #a
                  - paragraph: b #b
                  - paragraph: c #c
                  - paragraph: d #d
                  - paragraph: e #e
                  - paragraph: f data-colour=red #f
                  - paragraph: g data-acessory=check #g
                  - paragraph: h #h
                  - paragraph: i #one
                  - paragraph: j #j
                  - paragraph: k #k
                """#)
        #expect(
            problems(markdown) == [
                #"1:6+18 warning[attribute-value] `accessory` cannot be `chekmark` = write one of none, disclosure, check, detail, detail-disclosure, switch"#,
                #"2:6+12 warning[attribute-value] `progress` cannot be `101` = write a whole number from 0 to 100"#,
                #"3:6+12 warning[attribute-value] `progress` cannot be `4.5` = write a whole number from 0 to 100"#,
                #"4:6+18 warning[attribute-value] `accessory-color` cannot be `re` = write a CSS colour: `#0a0`, `teal`, `"rgb(0 0 255 / .5)"`"#,
                #"5:6+14 warning[attribute-value] `selected` cannot be `maybe` = write one of true, false"#,
                #"6:6+10 warning[attribute-unknown] attribute `colour` is unknown = write `data-colour` for an attribute of your own"#,
                #"7:6+14 warning[attribute-unknown] attribute `acessory` is unknown = did you mean `accessory`?"#,
                #"8:6+24 warning[attribute-value] `accessory-color` cannot be `url(x)` = write a CSS colour: `#0a0`, `teal`, `"rgb(0 0 255 / .5)"`"#,
                #"11:6+26 warning[link-unsafe] the address `javascript:alert(1)` was removed = `html: trusted` in `tablesite.yml` keeps it"#,
                #"10:6+4 warning[id-taken] id `one` is used twice in this page"#,
            ])
    }

    /// A heading that has nothing below it before the next one cannot be pressed: that would hide nothing.
    @Test func reportsAFoldWithNothingInIt() {
        let markdown = "## A {collapsed=false}\n\n### B\n\n- b\n\n## C {collapsed=true}\n\nText.\n\n## D {collapsed=true}\n"
        #expect(
            problems(markdown)
                == [1, 11].map {
                    "\($0):1+1 warning[attribute-value] `collapsed` has nothing to fold before the next heading = set it at the headings below, or at one that has text or a list"
                })
        #expect(page(markdown).value.sections.map(\.isCollapsed) == [nil, nil, true, nil])
    }

    @Test func appliesAndReportsKeysOfSections() {
        let markdown = #"""
            ## A {style=fancy}
            ## B {collapsed=2}
            ## C {prim-row-color=}
            ## D {index=yes alt-row-color="rgb(0 0 255 / .5)"}
            ## E {progress=3}
            ## F {#one}
            ## G {#one}
            ## H {.x style=plain collapsed=true cell=c}
            - a
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                ## A #a
                ## B #b
                ## C {prim-row-color=} #c-prim-row-color
                ## D #d .sq1xdj7s index
                ## E #e data-progress=3
                ## F #one
                ## G #g
                ## H #h collapsed .x style=plain cell=c
                  - paragraph: a #a-1
                """#)
        #expect(
            problems(markdown) == [
                #"1:7+11 warning[attribute-value] `style` cannot be `fancy` = write one of plain, grouped, inset"#,
                #"2:7+11 warning[attribute-value] `collapsed` cannot be `2` = write one of true, false"#,
                #"5:7+10 warning[attribute-unknown] attribute `progress` is unknown = write `data-progress` for an attribute of your own"#,
                #"7:7+4 warning[id-taken] id `one` is used twice in this page"#,
            ])
    }

    @Test func setsTokensOfSectionsAndRows() {
        let markdown = #"""
            ## A {row-height=3rem radius=2px middle-row-image="linear-gradient(#fff, #eee)" section-header-color=teal}
            - a {prim-row-color=#ffe label=#333 note-color=navy}
            - b {row-height=3rem}
            - c {section-footer-color=red selected-lable=red}
            ## B {row-height="1px;color:red" check="url(x.svg)" tint=1px code-font="a, b" Margin=1px}
            - d
            """#
        #expect(
            page(markdown).value.styleClasses.map(\.declarations) == [
                "--tv-row-height:3rem;--tv-middle-row-image:linear-gradient(#fff, #eee);--tv-section-header-color:teal",
                "--tv-prim-row-color:#ffe;--tv-label:#333;--tv-note-color:navy", "--tv-code-font:a, b",
            ])
        #expect(
            problems(markdown) == [
                #"1:23+10 warning[attribute-unknown] attribute `radius` is unknown = write `data-radius` for an attribute of your own"#,
                #"3:6+15 warning[attribute-unknown] attribute `row-height` is unknown = write `data-row-height` for an attribute of your own"#,
                #"4:6+24 warning[attribute-unknown] attribute `section-footer-color` is unknown = write `data-section-footer-color` for an attribute of your own"#,
                #"4:31+18 warning[attribute-unknown] attribute `selected-lable` is unknown = did you mean `selected-label`?"#,
                #"5:7+26 warning[attribute-value] `row-height` cannot be `1px;color:red` = a value cannot hold `;` outside of quotes"#,
                #"5:34+18 warning[attribute-value] `check` cannot be `url(x.svg)` = files belong to a theme: set the token in its `theme.yml`"#,
                #"5:53+8 warning[attribute-value] `tint` cannot be `1px` = write a CSS colour: `#0a0`, `teal`, `"rgb(0 0 255 / .5)"`"#,
                #"5:79+10 warning[attribute-unknown] attribute `Margin` is unknown = did you mean `margin`?"#,
            ])
    }

    /// Values stand in the sheet of a site as those of a theme do, and are asked the same.
    @Test func tokensOfSectionsAndRowsTakeWhatThoseOfThemesDo() {
        let markdown = #"""
            ## A {row-height=64 margin="16 px" disclosure=triangle}
            - a {tint="rgb(1 2)"}
            ## B {section-border-width=3 code-font=14px title-weight=heavy image-size=2em}
            - b
            ## C {middle-row-image="linear-gradient(left, #fff, #eee)" margin="max(1rem, 2vw)" row-height=0px check="path('M0 0h9v9')"}
            - c
            """#
        #expect(
            page(markdown).value.styleClasses.map(\.declarations)
                == ["--tv-margin:max(1rem, 2vw);--tv-row-height:0px;--tv-check:path('M0 0h9v9')"])
        #expect(
            problems(markdown) == [
                "1:7+13 warning[attribute-value] `row-height` cannot be `64` = it has no unit; write `64px`",
                "1:21+14 warning[attribute-value] `margin` cannot be `16 px` = it has a space before `px`; write `16px`",
                "1:36+19 warning[attribute-value] `disclosure` cannot be `triangle` = it names `triangle`, which is no shape; write `polygon(…)` or `path(…)`",
                "2:6+15 warning[attribute-value] `tint` cannot be `rgb(1 2)` = it has a `rgb()` without exactly three components and at most an alpha; write one colour: `'#05c'`",
                "3:7+22 warning[attribute-value] `section-border-width` cannot be `3` = it has no unit; write `3px`",
                "3:30+14 warning[attribute-value] `code-font` cannot be `14px` = it has something else than names of fonts among its families; write names alone: `ui-monospace, monospace`; code takes its size from the text",
                "3:45+18 warning[attribute-value] `title-weight` cannot be `heavy` = it is no weight; write a number from 1 to 1000, `normal` or `bold`",
                "3:64+14 warning[attribute-value] `image-size` cannot be `2em` = it has `2em`, another length on every size of text; write it in rem or px: `2rem`",
                "5:7+52 warning[attribute-value] `middle-row-image` cannot be `linear-gradient(left, #fff, #eee)` = it has a place in `linear-gradient()` without `to`; write `to right`",
            ])
    }

    @Test func readsIconsAndSelectedImages() {
        let markdown = #"""
            - Notices {icon=bell icon-color=#b40}
            - Lamp {image=off.svg selected-image=on.svg}
            - ![Lamp](off.svg) Lamp {selected-image=on.svg}
            - Alone {selected-image=on.svg}
            - Other {selected-image=on.svg icon=Bell!}
            - Bad {image=a.svg selected-image=javascript:a}
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: [bell] Notices .s1i0 #notices
                  - paragraph: ![](off.svg) Lamp selected-image=on.svg #lamp
                  - paragraph: ![Lamp](off.svg) Lamp selected-image=on.svg #lamp-1
                  - paragraph: Alone #alone
                  - paragraph: [Bell!] Other #other
                  - paragraph: ![](a.svg) Bad #bad
                """#.replacing(".s1i0", with: "." + StyleClass([NamedValue("icon-color", "#b40")]).name))
        #expect(page(markdown).value.styleClasses.compactMap(\.icon) == ["bell"])
        #expect(page(markdown).value.rows.map { $0.attributes?.iconRange?.start.line } == [1, nil, nil, nil, 5, nil])
        let image = "it takes the place of an image: give the row one, with `image`"
        #expect(
            problems(markdown) == [
                "4:10+21 warning[attribute-value] `selected-image` cannot be `on.svg` = \(image)",
                "5:10+21 warning[attribute-value] `selected-image` cannot be `on.svg` = \(image)",
                "6:20+27 warning[link-unsafe] the address `javascript:a` was removed = `html: trusted` in `tablesite.yml` keeps it",
            ])
    }

    @Test func readsSwitchesOfRowsAndSections() {
        let markdown = #"""
            ## A {accessory=switch}
            - [ ] One
            - [x] Two {accessory=none}
            - Three
              - [ ] Four
            ## B {accessory=check}
            - [ ] One {accessory=switch}
            - Two {accessory=switch}
            ## C {accessory=switch}
            - One
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                ## A #a
                  - [ ] paragraph: One -> none (switch) #one
                  - [x] paragraph: Two -> none #two
                  - paragraph: Three #three
                    - [ ] paragraph: Four -> none (switch) #four
                ## B #b
                  - [ ] paragraph: One -> none (switch) #one-1
                  - paragraph: Two #two-1
                ## C #c
                  - paragraph: One #one-2
                """#)
        #expect(
            problems(markdown) == [
                "6:7+15 warning[attribute-value] `accessory` cannot be `check` = a section can only have `switch`, for its tasks",
                "8:8+16 warning[attribute-value] `accessory` cannot be `switch` = switches are tasks: begin the item with `[ ]` or `[x]`",
                "9:7+16 warning[attribute-value] `accessory` cannot be `switch` = no row of the section is a task: begin items with `[ ]` or `[x]`",
            ])
    }

    @Test func reportsThePlaceOfTheBraces() {
        let markdown = #"""
            - Long *words* before {accessory=chekmark}
            - wrapped
              item {progress=101}
            ## Head {style=fancy}
            """#
        #expect(
            sketch(markdown)
                == #"""
                Page
                -- alone
                  - paragraph: Long *words* before #long-words-before
                  - paragraph: wrapped item #wrapped-item
                ## Head #head
                """#)
        #expect(
            problems(markdown) == [
                #"1:24+18 warning[attribute-value] `accessory` cannot be `chekmark` = write one of none, disclosure, check, detail, detail-disclosure, switch"#,
                #"3:9+12 warning[attribute-value] `progress` cannot be `101` = write a whole number from 0 to 100"#,
                #"4:10+11 warning[attribute-value] `style` cannot be `fancy` = write one of plain, grouped, inset"#,
            ])
    }

    @Test func countsLinesOfTheFrontMatter() {
        let markdown = #"""
            ---
            title: x
            ---
            # T
            - a {foo=1}
            """#
        #expect(
            sketch(markdown)
                == #"""
                T #t
                -- alone
                  - paragraph: a data-foo=1 #a
                """#)
        #expect(
            problems(markdown) == [
                #"5:6+5 warning[attribute-unknown] attribute `foo` is unknown = write `data-foo` for an attribute of your own"#
            ])
    }
}
