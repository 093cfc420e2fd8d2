import SiteDisk
import TableTestSupport
import Testing

@Suite struct NewFilesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func makesFilesAndTheFoldersAroundThem() throws {
        try NewFiles.make { new in
            try new.add(Array("one".utf8), at: "\(folder.path)/a/b/one")
            try new.add(Array("two".utf8), at: "\(folder.path)/a/two")
        }
        #expect(folder.files() == ["a/b/one": "one", "a/two": "two"])
    }

    /// A disk that is full, in the middle of it.
    @Test func takesBackWhatItMade() throws {
        try folder.write(["there/mine": "mine"])
        #expect(throws: FileError.self) {
            try NewFiles.make { new in
                try new.add([1], at: "\(folder.path)/there/new/one")
                try new.add([2], at: "\(folder.path)/there/two")
                try new.add([3], at: "\(folder.path)/there/mine/three")
            }
        }
        #expect(folder.files() == ["there/mine": "mine"])
        #expect(FileSystem.status(of: "\(folder.path)/there/new") == nil)
    }

    @Test func putsNothingOverAFile() throws {
        try folder.write(["mine": "mine"])
        #expect(throws: FileError.self) { try NewFiles.make { try $0.add([1], at: "\(folder.path)/mine") } }
        #expect(folder.files() == ["mine": "mine"])
    }

    @Test func takesNamesOfAllLengthsThatDisksDo() throws {
        for letter in ["a", "é", "日", "👍"] {
            let name = String(repeating: letter, count: 255 / letter.utf8.count)
            try NewFiles.make { try $0.add([1], at: "\(folder.path)/\(name)") }
            #expect(FileSystem.status(of: "\(folder.path)/\(name)")?.kind == .file)
        }
    }

    /// A folder that cannot be made says nothing of the one that refuses it.
    @Test func namesTheFolderThatRefuses() {
        let words = FileError("create", "a/b", code: 13).description
        #expect(words.hasSuffix(" in the folder a") && words.hasPrefix("cannot create a/b: "))
        #expect(FileError("create", "b", code: 13).description.hasSuffix(" in the folder ."))
        #expect(FileError("create", "/b", code: 13).description.hasSuffix(" in the folder /"))
        #expect(!FileError("write", "a/b", code: 13).description.contains("folder"))
    }

    @Test func knowsWhereFoldersWillBe() throws {
        try folder.write(["real/a": ""])
        try folder.link("linked", to: "real")
        #expect(FileSystem.futurePath(of: "\(folder.path)/linked/new/deep") == "\(folder.path)/real/new/deep")
        #expect(FileSystem.futurePath(of: "\(folder.path)/linked") == "\(folder.path)/real")
    }
}
