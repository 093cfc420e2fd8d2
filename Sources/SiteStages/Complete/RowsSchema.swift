/// A JSON Schema (draft 2020-12) of the file with the rows of a page.
package enum RowsSchema {
    package static let json = """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "The rows of a page, as in guide.rows.json",
          "type": "object",
          "required": ["title", "url", "rows"],
          "additionalProperties": false,
          "properties": {
            "title": {"type": "string"},
            "url": {"description": "Absolute where the site has a base_url, else as seen from the file.", "type": "string"},
            "rows": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["level"],
                "additionalProperties": false,
                "properties": {
                  "id": {"description": "What stands behind # in the address of the row.", "type": "string"},
                  "label": {"type": "string"},
                  "title": {"type": "string"},
                  "meta": {"type": "string"},
                  "detail": {"type": "string"},
                  "value": {"type": "string"},
                  "level": {"description": "0 for rows of a section, more for rows within rows.", "type": "integer", "minimum": 0},
                  "section": {"description": "The heading above.", "type": "string"},
                  "destination": {"type": "string"},
                  "checked": {"description": "Of a task.", "type": "boolean"},
                  "progress": {"type": "integer", "minimum": 0, "maximum": 100}
                }
              }
            }
          }
        }

        """
}
