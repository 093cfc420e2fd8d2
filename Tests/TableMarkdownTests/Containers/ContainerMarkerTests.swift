import Testing

@testable import TableMarkdown

@Suite struct ContainerMarkerTests {
    /// The marker of a line as words: form, name, title in «», attributes.
    private func words(_ line: String, isInTabs: Bool = false) -> String? {
        let bytes = Array(line.utf8)
        guard let marker = ContainerMarker(bytes[...], isInTabs: isInTabs) else { return nil }
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        var words = "\(marker.form)".replacing("TableMarkdown.ContainerMarker.Fold.", with: "")
        if !marker.name.isEmpty { words += " " + marker.name }
        if let title = marker.title { words += " «" + text(title) + "»" }
        if !marker.attributes.isEmpty { words += " " + text(marker.attributes) }
        return words
    }

    @Test(arguments: [
        ("::: tip", "fenced(colons: 3) tip"),
        (":::tip", "fenced(colons: 3) tip"),
        (":::: warning Two  words  ", "fenced(colons: 4) warning «Two  words»"),
        (":::note[A *title*]", "fenced(colons: 3) note «A *title*»"),
        (":::note[A]{#id .class}", "fenced(colons: 3) note «A» {#id .class}"),
        ("::: details More {open}", "fenced(colons: 3) details «More» {open}"),
        (":::tip{title=\"A b\"}", "fenced(colons: 3) tip «A b» {title=\"A b\"}"),
        (":::note{title=X}", "fenced(colons: 3) note «X» {title=X}"),
        (":::details{title='A b' open}", "fenced(colons: 3) details {title='A b' open}"),
        (":::details{title=\"A\"}", "fenced(colons: 3) details «A» {title=\"A\"}"),
        (":::note[B]{title=X}", "fenced(colons: 3) note «B» {title=X}"),
        ("::: {.warning}", "fenced(colons: 3) {.warning}"),
        ("::: {.warning} ::::", "fenced(colons: 3) {.warning}"),
        ("::: Warning ::::::", "fenced(colons: 3) Warning"),
        ("::: tabs#fruit", "fenced(colons: 3) tabs"),
        ("::: tip über Maße", "fenced(colons: 3) tip «über Maße»"),
        (":::", "end(colons: 3)"),
        ("::::::  ", "end(colons: 6)"),
    ])
    func readsFences(line: String, expected: String) { #expect(words(line) == expected) }

    @Test(arguments: [
        ("!!! note", "admonition(none) note"),
        ("!!!note", "admonition(none) note"),
        ("!!! note \"A title\"", "admonition(none) note «A title»"),
        ("!!! note \"\"", "admonition(none) note «»"),
        ("!!! note \"A \"quoted\" title\"", "admonition(none) note «A \"quoted\" title»"),
        ("!!! danger inline end \"Left\"", "admonition(none) danger «Left»"),
        ("??? tip \"Folds\"", "admonition(closed) tip «Folds»"),
        ("???+ tip", "admonition(open) tip"),
        ("=== \"A\"", "tab(startsGroup: false) «A»"),
        ("===! \"A\"", "tab(startsGroup: true) «A»"),
        ("===+ \"A\"", "tab(startsGroup: false) «A»"),
    ])
    func readsWhatIsIndented(line: String, expected: String) { #expect(words(line) == expected) }

    @Test func readsDividersInTabsAlone() {
        for line in ["== Linux", "@tab Linux", "@tab:active Linux"] {
            #expect(words(line, isInTabs: true) == "divider «Linux»", "\(line)")
            #expect(words(line) == nil, "\(line)")
        }
    }

    @Test(arguments: [
        "::", ":: tip", "::: :)", ":::tip:::x", "::: 3 apples", "::: \"quoted\"", "!! note", "!!!", "!!! \"Title\"",
        "!!! So, what?",
        "!!! note: careful", "!!! note \"open", "??? What?", "====", "===", "=== A", "=== \"A", "== A", "@tab A", "text ::: tip",
    ])
    func leavesOtherLinesAlone(line: String) { #expect(words(line) == nil) }
}
