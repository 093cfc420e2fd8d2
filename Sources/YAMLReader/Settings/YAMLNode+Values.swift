import TableBasics
package import TableModel

/// The values that settings are made of; each names the node that stands in the way otherwise.
extension YAMLNode {
    /// Any scalar, as written: `2024`, `yes` and `1.0` are text here.
    package func text() -> Result<String, ValueProblem> {
        guard case .scalar(let text, _) = content, !isNull else { return .failure(ValueProblem(self)) }
        return .success(text)
    }

    /// `true` or `false`; also YAML 1.1's `yes`, `no`, `on` and `off`.
    package func bool() -> Result<Bool, ValueProblem> {
        guard case .scalar(let text, let isQuoted) = content else { return .failure(ValueProblem(self)) }
        let value: Bool? =
            switch text.lowercased() {
            case "true", "yes", "on": true
            case "false", "no", "off": false
            default: nil
            }
        guard let value else { return .failure(ValueProblem(self, help: "write `true` or `false`")) }
        return isQuoted ? .failure(ValueProblem(self, help: "write it without quotes")) : .success(value)
    }

    /// A decimal number without a fraction.
    package func integer() -> Result<Int, ValueProblem> {
        guard case .scalar(let text, let isQuoted) = content, let number = Int(text) else {
            return .failure(ValueProblem(self))
        }
        return isQuoted ? .failure(ValueProblem(self, help: "write it without quotes")) : .success(number)
    }

    /// A day, with an optional time, as written.
    package func date() -> Result<String, ValueProblem> {
        guard case .scalar(let text, _) = content, CalendarDate.isDate(text) else {
            return .failure(ValueProblem(self, help: "write it as `2026-11-21` or `2026-11-21T09:30:00Z`"))
        }
        return .success(text)
    }

    /// One of some names.
    package func choice(of names: [String]) -> Result<String, ValueProblem> {
        guard case .scalar(let text, _) = content else { return .failure(ValueProblem(self)) }
        if names.contains(text) { return .success(text) }
        let nearest = nearestName(to: text, in: names).map { "did you mean `\($0)`?" }
        return .failure(ValueProblem(self, help: nearest ?? "write one of \(names.joined(separator: ", "))"))
    }

    /// A list of texts; a single text is a list of one.
    package func textList() -> Result<[String], ValueProblem> {
        guard case .sequence(let items) = content else { return text().map { [$0] } }
        var texts: [String] = []
        for item in items {
            switch item.text() {
            case .success(let text): texts.append(text)
            case .failure(let problem): return .failure(problem)
            }
        }
        return .success(texts)
    }

    /// As ``textList()``, each text with its place.
    package func placedTextList() -> Result<[PlacedText], ValueProblem> {
        guard case .sequence(let items) = content else { return placedText().map { [$0] } }
        var texts: [PlacedText] = []
        for item in items {
            switch item.placedText() {
            case .success(let text): texts.append(text)
            case .failure(let problem): return .failure(problem)
            }
        }
        return .success(texts)
    }

    /// A mapping of old addresses to new ones, in its order.
    package func redirects() -> Result<[RedirectSetting], ValueProblem> {
        textMapping().map { $0.map { RedirectSetting($0.key, to: $0.value) } }
    }

    /// A mapping of texts to texts, in its order.
    ///
    /// - Parameter read: how a value is read.
    package func textMapping(
        _ read: (YAMLNode) -> Result<PlacedText, ValueProblem> = { $0.placedText() }
    ) -> Result<[(key: PlacedText, value: PlacedText)], ValueProblem> {
        guard case .mapping(let entries) = content else { return .failure(ValueProblem(self)) }
        var texts: [(key: PlacedText, value: PlacedText)] = []
        for entry in entries {
            switch (entry.key.placedText(), read(entry.value)) {
            case (.success(let key), .success(let value)): texts.append((key, value))
            case (.failure(let problem), _), (_, .failure(let problem)): return .failure(problem)
            }
        }
        return .success(texts)
    }

    /// As ``text()``, with its place.
    package func placedText() -> Result<PlacedText, ValueProblem> { text().map { PlacedText($0, at: range) } }

    /// As ``placedText()``, of what a link or an image leads to: no script, and nothing on the reader's own disk. What only looks
    /// like such a scheme, with white space before it, is refused as well.
    package func placedDestination() -> Result<PlacedText, ValueProblem> {
        placedText().flatMap { destination in
            let start = destination.text.drop { $0.isWhitespace }
            return Array(start.utf8).withUnsafeBufferPointer { UnsafeScheme(of: $0) } != nil
                ? .failure(
                    ValueProblem(
                        self, found: "the unsafe address \(summary)",
                        help: "write a file of the site, or an address with `https:` or `mailto:`"))
                : .success(destination)
        }
    }
}
