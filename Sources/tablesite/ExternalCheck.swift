import SiteChecks
import ArgumentParser
import SiteDisk
import SiteModel
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
        /// nil when nothing could be asked.
        var summary: LinkCheckSummary?
        /// Why the answers are not kept for the next run.
        var cacheProblem: String?
    }

    func run(_ result: BuildResult, of project: Project) async -> Outcome {
        let rules = ExternalCheckRules(project.configuration.value.settings.externalCheck, skip: options.skip)
        let addresses = Set(result.externalLinks.map(\.address))
        let wanted = addresses.filter { !rules.skips($0) }
        let folder = options.cache ?? LinkCheckStore.folder { getenv($0).flatMap { String(validatingCString: $0) } }
        let store = folder.map(LinkCheckStore.init)
        var cache = store?.read() ?? LinkCheckCache()
        let now = Self.clock()
        var remembered: [ExternalAddress: LinkVerdict] = [:]
        for address in wanted { remembered[address] = cache.verdict(of: address, now: now()) }
        let known = options.fresh ? [:] : remembered.filter { $1 == .alive || !rules.mayAccept($0) }

        var check = LinkCheck(wanted.filter { known[$0] == nil }, accepts: rules.accepts)
        var cacheProblem: String?
        var isNetworkAway = false
        do {
            cacheProblem = try await HeldSignals.holdBack {
                try await ask(&check, now: now)
                isNetworkAway = try await self.isNetworkAway(after: check, remembered, now: now)
                return isNetworkAway ? nil : keep(check, in: &cache, store, now: now())
            }
        } catch {
            return Outcome(diagnostics: [.curlMissing(because: SubprocessError.reason(of: error))])
        }
        let verdicts = isNetworkAway ? known : known.merging(check.verdicts) { $1 }
        let found = reportExternalLinks(
            result.externalLinks, verdicts, in: project.sources, project.configuration.value,
            policy: isNetworkAway ? result.policy.withoutComments : result.policy)
        guard !isNetworkAway else { return Outcome(diagnostics: found + [.networkAway(hostCount: check.silentHostCount)]) }
        let summary = LinkCheckSummary(
            of: verdicts, tried: check.doneCount, known: known.count, skipped: addresses.count - wanted.count)
        return Outcome(diagnostics: found, summary: summary, cacheProblem: cacheProblem)
    }

    /// Whether no host answers, not even those that did the last time.
    private func isNetworkAway(
        after check: LinkCheck, _ remembered: [ExternalAddress: LinkVerdict], now: @escaping () -> Int
    ) async throws -> Bool {
        guard check.isNetworkAway else { return false }
        var witnesses = LinkCheck(check.witnesses(among: remembered))
        guard witnesses.count > 0 else { return true }
        try await ask(&witnesses, now: now)
        return !witnesses.hasAnswer
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
        cache.keep(check.lastingVerdicts, now: now)
        do {
            try store?.write(cache, now: now)
            return nil
        } catch {
            return "\(error)"
        }
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

    private static let userAgent = "tablesite/\(ReleaseVersion.number) (link check; curl)"
}
