package import TableModel

extension DiagnosticCode {
    package static let includeFile = DiagnosticCode(
        "include-file", .warning, "a file that is to be included is not there",
        explanation: """
            Readers see the words of the directive instead of the text.

                {{#include listings/frist.rs}}

            Correct the path. It begins at the folder of the file that includes; `@/` stands for the source folder in the directives
            of VitePress, and the paths of snippets may also begin at the source folder or above it:

                {{#include listings/first.rs}}
            """)

    package static let includePart = DiagnosticCode(
        "include-part", .warning, "a file has no such part to include",
        explanation: """
            The file is there, but not the lines or the marked part that the directive names.

                {{#include listings/first.rs:mian}}

            Parts are marked in comments of the file, in one of three ways:

                // ANCHOR: main         // --8<-- [start:main]      // #region main
                // ANCHOR_END: main     // --8<-- [end:main]        // #endregion main
            """)

    package static let includeLoop = DiagnosticCode(
        "include-loop", .warning, "a file includes itself",
        explanation: """
            Directly or through others, so that the text would never end. The directive that closes the circle stays as it is
            written.

                a.md:  {{#include b.md}}
                b.md:  {{#include a.md}}

            Take one of the two out, or move what both need to a third file.
            """)

    package static let includeOutside = DiagnosticCode(
        "include-outside", .warning, "a file that is to be included is outside of the project",
        explanation: """
            Documents include files of their repository, or of the folder of the project where there is none: otherwise a document
            could publish any file of the machine.

                {{#include ../../../etc/passwd}}

            Copy the file into the project.
            """)

    package static let includeBinary = DiagnosticCode(
        "include-binary", .warning, "a file that is to be included is no text",
        explanation: """
            The file has NUL bytes, as images, archives and programs have, and texts in UTF-16.

                {{#include diagram.png}}

            Show an image as one, link to what is to be downloaded, and save texts as UTF-8:

                ![The parts](diagram.png)
            """)

    package static let includeLimit = DiagnosticCode(
        "include-limit", .warning, "a document includes too much",
        explanation: """
            A document may have 8 MB of other files, from at most 10,000 directives, and files may include one another 16 deep. A
            page beyond that is of no use to readers, and a few small files could fill any disk.

            Include parts of files, or divide the document.
            """)

    package static let includeSyntax = DiagnosticCode(
        "include-syntax", .warning, "an include that cannot be read",
        explanation: """
            It begins as a directive that includes a file, and goes on as none. It stays in the page as it is written.

                {{#include listings/first.rs

            These are read; to show one, put a back-slash before the first form and a semicolon before the second:

                {{#include listings/first.rs:main}}
                --8<-- "listings/first.rs:main"
                <<< @/listings/first.rs#main
                <!--@include: ./parts/intro.md-->
            """)
}
