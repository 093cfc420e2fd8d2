import CArena
import Foundation
import Testing

@testable import TableMarkdown

@Suite struct MarkdownArenaTests {
    // Issue 16: libcmark has a buffer for each paragraph for a moment, and none was used twice.
    @Test func usesAgainWhatIsFreed() {
        MarkdownArena.use {
            let memory = table_arena_allocator().pointee
            let first = memory.calloc(1, 100)
            let other = memory.calloc(1, 100)
            memory.free(first)
            let again = memory.calloc(1, 104)
            #expect(again == first && again != other)
            #expect(again?.load(as: Int.self) == 0)
            #expect(memory.calloc(1, 100) != first)
        }
    }

    @Test func keepsWhatGrows() {
        MarkdownArena.use {
            let memory = table_arena_allocator().pointee
            let block = memory.calloc(1, 32)
            block?.storeBytes(of: 7, toByteOffset: 24, as: Int.self)
            _ = memory.calloc(1, 32)
            let grown = memory.realloc(block, 500)
            #expect(grown?.load(fromByteOffset: 24, as: Int.self) == 7)
            #expect(memory.calloc(1, 32) == block)
        }
    }

    @Test func givesBackWhatIsBorrowedAndNothingElse() {
        MarkdownArena.use {
            let memory = table_arena_allocator().pointee
            let kept = memory.calloc(1, 64)
            kept?.storeBytes(of: 5, as: Int.self)
            let before = table_arena_mark()
            MarkdownArena.borrow {
                for _ in 0..<100 { _ = memory.calloc(1, 100_000) }
                memory.free(memory.calloc(1, 64))
            }
            let after = table_arena_mark()
            #expect(before.chunk == after.chunk && before.used == after.used)
            #expect(kept?.load(as: Int.self) == 5)
            #expect(memory.calloc(1, 64) != kept)
        }
    }

    /// Threads of a pool come and go, and each took a piece of memory with it that nobody gave back.
    @Test func goesWithItsThread() async {
        let before = Int(table_arena_chunks())
        for _ in 0..<200 {
            await withCheckedContinuation { continuation in
                let thread = Thread {
                    MarkdownArena.use { _ = table_arena_allocator().pointee.calloc(1, 1000) }
                    continuation.resume()
                }
                thread.start()
            }
        }
        // Other tests run beside this one.
        #expect(Int(table_arena_chunks()) - before < 100)
    }
}
