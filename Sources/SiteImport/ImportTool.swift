package import SiteModel
import TableBasics
package import TableModel

/// A generator whose projects can be imported.
struct ImportTool: Sendable {
    let name: String
    /// Whether a folder is a project of its.
    let isMeant: @Sendable (ImportDraft) -> Bool
    /// Takes over what it can.
    let read: @Sendable (inout ImportDraft) -> Void

    /// What takes the place of another program's templates and styles.
    static let ownTheme = "`tablesite theme new` makes a theme of your own"

    /// The most telling first: a folder may have the files of several.
    static let all = [book, mkDocs, docusaurus, vitePress, zola, hugo, jekyll]
}

/// A project of tablesite's from that of another generator, which is left as it is; nil for one of none that is known.
///
/// Gives `import-setting`, `import-program`, `import-files`, and what is wrong with its settings as YAML or TOML.
package func importProject(_ folder: ForeignFolder) -> Checked<ImportedProject>? {
    for tool in ImportTool.all {
        var draft = ImportDraft(folder, generator: tool.name)
        guard tool.isMeant(draft) else { continue }
        tool.read(&draft)
        return draft.finish()
    }
    return nil
}

/// The names of all generators whose projects can be imported.
package var importableGenerators: [String] { ImportTool.all.map(\.name) }
