import SiteDisk
import SiteModel
import TableModel
import TableTestSupport
import Testing
@testable import SiteStages

@Suite struct ImageSizesTests {
    private func size(of file: [UInt8]) async throws -> String? {
        let tree = SourceTree(["index.md": Array("![a](a)".utf8), "a": file])
        let site = navigatedSite(
            await parseDocuments(in: tree, settings: .init(), options: BuildOptions()), assets: [SourceFile("a")]
        ).site
        var page = ResolvedPage()
        page.resolve(PageNumber(0), of: site, in: LinkMap(site, sourcePrefix: ""), ImageSizes(of: tree), prefix: "")
        return page.content.imageHints.first.map { "\($0.width ?? 0)x\($0.height ?? 0)" }
    }

    @Test func readsOnWhenTheSizeStandsBehindALongProfile() async throws {
        let image = EncodedImages.all.first { $0.name == "jpeg" }?.start ?? []
        let profile: [UInt8] = [0xFF, 0xE2, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 65_533)
        func padded(_ count: Int) -> [UInt8] {
            Array(image.prefix(2)) + Array(repeatElement(profile, count: count).joined()) + image.dropFirst(2)
        }
        #expect(try await size(of: padded(0)) == "60x40")
        #expect(try await size(of: padded(1)) == "60x40")
        #expect(try await size(of: padded(15)) == "60x40")
        // Nobody's profile is a megabyte.
        #expect(try await size(of: padded(16)) == nil)
    }

    @Test func hasNoSizeOfFilesThatAreNoImages() async throws {
        #expect(try await size(of: []) == nil)
        #expect(try await size(of: [UInt8](repeating: 0, count: 70_000)) == nil)
    }

    @Test func readsTheStartOfFilesOnDisk() throws {
        let folder = try TemporaryFolder()
        try folder.write(["a.txt": "0123456789"])
        let path = folder.path + "/a.txt"
        #expect(try FileSystem.readStart(path, count: 4) == Array("0123".utf8))
        #expect(try FileSystem.readStart(path, count: 10) == Array("0123456789".utf8))
        #expect(try FileSystem.readStart(path, count: 99) == Array("0123456789".utf8))
        #expect(throws: FileError.self) { try FileSystem.readStart(folder.path + "/b.txt", count: 4) }
        #expect(throws: FileError.self) { try FileSystem.readStart(folder.path, count: 4) }
    }
}
