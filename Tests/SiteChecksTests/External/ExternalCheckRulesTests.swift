import SiteChecks
import TableModel
import Testing

/// Issue 11: patterns to skip or accept, a network that is away, a summary by host.
@Suite struct ExternalCheckRulesTests {
    @Test(arguments: [
        ("a.org", "https://a.org/x", true), ("a.org", "http://www.a.org:8080/", true), ("a.org", "https://ba.org/", false),
        ("*.a.org", "https://www.a.org/", true), ("*.a.org", "https://a.org/", false), ("A.ORG", "https://a.org/", true),
        ("https://a.org/", "https://a.org/x/y?z", true), ("https://a.org/", "http://a.org/", false),
        ("a.org/", "http://a.org/x", true), ("a.org/x/", "https://a.org/y", false), ("a.org/x/", "https://a.org/x/y", true),
        ("https://a.org/x", "https://a.org/x", true), ("https://a.org/x", "https://a.org/xy", false),
        ("https://a.org/*/edit", "https://a.org/x/y/edit", true), ("https://a.org/*/edit", "https://a.org/x/edits", false),
        ("*/wiki/*", "https://b.org/wiki/x", true), ("https://A.org/Path", "https://a.org/Path", true),
        ("https://a.org/Path", "https://a.org/path", false), ("", "https://a.org/", false),
    ])
    func aPatternIsAHostOrAnAddress(pattern: String, url: String, matches: Bool) throws {
        var settings = ExternalCheckSettings()
        settings.skip = [pattern]
        #expect(ExternalCheckRules(settings).skips(try #require(ExternalAddress(url))) == matches)
    }

    @Test func skipsExamplesAndWhatTheCommandNames() throws {
        let address = try #require(ExternalAddress("https://docs.a.org/"))
        #expect(!ExternalCheckRules().skips(address))
        #expect(ExternalCheckRules(skip: ["a.org"]).skips(address))
        #expect(ExternalCheckRules().skips(try #require(ExternalAddress("https://example.org/"))))
    }

    @Test(arguments: [
        (["403"], "https://a.org/", 403, true), (["403"], "https://a.org/", 404, false), (["a.org"], "https://a.org/x", 404, true),
        (["a.org"], "https://b.org/x", 404, false), (["a.org/members/*"], "https://a.org/members/x", 999, true),
        (["b.org", "999"], "https://a.org/", 999, true), ([], "https://a.org/", 200, false),
    ])
    func acceptsAddressesAndStatuses(accept: [String], url: String, status: Int, accepted: Bool) throws {
        var settings = ExternalCheckSettings()
        settings.accept = accept
        #expect(ExternalCheckRules(settings).accepts(try #require(ExternalAddress(url)), status) == accepted)
    }

    private func check(_ web: ScriptedWeb, _ urls: String..., accept: [String] = []) async throws -> LinkCheck {
        var settings = ExternalCheckSettings()
        settings.accept = accept
        var check = LinkCheck(urls.compactMap(ExternalAddress.init), accepts: ExternalCheckRules(settings).accepts)
        try await check.run(with: web.fetcher)
        return check
    }

