/// The script that open pages follow the author's hand with. It is the preview's own; no exported page has it.
///
/// Its parts are one function in the browser. A page knows by its entity tag, which stands in the element of the script, whether it
/// is still the newest.
enum LiveScript {
    static let text = "\"use strict\";\n(() => {\n" + parts.joined(separator: "\n") + "})();\n"

    private static let parts = [start, merge, place, page, files, problems, changes, events]

    private static let start = #"""
        const script = document.currentScript;
        const own = (name) => new URL(name, script.src);

        // Thrown when the preview does not answer; the stream of events says when it is back.
        const gone = Symbol("gone");
        const get = async (address, headers = {}) => {
          try {
            const response = await fetch(address, { headers, cache: "no-store" });
            return [response, await response.text()];
          } catch {
            throw gone;
          }
        };

        """#
}
