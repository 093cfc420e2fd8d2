import TableHTML
import TableModel
import TableThemes
import Testing

/// The frame of a page.
@Suite struct PageRendererTests {
    @Test func writesTheSkeletonOfARootPage() {
        #expect(
            html("Preface.\n\n# A *title*\nIntro.\n\n![b](https://img.shields.io/b)\n")
                == """
                <!doctype html>
                <html lang=en data-depth=0>
                <head>
                <meta charset=utf-8>
                <title>A title</title>
                <meta name=viewport content="width=device-width,initial-scale=1,viewport-fit=cover">
                <link rel=stylesheet href=tablesite.css>
                </head>
                <body>
                <a class=tv-skip href="#:content">Skip to content</a>
                <main id=":content" class=tv>
                <a id=":" class=tv-deselect href="#:" tabindex=-1 aria-hidden=true></a>
                <header class=tv-header>
                <p>Preface.</p>
                <h1 id=a-title><a class=tv-link href=#a-title tabindex=-1 aria-hidden=true></a>A <em>title</em></h1>
                <p>Intro.</p>
                <p class=tv-badges><img src=https://img.shields.io/b alt=b></p>
                </header>
                </main>
                </body>
                </html>

                """)
    }

    @Test func hasAColorForTheBarOfEachScheme() {
        var frame = PageFrame()
        frame.themeColor = BarColor(light: "#fff", dark: "rgb(0 0 0)")
        #expect(
            html("- a\n", in: frame).contains(
                """
                <meta name=theme-color content=#fff media="(prefers-color-scheme:light)">
                <meta name=theme-color content="rgb(0 0 0)" media="(prefers-color-scheme:dark)">
                <link
                """))
    }

    @Test func writesWhatTheSiteAndTheSettingsSay() {
        var frame = PageFrame()
        frame.siteTitle = "Docs & more"
        frame.language = "de"
        frame.style = .grouped
        frame.stylesheet = "../tablesite.css"
        frame.depth = 12
        frame.parent = PageLink(url: "../#guide page", title: "<Library>")
        frame.themeColor = BarColor(light: "#fff", dark: "#fff")
        var settings = PageSettings()
        settings.title = "Own \"title\""
        settings.description = "What \"it\" is"
        settings.language = "ar"
        settings.direction = .rtl
        settings.style = .plain
        #expect(
            html("- a\n", in: frame, settings: settings)
                == """
                <!doctype html>
                <html lang=ar dir=rtl data-depth=9>
                <head>
                <meta charset=utf-8>
                <title>Own &quot;title&quot; – Docs &amp; more</title>
                <meta name=viewport content="width=device-width,initial-scale=1,viewport-fit=cover">
                <meta name=description content="What &quot;it&quot; is">
                <meta name=theme-color content=#fff>
                <link rel=stylesheet href=../tablesite.css>
                </head>
                <body>
                <a class=tv-skip href="#:content" lang=en>Skip to content</a>
                <header class=tv-bar><a class=tv-back href=../#guide%20page><bdi dir=ltr>&lt;Library&gt;</bdi></a> <b aria-hidden=true dir=auto>Own &quot;title&quot;</b></header>
                <main id=":content" class="tv plain">
                <a id=":" class=tv-deselect href="#:" tabindex=-1 aria-hidden=true></a>
                <header class=tv-header>
                <h1>Own &quot;title&quot;</h1>
                </header>
                <section>
                <ul role=list aria-label="Own &quot;title&quot;">
                <li id=a><div><p><bdi dir=ltr>a</bdi></p></div><a href=#a tabindex=-1 aria-hidden=true></a></li>
                </ul>
                </section>
                </main>
                </body>
                </html>

                """)
    }
}
