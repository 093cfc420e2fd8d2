import TableBasics
import Testing

@Suite struct MediaTypeTests {
    @Test(arguments: [
        ("a.html", "text/html; charset=utf-8"), ("a/b.CSS", "text/css; charset=utf-8"), ("a.b/c", "application/octet-stream"),
        ("feed.xml", "application/xml; charset=utf-8"), ("a.JPG", "image/jpeg"), ("a.min.js", "text/javascript; charset=utf-8"),
        ("", "application/octet-stream"), ("a.", "application/octet-stream"), ("a.exe", "application/octet-stream"),
        ("a.svg", "image/svg+xml; charset=utf-8"), ("a.woff2", "font/woff2"), ("a/", "application/octet-stream"),
    ])
    func followsTheEndOfTheName(_ path: String, _ expected: String) {
        #expect(MediaType(ofFile: path).text == expected)
    }
}
