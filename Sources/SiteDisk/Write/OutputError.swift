import SiteModel

/// Why an output folder is not written to. Nothing was changed.
package enum OutputError: Error, CustomStringConvertible, Equatable {
    case containsSources(String)
    /// Has something that tablesite did not make, such as a file of this name.
    case notOurs(String, file: String)
    /// There is nothing of tablesite's to remove.
    case notMade(String)
    /// `clean` does not follow links.
    case link(String, to: String)
    /// One document, or a gallery, would take the place of all pages.
    case holdsSite(String)
    /// A project around the folder has its output there.
    case ofOther(String, owner: String, project: String)
    case notAFolder(String)
    case leadsNowhere(String)
    case foreignFile(String)
    /// By a process whose number is known or not.
    case inUse(String, process: Int?)

    /// Another folder would do.
    package var isOfPlace: Bool {
        switch self {
        case .inUse, .foreignFile, .link: false
        default: true
        }
    }

    package var description: String {
        switch self {
        case .containsSources(let path):
            "the output folder \(path) contains the sources; choose another one with `--output DIR`"
        case .notOurs(let path, let file):
            "the output folder \(path) has files that tablesite did not make, such as `\(file)`; "
                + "move away all but `CNAME` and what begins with a dot, or choose another one with `--output DIR`"
        case .notMade(let path):
            "tablesite did not make the folder \(path), and removes nothing of it; name the output with `--output DIR`"
        case .link(let path, let target):
            "the output folder \(path) is a symbolic link, and nothing was removed; "
                + "`--output \(DisplayText.argument(target))` names the folder that it leads to"
        case .holdsSite(let path):
            "the output folder \(path) holds a whole site, and not only what was named; name its project, "
                + "or choose another folder with `--output DIR`"
        case .ofOther(let path, let owner, let project):
            "the output folder \(path) is that of the project \(owner), and not of \(project); name that project, "
                + "or choose another folder with `--output DIR`"
        case .notAFolder(let path):
            "the output folder \(path) is a file; choose another one with `--output DIR`"
        case .leadsNowhere(let path):
            "the output folder \(path) is a symbolic link that leads nowhere; remove it, or choose another one with `--output DIR`"
        case .foreignFile(let path):
            "the site has a file of the same name as \(path), which tablesite did not make; "
                + "move it away, or choose another output folder with `--output DIR`"
        case .inUse(let path, let process):
            "another build (\(process.map { "process \($0)" } ?? "of another machine or user")) is writing to the output folder \(path); "
                + "try again when it is done, or choose another one with `--output DIR`"
        }
    }
}
