import ArgumentParser
import SiteModel
import TableBasics

/// Where a site is published, and the files that this takes.
enum DeployTarget: String, CaseIterable, ExpressibleByArgument {
    case github, gitlab, cloudflare, netlify, docker, rsync

    struct File {
        /// From the folder that it is for: the project's, or the top of a repository.
        let path: String
        let contents: String
    }

    /// Whether the host looks for its files at the top of the repository, wherever the documents are.
    var readsTop: Bool { self != .rsync }

    /// The files for a project, from the top that the host reads, or from the project for a host that reads none.
    ///
    /// - Parameter project: from the top; nothing where that is the project's folder.
    /// - Parameter sources: stands before the paths of documents in the project: `Site/` or nothing.
    func files(project: String, sources: String) -> [File] {
        let texts = HostFiles(project: project)
        switch self {
        case .github: return [File(path: ".github/workflows/site.yml", contents: texts.gitHub)]
        case .gitlab: return [File(path: ".gitlab-ci.yml", contents: texts.gitLab)]
        case .cloudflare:
            return [
                File(path: "wrangler.toml", contents: texts.cloudflareSettings),
                File(path: SourcePath.join(project, sources + "_headers"), contents: HostFiles.headers),
            ]
        case .netlify: return [File(path: "netlify.toml", contents: texts.netlifySettings)]
        case .docker:
            return [
                File(path: "Dockerfile", contents: texts.container), File(path: "nginx.conf", contents: HostFiles.nginx),
                File(path: ".dockerignore", contents: texts.containerIgnore),
            ]
        case .rsync: return [File(path: "deploy.sh", contents: HostFiles.rsyncScript)]
        }
    }

    /// Whether the host says at each build where the site will stand.
    var tellsAddress: Bool {
        switch self {
        case .github, .gitlab: true
        case .cloudflare, .netlify, .docker, .rsync: false
        }
    }

    /// What is left to do, with the files in the folder `place`, as seen from the current one.
    func next(in place: String) -> String {
        switch self {
        case .github: return "next: in the settings of the repository, under Pages, choose GitHub Actions as the source; then push"
        case .gitlab: return "next: push; the address is under Deploy, Pages"
        case .cloudflare:
            return
                "next: connect the repository under Workers & Pages, with the build command of wrangler.toml; or npx wrangler pages deploy"
        case .netlify: return "next: import the repository; netlify.toml says the rest"
        case .docker:
            let image = "build -t site \(DisplayText.argument(place)) && "
            return "next: docker \(image)docker run -p 8080:8080 site; or podman \(image)podman run -p 8080:8080 site"
        case .rsync:
            return
                "next: DEPLOY_TO=user@host:/srv/www sh \(DisplayText.argument(place == "." ? "deploy.sh" : place + "/deploy.sh"))"
        }
    }
}
