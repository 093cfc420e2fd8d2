import Testing
@testable import SiteStages

@Suite struct ImageSizeTests {
    private func size(_ start: [UInt8]) -> String? { ImageSize(fileStart: start).map { "\($0.width)x\($0.height)" } }

    @Test(arguments: EncodedImages.all.map(\.name))
    func readsWhatAnEncoderWrote(name: String) throws {
        let image = try #require(EncodedImages.all.first { $0.name == name })
        #expect(!image.start.isEmpty)
        #expect(size(image.start) == image.size)
    }

    @Test(arguments: [
        // Attributes in CSS pixels.
        ("<svg width=\"60\" height='40'>", "60x40"),
        ("<svg width=\"60px\" height=\" 40PX \"/>", "60x40"),
        ("<svg width=\"40.5\" height=\"20.4\">", "41x20"),
        ("<svg width=\"1in\" height=\"72pt\">", "96x96"),
        ("<svg width=\"100mm\" height=\"5cm\">", "378x189"),
        ("<svg width=\"2em\" height=\"1pc\">", "32x16"),
        // A missing side by the proportions, both by the box itself.
        ("<svg height=\"50\" viewBox=\"0 0 20 10\">", "100x50"),
        ("<svg width=\"50\" viewBox=\"0,0,20,10\">", "50x25"),
        ("<svg width=\"100%\" height=\"50\" viewBox=\"0 0 20 10\">", "100x50"),
        ("<svg viewBox=\"-5 -5 1200 400.2\">", "1200x400"),
        ("<svg width=\"100%\" height=\"100%\" viewBox=\"0 0 24 24\">", "24x24"),
        // What may stand before the root, and in its tag.
        ("\u{FEFF}<?xml version=\"1.0\"?>\n<!-- <svg width=\"1\" height=\"1\"> -->\n<svg\n width = \"6\"\theight=\"4\">", "6x4"),
        ("<!DOCTYPE svg PUBLIC \"a>b\" \"c\" [ <!ENTITY ns \"http://x\"> ]><svg a:b='>' width=\"6\" height=\"4\">", "6x4"),
        ("<svg:svg xmlns:svg=\"http://www.w3.org/2000/svg\" width=\"6\" height=\"4\">", "6x4"),
        // No size.
        ("<svg>", nil), ("<svg width=\"100%\" height=\"100%\">", nil), ("<svg width=\"6\">", nil),
        ("<svg width=\"0\" height=\"4\">", nil), ("<svg width=\"-6\" height=\"4\">", nil),
        ("<svg width=\"nan\" height=\"4\">", nil),
        ("<svg width=\"1e300\" height=\"4\">", nil), ("<svg viewBox=\"0 0 1e300 1e-300\" width=\"1e300\">", nil),
        ("<svg viewBox=\"0 0 0 10\">", nil), ("<svg viewBox=\"0 0 10\">", nil),
        ("<html width=\"6\" height=\"4\">", nil), ("<svgx width=\"6\" height=\"4\">", nil),
        ("words <svg width=\"6\" height=\"4\">", nil),
        ("<svg width=\"6\" height=\"4", nil), ("<!-- <svg width=\"6\" height=\"4\">", nil), ("", nil),
    ])
    func readsTheRootOfDrawings(source: String, expected: String?) { #expect(size(Array(source.utf8)) == expected) }

    @Test func takesNoSideThatCannotBe() {
        var header = Array(EncodedImages.all[0].start.prefix(24))
        #expect(size(header) == "60x40")
        header.replaceSubrange(16..<20, with: [0, 0, 0, 0])
        #expect(size(header) == nil)
        header.replaceSubrange(16..<20, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(size(header) == nil)
    }

    @Test func readsBitmapsOfAllAges() {
        let old: [UInt8] = Array("BM".utf8) + [UInt8](repeating: 0, count: 12) + [12, 0, 0, 0, 60, 0, 40, 0]
        #expect(size(old) == "60x40")
        // Rows from top to bottom: the height is -40.
        let topDown: [UInt8] =
            Array("BM".utf8) + [UInt8](repeating: 0, count: 12) + [40, 0, 0, 0, 60, 0, 0, 0, 0xD8, 0xFF, 0xFF, 0xFF]
        #expect(size(topDown) == "60x40")
    }

    @Test func findsAFrameBehindALongProfile() {
        let image = EncodedImages.all.first { $0.name == "jpeg" }?.start ?? []
        let segment: [UInt8] = [0xFF, 0xE2, 0xFF, 0xFF] + [UInt8](repeating: 0xFF, count: 65_533)
        let long = image.prefix(2) + segment + segment + image.dropFirst(2)
        #expect(size(Array(long)) == "60x40")
        #expect(size(Array(long.prefix(65_536))) == nil)
    }

    @Test func survivesTruncatedFiles() {
        for image in EncodedImages.all {
            for length in image.start.indices {
                let found = size(Array(image.start.prefix(length)))
                // Without the boxes at its end an image may count as not turned, never as something else.
                #expect([nil, "60x40", "40x60"].contains(found), "\(image.name), \(length) bytes")
            }
        }
    }

    @Test func survivesDamagedFiles() {
        var random = Xorshift(state: 0x9E37_79B9_7F4A_7C15)
        for image in EncodedImages.all {
            for _ in 0..<500 {
                var bytes = image.start
                for _ in 0..<random.next() % 6 + 1 {
                    bytes[Int(random.next() % UInt64(bytes.count))] =
                        [0, 1, 0x7F, 0x80, 0xFF, UInt8(random.next() & 0xFF)][Int(random.next() % 6)]
                }
                if let found = ImageSize(fileStart: bytes) { #expect(found.width > 0 && found.height > 0) }
            }
        }
    }

    @Test(.timeLimit(.minutes(1))) func isSoonDoneWithHostileFiles() {
        let exif: [UInt8] = [0xFF, 0xE1, 0, 22] + Array("Exif\0\0II*\0".utf8) + [8, 0, 0, 0, 0xFF, 0xFF, 0, 0, 0, 0]
        let box: [UInt8] = [0, 0, 0, 8] + Array("ipco".utf8)
        func many(_ start: String, _ part: [UInt8]) -> [UInt8] {
            Array(start.utf8) + Array(repeatElement(part, count: 65_536 / part.count).joined())
        }
        let files: [[UInt8]] = [
            [0xFF, 0xD8] + many("", exif), [0xFF, 0xD8] + many("", [0xFF]), [0xFF, 0xD8] + many("", [0xFF, 0xD0]),
            many("\0\0\0\u{8}ftyp", box), many("\0\0\0\u{8}ftyp\0\0\0\0meta\0\0\0\0\0\0\0\0iprp", box),
            many("", Array("<!---->".utf8)), many("<svg ", Array("a=\"\" ".utf8)), many("<!DOCTYPE ", Array("[".utf8)),
        ]
        for file in files { #expect(size(file) == nil) }
    }
}

/// Numbers that look random and are the same in every run.
private struct Xorshift {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
