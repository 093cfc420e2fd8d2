/// Why an output folder is not written to. Nothing was changed.
package enum OutputError: Error, CustomStringConvertible, Equatable {
    case containsSources(String)
    case notOurs(String)
    case notAFolder(String)
    case leadsNowhere(String)
    case foreignFile(String)
    /// By a process whose number is known or not.
    case inUse(String, process: Int?)

    package var description: String {
        switch self {
        case .containsSources(let path):
            "the output folder \(path) contains the sources; choose another one with `--output DIR`"
        case .notOurs(let path):
            "the output folder \(path) has files that tablesite did not make; "
                + "empty it, or choose another one with `--output DIR`"
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
