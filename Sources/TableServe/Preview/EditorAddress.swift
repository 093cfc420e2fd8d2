import SiteModel
import TableBasics

/// The address that opens a file in the author's editor, with `{path}`, `{line}` and `{column}` in their places.
package struct EditorAddress: Sendable, Equatable {
    private let template: String

    /// Visual Studio Code and the editors made from it; others have addresses of the same kind, `zed://file{path}:{line}:{column}`.
    package static let usual = EditorAddress("vscode://file{path}:{line}:{column}")

    package init(_ template: String) { self.template = template }

    /// - Parameter path: absolute.
    func address(of path: String, line: Int, column: Int) -> String {
        template.replacing("{path}", with: URLPath.encoded(path)).replacing("{line}", with: String(line))
            .replacing("{column}", with: String(column))
    }
}
