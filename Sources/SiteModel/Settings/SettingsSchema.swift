import TableModel
import YAMLReader

/// A JSON Schema (draft 2020-12) of `tablesite.yml`, and under `$defs/frontMatter` of front matter, for editors.
///
/// Front matter allows other keys, which other generators may read.
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
            "diagnosticCode": {"enum": [\(codes.map { "\"\($0)\"" }.joined(separator: ", "))]},
            "frontMatter": {
              "title": "Front matter of a document",
              "type": ["object", "null"],
              "properties": {
        \(properties(of: PageSettings.keys, indentation: "        "))
              }
            }
          }
        }

        """
    }

    private static func properties<Settings>(of keys: [SettingKey<Settings>], indentation: String) -> String {
        keys.map { key in
            // Descriptions are our own words and hold neither quotes nor backslashes.
            "\(indentation)\"\(key.name)\": {\"description\": \"\(key.description)\", \(key.kind.schema)}"
        }.joined(separator: ",\n")
    }
}
