import YAMLReader

/// A JSON Schema (draft 2020-12) of `theme.yml`, for editors.
package enum ThemeSchema {
    package static var json: String {
        // Descriptions are our own words and hold neither quotes nor backslashes.
        let properties = ThemeManifest.keys.map { key in
            "    \"\(key.name)\": {\"description\": \"\(key.description)\", \(key.kind.schema)}"
        }
        return """
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "title": "theme.yml",
              "type": ["object", "null"],
              "additionalProperties": false,
              "properties": {
            \(properties.joined(separator: ",\n"))
              },
              "$defs": {
                "waiver": {
                  "type": "object", "additionalProperties": false, "required": ["allow", "because"],
                  "properties": {
                    "allow": {"type": ["array", "string"], "items": {"type": "string"}},
                    "because": {"type": "string"}
                  }
                }
              }
            }

            """
    }
}
