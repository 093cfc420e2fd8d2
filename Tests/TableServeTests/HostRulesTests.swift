import Testing

@testable import TableServe

@Suite struct HostRulesTests {
    @Test(arguments: [
        "localhost", "LocalHost:8000", "localhost:9000", "127.0.0.1", "127.0.0.1:8000", "[::1]", "[::1]:8000", "Box.local",
        "box.local:8000",
    ])
    func acceptsTheMachineAndItsNames(_ host: String) {
        #expect(HostRules(names: ["box.local"]).accepts(host))
    }

    @Test(arguments: [
        "", ":", ":8000", "evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example",
        "localhost:", "localhost:x", "localhost:70000", "localhost:8000:8000", "[::1", "::1", "[::1]8000", "127.0.0.2",
        "192.168.0.1:8000", "box",
        "user@localhost", "localhost/", "127.1",
    ])
    func refusesOthers(_ host: String) {
        #expect(!HostRules(names: ["box.local"]).accepts(host))
    }

    @Test(arguments: ["192.168.0.1", "10.0.0.7:8000", "[fe80::1]", "[2001:db8::7]:8000"])
    func acceptsAnyAddressWhenListeningOnAll(_ host: String) {
        #expect(HostRules(names: [], acceptsAddresses: true).accepts(host))
        #expect(!HostRules(names: []).accepts(host))
    }

    @Test(arguments: ["evil.example", "1.2.3", "1.2.3.4.5", "[1.2.3.4]", "[::g]", "[]", "fe80::1"])
    func takesNoNameForAnAddress(_ host: String) {
        #expect(!HostRules(names: [], acceptsAddresses: true).accepts(host))
    }

    @Test func takesItsNamesFromTheAddress() {
        let loopback = ServerAddress(host: "localhost", number: "::1", port: 7)
        #expect(loopback.hostRules == HostRules(names: []))
        let named = ServerAddress(host: "box", number: "192.168.0.1", port: 7)
        #expect(named.hostRules == HostRules(names: ["box", "192.168.0.1"]))
        #expect(ServerAddress(host: "::", number: "::", port: 7).hostRules.accepts("[fe80::1]:7"))
    }

    @Test func knowsWhatToOpen() {
        #expect(ServerAddress(host: "::1", number: "::1", port: 7).url == "http://[::1]:7/")
        #expect(ServerAddress(host: "0.0.0.0", number: "0.0.0.0", port: 7).url == "http://127.0.0.1:7/")
        #expect(ServerAddress(host: "localhost", number: "::1", port: 7).url == "http://localhost:7/")
        #expect(ServerAddress(host: "localhost", number: "127.0.0.1", port: 7).isLoopback)
        #expect(!ServerAddress(host: "0.0.0.0", number: "0.0.0.0", port: 7).isLoopback)
    }
}
