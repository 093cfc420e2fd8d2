package import TableModel

extension YAMLNode {
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

    /// Old addresses with what took their place, in source order.
    package func redirects() -> Result<[RedirectSetting], ValueProblem> {
        guard case .mapping(let entries) = content else { return .failure(ValueProblem(self)) }
        var redirects: [RedirectSetting] = []
        for entry in entries {
            switch (entry.key.placedText(), entry.value.placedText()) {
            case (.success(let old), .success(let new)): redirects.append(RedirectSetting(old, to: new))
            case (.failure(let problem), _), (_, .failure(let problem)): return .failure(problem)
            }
        }
        return .success(redirects)
    }

    private func placedText() -> Result<PlacedText, ValueProblem> { text().map { PlacedText($0, at: range) } }
}
