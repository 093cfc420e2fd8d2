/// A piece of a CSS value: a token, or a function with what stands in its parentheses (CSS Syntax 3 §5.3, component values).
///
/// White space is left out: nothing in a token's value but sums depends on it, and those are not computed.
package enum CSSComponent: Sendable, Equatable {
    /// As written; CSS compares identifiers without regard to case.
    case name(String)
    /// A number with its unit in small letters: `%`, `px`, or nothing.
    case number(Double, unit: String)
    /// What follows a `#`.
    case hash(String)
    /// The name is in small letters.
    case function(String, [CSSComponent])
    /// Text in quotes, or an address in `url()` that has none.
    case text
    case comma
    case slash
    /// Any other character, and parentheses or brackets without a name, of which only the first character is kept.
    case other(Character)

    /// The identifier in small letters, or nil.
    package var keyword: String? {
        if case .name(let name) = self { return name.lowercased() }
        return nil
    }

    /// All functions of a value at any depth, outer ones first.
    package static func functions(in components: [CSSComponent]) -> [(name: String, arguments: [CSSComponent])] {
        components.flatMap { component -> [(name: String, arguments: [CSSComponent])] in
            guard case .function(let name, let arguments) = component else { return [] }
            return [(name, arguments)] + functions(in: arguments)
        }
    }
}

extension [CSSComponent] {
    /// The parts between commas; one empty part for nothing.
    package var separatedByCommas: [[CSSComponent]] {
        split(omittingEmptySubsequences: false) { $0 == .comma }.map(Array.init)
    }
}
