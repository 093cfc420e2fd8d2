import SiteDisk
import SiteModel
import SiteReports
import TableBasics

/// A folder as a person who runs the command would write it: from the current folder when it is in there, absolute otherwise.
func shownFolder(_ path: String) -> String {
    guard let current = FileSystem.realPath(of: "."), let real = FileSystem.realPath(of: path), real != current else {
        return DisplayText.visible(path)
    }
    let relative = SourcePath.relativeFromRoot(real, to: current)
    return DisplayText.visible(relative.hasPrefix("..") ? real : relative) + "/"
}
