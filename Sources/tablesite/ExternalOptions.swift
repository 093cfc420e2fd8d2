import ArgumentParser

/// How addresses elsewhere are asked for.
struct ExternalOptions: ParsableArguments {
    @Flag(help: "Ask for every address elsewhere, through `curl`; answers are kept for the next time.")
    var external = false

    @Option(
        help: ArgumentHelp("Do not ask HOST or the hosts below it; can be given several times.", valueName: "host"))
    var skip: [String] = []

    @Option(help: ArgumentHelp("Keep answers in DIR instead of the user's caches.", valueName: "dir"), completion: .directory)
    var cache: String?

    @Flag(help: "Ask again for what is known from earlier.")
    var fresh = false

    @Option(help: ArgumentHelp("Wait N seconds for an answer; 20 without this.", valueName: "n"))
    var timeout: Int?

    func validate() throws {
        if !external, !skip.isEmpty || cache != nil || fresh || timeout != nil {
            throw ValidationError("`--skip`, `--cache`, `--fresh` and `--timeout` belong to `--external`")
        }
        for host in skip where host.isEmpty || host.contains("/") || host.contains("*") {
            throw ValidationError("`--skip` takes the name of a host, such as `example.org`; it is `\(host)`")
        }
        if let timeout, !(1...3600).contains(timeout) { throw ValidationError("the timeout is between 1 and 3600 seconds") }
    }
}
