import Testing
@testable import SiteDisk

@Suite struct OutputManifestTests {
    /// A slash and a mark that combines with it are one `Character`.
    @Test func leavesOutPathsThatLeadOutOfTheFolder() {
        #expect(OutputManifest(Array("tablesite 1\n../\u{301}b\na\n".utf8))?.paths == ["a"])
    }
}
