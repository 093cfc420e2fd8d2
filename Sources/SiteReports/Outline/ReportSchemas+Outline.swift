import TableBasics
import TableModel

extension ReportSchemas {
    /// A line of `tablesite outline --format json`: its first node is a page, and those below it sections, rows and words.
    package static var outline: String {
        let properties = fields.map { name, schema in "        \(JSONValue.string(name).text): \(schema)" }
        return """
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "title": "The table of a document, one on a line",
              "$ref": "#/$defs/node",
              "$defs": {
                "node": {
                  "description": "A page, a section, a row or words around them. A field that is empty is not there.",
                  "type": "object",
                  "required": ["kind"],
                  "properties": {
            \(properties.joined(separator: ",\n"))
                  },
                  "patternProperties": {"^data-": {"description": "An attribute of a row that means nothing here.", "type": "string"}},
                  "additionalProperties": {"type": ["string", "integer", "boolean"]}
                }
              }
            }

            """
    }

    /// All keys of a node, with what each may be; kinds say of what nodes.
    static var fields: [(name: String, schema: String)] {
        let styles = CellStyle.allCases.map(\.rawValue) + TableStyle.allCases.map(\.rawValue)
        return [
            ("kind", choice("What the node is; a continuation is what goes on with the row before it.", nodeKinds)),
            ("path", text("Of a page: its document, from the source folder.")),
            ("file", text("Of a page: its document, as `file` of messages names it.")),
            ("id", text("The id in the page.")),
            ("line", number("In the document. Counts from 1.", minimum: 1)),
            ("title", text("Its words.")),
            ("subtitle", text("Words that belong to the heading of a section.")),
            ("label", text("Words before the title of a row.")),
            ("meta", text("Words beside the title of a row.")),
            ("detail", text("What a row says of its title.")),
            ("value", text("What stands at the end of a row.")),
            ("tags", text("Words of a row that are code or marked, one behind another.")),
            ("badges", text("Pictures of a row that tell of a state.")),
            ("header", text("The kinds of blocks before the first list, and their first words.")),
            ("body", text("The kinds of other blocks of a row, and their first words.")),
            ("text", text("Of a footer: the kinds of its blocks, and their first words.")),
            (
                "level",
                number(
                    "Of a heading, 0 for a title that is none; or how deep a row is in others, none for an outermost one.",
                    minimum: 0)
            ),
            ("look", choice("The rank of a section among those of the page.", HeadingRank.allCases.map { "\($0)" })),
            ("holds", choice("What a section has.", ["contents", "prose", "ordered rows", "rows"])),
            ("continues", flag("A section goes on with the heading before it.")),
            ("collapsed", choice("A section can be folded, and is at first.", ["open", "closed"])),
            ("folds", number("How many sections that can be folded a section is in.", minimum: 1)),
            ("style", choice("The cell style of a row, or the style that a section asks for.", styles)),
            ("cell", text("The cell template that is asked for.")),
            ("index", flag("A section has an index of letters.")),
            ("classes", text("Classes of the author's, with spaces between.")),
            ("aliases", text("Ids that it had before, with spaces between.")),
            ("language", text("A language tag.")),
            ("direction", choice("Where lines begin.", TextDirection.allCases.map(\.rawValue))),
            ("unsearched", flag("The search leaves it out.")),
            ("number", #"{"description": "Of a row in an ordered list.", "type": "integer"}"#),
            ("state", choice("Of a task.", TaskState.allCases.map(\.name))),
            ("image", text("The address or the name of a row's image.")),
            ("selected-image", text("The same, while the row is selected.")),
            ("destination", text("Where a row leads: an address, `itself`, or `inner link` for one that links in it have.")),
            ("detail-target", text("Where the detail button of a row leads.")),
            ("accessory", choice("At the end of a row.", Accessory.allCases.filter { $0 != .none }.map(\.name))),
            ("progress", #"{"description": "In percent.", "type": "integer", "minimum": 0, "maximum": 100}"#),
            ("selected", flag("A row is selected at first.")),
            ("children", ##"{"description": "In order.", "type": "array", "items": {"$ref": "#/$defs/node"}}"##),
        ]
    }

    /// What a node of an outline can be.
    static let nodeKinds = ["page", "section", "row", "continuation", "footer"]

    private static func text(_ description: String) -> String { schema(description, [("type", .string("string"))]) }

    private static func flag(_ description: String) -> String { schema(description, [("const", .boolean(true))]) }

    private static func number(_ description: String, minimum: Int) -> String {
        schema(description, [("type", .string("integer")), ("minimum", .integer(minimum))])
    }

    private static func choice(_ description: String, _ names: [String]) -> String {
        schema(description, [("enum", .array(names.map { .string($0) }))])
    }

    private static func schema(_ description: String, _ members: [(String, JSONValue)]) -> String {
        JSONValue.object([("description", .string(description))] + members).text
    }
}
