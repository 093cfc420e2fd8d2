import SiteModel
import TableBasics

/// The texts of the files that hosts read, for a project at the top of a repository or in a folder of it.
struct HostFiles {
    /// The project's folder from the top, behind a space as an argument of a command, or nothing.
    private let argument: String
    /// Where the site is built, from the top.
    private let output: String
    /// The lines that tell the action of a folder.
    private let inputs: [String]

    /// - Parameter project: from the top; nothing for the top itself.
    init(project: String) {
        argument = project.isEmpty ? "" : " " + DisplayText.argument(project)
        output = SourcePath.join(project, "public")
        inputs = project.isEmpty ? [] : ["path: \(Self.yaml(project))", "output: \(Self.yaml(output))"]
    }

    /// A path as a value of YAML, in quotes where it could be anything but a text.
    private static func yaml(_ path: String) -> String {
        let isPlain = path.utf8.allSatisfy { $0.isASCIIWord || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "-") }
        let isText = path.utf8.first?.isASCIILetter == true && !words.contains(path.lowercased())
        return isPlain && isText ? path : JSONValue.string(path).text
    }

    /// What YAML takes for something else than text.
    private static let words = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]

    /// In quotes, as YAML and TOML have them.
    private static func quoted(_ text: String) -> String { JSONValue.string(text).text }

    /// A command in a list of YAML, where a blank behind a colon or before a number sign would end it.
    private static func item(_ command: String) -> String {
        command.contains(": ") || command.contains(" #") ? quoted(command) : command
    }

    private func with(_ lines: [String], indentation: Int) -> String {
        let margin = "\n" + String(repeating: " ", count: indentation)
        return lines.isEmpty ? "" : margin + "with:" + lines.map { "\(margin)  \($0)" }.joined()
    }

    var gitHub: String {
        """
        # Checks every push and pull request, and publishes the main branch.
        name: Site
        on:
          push:
          pull_request:
        permissions:
          contents: read
        jobs:
          check:
            if: github.event_name != 'push' || github.ref_name != github.event.repository.default_branch
            runs-on: ubuntu-latest
            steps:
              - uses: actions/checkout@v4
              - uses: tablesite/tablesite@v\(ReleaseVersion.number)\(with(inputs + ["deploy: \"false\""], indentation: 8))
          # A job of its own: the environment of Pages refuses all other branches before their first step.
          publish:
            if: github.event_name == 'push' && github.ref_name == github.event.repository.default_branch
            runs-on: ubuntu-latest
            permissions:
              contents: read
              pages: write
              id-token: write
            environment:
              name: github-pages
            steps:
              - uses: actions/checkout@v4
              - uses: tablesite/tablesite@v\(ReleaseVersion.number)\(with(inputs, indentation: 8))

        """
    }

    var gitLab: String {
        """
        # Checks every push and merge request, and publishes the default branch.
        image: python:3.12-slim
        default:
          before_script:
            - pip install --quiet tablesite==\(ReleaseVersion.number)
        check:
          script:
            - \(Self.item("tablesite check\(argument) --format gitlab > code-quality.json"))
          artifacts:
            when: always
            reports:
              codequality: code-quality.json
        pages:
          script:
            - \(Self.item("tablesite build\(argument) --output public --base-url \"$CI_PAGES_URL\""))
          artifacts:
            paths:
              - public
          rules:
            - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH

        """
    }

    /// What a build image without tablesite runs.
    private var command: String {
        "pip install tablesite==\(ReleaseVersion.number) && tablesite build\(argument) --output \(DisplayText.argument(output))"
    }

    var cloudflareSettings: String {
        """
        # Cloudflare Pages; the build command is: \(command)
        name = "site"
        compatibility_date = "2026-01-01"
        pages_build_output_dir = \(Self.quoted(output))

        """
    }

    var netlifySettings: String {
        """
        # Drafts of pull requests are built as the site is.
        [build]
        command = \(Self.quoted(command))
        publish = \(Self.quoted(output))

        [build.environment]
        PYTHON_VERSION = "3.12"

        [[headers]]
        for = "/*"
        [headers.values]
        Content-Security-Policy = "\(HostHeaders.policy)"
        X-Content-Type-Options = "nosniff"
        Referrer-Policy = "strict-origin-when-cross-origin"
        Cache-Control = "\(HostHeaders.pageLifetime)"

        [[headers]]
        for = "/images/*"
        [headers.values]
        Cache-Control = "\(HostHeaders.fileLifetime)"

        """
    }

    static let headers = """
        # Cloudflare Pages and Netlify read this file; 404.html is found without a word.
        /*
          Content-Security-Policy: \(HostHeaders.policy)
          X-Content-Type-Options: nosniff
          Referrer-Policy: strict-origin-when-cross-origin
          Cache-Control: \(HostHeaders.pageLifetime)
        /images/*
          ! Cache-Control
          Cache-Control: \(HostHeaders.fileLifetime)

        """

    var container: String {
        """
        # A server of its own: the site is built in the first image and served by the second.
        FROM docker.io/library/python:3.12-slim AS build
        RUN pip install --no-cache-dir tablesite==\(ReleaseVersion.number)
        WORKDIR /project
        COPY . .
        RUN tablesite build\(argument) --output /public

        FROM docker.io/nginxinc/nginx-unprivileged:stable-alpine
        COPY nginx.conf /etc/nginx/conf.d/default.conf
        COPY --from=build /public /usr/share/nginx/html
        EXPOSE 8080

        """
    }

    var containerIgnore: String { "\(output)/\n.git/\n" }

    static let nginx = """
        map $sent_http_content_type $lifetime {
            default "\(HostHeaders.fileLifetime)";
            "~^text/" "\(HostHeaders.pageLifetime)";
            "~javascript|json|xml" "\(HostHeaders.pageLifetime)";
        }

        server {
            listen 8080;
            root /usr/share/nginx/html;
            index index.html;
            charset utf-8;
            error_page 404 /404.html;
            gzip on;
            gzip_types text/css text/javascript application/javascript application/json application/xml image/svg+xml;
            add_header Content-Security-Policy "\(HostHeaders.policy)" always;
            add_header X-Content-Type-Options nosniff always;
            add_header Referrer-Policy strict-origin-when-cross-origin always;
            add_header Cache-Control $lifetime always;

            location ~ /\\.(?!well-known/) {
                return 404;
            }
        }

        """

    static let rsyncScript = """
        #!/bin/sh
        # Checks the site, builds it, and copies it to a server: DEPLOY_TO=user@host:/srv/www sh deploy.sh
        # Pages go last and what is gone goes after them, so that no page ever misses what it shows.
        set -eu
        cd "$(dirname "$0")"
        : "${DEPLOY_TO:?say where to: DEPLOY_TO=user@host:/srv/www sh deploy.sh}"
        tablesite check
        tablesite build --output public
        rsync --archive --compress --exclude=.tablesite --exclude='*.html' public/ "$DEPLOY_TO/"
        rsync --archive --compress --exclude=.tablesite --delete-after public/ "$DEPLOY_TO/"

        """
}
