import TableModel
import Testing
@testable import TableMarkdown

@Suite struct HTMLSanitizerImagesTests {
    /// What the sanitizer says of the images of a piece, and the kinds of all pieces.
    private func read(_ html: String, policy: HTMLPolicy = .sanitized) -> [HTMLPiece.Kind] {
        var sanitizer = HTMLSanitizer(policy: policy)
        var output = HTMLOutput()
        sanitizer.read(Array(html.utf8)[...], into: &output)
        return output.pieces.map(\.kind)
    }

    private func attributes(width: Int32? = nil, height: Int32? = nil, hasOtherSize: Bool = false, hasLoading: Bool = false)
        -> ImageAttributes
    {
        var attributes = ImageAttributes()
        attributes.width = width
        attributes.height = height
        attributes.hasOtherSize = hasOtherSize
        attributes.hasLoading = hasLoading
        return attributes
    }

    @Test(arguments: [HTMLPolicy.sanitized, .trusted])
    func marksThePlaceBeforeTheAddress(policy: HTMLPolicy) {
        let expected: [HTMLPiece.Kind] = [
            .markup, .identifier, .markup, .imageHints(attributes(width: 30, hasLoading: true)), .markup, .address(.image), .markup,
        ]
        #expect(read("<img id=i alt src=a.png width=30 loading=lazy>", policy: policy) == expected)
    }

    @Test func saysWhichAddressesAreShown() {
        func kinds(_ html: String, policy: HTMLPolicy = .sanitized) -> [AddressKind] {
            read(html, policy: policy).compactMap { if case .address(let kind) = $0 { kind } else { nil } }
        }
        for policy in [HTMLPolicy.sanitized, .trusted] {
            #expect(kinds("<a href=a>x</a>", policy: policy) == [.link])
            #expect(kinds("<img src=a><video src=b poster=c></video>", policy: policy) == [.image, .image, .image])
        }
        #expect(kinds("<blockquote cite=a></blockquote>") == [.link])
        #expect(kinds("<img src=a srcset='b 1x, c 2x'>") == [.image, .image, .image])
    }

    @Test func readsLengthsAsTheyAreWritten() {
        func hints(_ html: String, policy: HTMLPolicy) -> [ImageAttributes] {
            read(html, policy: policy).compactMap { if case .imageHints(let written) = $0 { written } else { nil } }
        }
        for policy in [HTMLPolicy.sanitized, .trusted] {
            #expect(hints("<img src=a width=30px height=' 20.5 '>", policy: policy) == [attributes(width: 30, height: 20)])
            #expect(hints("<img src=a srcset='b 2x'>", policy: policy) == [attributes()])
            #expect(hints("<img src=a srcset='b 20w'>", policy: policy) == [attributes(hasOtherSize: true)])
            #expect(hints("<img src=a sizes=10vw>", policy: policy) == [attributes(hasOtherSize: true)])
            #expect(hints("<img srcset='b 2x'><video src=a poster=b></video><source src=a>", policy: policy) == [])
        }
        #expect(hints("<img src=a width='50%'>", policy: .sanitized) == [attributes()])
        // A style is not kept.
        #expect(hints("<img src=a style='float: right; max-width: 200px'>", policy: .sanitized) == [attributes(width: 200)])
        #expect(hints("<img src=a style='max-width: 90%'>", policy: .sanitized) == [attributes()])
        #expect(hints("<img src=a style='width: 200px' height=20>", policy: .sanitized) == [attributes(height: 20)])
        #expect(hints("<img src=a width='50%'>", policy: .trusted) == [attributes(hasOtherSize: true)])
    }

    /// It was dropped in silence, and the picture filled the column. Nu has no percent in the attribute.
    @Test(arguments: [
        ("<img src=a width='50%'>", 50), ("<img src=a width=100% align=left>", 100), ("<img src=a style='width: 25.5%'>", 25),
        ("<img src=a style='height: 1px; width:80%' height=9>", 80),
    ])
    func sharesAreClasses(html: String, share: Int) {
        let styleClass = StyleClass(share: share)
        #expect(styleClass.declarations == "inline-size:\(share)%")
        #expect(read(html).contains(.styleClass(styleClass)))
        #expect(SanitizedHTML(html).text.contains("\(styleClass.name)\""))
        #expect(!SanitizedHTML(html).text.contains("%"))
    }

    @Test(arguments: [
        "<img src=a width='0%'>", "<img src=a width=120%>", "<img src=a width=50>", "<img src=a style='max-width: 90%'>",
        "<b width=50%>x</b>",
    ])
    func otherWidthsAreNone(html: String) {
        #expect(!read(html).contains { if case .styleClass = $0 { true } else { false } })
    }

    /// HTML Living Standard §2.3.4.4: what follows the number is of no matter.
    @Test(arguments: ["100", "100px", "100px;", " 100.9 ", "100 wide", "100;"])
    func lengthsAreReadAsBrowsersDo(value: String) {
        #expect(SanitizedHTML("<img src=a width='\(value)'>").text.contains("width=\"100\""))
    }

    @Test(arguments: ["3in", "10cm", "20em", "50vw", "2.5rem"])
    func otherUnitsAreNoPixels(value: String) {
        #expect(!SanitizedHTML("<img src=a width='\(value)'>").text.contains("width"))
        #expect(!SanitizedHTML("<img src=a style='max-width: \(value)'>").text.contains("width"))
        #expect(read("<img src=a style='max-width: \(value)'>").contains(.imageHints(attributes())))
    }
}
