/// What a page tells browsers of an image ahead of its bytes: HTML's `width`, `height` and `loading`.
package struct ImageHints: Sendable, Equatable {
    /// The start of the destination's span in ``Page/text``, which is the image's own.
    package var destination: Int32
    /// In CSS pixels; nil when it is not known or the author's HTML has it.
    package var width: Int32?
    package var height: Int32?
    package var isLazy: Bool

    package init(destination: Int32, width: Int32? = nil, height: Int32? = nil, isLazy: Bool = false) {
        self.destination = destination
        self.width = width
        self.height = height
        self.isLazy = isLazy
    }
}

/// What the author's own `img` says of its size and loading.
package struct ImageAttributes: Sendable, Equatable {
    /// In CSS pixels; nil when it is not written.
    package var width: Int32?
    package var height: Int32?
    /// The size follows from something else: candidates by width (`srcset`), a share of the line.
    package var hasOtherSize = false
    package var hasLoading = false

    package init() {}
}
