import SiteDisk
import SiteModel
import TableModel
import TableTestSupport
import Testing

@testable import TableServe

@Suite struct PreviewFilesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func files(last: PreviewFiles.Contents = .init()) -> PreviewFiles {
        PreviewFiles(folder: folder.path, extras: PreviewExtras { Array("<i>\($0)</i>".utf8) }, last: last)
    }

    private func copied(_ name: String) throws -> ServedFile {
        let files = files()
        _ = try files.sink.copy(SourceFile(name), OutputPath(name), false)
        return try #require(files.contents.files[OutputPath(name)])
    }

    @Test func readsPartsOfALargeAsset() throws {
        let bytes = (0..<700_000).map { UInt8(truncatingIfNeeded: $0 / 251) }
        try FileSystem.write(bytes, to: "\(folder.path)/film.mp4")
        let film = try copied("film.mp4")
        #expect(film.size == 700_000)
        for range in [0..<0, 0..<10, 262_144..<524_288, 699_999..<700_000, 0..<700_000] {
            #expect(try film.withBytes(in: range) { Array($0) } == Array(bytes[range]))
        }
    }

    @Test func saysThatAnAssetBecameShorterOrWent() throws {
        try folder.write(["a.bin": "0123456789"])
        let file = try copied("a.bin")
        try folder.write(["a.bin": "01234"])
        #expect(try file.withBytes(in: 0..<5) { $0.count } == 5)
        #expect(throws: ServedFile.ShortFile.self) { try file.withBytes(in: 0..<10) { $0.count } }
        FileSystem.removeTree("\(folder.path)/a.bin")
        #expect(throws: FileError.self) { try file.withBytes(in: 0..<10) { $0.count } }
    }

    @Test func tellsWhyAnAssetCannotBeTaken() throws {
        #expect(throws: UnreadableSource.self) { try copied("none.bin") }
        #expect(throws: UnreadableSource.self) { try copied("none.html") }
    }

    @Test func readsAPageOfTheAuthorAgainOnlyWhenItsStampIsAnother() throws {
        let (path, stamp) = (OutputPath("a.html"), FileStamp(size: 1, changed: 2, number: 3))
        let first = files()
        try folder.write(["a.html": "<body>one</body>"])
        _ = try first.sink.copy(SourceFile("a.html", stamp: stamp), path, false)
        try folder.write(["a.html": "<body>two</body>"])
        let second = files(last: first.contents)
        _ = try second.sink.copy(SourceFile("a.html", stamp: stamp), path, false)
        #expect(try second.contents.files[path]?.text.hasPrefix("<body>one") == true)
        let third = files(last: second.contents)
        _ = try third.sink.copy(SourceFile("a.html", stamp: FileStamp(size: 1, changed: 2, number: 3, revision: 1)), path, false)
        #expect(try third.contents.files[path]?.text.hasPrefix("<body>two") == true)
    }

    @Test func keepsTheFileWhoseBytesAreTheSame() throws {
        let first = files()
        let (a, b) = (OutputPath("a.html"), OutputPath("b.html"))
        try first.sink.write(a, Array("<body></body>".utf8))
        try first.sink.write(b, Array("<body></body>".utf8))
        let second = files(last: first.contents)
        try second.sink.write(a, Array("<body>b</body>".utf8))
        try second.sink.keep?(b)
        try second.sink.keep?(OutputPath("c.html"))
        #expect(second.contents.files.keys.sorted() == [a, b])
        #expect(second.contents.files[a]?.tag != first.contents.files[a]?.tag)
        #expect(second.contents.files[b]?.tag == first.contents.files[b]?.tag)
    }
}
