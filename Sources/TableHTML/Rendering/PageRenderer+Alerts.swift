import TableModel

extension PageRenderer {
    /// Opens an alert, and writes its first line where that is the word for its kind.
    mutating func open(_ alert: Alert) {
        html.markup(alert.fold == .none ? "<div class=\"tv-alert " : "<details class=\"tv-alert ")
        html.text(alert.kind.look.rawValue)
        html.markup(alert.fold == .none ? "\" role=note" : alert.fold == .open ? "\" open" : "\"")
        // What its line and its colour say is said in words.
        if alert.title == .none { html.attribute("aria-label", frame.words.alert(alert.kind)) }
        direction()
        html.markup(">\n")
        guard alert.title == .word else { return }
        html.markup(alert.fold == .none ? "<p class=tv-alert-title" : "<summary")
        languageOfWords()
        html.markup(">")
        html.text(frame.words.alert(alert.kind))
        html.markup(alert.fold == .none ? "</p>\n" : "</summary>\n")
    }
}
