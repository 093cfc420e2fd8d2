import TableBasics

/// Decides the response to a request: a function of the request, the site and the events so far.
package struct Router: Sendable {
    package let hosts: HostRules

    package init(hosts: HostRules) { self.hosts = hosts }

    package func response(to request: HTTPRequest, site: ServedSite, history: EventHistory) -> HTTPResponse {
        var response = decide(request, site, history)
        if !request.keepsConnection { response.closesConnection = true }
        if request.method == "HEAD" { response.body = .none }
        return response
    }

    private func decide(_ request: HTTPRequest, _ site: ServedSite, _ history: EventHistory) -> HTTPResponse {
        // Clients of HTTP/1.0 may name no host; browsers always do.
        if let host = request.host, !hosts.accepts(host) {
            return .text(
                .misdirectedRequest,
                "This preview is not served under that host name. Use the address that tablesite printed, "
                    + "or start it with --host and the name.")
        }
        // Pages of other sites say where they are from when they ask for what they may not read; our own never need to.
        if let origin = request.value(of: "origin"), !isOurs(origin) {
            return .text(.forbidden, "This preview answers its own pages only.")
        }
        guard request.method == "GET" || request.method == "HEAD" else {
            return .text(.methodNotAllowed, "Only GET and HEAD are served.", [HTTPField("Allow", "GET, HEAD")])
        }
        guard !request.announcesBody else { return .text(.contentTooLarge, "A request for a file has no body.") }
        guard let path = RequestPath(target: request.target) else {
            return .text(.badRequest, "The address is not that of a file.")
        }
        if path.path == ReservedPath.events { return eventStream(request, path) }
        if path.path == ReservedPath.state { return state(path, history) }
        if let file = site.files[path.isFolder ? path.path + "index.html" : path.path] {
            var response = whole(file, request, site.policy)
            if file.mediaType == .html { response.fields.append(.lastChange(history.latest)) }
            return response
        }
        if !path.isFolder, site.files[path.path + "/index.html"] != nil { return redirect(toFolder: path) }
        guard let page = site.notFoundPage else { return .text(.notFound, "There is no file at this address.") }
        return HTTPResponse(
            status: .notFound, fields: Self.fields(of: page, site.policy, length: page.size) + [.lastChange(history.latest)],
            body: .file(page, 0..<page.size))
    }

    /// Whether an origin (RFC 6454 §6.2) is this server under one of its names.
    private func isOurs(_ origin: String) -> Bool {
        guard let scheme = ["http://", "https://"].first(where: origin.lowercased().hasPrefix) else { return false }
        return hosts.accepts(String(origin.dropFirst(scheme.count)))
    }

    /// A file, a part of it, or that it has not changed (RFC 9110 §13.2.2).
    private func whole(_ file: ServedFile, _ request: HTTPRequest, _ policy: ContentPolicy?) -> HTTPResponse {
        let tag = HTTPField("ETag", "\"\(file.tag)\"")
        if let tags = request.value(of: "if-match"), !EntityTagList(tags).contains(file.tag, isStrong: true) {
            return .text(.preconditionFailed, "The file is another one by now.", [tag])
        }
        if let tags = request.value(of: "if-none-match"), EntityTagList(tags).contains(file.tag) {
            return HTTPResponse(status: .notModified, fields: [tag, .alwaysAsk], body: .none)
        }
        let condition = request.value(of: "if-range")
        let asked = condition == nil || condition == tag.value ? request.value(of: "range") : nil
        // A range of nothing but the fields is no range (RFC 9110 §14.2).
        let range = request.method == "GET" ? ByteRange(asked, size: file.size) : .whole
        let ranges = HTTPField("Accept-Ranges", "bytes")
        switch range {
        case .whole:
            let fields = Self.fields(of: file, policy, length: file.size) + [tag, ranges]
            return HTTPResponse(status: .ok, fields: fields, body: .file(file, 0..<file.size))
        case .part(let part):
            let place = HTTPField("Content-Range", "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(file.size)")
            let fields = Self.fields(of: file, policy, length: part.count) + [tag, ranges, place]
            return HTTPResponse(status: .partialContent, fields: fields, body: .file(file, part))
        case .notSatisfiable:
            let place = HTTPField("Content-Range", "bytes */\(file.size)")
            return .text(.rangeNotSatisfiable, "The file has no such bytes.", [place])
        }
    }

    /// A folder without its slash; the links in its page are relative to the address with it.
    private func redirect(toFolder path: RequestPath) -> HTTPResponse {
        var location = String(decoding: path.encoded, as: UTF8.self) + "/"
        if let query = path.query { location += "?" + String(decoding: query, as: UTF8.self) }
        return HTTPResponse(
            status: .movedPermanently,
            fields: [HTTPField("Location", location), HTTPField("Content-Length", "0"), .alwaysAsk], body: .none)
    }

    /// A stream goes on behind the last event that the client has seen; the browser says so itself when it connects again.
    private func eventStream(_ request: HTTPRequest, _ path: RequestPath) -> HTTPResponse {
        var response = HTTPResponse(
            status: .ok,
            fields: [
                HTTPField("Content-Type", MediaType.eventStream.text), HTTPField("Cache-Control", "no-store"), .noSniffing,
            ],
            body: .events(after: request.value(of: "last-event-id").flatMap { Int($0) } ?? path.number("since")))
        response.closesConnection = true
        return response
    }

    private func state(_ path: RequestPath, _ history: EventHistory) -> HTTPResponse {
        let bytes = history.json(after: path.number("since"))
        let fields = [
            HTTPField("Content-Type", MediaType.json.text), HTTPField("Content-Length", String(bytes.count)),
            HTTPField("Cache-Control", "no-store"), .noSniffing,
        ]
        return HTTPResponse(status: .ok, fields: fields, body: .bytes(bytes))
    }

    private static func fields(of file: ServedFile, _ policy: ContentPolicy?, length: Int) -> [HTTPField] {
        var fields = [
            HTTPField("Content-Type", file.mediaType.text), HTTPField("Content-Length", String(length)), .alwaysAsk, .noSniffing,
            .ownPagesOnly,
        ]
        if let policy = policy?.policy(for: file.mediaType) { fields.append(HTTPField("Content-Security-Policy", policy.text)) }
        return fields
    }
}
