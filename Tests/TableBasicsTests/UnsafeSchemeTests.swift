import Testing
@testable import TableBasics

@Suite struct UnsafeSchemeTests {
    @Test(arguments: [
        ("javascript:a", UnsafeScheme.javascript), ("JavaScript:", .javascript), ("vbscript:a", .vbscript),
        ("FILE:///etc/passwd", .file),
        ("data:text/html,a", .data),
    ])
    func knowsItsSchemes(address: String, scheme: UnsafeScheme) {
        #expect(Array(address.utf8).withUnsafeBufferPointer { UnsafeScheme(of: $0) } == scheme)
    }

    @Test(arguments: [
        "", "j", "javascript", "java:script", " javascript:a", "java\nscript:a", "files:", "javascript\u{1A}", "https://a", "data",
    ])
    func leavesOthersAlone(address: String) {
        #expect(Array(address.utf8).withUnsafeBufferPointer { UnsafeScheme(of: $0) } == nil)
    }
}
