/// How far a task is, as the marker of its item says: `[ ]` or `[x]` (GFM §5.3).
///
/// Adding one means a case here, its byte in `TaskMarker` of `TableMarkdown`, and what `TableHTML/Rendering/TaskState+Markup.swift`
/// draws for it.
@usableFromInline package enum TaskState: String, Sendable, CaseIterable {
    case open
    case done = "checked"

    /// The word for it in the outline of a document.
    package var name: String { rawValue }
}
