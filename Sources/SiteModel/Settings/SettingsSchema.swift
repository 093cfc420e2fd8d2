import TableModel
import YAMLReader

/// A JSON Schema (draft 2020-12) of `tablesite.yml`, and under `$defs/frontMatter` of front matter, for editors.
///
/// Front matter allows the keys that other generators read, and no others: editors mark what is a warning here. Letters may be large
/// or small there, as in no other keys.
package enum SettingsSchema {
    /// The schema as text, with a line feed at its end.
    ///
    /// - Parameter codes: the names of all diagnostics.
    package static func json(codes: [String]) -> String {
        """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "tablesite.yml",
          "type": ["object", "null"],
          "additionalProperties": false,
          "properties": {
        \(properties(of: SiteSettings.keys, indentation: "    "))
          },
          "$defs": {
            "diagnosticCode": {"enum": [\(quoted(codes))]},
            "frontMatter": {
              "title": "Front matter of a document",
              "type": ["object", "null"],
              "propertyNames": {"anyOf": [{"enum": [\(quoted(pageKeys))]}, {"pattern": "^(\(pageKeys.map(inAnyCase).joined(separator: "|")))$"}]},
              "properties": {
        \(properties(of: PageSettings.keys, indentation: "        "))
              }
            }
          }
        }

        """
    }

    private static var pageKeys: [String] { PageSettings.keys.map(\.name) + ForeignKeys.all.sorted() }

    /// The pattern of a name in large and small letters; a pattern has no other way to say so (ECMA-262).
    private static func inAnyCase(_ name: String) -> String {
        name.map { $0.isLetter ? "[\($0.uppercased())\($0.lowercased())]" : String($0) }.joined()
    }

    private static func quoted(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }

    private static func properties<Settings>(of keys: [SettingKey<Settings>], indentation: String) -> String {
        keys.map { key in
            // Descriptions are our own words and hold neither quotes nor backslashes.
            "\(indentation)\"\(key.name)\": {\"description\": \"\(key.description)\", \(key.kind.schema)}"
        }.joined(separator: ",\n")
    }
}
