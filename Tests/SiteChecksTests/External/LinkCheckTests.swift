import SiteChecks
import TableBuild
import Testing

@Suite struct LinkCheckTests {
    @Test func asksWithHeadOnce() async {
        let web = ScriptedWeb()
        #expect(await web.check(["https://a.org/x"]) == ["https://a.org/x": .alive])
        #expect(web.log == ["0 HEAD https://a.org/x"])
    }

    @Test func asksForAddressesThatDifferInTheirFragmentOnce() async {
        let web = ScriptedWeb()
        #expect(
            await web.check(["https://a.org/x#one", "https://a.org/x#two", "https://A.ORG:443/x"]) == ["https://a.org/x": .alive])
        #expect(web.log.count == 1)
    }

    @Test(arguments: [400, 403, 404, 405, 410, 500, 501]) func asksWithGetWhenHeadIsRefused(status: Int) async {
        let web = ScriptedWeb(["https://a.org/": [.status(status), .status(200)]])
        #expect(await web.check(["https://a.org"]) == ["https://a.org/": .alive])
        #expect(web.log == ["0 HEAD https://a.org/", "200 GET https://a.org/"])
    }

    @Test(arguments: [(404, "404 Not Found"), (410, "410 Gone")]) func isDeadWhenTheServerSaysSoTwice(status: Int, reason: String)
        async
    {
        let web = ScriptedWeb(["https://a.org/": [.status(status)]])
        #expect(await web.check(["https://a.org/"]) == ["https://a.org/": .dead(reason)])
        #expect(web.log.count == 2)
    }

    @Test(arguments: [(401, "401 Unauthorized"), (403, "403 Forbidden"), (451, "451 Unavailable For Legal Reasons"), (999, "999")])
    func isNotVerifiedWhenTheServerRefuses(status: Int, reason: String) async {
        let web = ScriptedWeb(["https://a.org/": [.status(status)]])
        #expect(await web.check(["https://a.org/"]) == ["https://a.org/": .unverified(reason)])
        #expect(web.log.count == 2)
    }

    @Test func hasMovedWhereItsServerSaysForGood() async {
        let web = ScriptedWeb(["http://a.org/": [.status(200, newURL: "https://a.org/")]])
        #expect(await web.check(["http://a.org/"]) == ["http://a.org/": .moved(to: "https://a.org/")])
    }

    // MARK: Patience

    @Test func waitsAsLongAsAServerAsks() async {
        let web = ScriptedWeb(["https://a.org/1": [.status(429, retryAfter: "5"), .status(200)]])
        #expect(await web.check(["https://a.org/1", "https://a.org/2", "https://b.org/"]).values.allSatisfy { $0 == .alive })
        // The whole server is left alone, others are not.
        #expect(
            web.log == [
                "0 HEAD https://a.org/1", "0 HEAD https://b.org/", "5010 HEAD https://a.org/2", "5210 GET https://a.org/1",
            ])
    }

    @Test func waitsUntilADate() async {
        let web = ScriptedWeb(["https://a.org/": [.status(503, retryAfter: "Sun, 06 Nov 1994 08:49:47 GMT"), .status(200)]])
        #expect(await web.check(["https://a.org/"]) == ["https://a.org/": .alive])
        #expect(web.log == ["0 HEAD https://a.org/", "10000 GET https://a.org/"])
    }

    @Test func waitsLongerEachTimeWhenAServerSaysNotHowLong() async {
        let web = ScriptedWeb(["https://a.org/": [.status(429)]])
        #expect(await web.check(["https://a.org/"]) == ["https://a.org/": .unverified("429 Too Many Requests")])
        #expect(web.log == ["0 HEAD https://a.org/", "2010 GET https://a.org/", "10020 GET https://a.org/"])
    }

    @Test func asksNoMoreOfAServerThatWantsTooMuchPatience() async {
        let web = ScriptedWeb(["https://a.org/1": [.status(429, retryAfter: "3600")]])
        let busy = LinkVerdict.unverified("429 Too Many Requests")
        #expect(await web.check(["https://a.org/1", "https://a.org/2"]) == ["https://a.org/1": busy, "https://a.org/2": busy])
        #expect(web.log == ["0 HEAD https://a.org/1"])
    }

    @Test(arguments: ["20", nil]) func waitsNotWithoutEndForManyAddressesOfABusyServer(retryAfter: String?) async {
        let urls = (0..<50).map { "https://a.org/\($0)" }
        let web = ScriptedWeb(Dictionary(uniqueKeysWithValues: urls.map { ($0, [.status(429, retryAfter: retryAfter)]) }))
        let found = await web.check(urls)
        #expect(found.count == 50 && found.values.allSatisfy { $0 == .unverified("429 Too Many Requests") })
        #expect(web.elapsed < 70_000)
    }

    @Test func triesTwiceMoreWhatMayPass() async {
        for answer in [ScriptedWeb.Answer.failure(.connection), .failure(.unknownHost), .status(502)] {
            let web = ScriptedWeb(["https://a.org/": [answer, answer, .status(200)]])
            #expect(await web.check(["https://a.org/"]) == ["https://a.org/": .alive])
        }
    }

    @Test func isNotVerifiedWhenThereIsNoAnswerInTime() async {
        let web = ScriptedWeb(["https://a.org/": [.failure(.connection, "no answer in time", after: 20_000)]])
        #expect(await web.check(["https://a.org/"]) == ["https://a.org/": .unverified("no answer in time")])
        #expect(web.log == ["0 HEAD https://a.org/", "22000 GET https://a.org/", "50000 GET https://a.org/"])
    }

    @Test func asksNoMoreOfASilentServer() async {
        let urls = (0..<100).map { "https://a.org/\($0)" }
        let web = ScriptedWeb(Dictionary(uniqueKeysWithValues: urls.map { ($0, [.failure(.connection, "no", after: 20_000)]) }))
        #expect(await web.check(urls) == Dictionary(uniqueKeysWithValues: urls.map { ($0, .unverified("no")) }))
        #expect(web.elapsed < 300_000)
    }

    // MARK: Hosts

    @Test func isDeadWhenNoHostHasTheName() async {
        let web = ScriptedWeb([
            "https://a.org/1": [.failure(.unknownHost, "no host")], "https://a.org/2": [.failure(.unknownHost, "no host")],
        ])
        #expect(
            await web.check(["https://a.org/1", "https://a.org/2", "https://b.org/"]) == [
                "https://a.org/1": .dead("no host"), "https://a.org/2": .dead("no host"), "https://b.org/": .alive,
            ])
    }

    @Test func asksAServerForFewThingsAtATime() async {
        let web = ScriptedWeb(
            Dictionary(uniqueKeysWithValues: (0..<20).map { ("https://a.org/\($0)", [.status(200, after: 1000)]) }))
        #expect(await web.check((0..<20).map { "https://a.org/\($0)" }).count == 20)
        #expect(web.mostOfOneServer == 2)
        #expect(web.log.prefix(3).map { String($0.prefix { $0 != " " }) } == ["0", "200", "1000"])
    }

    @Test func startsNoMoreHoweverOftenItIsAsked() async {
        var check = LinkCheck((0..<10).compactMap { ExternalAddress("https://a.org/\($0)") })
        let started = (0..<10).map { check.start(now: $0 * 1000).count }
        #expect(started == [1, 1, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    @Test func asksManyServersAtATimeButNotAll() async {
        let urls = (0..<100).map { "https://host\($0).org/" }
        let web = ScriptedWeb(Dictionary(uniqueKeysWithValues: urls.map { ($0, [.status(200, after: 500)]) }))
        #expect(await web.check(urls).count == 100)
        #expect(web.mostAtOnce == 16)
    }

    @Test func stopsWhenItIsTold() async throws {
        let web = ScriptedWeb()
        let fetcher = web.fetcher
        var answers = 0
        var check = LinkCheck((0..<50).compactMap { ExternalAddress("https://a.org/\($0)") })
        let stopping = WebFetcher(
            start: fetcher.start,
            wait: {
                let found = try await fetcher.wait($0); answers += found.count; return found
            },
            now: fetcher.now, isStopped: { answers >= 3 })
        try await check.run(with: stopping)
        #expect(check.doneCount == 3)
        #expect(check.verdicts.values.allSatisfy { $0 == .alive })
    }
}
