import SiteChecks
import ArgumentParser
import SiteDisk
import Subprocess
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

    func run(_ links: [ExternalLink], of project: Project) async -> Outcome {
        let addresses = Set(links.map(\.address))
        let wanted = addresses.filter { address in
            !address.isReserved && !options.skip.contains { address.isIn(host: $0) }
        }
        let folder = options.cache ?? LinkCheckStore.folder { getenv($0).flatMap { String(validatingCString: $0) } }
        let store = folder.map(LinkCheckStore.init)
        var cache = store?.read() ?? LinkCheckCache()
        let now = Self.clock()
        var known: [ExternalAddress: LinkVerdict] = [:]
        if !options.fresh { for address in wanted { known[address] = cache.verdict(of: address, now: now()) } }

        var check = LinkCheck(wanted.filter { known[$0] == nil })
        var cacheProblem: String?
        do {
            cacheProblem = try await HeldSignals.holdBack {
                try await ask(&check, now: now)
                return keep(check, in: &cache, store, now: now())
            }
        } catch {
            return Outcome(diagnostics: [.curlMissing(because: SubprocessError.reason(of: error))])
        }
        let verdicts = known.merging(check.verdicts) { $1 }
        return Outcome(
            diagnostics: reportExternalLinks(links, verdicts, in: project.sources, project.configuration.value),
            summary: summary(
                of: verdicts, tried: check.doneCount, known: known.count, skipped: addresses.count - wanted.count),
            cacheProblem: cacheProblem)
    }

    /// Asks until everything is known or a signal comes.
    private func ask(_ check: inout LinkCheck, now: @escaping () -> Int) async throws {
        defer { progress.finish() }
        let processes = CurlProcesses(userAgent: Self.userAgent, seconds: options.timeout ?? 20)
        let fetcher = WebFetcher(
            start: processes.start, wait: processes.wait(milliseconds:), now: now, isStopped: { HeldSignals.isAnyHeld })
        let total = check.count.phrase("address", "addresses")
        do {
            try await check.run(with: fetcher) { progress.show("asked for \($0) of \(total)") }
        } catch {
            await processes.stop()
            throw error
        }
        await processes.stop()
    }

    /// Keeps the answers for the next run, and says what is wrong if it cannot.
    private func keep(_ check: LinkCheck, in cache: inout LinkCheckCache, _ store: LinkCheckStore?, now: Int) -> String? {
        guard check.count > 0 else { return nil }
        cache.keep(check.verdicts, now: now)
        do {
            try store?.write(cache, now: now)
            return nil
        } catch {
            return "\(error)"
        }
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
        return "\((verdicts.count + skipped).phrase("address", "addresses")) elsewhere: \(tried) tried, \(known) from the cache, "
            + "\(skipped) skipped; \(dead) dead, \(moved) moved, \(unverified) not verified"
    }

    /// Milliseconds since 1970. The clock of the wall can be set back; this one goes on.
    private static func clock() -> () -> Int {
        let start = ContinuousClock.now
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        // Whole seconds would put what was just found into the future.
        let startTime = time.tv_sec * 1000 + time.tv_nsec / 1_000_000
        return { startTime + Int((ContinuousClock.now - start) / .milliseconds(1)) }
    }

    private static let userAgent = "tablesite/\(TableSiteCommand.configuration.version) (link check; curl)"
}
