import TableBasics

/// Documents of other programs, whose names end in something else: `.mdx` of JSX, `.qmd` of Quarto.
package enum ForeignEndings {
    private static let all = [".mdx", ".qmd", ".rmd", ".mdoc"]

    /// How many of some files are such documents, "2 files end in `.mdx`"; nil for none.
    package static func phrase(in paths: some Sequence<String>) -> String? {
        var counts = [0, 0, 0, 0]
        for path in paths {
            let name = path.lowercased()
            if let index = all.firstIndex(where: name.hasSuffix) { counts[index] += 1 }
        }
        let found = zip(all, counts).filter { $0.1 > 0 }
        guard !found.isEmpty else { return nil }
        return found.map { "\($1.phrase("file")) \($1 == 1 ? "ends" : "end") in `\($0)`" }.joined(separator: ", ")
    }
}
