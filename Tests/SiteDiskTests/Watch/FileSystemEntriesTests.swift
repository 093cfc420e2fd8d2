import TableTestSupport
import Testing
@testable import SiteDisk

@Suite struct FileSystemEntriesTests {
    @Test func tellsWhatEachNameIs() throws {
        let folder = try TemporaryFolder()
        try folder.write(["a.md": "", "sub/b.md": "", ".hidden": ""])
        try folder.link("link", to: "sub")
        let entries = FileSystem.entries(in: folder.path).sorted { $0.name < $1.name }
        #expect(entries.map(\.name) == [".hidden", "a.md", "link", "sub"])
        #expect(entries.map(\.kind) == [.file, .file, .link, .folder])
        #expect(FileSystem.entries(in: folder.path + "/nothing").isEmpty)
    }
}
