import TableModel
import Testing
@testable import SiteModel

/// Issue 11: `diagnostics:` sets a code, or a code under a path, to error, warning, note or off.
@Suite struct DiagnosticPolicyTests {
    private func policy(_ yaml: String, prefix: String = "Site/") -> DiagnosticPolicy {
        DiagnosticPolicy(rules: readSiteSettings(Array(yaml.utf8), path: "tablesite.yml").value.diagnosticRules, prefix: prefix)
    }

    private func severity(_ yaml: String, of code: DiagnosticCode = .sourceLoop, at path: String = "Site/guides/a.md") -> String {
        policy(yaml).applied(to: Diagnostic(code, "m", path: path))?.severity.rawValue ?? "off"
    }

    @Test(arguments: ["error", "warning", "note", "off"]) func setsTheSeverityOfACode(severity: String) {
        #expect(self.severity("diagnostics: {source-loop: \(severity)}") == severity)
        #expect(self.severity("diagnostics:\n  source-loop:\n    guides/: \(severity)") == severity)
        #expect(self.severity("diagnostics: {source-outside: \(severity)}") == "warning")
    }

    @Test(arguments: [
        ("guides/", true), ("guides", true), ("Site/guides/", true), ("Site/", true), ("guides/*.md", true), ("guides/**", true),
        ("**/a.md", true), ("a.md", true), ("*.md", true), ("Site/guides/a.md", true), ("guides/?.md", true),
        ("/guides/a.md", true),
        ("guide", false), ("guides/b.md", false), ("*.txt", false), ("/a.md", false), ("other/**", false), ("Site/a.md", false),
    ])
    func aPathIsAFileAFolderOrAPattern(pattern: String, matches: Bool) {
        #expect(severity("diagnostics: {source-loop: {\"\(pattern)\": note}}") == (matches ? "note" : "warning"))
    }

    @Test func theLastPathThatFitsDecides() {
        let yaml = "diagnostics:\n  source-loop:\n    \"**\": error\n    guides/: off\n    guides/a.md: note\n"
        #expect(severity(yaml) == "note")
        #expect(severity(yaml, at: "Site/guides/b.md") == "off")
        #expect(severity(yaml, at: "Site/c.md") == "error")
        #expect(severity(yaml, at: "Themes/mine/theme.yml") == "error")
    }

    @Test func whatKeepsARunFromItsWorkStaysAnError() {
        #expect(severity("diagnostics: {site-empty: off}", of: .siteEmpty, at: "") == "error")
        var unreadable = Diagnostic(.sourceUnreadable, "m", path: "Site/tablesite.yml").fixedIfUnreadable
        #expect(policy("diagnostics: {source-unreadable: off}").applied(to: unreadable) == unreadable)
        // Of a document it is one page that is missing.
        unreadable.isFixed = false
        #expect(policy("diagnostics: {source-unreadable: off}").applied(to: unreadable) == nil)
        #expect(!Diagnostic(.sourceLoop, "m", path: "a").fixedIfUnreadable.isFixed)
    }

    @Test(arguments: [
        (
            "diagnostics: [link-target]",
            "1:14+1 error[settings-value] `diagnostics` takes a mapping of codes to severities, not a list"
        ),
        (
            "diagnostics: {source-loop: warn}",
            "1:28+4 error[settings-value] `source-loop` takes one of error, warning, note, off, not `warn` = "
                + "write one of error, warning, note, off"
        ),
        (
            "diagnostics: {source-loop: {a/: warnin}}",
            "1:33+6 error[settings-value] `a/` takes one of error, warning, note, off, not `warnin` = did you mean `warning`?"
        ),
        (
            "diagnostics: {source-loop: {\"a[\": note}}",
            "1:29+4 error[settings-value] `source-loop` takes paths and patterns of paths, not `a[`"
        ),
        (
            "diagnostics: {source-loop: [off]}",
            "1:28+1 error[settings-value] `source-loop` takes one of error, warning, note, off, not a list"
        ),
    ])
    func saysWhatCannotBeRead(yaml: String, expected: String) {
        let line = readSiteSettings(Array(yaml.utf8), path: "tablesite.yml").diagnostics.map { diagnostic in
            "\(diagnostic.range.map { "\($0.start.line):\($0.start.column)+\($0.length) " } ?? "")\(diagnostic.severity.rawValue)"
                + "[\(diagnostic.code.name)] \(diagnostic.message)" + (diagnostic.help.isEmpty ? "" : " = \(diagnostic.help)")
        }
        #expect(line.first?.hasPrefix(expected.prefix(60)) == true, "\(line)")
        #expect(line.count == 1)
    }

    @Test func offIsFalseToSomeReadersOfYAML() {
        #expect(severity("diagnostics: {source-loop: false}") == "off")
        #expect(severity("diagnostics: {source-loop: ~}") == "warning")
        #expect(severity("diagnostics: {source-loop: \"off\"}") == "off")
    }
}
