import ArgumentParser
import SiteChecks
import SiteDisk
import SiteModel
import TableBasics
import TableBuild
import TableModel

/// How problems that are known are passed over.
struct BaselineOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Pass over the problems that FILE lists.", valueName: "file"), completion: .file())
    var baseline: String?

    @Flag(help: "Write all problems that there are now to the file of --baseline.")
    var writeBaseline = false

    func validate() throws {
        if writeBaseline, baseline == nil { throw ValidationError("`--write-baseline` needs the file: `--baseline FILE`") }
    }

    /// What is left of the problems of a run, and a line that counts the others.
    struct Outcome {
        var diagnostics: [Diagnostic]
        var summary: String?
    }

    /// Passes over known problems, or writes them down. Nothing is written of a run that could not do what it is for.
    ///
    /// - Parameters:
    ///   - policy: what the project makes of the problems of the baseline itself.
    ///   - unsought: the codes that the run did not look for.
    ///   - files: all that it tells of; nil for the whole project, or the only document and what that includes.
    func apply(
        to diagnostics: [Diagnostic], of layout: ProjectLayout, _ policy: DiagnosticPolicy, unsought: Set<String>,
        files: Set<String>? = nil
    ) throws -> Outcome {
        guard let baseline else { return Outcome(diagnostics: diagnostics) }
        let file = ProjectLayout.absolute(baseline, from: FileSystem.currentFolder)
        let exists = FileSystem.status(of: file) != nil
        guard exists || writeBaseline else { throw BaselineError.missing(baseline) }
        let files = files ?? layout.document.map { Set(diagnostics.map(\.path)).subtracting([""]).union([$0]) }
        var known = Baseline(exists ? try FileSystem.read(file) : [])
        guard known.isBaseline || !writeBaseline else { throw BaselineError.isOther(baseline) }
        if writeBaseline, !diagnostics.contains(where: \.isFixed) {
            let bytes = known.bytes(for: diagnostics, unsought: unsought, in: files)
            try FileSystem.replace(file, with: bytes)
            known = Baseline(bytes)
        }
        let new = known.new(in: diagnostics)
        let path = SourcePath.relativeFromRoot(file, to: layout.project)
        let unused = known.unused(in: diagnostics, path: path, unsought: unsought, files: files).compactMap(policy.applied)
        let count = diagnostics.count - new.count
        let done = writeBaseline && new.allSatisfy { !$0.isFixed } ? "written to" : "passed over, as listed in"
        return Outcome(
            diagnostics: (new + unused).sorted(),
            summary: count == 0 && !writeBaseline
                ? nil : "\(count.phrase("known problem")) \(done) \(DisplayText.visible(baseline))")
    }
}

/// Why known problems are not taken from the file that a command was told, or not written to it.
private enum BaselineError: Error, CustomStringConvertible {
    case missing(String)
    case isOther(String)

    var description: String {
        switch self {
        case .missing(let path): "there is no file `\(path)`; `--write-baseline` makes it"
        case .isOther(let path):
            "`\(path)` is no list of known problems, and stays as it is; move it away, or name another file with `--baseline FILE`"
        }
    }
}
