/// JSON Schemas (draft 2020-12) of what programs read of tablesite's reports.
package enum ReportSchemas {
    /// A line of `--format json`. Keys are added in later versions and none is taken away.
    package static let message = """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "A message of tablesite, one on a line",
          "type": "object",
          "required": ["code", "severity", "message", "file", "line", "column", "endColumn", "excerpt", "excerptOffset", "help", "places"],
          "properties": {
            "code": {"description": "As in `tablesite explain CODE`.", "type": "string", "pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},
            "severity": {"enum": ["error", "warning", "note"]},
            "message": {"type": "string"},
            "file": {"description": "From the current folder; null for what is about no file.", "type": ["string", "null"]},
            "line": {"description": "Counts from 1.", "type": ["integer", "null"], "minimum": 1},
            "column": {"description": "Counts bytes of UTF-8 from 1.", "type": ["integer", "null"], "minimum": 1},
            "endColumn": {"description": "Behind the last byte.", "type": ["integer", "null"], "minimum": 1},
            "excerpt": {"description": "The line of the source; of one beyond 1000 bytes a part, with … where it is cut.", "type": ["string", "null"]},
            "excerptOffset": {"description": "Column minus this is the column in the excerpt, … counted as its 3 bytes.", "type": ["integer", "null"], "minimum": 0},
            "help": {"description": "The way out.", "type": ["string", "null"]},
            "places": {
              "description": "All places of the problem, the first included.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["file", "line", "column", "endColumn"],
                "additionalProperties": false,
                "properties": {
                  "file": {"type": "string"},
                  "line": {"type": ["integer", "null"], "minimum": 1},
                  "column": {"type": ["integer", "null"], "minimum": 1},
                  "endColumn": {"type": ["integer", "null"], "minimum": 1}
                }
              }
            },
            "details": {
              "description": "What else is wrong at the first place, in phrases; only where there is anything.",
              "type": "array", "items": {"type": "string"}
            }
          }
        }

        """
}
