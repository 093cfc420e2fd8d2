/// How one of libyaml's complaints is told to an author.
struct YAMLWording {
    /// Parts of libyaml's two sentences that tell this complaint from others.
    let problem: String
    let context: String
    let message: String
    let help: String
    /// The mistake is where the unfinished thing began, not where libyaml noticed.
    let isAtContext: Bool
    /// The complaint is about `[…]` or `{…}`.
    let isFlow: Bool

    init(
        _ problem: String, context: String = "", _ message: String, help: String, isAtContext: Bool = false,
        isFlow: Bool = false
    ) {
        self.problem = problem
        self.context = context
        self.message = message
        self.help = help
        self.isAtContext = isAtContext
        self.isFlow = isFlow
    }

    static let openList = YAMLWording(
        "expected ',' or ']'", "the list that begins here is not closed", help: "end it with `]`, with `,` between items",
        isAtContext: true, isFlow: true)

    static let openMapping = YAMLWording(
        "expected ',' or '}'", "the mapping that begins here is not closed", help: "end it with `}`, with `,` between entries",
        isAtContext: true, isFlow: true)

    /// The first that fits is used.
    static let all = [
        YAMLWording(
            "mapping values are not allowed", "a `:` cannot stand here",
            help: "put text that holds `: ` in quotes, and begin the keys of one level in one column"),
        YAMLWording(
            "could not find expected ':'", "a key without `:`", help: "write `key: value`, or indent text that goes on",
            isAtContext: true),
        YAMLWording(
            "end of stream", context: "quoted scalar", "the quote that begins here is not closed",
            help: "end the text with the same quote", isAtContext: true),
        YAMLWording(
            "document indicator", context: "quoted scalar", "the quote that begins here is not closed",
            help: "end the text with the same quote", isAtContext: true),
        YAMLWording(
            "unknown escape", "no such escape in a quoted text", help: "write `\\\\` for a backslash, or use single quotes"),
        YAMLWording(
            "expected hexdecimal number", "an escape needs hexadecimal digits",
            help: "write `\\\\` for a backslash, or use single quotes"),
        openList,
        openMapping,
        YAMLWording(
            "expected node content", "a value is missing here", help: "write one, or close the `[` or `{` before it"),
        YAMLWording(
            "expected '-' indicator", "a list item must begin with `- `", help: "begin all items in one column"),
        YAMLWording(
            "expected key", "no key where one is expected",
            help: "begin the keys of one level in one column, and put the whole of a text in quotes or none of it"),
        YAMLWording(
            "block sequence entries are not allowed", "a list cannot begin here",
            help: "begin it on a line of its own, or put text that begins with `- ` in quotes"),
        YAMLWording("mapping keys are not allowed", "a key cannot begin here", help: "begin it on a line of its own"),
        YAMLWording(
            "alphabetic or numeric character", context: "alias", "`*` begins an alias, and no name follows",
            help: "put text that begins with `*` in quotes"),
        YAMLWording(
            "alphabetic or numeric character", context: "anchor", "`&` begins an anchor, and no name follows",
            help: "put text that begins with `&` in quotes"),
        YAMLWording("tag", context: "", "`!` begins a tag, and this is none", help: "put text that begins with `!` in quotes"),
        YAMLWording("tab character", "a tab cannot indent YAML", help: "indent with spaces"),
        YAMLWording(
            "document start", "more text after the end of the value", help: "begin the keys of one level in one column"),
    ]
}
