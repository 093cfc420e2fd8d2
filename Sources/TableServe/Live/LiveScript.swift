/// The script that open pages follow the author's hand with. It is the preview's own; no exported page has it.
///
/// Its parts are one function in the browser. A page knows by its entity tag, which stands in the element of the script, whether it
/// is still the newest.
enum LiveScript {
    static let text =
        "\"use strict\";\n(() => {\n" + parts.map { EmbeddedFile.at("Live/\($0).js").text }.joined(separator: "\n") + "})();\n"

    /// The names of the files beside this one, in their order in the script: what runs at once uses only what stands before it.
    private static let parts = [
        "start",
        // A changed page is merged into the open one: nodes that are the same stay, and with them what is selected, focused, open.
        "merge",
        // A page that changes does not move below its reader.
        "place",
        // The page asks whether it is still the newest, and takes over what is new.
        "page",
        // Changed style sheets and images are fetched anew under an address with a mark, since browsers remember those they show.
        "files",
        // Problems stand over the page, out of reach of its style: errors open, warnings as a badge.
        "problems",
        // Changes are taken one after the other; those that come meanwhile are taken together.
        "changes",
        // One tab of a browser holds the stream of events and tells the others, since browsers open few connections to one host.
        "events",
    ]
}
