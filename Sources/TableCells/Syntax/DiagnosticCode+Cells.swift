package import TableModel

extension DiagnosticCode {
    package static let cellMissing = DiagnosticCode(
        "cell-missing", .warning, "there is no cell template of that name",
        exceptions: [.init(.error, "in a theme")],
        explanation: """
            A cell template is a file `cells/<name>.mustache` of the page's theme, or of a theme that this one extends.

                - [Swift](https://swift.org) {cell=crad}

            The row has the cell that it would have without. Correct the name; the message suggests the nearest one:

                - [Swift](https://swift.org) {cell=card}
            """)

    package static let cellName = DiagnosticCode(
        "cell-name", .error, "a cell template has a name that it cannot have",
        explanation: """
            The name of a template is the name of its file and the class of its rows. It is made of `a` to `z`, digits and `-`, and
            it is none of the classes that the style sheet uses on rows, such as `link` or `check`.

                Themes/night/cells/Big Card.mustache

            Rename the file:

                Themes/night/cells/big-card.mustache
            """)

    package static let cellEncoding = DiagnosticCode(
        "cell-encoding", .error, "a cell template is not text",
        explanation: """
            Templates are UTF-8 text without control characters. Save the file as UTF-8, and remove the character that the message
            points at.
            """)

    package static let cellTag = DiagnosticCode(
        "cell-tag", .error, "a tag of a cell template cannot be read",
        explanation: """
            Templates know these tags of Mustache:

                {{title}}                               a slot
                {{#detail}}…{{/detail}}                 what stands there when the slot is filled
                {{^detail}}…{{/detail}}                 what stands there when it is empty
                {{! … }}                                a comment
                {{>name}}                               another template
                {{<name}}{{$part}}…{{/part}}{{/name}}   another template with some of its parts filled
                {{$part}}…{{/part}}                     a part that others may fill

            Each section is closed, the inner one first. `{{{title}}}` and `{{&title}}` are not needed: slots are HTML already.
            """)

    package static let cellSlot = DiagnosticCode(
        "cell-slot", .error, "a cell template has a slot that does not exist, or in a place where it cannot be",
        explanation: """
            The slots are \(CellSlot.allNames.dropLast().joined(separator: ", ")) and \(CellSlot.allNames.last ?? ""). Slots stand in
            text, or in an attribute value with quotes.

                <b class={{level}}>{{titel}}</b>

            Correct the name, and write quotes:

                <b class="{{level}}">{{title}}</b>

            The body stands below the row's line, so it has the last section of the template for itself:

                {{#body}}<div class="tv-body">{{body}}</div>{{/body}}
            """)

    package static let cellBlock = DiagnosticCode(
        "cell-block", .error, "a cell template fills a block that is not there",
        explanation: """
            What stands in `{{<name}}…{{/name}}` fills blocks of that template; anything else in it would be lost.

                {{<subtitle}}{{$detial}}…{{/detial}}{{/subtitle}}

            Correct the name, or add a block of that name to the other template:

                {{<subtitle}}{{$detail}}…{{/detail}}{{/subtitle}}
            """)

    package static let cellLoop = DiagnosticCode(
        "cell-loop", .error, "a cell template contains itself",
        explanation: """
            A template cannot include or extend one that leads back to it.

                a.mustache    {{>b}}
                b.mustache    {{>a}}

            Remove one of the tags. A template that names itself means the one of the theme that its theme extends.
            """)

    package static let cellLimit = DiagnosticCode(
        "cell-limit", .error, "a cell template is too large",
        explanation: """
            With everything that it includes a template has at most 64 KB, a tag counting as 16 bytes, and at most 64 sections
            inside each other. A row is rarely made of more than 1 KB. Remove what is repeated.
            """)

    package static let cellMarkup = DiagnosticCode(
        "cell-markup", .error, "the HTML of a cell template cannot stand in a row",
        explanation: """
            A template is the inside of a link or a label. So it is made of elements like `b`, `small` and `span`; it has nothing in
            it that can be used by itself (`a`, `button`, `input`), no ids, no styles, no scripts. Each template, section and block
            closes what it opens.

                <div onclick="x()">{{title}}

            Write phrasing elements, and their looks into the sheet beside the template, `cells/<id>.css`:

                <span class="big">{{title}}</span>
            """)

    package static let cellPartLost = DiagnosticCode(
        "cell-part-lost", .error, "a cell template leaves out a part of rows",
        exceptions: [.init(.warning, "of a row in a document")],
        explanation: """
            Nothing of a document is lost, whatever the theme. A template has a place in its text for title, detail, value, image,
            progress and accessory (the check box of a task), in every combination of filled and empty slots.

                <b>{{title}}</b>{{#image}}<small>{{detail}}</small>{{/image}}

            What a row would lose is shown behind everything else. Give each slot a place:

                {{image}} <b>{{title}}</b> <small>{{detail}}</small> {{value}} {{progress}} {{accessory}}
            """)
}
