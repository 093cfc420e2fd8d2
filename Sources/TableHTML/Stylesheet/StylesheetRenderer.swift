package import TableModel
package import TableThemes

/// Appends the site's style sheet: the structure, the theme, then the classes that rows and sections asked for, sorted.
package func renderStylesheet(_ theme: Theme, classes: [StyleClass], to output: inout [UInt8]) {
}
