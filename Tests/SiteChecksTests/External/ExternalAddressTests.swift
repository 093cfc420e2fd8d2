@testable import SiteChecks
import Testing

@Suite struct ExternalAddressTests {
    @Test(arguments: [
        ("https://example.org", "https://example.org/"),
        ("HTTP://Example.ORG:80/A?b#c", "http://example.org/A?b"),
        ("//example.org/a", "https://example.org/a"),
        ("https://me:secret@example.org/a@b", "https://example.org/a@b"),
        ("https://example.org:8443/ä b?q=\"ü\"&r=[1]", "https://example.org:8443/%C3%A4%20b?q=%22%C3%BC%22&r=[1]"),
        ("https://example.org/100%/%41", "https://example.org/100%/%41"),
        ("https://example.org\\a\\b?c\\d", "https://example.org/a/b?c%5Cd"),
        ("https://bücher.example/", "https://xn--bcher-kva.example/"),
        ("https://BÜCHER.example/", "https://xn--bcher-kva.example/"),
        ("http://[::1]:8080/a", "http://[::1]:8080/a"),
        ("  https://example.org/a\nb ", "https://example.org/ab"),
        ("https://?x", "https:///?x"),
    ]) func isWhatAServerIsAskedFor(destination: String, url: String) {
        #expect(ExternalAddress(destination)?.url == url)
    }

    @Test(arguments: ["a.md", "/a", "#a", "mailto:a@example.org", "ftp://example.org/", "https:example.org", ""])
    func isNothingForOtherDestinations(destination: String) {
        #expect(ExternalAddress(destination) == nil)
    }

    @Test(arguments: [
        ("https://example.org:8443/", "EXAMPLE.org", true), ("https://docs.example.org/", "example.org", true),
        ("https://notexample.org/", "example.org", false), ("https://org/", "example.org", false),
        ("https://xn--bcher-kva.de/", "bücher.de", true),
    ]) func isInAHostOrBelow(url: String, host: String, isIn: Bool) {
        #expect(ExternalAddress(url)?.isIn(host: host) == isIn)
    }

    @Test(arguments: [
        ("https://www.example.com/", true), ("https://a.test/", true), ("https://myexample.com/", false),
        ("http://localhost/", false),
    ]) func knowsNamesThatAreExamples(url: String, isReserved: Bool) {
        #expect(ExternalAddress(url)?.isReserved == isReserved)
    }

    // RFC 3492 §7.1: (A), (L), (S).
    @Test(arguments: [
        ("ليهمابتكلموشعربي؟", "xn--egbpdaj6bu4bxfgehfvwxn"), ("3年b組金八先生", "xn--3b-ww4c5e180e575a65lsy2b"),
        ("-> $1.00 <-", "-> $1.00 <-"), (String(repeating: "ü", count: 64), String(repeating: "ü", count: 64)),
    ]) func writesNamesInASCII(name: String, ascii: String) {
        #expect(Punycode.label(name) == ascii)
    }
}
