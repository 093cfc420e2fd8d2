import SiteModel
import SiteStages
import TableBuild
import TableHTML
import TableModel
import TableThemes

extension FuzzTarget {
    /// A document that includes others, and is included by them: loops, parts, snippets, templates. Its page is rendered alone.
    static let includes = FuzzTarget(
        name: "includes",
        check: .build { bytes in
            let tree = includingSources(bytes)
            let first = await parse(tree, workers: 1)
            let second = await parse(tree, workers: 4)
            var violations = difference("what is said of it", first.flatMap(\.diagnostics), second.flatMap(\.diagnostics))
            violations += difference("what is included", first.map(\.includes), second.map(\.includes))
            violations += difference("the text", first.map(\.expansion), second.map(\.expansion))
            for page in first.compactMap(\.page) {
                var html: [UInt8] = []
                renderPage(page.page, in: PageFrame(), to: &html)
                violations += WrittenHTML(html[...]).problems
            }
            return violations
        })

    /// Files that a form feed parts, each with its name in its first line: documents, and settings in `tablesite.yml`.
    static let sites = FuzzTarget(name: "sites", check: .build { bytes in await brokenLaws(of: wholeSite(bytes)) })
}

/// A site as sources and settings.
private struct FuzzedSite {
    var sources: [String: [UInt8]]
    var settings: [UInt8] = []
}

private func includingSources(_ bytes: [UInt8]) -> SourceTree {
    let part = "one\n// ANCHOR: a\ntwo\n// ANCHOR_END: a\n<!-- #region b -->\nthree\n<!-- #endregion b -->\n{{#include c.md}}\n"
    return SourceTree([
        "index.md": bytes, "b.md": Array(part.utf8), "c.md": Array("- {{#include index.md}}\n".utf8), "d/e.rs": Array(part.utf8),
    ])
}

private func parse(_ tree: SourceTree, workers: Int) async -> [ParsedDocument] {
    await parseDocuments(in: tree, settings: SiteSettings(), options: BuildOptions(workers: workers))
}

private func wholeSite(_ bytes: [UInt8]) -> FuzzedSite {
    var site = FuzzedSite(sources: [:])
    for (number, file) in bytes.split(separator: 0x0C).prefix(6).enumerated() {
        let line = file.prefix { $0 != 0x0A }
        let rest = Array(file.dropFirst(line.count + 1))
        if line.elementsEqual("tablesite.yml".utf8) {
            site.settings = rest
            continue
        }
        let name = String(decoding: line.prefix(60).filter { $0 > 0x20 && $0 < 0x7F && $0 != 0x5C }, as: UTF8.self)
        let parts = name.split(separator: "/").filter { !$0.hasPrefix(".") }
        site.sources[parts.isEmpty ? "\(number).md" : parts.joined(separator: "/")] = rest
    }
    return site
}

/// The laws of a site: each page is in order, and how it is built makes no difference.
private func brokenLaws(of site: FuzzedSite) async -> [String] {
    let alone = await build(site, workers: 1)
    var violations = difference("a site that four workers build", alone.files, await build(site, workers: 4).files)
    let again = await build(site, workers: 2, after: alone)
    violations += difference("a site that is built after another", alone.files, again.files)
    violations += difference("what is said of it", alone.messages, again.messages)
    for (path, bytes) in alone.files where path.hasSuffix(".html") {
        violations += WrittenHTML(bytes[...]).problems.filter { !$0.hasPrefix("a bare >") }.map { "\(path): \($0)" }
    }
    return violations
}

private struct BuiltSite {
    var files: [String: [UInt8]] = [:]
    var messages: [Diagnostic] = []
    var cache: BuildCache?
    var collected: CollectedSite?
}

private func build(_ site: FuzzedSite, workers: Int, after last: BuiltSite? = nil) async -> BuiltSite {
    // As from a disk, since files without a stamp are read anew by every build.
    let files = site.sources.map { SourceFile($0, stamp: FileStamp(size: $1.count, changed: 1, number: 1)) }
    let tree = SourceTree(files: files) { path in
        guard let bytes = site.sources[path] else { throw MissingSource(path: path) }
        return bytes
    }
    var options = BuildOptions(workers: workers)
    options.remembers = true
    let configuration = SiteConfiguration.read(
        file: ("tablesite.yml", site.settings), themes: ThemeFiles(), options: options)
    let collected = CollectedSite(of: tree, after: last?.collected)
    guard
        let result = try? await buildSite(
            tree, configuration, options: options, cache: last?.cache ?? BuildCache(), to: collected.sink)
    else { return BuiltSite(files: ["": []]) }
    return BuiltSite(
        files: Dictionary(uniqueKeysWithValues: collected.files.map { ($0.string, $1) }), messages: result.diagnostics,
        cache: result.cache, collected: collected)
}
