import Testing
@testable import SiteDisk

@Suite struct ChangeMailboxTests {
    @Test func mergesWhatComesWhileTheConsumerIsBusy() async {
        let box = ChangeMailbox()
        box.put(FileChanges(["a"]))
        box.put(FileChanges(["b"], isComplete: false))
        box.put(FileChanges(["a", "c"], failure: .tooManyFolders))
        #expect(await box.next() == FileChanges(["a", "b", "c"], isComplete: false, failure: .tooManyFolders))
        box.put(FileChanges(["d"]))
        #expect(await box.next() == FileChanges(["d"]))
    }

    @Test func passesOnToAConsumerThatWaits() async {
        let box = ChangeMailbox()
        async let next = box.next()
        await Task.yield()
        box.put(FileChanges(["a"]))
        #expect(await next == FileChanges(["a"]))
    }

    @Test func endsWhenClosed() async {
        let box = ChangeMailbox()
        box.put(FileChanges(["a"]))
        box.close()
        box.put(FileChanges(["b"]))
        #expect(await box.next() == nil)
    }
}
