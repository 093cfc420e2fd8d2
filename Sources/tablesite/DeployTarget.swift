import ArgumentParser

/// Where a site is published, and the files that this takes.
enum DeployTarget: String, CaseIterable, ExpressibleByArgument {
    case github, gitlab, cloudflare, netlify, docker, rsync

    struct File {
        /// From the folder of the project; `Site/` where it has one begins the paths of what is published with it.
        let path: String
        let contents: String
    }

    /// The files for a project.
    ///
    /// - Parameter sources: stands before the paths of documents: `Site/` or nothing.
    func files(sources: String) -> [File] {
        switch self {
        case .github: [File(path: ".github/workflows/site.yml", contents: Self.gitHub)]
        case .gitlab: [File(path: ".gitlab-ci.yml", contents: Self.gitLab)]
        case .cloudflare:
            [
                File(path: "wrangler.toml", contents: Self.cloudflareSettings),
                File(path: sources + "_headers", contents: Self.headers),
            ]
        case .netlify: [File(path: "netlify.toml", contents: Self.netlifySettings)]
        case .docker:
            [
                File(path: "Containerfile", contents: Self.container), File(path: "nginx.conf", contents: Self.nginx),
                File(path: ".containerignore", contents: "public/\n.git/\n"),
            ]
        case .rsync: [File(path: "deploy.sh", contents: Self.rsyncScript)]
        }
    }

    /// Whether the host says at each build where the site will stand.
    var tellsAddress: Bool {
        switch self {
        case .github, .gitlab: true
        case .cloudflare, .netlify, .docker, .rsync: false
        }
    }

    /// What is left to do.
    var next: String {
        switch self {
        case .github: "next: in the settings of the repository, under Pages, choose GitHub Actions as the source; then push"
        case .gitlab: "next: push; the address is under Deploy, Pages"
        case .cloudflare:
            "next: connect the repository under Workers & Pages, with the build command of wrangler.toml; or npx wrangler pages deploy"
        case .netlify: "next: import the repository; netlify.toml says the rest"
        case .docker: "next: podman build -t site . && podman run -p 8080:8080 site"
        case .rsync: "next: DEPLOY_TO=user@host:/srv/www sh deploy.sh"
        }
    }

    private static let gitHub = """
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
              - uses: tablesite/tablesite@v\(ReleaseVersion.number)
                with:
                  deploy: "false"
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
              - uses: tablesite/tablesite@v\(ReleaseVersion.number)

        """

    private static let gitLab = """
        # Checks every push and merge request, and publishes the default branch.
        image: python:3.12-slim
        default:
          before_script:
            - pip install --quiet tablesite==\(ReleaseVersion.number)
        check:
          script:
            - tablesite check --format gitlab > code-quality.json
          artifacts:
            when: always
            reports:
              codequality: code-quality.json
        pages:
          script:
            - tablesite build --output public --base-url "$CI_PAGES_URL"
          artifacts:
            paths:
              - public
          rules:
            - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH

        """

    private static let cloudflareSettings = """
        # Cloudflare Pages; the build command is: pip install tablesite==\(ReleaseVersion.number) && tablesite build --output public
        name = "site"
        compatibility_date = "2026-01-01"
        pages_build_output_dir = "public"

        """

    private static let netlifySettings = """
        # Drafts of pull requests are built as the site is.
        [build]
        command = "pip install tablesite==\(ReleaseVersion.number) && tablesite build --output public"
        publish = "public"

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

    private static let headers = """
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

    private static let container = """
        # A server of its own: the site is built in the first image and served by the second.
        FROM docker.io/library/python:3.12-slim AS build
        RUN pip install --no-cache-dir tablesite==\(ReleaseVersion.number)
        WORKDIR /project
        COPY . .
        RUN tablesite build --output /public

        FROM docker.io/nginxinc/nginx-unprivileged:stable-alpine
        COPY nginx.conf /etc/nginx/conf.d/default.conf
        COPY --from=build /public /usr/share/nginx/html
        EXPOSE 8080

        """

    private static let nginx = """
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

    private static let rsyncScript = """
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
