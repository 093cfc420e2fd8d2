extension Gallery {
    /// Headings, captions, folding, table styles, colours of sections.
    static let sections = """
        ## Sections

        A group heading has the sections below it; this text is its own.

        ### Captions and footers

        A short text above the rows is a caption.

        - Ground floor {value="9 – 20"}
        - First floor {value="9 – 18"}

        A short text below them is a footer, with a [link](index.md) and `code`.

        ### A smaller heading

        - Row below it

        #### And one below that

        - Row below that

        ### Open {collapsed=false}

        - Shown at once
        - Folded away by a touch on the header

        ### Folded {collapsed=true}

        - Shown by a touch on the header
        - And this as well

        ### Plain {style=plain}

        - From edge to edge
        - Selected {selected=true}
        - Last

        ### Grouped {style=grouped}

        - From edge to edge, apart from others
        - Selected {selected=true}
        - Last

        ### Inset {style=inset}

        - With corners
        - Selected {selected=true}
        - Last

        ### Row colours of a section {alt-row-color="rgb(0 160 80 / .16)"}

        - First
        - Second
        - Third

        """
}
