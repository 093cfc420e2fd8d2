import SiteChecks
import TableBuild
import TableTestSupport
import Testing

@Suite struct LinkCheckCacheTests {
    private static let hour = 3_600_000
    private static let verdicts: [(url: String, verdict: LinkVerdict)] = [
        ("https://a.org/", .alive), ("https://b.org/", .moved(to: "https://c.org/\t\n")),
        ("https://d.org/", .dead("404 Not Found")),
        ("https://e.org/", .unverified("403 Forbidden")),
    ]

    private func cache(at time: Int) -> LinkCheckCache {
        var cache = LinkCheckCache()
        for (url, verdict) in Self.verdicts { if let address = ExternalAddress(url) { cache.keep([address: verdict], now: time) } }
        return cache
    }

    /// What a cache says of all addresses.
    private func answers(_ cache: LinkCheckCache, now: Int) -> [LinkVerdict?] {
        Self.verdicts.map { ExternalAddress($0.url).flatMap { cache.verdict(of: $0, now: now) } }
    }

    @Test func believesTheLivingForAWeekAndTheDeadForAnHour() {
        let cache = cache(at: 1000)
        let moved = LinkVerdict.moved(to: "https://c.org/\t\n")
        #expect(answers(cache, now: 1000) == [.alive, moved, .dead("404 Not Found"), nil])
        #expect(answers(cache, now: 999 + Self.hour) == [.alive, moved, .dead("404 Not Found"), nil])
        #expect(answers(cache, now: 1000 + Self.hour) == [.alive, moved, nil, nil])
        #expect(answers(cache, now: 999 + 168 * Self.hour) == [.alive, moved, nil, nil])
        #expect(answers(cache, now: 1000 + 168 * Self.hour) == [nil, nil, nil, nil])
        #expect(answers(cache, now: 999) == [nil, nil, nil, nil])
    }

    @Test func isTheSameAfterItWasAFile() {
        #expect(
            String(decoding: cache(at: 1000).bytes, as: UTF8.self) == """
                tablesite links 1
                1000\talive\thttps://a.org/\t
                1000\tmoved\thttps://b.org/\thttps://c.org/
                1000\tdead\thttps://d.org/\t404 Not Found

                """)
        #expect(
            answers(LinkCheckCache(cache(at: 1000).bytes), now: 1000) == [
                .alive, .moved(to: "https://c.org/"), .dead("404 Not Found"), nil,
            ])
    }

    @Test(arguments: ["", "\0\u{1}", "tablesite links 2\n1000\talive\thttps://a.org/\t\n", "{}"]) func passesOverForeignFiles(
        text: String
    ) {
        #expect(LinkCheckCache(Array(text.utf8)).isEmpty)
    }

    @Test func passesOverDamagedLines() {
        let text =
            "tablesite links 1\nx\talive\thttps://a.org/\t\n1000\tmoved\thttps://b.org/\t\n1000\tde\n1000\tdead\thttps://d.org/\tx\n"
        #expect(answers(LinkCheckCache(Array(text.utf8)), now: 1000) == [nil, nil, .dead("x"), nil])
    }

    @Test func forgetsWhatCanNoLongerBeVerified() {
        var cache = cache(at: 1000)
        if let address = ExternalAddress("https://a.org/") { cache.keep([address: .unverified("503")], now: 1001) }
        #expect(answers(cache, now: 1001)[0] == nil)
    }

    // MARK: The file

    @Test func keepsWhatAnotherRunFoundMeanwhile() throws {
        let folder = try TemporaryFolder()
        let store = LinkCheckStore(folder: folder.path + "/caches/tablesite")
        var (mine, other) = (store.read(), store.read())
        if let address = ExternalAddress("https://a.org/") { mine.keep([address: .alive], now: 1000) }
        if let address = ExternalAddress("https://d.org/") { other.keep([address: .dead("410 Gone")], now: 1000) }
        try store.write(other, now: 1000)
        try store.write(mine, now: 1001)
        #expect(answers(store.read(), now: 1001) == [.alive, nil, .dead("410 Gone"), nil])
        #expect(Array(folder.files().keys) == ["caches/tablesite/links.tsv"])
    }

    @Test func writesOverADamagedFile() throws {
        let folder = try TemporaryFolder()
        try folder.write(["links.tsv": "rubbish"])
        let store = LinkCheckStore(folder: folder.path)
        #expect(store.read().isEmpty)
        try store.write(cache(at: 1000), now: 1000)
        #expect(answers(store.read(), now: 1000)[0] == .alive)
    }

    @Test func standsWhereAUsersCachesAre() {
        func folder(_ environment: [String: String]) -> String? { LinkCheckStore.folder { environment[$0] } }
        #expect(folder(["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/tablesite")
        #if os(macOS)
            #expect(folder(["XDG_CACHE_HOME": "c", "HOME": "/h"]) == "/h/Library/Caches/tablesite")
        #else
            #expect(folder(["XDG_CACHE_HOME": "c", "HOME": "/h"]) == "/h/.cache/tablesite")
        #endif
        #expect(folder([:]) == nil)
    }
}
