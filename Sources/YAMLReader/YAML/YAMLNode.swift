package import TableModel

/// One value of a YAML document, with its place in the source.
package struct YAMLNode: Sendable, Equatable {
    package var content: YAMLContent
    /// The stretch to underline. A value that goes on over several lines is underlined on its first one, a list or mapping
    /// in its first byte, a value that came through an alias where the alias stands.
    package var range: SourceRange
    /// The comment behind a scalar without quotes, where its author may have meant it as a part of the value: a `#` with a colour's digits.
    package var cutColor: String?
    /// Whether a comment stands directly behind a scalar without quotes.
    package var isBeforeComment = false

    package init(_ content: YAMLContent, at range: SourceRange, cutColor: String? = nil) {
        self.content = content
        self.range = range
        self.cutColor = cutColor
    }

    package var location: SourceLocation { range.start }

    /// Nothing was written, or `~` or `null`: the same as leaving the key out.
    package var isNull: Bool {
        guard case .scalar(let text, isQuoted: false) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }
}

/// What a ``YAMLNode`` is.
package enum YAMLContent: Sendable, Equatable {
    /// `isQuoted` means that the author wants text, whatever it looks like: quotes, a block (`|`, `>`) or the tag `!!str`.
    case scalar(String, isQuoted: Bool)
    case sequence([YAMLNode])
    /// In source order, each key once.
    case mapping([YAMLEntry])
}

/// A key with its value.
package struct YAMLEntry: Sendable, Equatable {
    package var key: YAMLNode
    package var value: YAMLNode

    package init(key: YAMLNode, value: YAMLNode) {
        self.key = key
        self.value = value
    }
}
