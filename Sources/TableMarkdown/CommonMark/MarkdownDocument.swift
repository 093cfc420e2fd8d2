import CArena
import CCmark

/// A document parsed by libcmark, in the arena of the calling thread.
///
/// The tree is gone when the outermost ``MarkdownArena/use(_:)`` of the thread ends.
struct MarkdownDocument {
    let root: MarkdownNode

    /// Parses CommonMark; nil only when libcmark cannot allocate.
    init?(_ source: UnsafeBufferPointer<UInt8>) {
        // The two structs have the same three members in the same order (`cmark.h`, struct cmark_mem).
        let memory = UnsafeMutableRawPointer(table_arena_allocator()).assumingMemoryBound(to: cmark_mem.self)
        guard let parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, memory) else { return nil }
        source.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        let tree = cmark_parser_finish(parser)
        cmark_parser_free(parser)
        guard let root = MarkdownNode(tree) else { return nil }
        self.root = root
    }
}

/// The memory of all documents that are parsed while `body` runs.
enum MarkdownArena {
    static func use<Result>(_ body: () -> Result) -> Result {
        defer { table_arena_reset() }
        return body()
    }

    /// Tries until there is a result; the documents of attempts without one are gone.
    static func attempt<Result>(_ body: () -> Result?) -> Result {
        while true {
            let place = table_arena_mark()
            if let result = body() { return result }
            table_arena_return(place)
        }
    }

    /// Like ``use(_:)``, for documents that nobody needs behind `body`, beside others that stay.
    static func borrow<Result>(_ body: () -> Result) -> Result {
        let place = table_arena_mark()
        defer { table_arena_return(place) }
        return body()
    }
}
