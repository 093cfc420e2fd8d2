import SiteModel
import TableBasics

/// A file or folder name as a title: `02-getting_started.md` is "Getting started".
///
/// A leading number with a separator orders files and is left out; a name of nothing else is kept.
func readableName(of path: String) -> String {
    let stem = SourcePath.isDocument(path) ? SourcePath.stem(of: path) : SourcePath.name(of: path)
    let isSeparator: (Character) -> Bool = { "-_ .".contains($0) }
    var name = stem[...]
    let afterNumber = name.drop { $0.isASCII && $0.isNumber }
    if afterNumber.count < name.count, afterNumber.first.map(isSeparator) == true {
        let rest = afterNumber.drop(while: isSeparator)
        if !rest.isEmpty { name = rest }
    }
    let words = name.split { "-_ ".contains($0) }.joined(separator: " ")
    guard let first = words.first else { return stem }
    return first.uppercased() + words.dropFirst()
}
