import Testing

@testable import SiteStages

@Suite struct SiteFramePartTests {
    @Test func isKnownByTheNameOfADocument() {
        #expect(SiteFramePart(ofDocument: "_header.md") == .header)
        #expect(SiteFramePart(ofDocument: "guide/_Footer.markdown") == .footer)
        for path in ["header.md", "_header-2.md", "_header/a.md", "_headers.md"] { #expect(SiteFramePart(ofDocument: path) == nil) }
    }
}
