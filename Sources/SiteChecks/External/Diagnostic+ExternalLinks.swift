package import SiteModel
package import TableModel

extension DiagnosticCode {
    package static let linkDead = DiagnosticCode(
        "link-dead", .warning, "a link leads to an address elsewhere that does not exist",
        explanation: """
            `tablesite check --external` asks for every address that documents and settings lead to. This one is not there: the
            server says so (404 or 410), or no host has the name.

                - [Manual](https://example.org/manual-1.0) - how to install

            Correct the address, or take the link out:

                - [Manual](https://example.org/manual) - how to install

            An answer like this is believed for an hour; `--fresh` asks again at once.
            """)

    package static let linkMoved = DiagnosticCode(
        "link-moved", .note, "a link leads to an address that has moved for good",
        explanation: """
            The server answers with a permanent redirect (301 or 308), as `tablesite check --external` found out. The link works as
            long as the redirect stands.

                [Guide](http://example.org/guide)

            Write the new address:

                [Guide](https://example.org/guide)
            """)

    package static let linkUnverified = DiagnosticCode(
        "link-unverified", .note, "nothing is known of an address elsewhere",
        explanation: """
            `tablesite check --external` got no answer that says whether the address exists: the server wants a login (401, 403),
            does not answer programs, was too busy (429, 503), gave an error of its own (500), or gave no answer in time. It was
            asked several times where that could help. The link may be fine.

            Look at it in a browser. What never answers programs can be left out, or taken for good, in the settings:

                external_check:
                  accept: [example.org]
            """)

    package static let networkAway = DiagnosticCode(
        "network-away", .error, "no host elsewhere answered", isFixed: true,
        explanation: """
            `tablesite check --external` asked for addresses elsewhere, and none of their hosts answered: not even those that did
            last time. So the network is away, and nothing is known of the addresses: nothing is said of them, and nothing is kept
            for the next run.

            Look after the connection, and check again. Where a machine has no network, leave out `--external`.
            """)

    package static let curlMissing = DiagnosticCode(
        "curl-missing", .error, "there is no program to ask for addresses elsewhere with", isFixed: true,
        explanation: """
            `tablesite check --external` asks for addresses through `curl`, which most systems have, and found none in the folders
            of `PATH`.

            Install it (`apt install curl`, `dnf install curl`, `apk add curl`), or leave out `--external`.
            """)
}

extension Diagnostic {
    package static func curlMissing(because reason: String) -> Diagnostic {
        Diagnostic(
            .curlMissing, "cannot check addresses elsewhere: `curl` does not start (\(reason))", path: "",
            help: "install `curl`, or leave out `--external`")
    }

    package static func networkAway(hostCount: Int) -> Diagnostic {
        Diagnostic(
            .networkAway, "no host answers, the network seems to be away: \(hostCount.phrase("host")) asked, nothing is known",
            path: "",
            help: "check again when there is a network, or leave out `--external`")
    }

    /// What there is to say of a link; nil for one that is alive.
    static func external(_ link: ExternalLink, _ verdict: LinkVerdict) -> Diagnostic? {
        let name = "`\(link.destination)`"
        switch verdict {
        case .alive: return nil
        case .moved(let url):
            // The part behind `#` was not sent, and is not lost.
            let fragment = LinkReference(link.destination).fragment
            let full = url + (url.contains("#") ? "" : fragment.map { "#\($0)" } ?? "")
            return Diagnostic(
                .linkMoved, "\(name) has moved for good", path: link.path, at: link.range, help: "write `\(full)`")
        case .dead(let reason):
            return Diagnostic(.linkDead, "\(name) is not there: \(reason)", path: link.path, at: link.range)
        case .unverified(let reason):
            return Diagnostic(
                .linkUnverified, "\(name) could not be verified: \(reason)", path: link.path, at: link.range,
                help: "look at it in a browser; `--skip \(link.address.host)` leaves the host out")
        }
    }
}

/// What there is to say of the links of a site, with places and excerpts, sorted; at every place.
package func reportExternalLinks(
    _ links: [ExternalLink], _ verdicts: [ExternalAddress: LinkVerdict], in sources: SourceTree,
    _ configuration: SiteConfiguration, policy: DiagnosticPolicy = DiagnosticPolicy()
) -> [Diagnostic] {
    var found: [PlacedDiagnostic] = []
    for link in links {
        guard let verdict = verdicts[link.address], var diagnostic = Diagnostic.external(link, verdict) else { continue }
        diagnostic.cause = link.address.url
        // A setting has its exact place already.
        let isSetting = link.path == configuration.file?.path
        found.append(
            PlacedDiagnostic(
                diagnostic, destination: isSetting ? "" : link.destination, underlined: 0..<link.destination.utf8.count))
    }
    return finishDiagnostics(FoundDiagnostics(found), policy: policy) { path in
        configuration.contents(of: path) ?? sources.contents(of: path)
    }
}
