import SiteChecks
import ArgumentParser
import SiteDisk
import TableBuild
import TableModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// One run of `check --external`, behind the check of everything else.
struct ExternalCheck {
    let options: ExternalOptions
    let progress: ProgressLine

    struct Outcome {
        var diagnostics: [Diagnostic]
        /// A line that counts; nil when nothing could be asked.
        var summary: String?
        /// Why the answers are not kept for the next run.
        var cacheProblem: String?
    }

    func run(_ links: [ExternalLink], of project: Project) -> Outcome {
        let addresses = Set(links.map(\.address))
        let wanted = addresses.filter { address in
            !address.isReserved && !options.skip.contains { address.isIn(host: $0) }
        }
        let start = ContinuousClock.now
        let startTime = Self.time
        // The clock of the wall can be set back; this one goes on.
        let now = { startTime + Int((ContinuousClock.now - start) / .milliseconds(1)) }

        let folder = options.cache ?? LinkCheckStore.folder { getenv($0).flatMap { String(validatingCString: $0) } }
        let store = folder.map(LinkCheckStore.init)
        var cache = store?.read() ?? LinkCheckCache()
        var known: [ExternalAddress: LinkVerdict] = [:]
        if !options.fresh { for address in wanted { known[address] = cache.verdict(of: address, now: now()) } }

        var check = LinkCheck(wanted.filter { known[$0] == nil })
        var cacheProblem: String?
        do {
            try HeldSignals.holdBack {
                let processes = CurlProcesses(userAgent: Self.userAgent, seconds: options.timeout ?? 20)
                defer { processes.stop() }
                let fetcher = WebFetcher(
                    start: processes.start, wait: processes.wait(milliseconds:), now: now, isStopped: { HeldSignals.isAnyHeld })
                let count = check.count
                try check.run(with: fetcher) { progress.show("asked for \($0) of \(counted(count, "address", "addresses"))") }
                progress.finish()
                guard check.count > 0 else { return }
                cache.keep(check.verdicts, now: now())
                do {
                    try store?.write(cache, now: now())
                } catch {
                    cacheProblem = "\(error)"
                }
            }
        } catch {
            progress.finish()
            return Outcome(diagnostics: [.curlMissing(because: (error as? ProgramError)?.reason ?? "\(error)")])
        }
        let verdicts = known.merging(check.verdicts) { $1 }
        return Outcome(
            diagnostics: reportExternalLinks(links, verdicts, in: project.sources, project.configuration.value),
            summary: summary(
                of: verdicts, tried: check.doneCount, known: known.count, skipped: addresses.count - wanted.count),
            cacheProblem: cacheProblem)
    }

    private func summary(of verdicts: [ExternalAddress: LinkVerdict], tried: Int, known: Int, skipped: Int) -> String {
        var (dead, moved, unverified) = (0, 0, 0)
        for verdict in verdicts.values {
            switch verdict {
            case .alive: break
            case .moved: moved += 1
            case .dead: dead += 1
            case .unverified: unverified += 1
            }
        }
        return "\(counted(verdicts.count + skipped, "address", "addresses")) elsewhere: \(tried) tried, \(known) from the cache, "
            + "\(skipped) skipped; \(dead) dead, \(moved) moved, \(unverified) not verified"
    }

    /// Milliseconds since 1970. Whole seconds would put what was just found into the future.
    private static var time: Int {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
    }

    private static let userAgent = "tablesite/\(TableSiteCommand.configuration.version) (link check; curl)"
}
