package import SiteModel
import TableBasics
package import TableModel

/// The redirects of a site.
package struct SiteRedirects: Sendable {
    /// Sorted by old address.
    package let all: [Redirect]
    /// Who has which path of the site, the redirects among them.
    let paths: OutputPathAllocator
    /// Those of the settings that lead nowhere.
    package var dead: [DeadRedirect] = []
}

/// An old address that is to lead to what is not there.
package struct DeadRedirect: Sendable {
    /// The file that would answer it.
    package let file: String
    /// How the setting names what it leads to.
    package let target: String
    /// Nobody has reported it yet.
    package let problem: Diagnostic
    /// Its page says when it is published: until then there is nothing to mend.
    package let isTold: Bool
}

/// An old address of the site that leads somewhere.
package struct Redirect: Sendable, Equatable {
    /// The page that stands at the old address.
    package let path: OutputPath
    package let target: Target

    package enum Target: Sendable, Equatable {
        /// A page or file; the fragment is encoded.
        case inside(OutputPath, fragment: String?, title: String)
        /// An address elsewhere.
        case outside(String)
    }

    /// The page or file of the site that it leads to.
    var file: OutputPath? { if case .inside(let file, _, _) = target { file } else { nil } }

    /// How servers may be asked for it, relative to the root of the site: a folder with and without its slash.
    var oldPaths: [String] {
        guard SourcePath.name(of: path.string) == "index.html" else { return [Self.literal(path.string)] }
        let folder = Self.literal(SourcePath.folder(of: path.string))
        return [folder, folder + "/"]
    }

    /// In `_redirects` a star stands for anything, and a colon begins the name of a part.
    private static func literal(_ path: String) -> String {
        URLPath.encodedPath(path).replacing("*", with: "%2A").replacing(":", with: "%3A")
    }
}
