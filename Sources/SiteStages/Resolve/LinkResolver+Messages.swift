import SiteModel
import TableBasics
import TableModel

/// What is said of links that lead nowhere.
extension LinkResolver {
    mutating func reportDeadLink(_ link: Link, leadingTo target: LinkTarget?, path: String) {
        let written = link.name
        var label = "not found in \(map.sourceName)"
        var help = ""
        switch target {
        case .draft:
            label = "a draft"
            help = "build drafts with `--drafts`"
        case .waiting:
            label = "not published now"
            help = "`--drafts` builds it"
        case .folder:
            label = "a folder without documents"
        case .page:
            label = "a page"
        case nil where map.reasonToLeaveOut(path) != nil:
            let reason = map.reasonToLeaveOut(path)
            label = "left out of the site"
            help =
                reason == .excluded
                ? "`exclude` in the settings names it"
                : "\(reason == .hidden ? "its name begins with a dot; " : "")`include` in the settings publishes it"
        default:
            if let nearest = suggestions.path(near: path, isImage: link.isImage, otherThan: page.path, in: map) {
                let folder = self.folder
                let shown =
                    link.words != nil && SourcePath.isDocument(nearest)
                    ? SourcePath.stem(of: nearest)
                    : written.hasPrefix("/") ? "/" + nearest : SourcePath.relative(nearest, from: folder)
                help = "did you mean `\(shown)`?"
            }
        }
        report(
            .deadLink(written, isImage: link.isImage, path: self.path, label: label, help: help), link, link.pathBytes,
            cause: path)
    }

    mutating func report(_ diagnostic: Diagnostic, _ link: Link, _ underlined: Range<Int>, cause: String) {
        var diagnostic = diagnostic
        diagnostic.cause = cause
        if link.location != .wholeFile { diagnostic.range = SourceRange(start: link.location) }
        guard let words = link.words else {
            diagnostics.append(PlacedDiagnostic(diagnostic, destination: link.destination, underlined: underlined))
            return
        }
        if link.location != .wholeFile { diagnostic.range?.length = words.utf8.count }
        diagnostics.append(PlacedDiagnostic(diagnostic))
    }
}