    @Test func takesWhatIsAcceptedForAliveAndRemembersItNot() async throws {
        let web = ScriptedWeb([
            "https://a.org/1": [.status(403)], "https://a.org/2": [.status(404)],
            "https://a.org/3": [.status(200, newURL: "https://a.org/4")],
            "https://b.org/": [.status(403)],
        ])
        let check = try await check(
            web, "https://a.org/1", "https://a.org/2", "https://a.org/3", "https://b.org/", accept: ["a.org"])
        let verdicts = Dictionary(uniqueKeysWithValues: check.verdicts.map { ($0.url, $1) })
        #expect(
            verdicts["https://a.org/1"] == .alive && verdicts["https://a.org/2"] == .alive && verdicts["https://a.org/3"] == .alive)
        #expect(verdicts["https://b.org/"] == .unverified("403 Forbidden"))
        #expect(check.lastingVerdicts.map(\.key.url) == ["https://b.org/"])
    }

    @Test func whatGivesNoAnswerIsNotAccepted() async throws {
        let web = ScriptedWeb(["https://a.org/": [.failure(.unknownHost, "no host")]])
        let check = try await check(web, "https://a.org/", "https://b.org/", accept: ["a.org"])
        #expect(check.verdicts.first { $0.key.host == "a.org" }?.value == .dead("no host"))
    }

    // MARK: The network

    @Test(arguments: [
        [ScriptedWeb.Answer.failure(.unknownHost), .failure(.unknownHost)], [.failure(.connection), .failure(.connection)],
        [.failure(.unknownHost), .failure(.connection)],
    ])
    func theNetworkIsAwayWhenNoHostAnswers(answers: [ScriptedWeb.Answer]) async throws {
        let web = ScriptedWeb(["https://a.org/": [answers[0]], "https://b.org/": [answers[1]]])
        let found = try await check(web, "https://a.org/", "https://b.org/")
        #expect(found.isNetworkAway && found.silentHostCount == 2 && !found.hasAnswer)
    }

    @Test(arguments: [ScriptedWeb.Answer.status(200), .status(404), .status(500), .failure(.other)])
    func theNetworkIsThereWhenAHostSaysAnything(answer: ScriptedWeb.Answer) async throws {
        let web = ScriptedWeb([
            "https://a.org/": [.failure(.unknownHost)], "https://b.org/": [.failure(.connection)], "https://c.org/": [answer],
        ])
        #expect(try await !check(web, "https://a.org/", "https://b.org/", "https://c.org/").isNetworkAway)
    }

    /// One host that is silent may be the only thing that is wrong; one without a name leaves nothing to go by.
    @Test func ofASingleHostOnlyItsNameTells() async throws {
        #expect(try await check(ScriptedWeb(["https://a.org/": [.failure(.unknownHost)]]), "https://a.org/").isNetworkAway)
        #expect(try await !check(ScriptedWeb(["https://a.org/": [.failure(.connection)]]), "https://a.org/").isNetworkAway)
        #expect(try await !check(ScriptedWeb(), "https://a.org/").isNetworkAway)
        #expect(try await !check(ScriptedWeb()).isNetworkAway)
    }

    /// The next run asks only for what was dead; the hosts that answered are in the cache.
    @Test func asksHostsThatAnsweredBefore() async throws {
        let web = ScriptedWeb(["https://a.org/": [.failure(.unknownHost)]])
        let check = try await check(web, "https://a.org/")
        let known = Dictionary(
            uniqueKeysWithValues: [
                ("https://a.org/old", LinkVerdict.alive), ("https://b.org/", .dead("404")), ("https://c.org/1", .alive),
                ("https://c.org/2", .alive), ("https://d.org/", .moved(to: "x")), ("https://e.org/", .alive),
                ("https://f.org/", .alive),
            ].compactMap { url, verdict in ExternalAddress(url).map { ($0, verdict) } })
        #expect(check.witnesses(among: known).map(\.url) == ["https://c.org/1", "https://d.org/", "https://e.org/"])
        #expect(check.witnesses(among: [:]).isEmpty)
    }

    // MARK: The summary

    @Test func countsByHost() {
        let verdicts = Dictionary(
            uniqueKeysWithValues: [
                ("https://a.org/1", LinkVerdict.alive), ("https://a.org/2", .dead("404")), ("https://a.org/3", .moved(to: "x")),
                ("https://b.org/", .alive), ("https://c.org/1", .dead("404")), ("https://c.org/2", .dead("404")),
                ("https://d.org/", .unverified("403")), ("https://e.org/", .alive),
            ].compactMap { url, verdict in ExternalAddress(url).map { ($0, verdict) } })
        let summary = LinkCheckSummary(of: verdicts, tried: 6, known: 2, skipped: 1)
        #expect(
            summary.lines() == [
                "9 addresses elsewhere: 6 tried, 2 from the cache, 1 skipped; 3 dead, 1 moved, 1 not verified",
                "  c.org: 2 dead of 2 addresses", "  a.org: 1 dead, 1 moved of 3 addresses", "  d.org: 1 not verified of 1 address",
                "  2 other hosts: all fine",
            ])
        #expect(summary.lines(isComplete: true).suffix(2) == ["  b.org: 1 address, fine", "  e.org: 1 address, fine"])
        #expect(LinkCheckSummary(of: [:], tried: 0, known: 0, skipped: 0).lines().count == 1)
    }
}
