/// The style of the problems over a page.
enum LiveStyle {
    static let text = """
        :host { all: initial; position: fixed; inset-block-end: 0; inset-inline: 0; z-index: 2147483647; pointer-events: none }
        section {
          box-sizing: border-box; max-inline-size: 52rem; max-block-size: 70vh; margin: 0 auto; padding: .75rem; display: flex;
          flex-direction: column; gap: .5rem; align-items: center; color-scheme: dark;
          font: 1rem/1.45 system-ui, sans-serif; color: #fff
        }
        button, ol { pointer-events: auto; box-shadow: 0 .25rem 1.5rem #0006 }
        button {
          order: 1; min-block-size: 2.75rem; padding: 0 1.25rem; border: 1px solid #fff4; border-radius: 2rem; font: inherit;
          font-weight: 600; color: #fff; background: #8a4b00; cursor: pointer
        }
        button.error { background: #b00020 }
        button:focus-visible, a:focus-visible, pre:focus-visible { outline: 3px solid #fff; outline-offset: 2px }
        ol {
          box-sizing: border-box; inline-size: 100%; margin: 0; padding: 0; overflow: auto; list-style: none; border-radius: .75rem;
          background: #1c1c1e; border: 1px solid #fff3
        }
        ol[hidden] { display: none }
        li { padding: .75rem 1rem; border-inline-start: .25rem solid #8e8e93 }
        li.error { border-color: #ff6961 }
        li.warning { border-color: #ffb340 }
        li + li { border-block-start: 1px solid #fff3 }
        p { margin: 0 0 .25rem; overflow-wrap: anywhere }
        p.help { color: #d1d1d6 }
        a { color: #7cc4ff }
        pre {
          margin: .25rem 0 .5rem; padding: .5rem .75rem; overflow-x: auto; border-radius: .5rem; background: #000;
          font: .875rem/1.5 ui-monospace, monospace; tab-size: 4
        }
        @media (forced-colors: active) { button, ol { border: 1px solid } }

        """
}
