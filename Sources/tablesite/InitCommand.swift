import ArgumentParser
import SiteDisk
import SiteModel
import SiteReports
import TableBasics
import TableBuild
import TableModel

/// `tablesite init`.
struct InitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Makes a small working project.",
        discussion: """
            Nothing is overwritten. Then: `tablesite build DIR --open`.

            With --deploy HOST the files that publishing takes are written: for GitHub Pages, GitLab Pages, Cloudflare Pages, Netlify, \
            a container or a server that rsync reaches. Hosts look at the top of a repository: that is where they go, with DIR named in \
            them.
            """, aliases: ["new"])

    @Argument(help: "The folder of the new project; made if it does not exist.", completion: .directory)
    var folder = "."

    @Flag(help: "Print the JSON Schema of settings and front matter instead, for editors.")
    var schema = false

    @Option(
        help: ArgumentHelp(
            "Write what publishing at HOST takes, beside a project that is there or a new one.", valueName: "host"))
    var deploy: DeployTarget?

    @Flag(name: .shortAndLong, help: "Print nothing but errors.")
    var quiet = false

    func run() async throws {
        guard !schema else { return Terminal.output.write(SettingsSchema.json(codes: DiagnosticCode.all.map(\.name))) }
        try await reportingErrors(nil) {
            var files: [DeployTarget.File] = []
            // A folder `Site/` would be published in their place.
            if deploy == nil, let document = documents.first, !hasSite { throw StarterProjectError.documents(document) }
            if deploy == nil || documents.isEmpty && !hasSite { files = inProject(StarterProject.files) }
            let top = top
            if let deploy {
                let sources = hasSite || !files.isEmpty ? "Site/" : ""
                files +=
                    deploy.readsTop
                    ? deploy.files(project: top.project, sources: sources).map { file in
                        DeployTarget.File(path: top.path.isEmpty ? file.path : "\(top.path)/\(file.path)", contents: file.contents)
                    } : inProject(deploy.files(project: "", sources: sources))
            }
            // One that is there may say more, and is the author's.
            let ignore = "\(folder)/\(StarterProject.ignore.path)"
            let isNew = FileSystem.status(of: ignore) == nil
            if isNew { files += inProject([StarterProject.ignore]) }
            try write(files)
            if !quiet, !isNew, let lines = try? FileSystem.read(ignore), !String(decoding: lines, as: UTF8.self).contains("public")
            {
                Terminal.output.writeLine("next: add a line `/public/` to .gitignore, since what is built is no source")
            }
            if !quiet, let deploy, !deploy.tellsAddress, !hasBaseURL {
                Terminal.output.writeLine(
                    "next: write `base_url: https://…` into \(DisplayText.visible(settingsPath)), the address that the sitemap, feeds and "
                        + "404.html need")
            }
            let command = folder == "." ? "tablesite build --open" : "tablesite build \(DisplayText.argument(folder)) --open"
            let place = deploy?.readsTop == true ? top.path.isEmpty ? "." : top.path : folder
            if !quiet { Terminal.output.writeLine(DisplayText.visible(deploy?.next(in: place) ?? "next: \(command)")) }
        }
    }

    private func inProject(_ files: [DeployTarget.File]) -> [DeployTarget.File] {
        files.map { DeployTarget.File(path: "\(folder)/\($0.path)", contents: $0.contents) }
    }

    /// The folder where hosts look, as seen from the current one, and the project's folder from there: the top of the repository that
    /// the project is in, or the project's own folder.
    private var top: (path: String, project: String) {
        let real = FileSystem.futurePath(of: folder)
        guard let repository = ProjectLayout.repository(around: real), repository != real else { return (folder, "") }
        return (SourcePath.relativeFromRoot(repository, to: FileSystem.currentFolder), SourcePath.relative(real, from: repository))
    }

    private var hasSite: Bool { FileSystem.status(of: "\(folder)/Site")?.kind == .folder }

    private var settingsPath: String { (folder == "." ? "" : folder + "/") + (hasSite ? "Site/" : "") + ProjectFile.settings }

    /// Whether the settings, as far as they can be read, say where the site will stand.
    private var hasBaseURL: Bool {
        guard let bytes = try? FileSystem.read(settingsPath) else { return false }
        return readSiteSettings(bytes, path: settingsPath).value.baseURL != nil
    }

    /// The documents that stand in the folder itself, sorted.
    private var documents: [String] {
        ((try? FileSystem.names(in: folder)) ?? []).compactMap { $0 }.filter(SourcePath.isDocument).sorted()
    }

    /// Writes all files, or none when one of them is there already.
    private func write(_ files: [DeployTarget.File]) throws {
        for file in files where FileSystem.status(of: file.path, followingLinks: false) != nil {
            throw StarterProjectError.exists(file.path)
        }
        try NewFiles.make { new in
            for file in files { try new.add(Array(file.contents.utf8), at: file.path) }
        }
        guard !quiet else { return }
        for file in files { Terminal.output.writeLine("made \(DisplayText.visible(file.path))") }
    }
}

private enum StarterProjectError: Error, CustomStringConvertible {
    /// A file of the new project is there already.
    case exists(String)
    /// The folder has documents of its own, of which this is one.
    case documents(String)

    var description: String {
        switch self {
        case .exists(let path): "\(path) exists already; nothing was written"
        case .documents(let name):
            "there are documents here already, as `\(name)`: `tablesite build` publishes them as they are; nothing was written "
                + "(for a project beside them, make a folder `Site` first)"
        }
    }
}
