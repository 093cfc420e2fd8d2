import SiteDisk
import SiteModel
import TableBasics

#if canImport(Glibc) || canImport(Musl)
    import TableTestSupport
    import Testing
    @testable import SiteDisk

    #if canImport(Glibc)
        import Glibc
    #else
        import Musl
    #endif

    @Suite struct InotifyTreeTests {
        /// Runs with the watches of a temporary folder, whose events nobody reads.
        private func withTree(
            _ files: [String: String], rules: SourceRules = .everything, _ body: (inout InotifyTree, TemporaryFolder) throws -> Void
        ) throws {
            let folder = try TemporaryFolder()
            try folder.write(files)
            let descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
            try #require(descriptor >= 0)
            defer { close(descriptor) }
            var tree = try InotifyTree([.folder(folder.path, rules: rules)], descriptor: descriptor)
            try body(&tree, folder)
        }

        @Test func looksThroughAllAfterLostEvents() throws {
            try withTree(["a/b/c.md": ""]) { tree, folder in
                let count = tree.watchCount
                try folder.write(["new/deep/d.md": ""])
                FileSystem.removeTree("\(folder.path)/a/b")
                let found = tree.handle([InotifyEvent(watch: -1, mask: .overflowed, name: nil)])
                var expected = FoundChanges()
                expected.isComplete = false
                #expect(found == expected)
                #expect(tree.watchCount == count + 1)
            }
        }

        /// What a build does not list is not watched, down to the last folder.
        @Test func watchesNoFolderThatIsLeftOut() throws {
            let files = [
                "a.md": "", "b/c.md": "", "node_modules/x/y/z.md": "", ".gitignore": "made/\n", "made/deep/x.md": "",
                "package.json": "",
                "build/x/y.md": "", "own/deep/x.md": "", "b/.gitignore": "no/\n", "b/no/x.md": "", "env/pyvenv.cfg": "",
                "env/lib/x": "",
            ]
            try withTree(files, rules: SourceRules(exclude: ["own/"])) { tree, folder in
                // Those around the folder, itself, `b`, and `env` for its mark.
                #expect(tree.watchCount == SourcePath.parts(of: folder.path).count + 3)
            }
        }

        @Test func watchesFoldersOnly() throws {
            try withTree(["a.md": "", "b/c.md": "", ".git/objects/x": ""]) { tree, folder in
                // Those around the folder, itself, and `b`.
                #expect(tree.watchCount == SourcePath.parts(of: folder.path).count + 2)
            }
        }
    }
#endif
