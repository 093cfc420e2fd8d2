import SiteModel
import TableBasics

/// The list of what is about to change in an output folder where files take their places one after the other. It lies in the
/// output while that happens, so that the next build or `clean` can go on where a killed one stopped.
struct PlacementJournal: Equatable {
    /// The name of the folder in which the new files wait.
    let staging: String
    let staged: [String]
    let stale: [String]

    static let path = "\(OutputManifest.folderName)/journal"
    private static let firstLine = "tablesite journal 1"

    init(staging: String, staged: [String], stale: [String]) {
        self.staging = staging
        self.staged = staged
        self.stale = stale
    }

    /// Reads a journal; nil when the bytes are none, or not a whole one. Paths that lead elsewhere than into the folder are left out.
    init?(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard lines.count >= 3, lines[0] == Self.firstLine[...], lines.last == "end" else { return nil }
        staging = String(lines[1])
        func paths(_ mark: Character) -> [String] {
            lines[2...].filter { $0.first == mark }.map { String($0.dropFirst()) }.filter(OutputManifest.isInside)
        }
        staged = paths("+")
        stale = paths("-")
    }

    var bytes: [UInt8] {
        let lines = [Self.firstLine, staging] + staged.map { "+" + $0 } + stale.map { "-" + $0 } + ["end"]
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    static func read(in output: String) -> PlacementJournal? {
        guard FileSystem.status(of: "\(output)/\(OutputManifest.folderName)", followingLinks: false)?.kind == .folder else {
            return nil
        }
        return (try? FileSystem.read("\(output)/\(path)")).flatMap(PlacementJournal.init)
    }

    /// Finishes what a killed build began in an output folder, or takes it back where it cannot be finished.
    ///
    /// Throws when neither can be done; what is needed for it is still there then.
    static func recover(in workplace: OutputWorkplace) throws {
        let output = workplace.output
        guard let manifest = OutputManifest.read(in: output), let journal = read(in: output),
            let staging = workplace.staging(named: journal.staging)
        else { return }
        let update = OutputUpdate(
            of: output, staging: staging, staged: Set(journal.staged),
            unchanged: manifest.paths.subtracting(journal.staged).subtracting(journal.stale),
            stale: Set(journal.stale).intersection(manifest.paths), previous: manifest)
        try HeldSignals.holdBack {
            do {
                try update.placeOneByOne()
            } catch {
                try update.takeBack()
            }
        }
    }
}
