import ArgumentParser
import CArena
import SiteDisk
import SiteModel
import TableBasics
import TableServe

/// `tablesite serve`.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Shows the site in a browser while you write.",
        discussion: """
            Builds the site in memory, serves it to this machine alone, and builds again what changed whenever a document, the \
            settings or a theme is saved. Open pages follow by themselves and show what is wrong. Ctrl-C stops it.

            Problems are told each time they are others, so the forms that are one document (gitlab, sarif, junit) are refused.

            The places of problems lead to your editor when TABLESITE_EDITOR is the address that opens a file in it, such as \
            `zed://file{path}:{line}:{column}`; without it they lead to Visual Studio Code.
            """)

    @OptionGroup var options: SharedOptions

    @Flag(help: "Open the site in a browser.")
    var open = false

    @Option(
        name: [.customShort("p", allowingJoined: true), .long],
        help: ArgumentHelp("Listen on port N and no other; without it on 8000 or the next free one.", valueName: "n"))
    var port: UInt16?

    @Option(
        help: ArgumentHelp(
            "Listen on the address HOST; `0.0.0.0` lets every machine of the network see the site.", valueName: "host"))
    var host = "127.0.0.1"

    func validate() throws {
        try options.refuseInput()
        _ = try options.onePath()
        try options.checkFormatOfStates("`serve`")
    }

    func run() async throws {
        try await reportingErrors(options) {
            Self.endAtSignals()
            Terminal.goOnUnread()
            // One heap for each processor of a small machine: enough for builds of what changed.
            table_memory_share(2)
            let layout = try ProjectLayout.locate(options.onePath(), settings: options.config)
            let screen = PreviewScreen(options: options, project: layout.project)
            var preview = PreviewOptions(layout: layout, output: options.output, build: options.buildOptions)
            if let template = Terminal.environment("TABLESITE_EDITOR") {
                preview.editor = EditorAddress(template)
            }
            let (served, first) = try await Preview.start(
                preview, host: host, port: port ?? 8000, isPortFixed: port != nil,
                report: { build in
                    screen.show(build)
                    // Open pages know of the change already.
                    table_memory_trim()
                })
            table_memory_trim()
            let url = served.server.address.url + (layout.startPage == "index.html" ? "" : URLPath.encoded(layout.startPage))
            screen.showFirst(first, address: served.server.address, url: url)
            if open {
                do {
                    try await Browser.open(url)
                } catch {
                    // The preview is there all the same.
                    Terminal.error.writeLine("warning: \(DisplayText.visible("\(error)"))")
                }
            }
            await served.run()
        }
    }
}
