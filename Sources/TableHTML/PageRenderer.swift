package import TableModel

/// Appends the whole HTML of a page to `output`.
package func renderPage(_ page: Page, in frame: PageFrame, to output: inout [UInt8]) {
}
