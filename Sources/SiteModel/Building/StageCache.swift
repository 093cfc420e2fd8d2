/// What a stage made in the last build, by the path of what it was made from.
///
/// There is one rule for all stages: an output is used again while its input is equal to the one that it was made from. So an
/// input holds everything that the output depends on.
package struct StageCache<Input: Equatable & Sendable, Output: Sendable>: Sendable {
    private var entries: [String: (input: Input, output: Output)] = [:]

    package init() {}

    /// The output for an equal input, or nil. Nothing is kept for an input that is nil.
    package func output(for path: String, input: Input?) -> Output? {
        guard let input, let entry = entries[path], entry.input == input else { return nil }
        return entry.output
    }

    package mutating func set(_ output: Output, for path: String, input: Input?) {
        if let input { entries[path] = (input, output) }
    }

    /// The last output of a path, whatever its input was.
    package subscript(path: String) -> Output? { entries[path]?.output }
}
