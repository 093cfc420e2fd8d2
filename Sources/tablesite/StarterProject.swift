/// The files of a new project.
enum StarterProject {
    static let files = [
        DeployTarget.File(path: "Site/index.md", contents: index), DeployTarget.File(path: "Site/guide.md", contents: guide),
        DeployTarget.File(path: "Site/tablesite.yml", contents: settings),
    ]

    /// What is built is no source.
    static let ignore = DeployTarget.File(path: ".gitignore", contents: "/public/\n")

    private static let index = """
        # My lists

        Every heading is a section, every list item is a row.

        ## Start here

        - [Writing rows](guide.md) - what a list item can become
        - [The options of a row](guide.md#attributes) - accessories, progress, colours

        ## Today

        - [x] Make a project
        - [ ] Change this page
        - [ ] Publish it

        ## Words

        - **Section**: a heading with the rows below it
        - **Row**: one item of a list
        - **Accessory**: the mark at the end of a row

        """

    private static let guide = """
        ---
        title: Writing rows
        description: What a list item can become
        ---
        A row has a title, and a detail behind a dash or a colon.

        ## Kinds of rows

        - [A link](index.md) - the whole row leads to a page
        - **A term**: and what it means
        - `--option` - and what it does
        - A sentence stays a sentence.
            - A nested item is a row one level in.

        ## Attributes

        What stands in braces at the end of an item says how the row looks.

        - A row with a check mark {accessory=check}
        - A row with a coloured one {accessory=check accessory-color=#0a0}
        - Half done {progress=50}
        - A value at the end {value=42}

        """

    private static let settings = """
        title: My lists
        theme: system

        """
}
