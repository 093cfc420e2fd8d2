import SiteModel
import TableBasics
import TableTestSupport
import Testing
@testable import SiteDisk

/// Thousands of random operations in a tree: what the watcher reports must cover every difference between two listings.
@Suite struct WatcherStressTests {
    @Test(arguments: [UInt64(1), 2, 3])
    func coversEveryDifference(seed: UInt64) async throws {
        let site = try WatchedFolder(["a/b/c.md": "0"])
        var random = SeededNumbers(state: seed)
        var before = listing(site)
        for round in 0..<40 {
            var all = entries(site)
            for step in 0..<80 {
                if step % 8 == 7 { all = entries(site) }
                // What is no longer where it was a few steps ago makes a step fail, which is fine.
                try? operate(on: site, with: all, &random, text: "\(round).\(step)")
            }
            // Events come in order, so the end is the last.
            try site.write(["end": "\(round)"])
            let changes = try await site.changes(until: "end")
            let after = listing(site)
            let missing = Set(before.keys).union(after.keys).filter { path in
                before[path] != after[path] && !SourcePath.folders(of: path).contains(where: changes.paths.contains)
                    && !changes.paths.contains(path)
            }
            #expect(missing.isEmpty, "seed \(seed), round \(round)")
            #expect(changes.isComplete, "seed \(seed), round \(round)")
            before = after
        }
    }

    /// Each file and folder with its contents.
    private func listing(_ site: WatchedFolder) -> [String: String] {
        var result: [String: String] = [:]
        for (path, kind) in entries(site) {
            let bytes = kind == .file ? try? FileSystem.read(site.path(path)) : nil
            result[path] = bytes.map { String(decoding: $0, as: UTF8.self) } ?? "folder"
        }
        return result
    }

    private func entries(_ site: WatchedFolder) -> [(path: String, kind: FileStatus.Kind)] {
        var result: [(path: String, kind: FileStatus.Kind)] = []
        var folders = [""]
        while let folder = folders.popLast() {
            for (name, kind) in FileSystem.entries(in: site.path(folder)) where !name.hasPrefix(".") {
                result.append((SourcePath.join(folder, name), kind))
                if kind == .folder { folders.append(SourcePath.join(folder, name)) }
            }
        }
        // The disk has an order of its own; a seed must give the same run anywhere.
        return result.sorted { $0.path < $1.path }
    }

    private func operate(
        on site: WatchedFolder, with all: [(path: String, kind: FileStatus.Kind)], _ random: inout SeededNumbers, text: String
    ) throws {
        let folders = [""] + all.filter { $0.kind == .folder }.map(\.path)
        let files = all.filter { $0.kind == .file && !$0.path.hasPrefix("end") }.map(\.path)
        let folder = folders.randomElement(using: &random) ?? ""
        let name = SourcePath.join(folder, "n\(Int.random(in: 0..<12, using: &random))")
        let isFree = FileSystem.status(of: site.path(name)) == nil
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1: if isFree || files.contains(name) { try site.write([name: text]) }
        case 2: if let file = files.randomElement(using: &random) { try site.write([file: text]) }
        case 3:
            if isFree || files.contains(name) {
                try site.write([".new": text])
                try site.move(".new", to: name)
            }
        case 4: if let file = files.randomElement(using: &random) { try FileSystem.removeFile(site.path(file)) }
        case 5: if isFree, name.count < 60 { try site.write(["\(name)/x/y.md": text]) }
        case 6: if isFree { try FileSystem.makeFolder(site.path(name)) }
        case 7:
            let moved = folders.randomElement(using: &random) ?? ""
            if isFree, !moved.isEmpty, folder != moved, !SourcePath.isInside(folder, moved) { try site.move(moved, to: name) }
        case 8: if isFree, let file = files.randomElement(using: &random) { try site.move(file, to: name) }
        default:
            if folder.contains("/") || folders.count > 30, !folder.isEmpty { FileSystem.removeTree(site.path(folder)) }
        }
    }
}

/// Numbers that are the same in every run (SplitMix64).
private struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }
}
