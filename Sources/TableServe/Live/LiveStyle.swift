/// The style of the problems over a page.
enum LiveStyle {
    static let text = """
        :host {
          all: initial; position: fixed; inset-block-end: 0; inset-inline: 0; z-index: 2147483647; pointer-events: none;
          color-scheme: light dark
        }
        section {
          box-sizing: border-box; max-inline-size: 46rem; max-block-size: 70vh; margin: 0 auto;
          padding: .75rem .75rem max(.75rem, env(safe-area-inset-bottom)); display: flex; flex-direction: column; gap: .75rem;
          align-items: center; font: 1rem/1.45 system-ui, sans-serif; color: light-dark(#1c1c1e, #fff)
        }
        section[hidden], ol[hidden] { display: none }
        button, ol {
          flex: none; pointer-events: auto; border: 1px solid light-dark(#0002, #fff3); box-shadow: 0 .25rem 1.5rem #0004
        }
        button {
          order: 1; min-block-size: 2.75rem; padding: 0 1.25rem; border-radius: 2rem; font: inherit; font-weight: 600; color: #fff;
          background: #8a4b00; cursor: pointer
        }
        button.error { background: #b3261e }
        button[aria-expanded=true]::after { content: "✕" / ""; margin-inline-start: .75rem; font-weight: 400 }
        :focus-visible { outline: 3px solid light-dark(#0a58c2, #7cc4ff); outline-offset: 2px }
        pre:focus-visible { outline-offset: -3px }
        ol {
          flex: 0 1 auto; box-sizing: border-box; inline-size: 100%; margin: 0; padding: 0; overflow: auto;
          overscroll-behavior: contain; list-style: none; border-radius: .75rem; background: light-dark(#fff, #1c1c1e)
        }
        li { padding: .75rem 1rem .875rem; border-inline-start: .25rem solid #8e8e93 }
        li.error { border-inline-start-color: light-dark(#b3261e, #ff6961) }
        li.warning { border-inline-start-color: light-dark(#b26a00, #ffb340) }
        li + li { border-block-start: 1px solid light-dark(#0002, #fff3) }
        p { margin: 0; overflow-wrap: anywhere }
        .place { font-size: .875rem; color: light-dark(#55555c, #c7c7cc) }
        .message { font-weight: 600 }
        .help { margin-block-start: .5rem }
        a { display: inline-block; padding-block: .25rem; margin-inline-end: .5rem; color: light-dark(#0a58c2, #7cc4ff) }
        code, pre { font-family: ui-monospace, monospace; font-size: .9375em }
        :is(.message, .help) code { padding: .0625em .3em; border-radius: .3em; background: light-dark(#f2f2f7, #000) }
        pre {
          margin: .375rem 0 0; padding: .5rem .75rem; overflow-x: auto; border-radius: .5rem; background: light-dark(#f2f2f7, #000);
          font-size: .875rem; line-height: 1.5; tab-size: 4
        }
        @media print { :host { display: none } }

        """
}
