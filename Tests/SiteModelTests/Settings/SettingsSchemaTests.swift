import Foundation
import TableModel
import Testing
import YAMLReader

@testable import SiteModel

/// The schema, the tables of keys and the readers say the same. JSON is YAML, so that one text is given to both.
@Suite struct SettingsSchemaTests {
    /// Values in JSON; every key is tried with all of them.
    private static let values = [
        "\"some text\"", "\"\"", "12", "-1", "1.5", "true", "false", "null", "[]", "[\"a.md\", \"b.md\"]", "[[\"a\"]]", "[{}]",
        "{}",
        "{\"old.html\": \"new.md\"}", "{\"old.html\": [\"new.md\"]}", "\"en\"", "\"pt-BR\"", "\"en_US\"", "\"x\"",
        "\"https://example.org/\"", "\"https://\"", "\"ftp://example.org\"", "\"https://example.org/?a\"", "\"plain\"", "\"inset\"",
        "\"insett\"", "\"rtl\"", "\"escaped\"", "\"2026-11-21\"", "\"2026-11-21T09:30:00Z\"", "\"21.11.2026\"",
        "{\"tint\": \"red\"}", "{\"tint\": {\"light\": \"red\", \"dark\": \"blue\"}}", "{\"tint\": {\"light\": \"red\"}}",
        "{\"tnt\": \"red\"}", "{\"margin\": {\"light\": \"1px\", \"dark\": \"2px\"}}", "{\"radius\": 0}",
        "{\"tint\": [\"red\"]}", "{\"link-target\": \"off\"}", "{\"link-target\": \"of\"}", "{\"link-target\": false}",
        "{\"link-target\": {\"old/**\": \"note\", \"a.md\": false}}", "{\"link-target\": {\"old/**\": \"notes\"}}",
        "{\"skip\": [\"a.org\"], \"accept\": 403}", "{\"skip\": {}}",
        "{\"accept\": [200, 599]}", "{\"accept\": 999}", "{\"accept\": [99]}", "{\"skip\": [404]}",
    ]

    private func schema() throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: Data(SettingsSchema.json(codes: ["link-target"]).utf8))
    }

    private func agreement(
        on keys: [String], of schema: JSONValue, reads: (String) -> [Diagnostic]
    ) throws {
        for key in keys {
            var accepted = 0
            for value in Self.values {
                let document = "{\"\(key)\": \(value)}"
                let isValid = try schema.allows(JSONDecoder().decode(JSONValue.self, from: Data(document.utf8)))
                #expect(isValid == reads(document).isEmpty, "\(document): \(reads(document).map(\.message))")
                accepted += isValid ? 1 : 0
            }
            #expect((1..<Self.values.count).contains(accepted), "\(key) needs a valid and an invalid value")
        }
    }

    @Test func siteKeysTakeWhatTheSchemaAllows() throws {
        let schema = try schema()
        #expect(schema["properties"]?.members.keys.sorted() == SiteSettings.keys.map(\.name).sorted())
        try agreement(on: SiteSettings.keys.map(\.name), of: schema) {
            readSiteSettings(Array($0.utf8), path: "tablesite.yml").diagnostics
        }
    }

    @Test func pageKeysTakeWhatTheSchemaAllows() throws {
        let schema = try #require(try schema()["$defs"]?["frontMatter"])
        #expect(schema["properties"]?.members.keys.sorted() == PageSettings.keys.map(\.name).sorted())
        try agreement(on: PageSettings.keys.map(\.name), of: schema) {
            readPageSettings(Array($0.utf8)[...], path: "a.md", firstLine: 2).diagnostics
        }
    }

    @Test func editorsCompleteCodes() throws {
        #expect(try schema()["$defs"]?["diagnosticCode"]?["enum"] == .array([.string("link-target")]))
        #expect(
            try schema()["properties"]?["diagnostics"]?["propertyNames"] == .object(["$ref": .string("#/$defs/diagnosticCode")]))
    }

    @Test func otherGeneratorsKeysAreErrorsInSettingsOnly() throws {
        let other = JSONValue.object(["layout": .string("post")])
        #expect(try !schema().allows(other))
        let page = try #require(try schema()["$defs"]?["frontMatter"])
        #expect(try page.allows(other))
        // What is a warning, as it means nothing to anybody.
        #expect(try !page.allows(.object(["titel": .string("A")])))
        #expect(try !page.allows(.object(["Titel": .string("A")])))
        for key in ["LinkTitle", "linktitle", "TITLE", "Sidebar_Position"] {
            #expect(try page.allows(.object([key: .string("A")])), "\(key)")
        }
        for key in ["Title", "Layout"] { #expect(try !schema().allows(.object([key: .string("A")]))) }
    }

    @Test func everyKeyIsDescribedAndStandsOnce() {
        let (site, page) = (SiteSettings.keys, PageSettings.keys)
        #expect(Set(site.map(\.name)).count == site.count)
        #expect(Set(page.map(\.name)).count == page.count)
        for description in site.map(\.description) + page.map(\.description) {
            #expect(description.hasSuffix(".") && !description.contains("\"") && !description.contains("\\"))
        }
    }

    @Test func everyKeyIsInTheGuide() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Site/configuration.md")
        let guide = try String(contentsOf: file, encoding: .utf8)
        let frontMatter = try #require(guide.range(of: "\n## Front matter\n")).lowerBound
        for (part, names) in [
            (guide[..<frontMatter], SiteSettings.keys.map(\.name)), (guide[frontMatter...], PageSettings.keys.map(\.name)),
        ] {
            let described = Set(part.matches(of: #/(?m)^- `([a-z_]+)` - /#).map { String($0.1) })
            #expect(Set(names).symmetricDifference(described) == [])
        }
    }

    @Test func noKeyOfOursIsPassedOverAsForeign() {
        #expect(PageSettings.keys.filter { ForeignKeys.all.contains($0.name) }.map(\.name) == [])
    }
}
