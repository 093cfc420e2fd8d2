package import TableModel

/// Something that a reader of the page may miss: taken out of the author's HTML, or never in it.
package struct HTMLFinding: Sendable, Equatable {
    package enum Subject: Sendable, Equatable {
        /// An element of HTML that pages do not show.
        case element(String)
        /// A tag that HTML does not have: often text that was meant to be read, `Array<Int>`.
        /// As written.
        case unknownElement(String)
        /// A tag that a framework draws: `<Card title="…">`.
        case component(String)
        /// An event handler.
        case attribute(String, element: String)
        /// A URL whose scheme may not stand there; shortened.
        case address(String, element: String)
        /// A comment without an end, and all that stands behind it.
        case unclosedComment
        /// An image that nothing was taken out of; its address, shortened.
        case imageWithoutAlternative(String)

        var code: DiagnosticCode {
            switch self {
            case .imageWithoutAlternative: .imageAlt
            case .component: .foreignSyntax
            default: .htmlRemoved
            }
        }
    }

    package var subject: Subject
    /// In the piece that was read, in bytes from its first.
    package var offset: Int
    /// In bytes, at least 1.
    package var length: Int

    /// The author's words on one line, cut after 60 bytes.
    static func shortened(_ bytes: some Collection<UInt8>) -> String {
        let start = bytes.prefix(60).map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }
        return String(decoding: start, as: UTF8.self) + (bytes.count > 60 ? "…" : "")
    }
}

extension Diagnostic {
    /// Names what a reader may miss of the author's HTML.
    package static func html(_ finding: HTMLFinding, path: String, at range: SourceRange?) -> Diagnostic {
        if case .component(let name) = finding.subject {
            return .foreignSyntax(.component(name), path: path, at: range)
        }
        let (message, help): (String, String) =
            switch finding.subject {
            case .element(let name):
                ("`<\(name)>` was removed", "pages show text, tables, images and links; `html: trusted` keeps everything")
            case .unknownElement(let name), .component(let name):
                ("`<\(name)>` is no element of HTML and was removed", "write `\\<\(name)>` or put it in back-ticks to show it")
            case .attribute(let name, let element):
                ("the attribute `\(name)` of `<\(element)>` was removed", "pages run no script")
            case .address(let address, let element):
                ("the address `\(address)` of `<\(element)>` was removed", "use `https:`, `mailto:`, `tel:` or a relative path")
            case .unclosedComment:
                ("the comment never ends, so that nothing behind it is shown", "end it with `-->`")
            case .imageWithoutAlternative(let source):
                (
                    "the image `\(source)` has no alternative text",
                    "say what it shows: `alt=\"…\"`; one that only decorates has `alt=\"\"`"
                )
            }
        return Diagnostic(finding.subject.code, message, path: path, at: range, help: help)
    }
}

extension DiagnosticCode {
    package static let htmlRemoved = DiagnosticCode(
        "html-removed", .warning, "part of the HTML in a document was taken out",
        explanation: """
            HTML in a document is kept as far as it is harmless: text, headings, lists, tables, images, links. Scripts, event
            handlers, frames and addresses such as `javascript:` are taken out; the text between the tags stays.

                Press <button onclick="go()">Go</button>      shown as: Press Go

            A tag that HTML does not have is taken out as well. It is often text:

                Returns an Array<Int>                         shown as: Returns an Array

            Write `Array\\<Int>`, or put it in back-ticks. A site whose authors are all trusted can keep everything with
            `html: trusted` in tablesite.yml; `html: escaped` shows the tags as text.
            """)
}
