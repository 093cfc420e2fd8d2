import Testing

@testable import TableServe

@Suite struct EventHistoryTests {
    private var history: EventHistory {
        var history = EventHistory(start: 100)
        history.append("style", "{\"a\":1}")
        history.append("page", "two\nlines")
        return history
    }

    private func streamed(after number: Int?) -> String { String(decoding: history.streamed(after: number), as: UTF8.self) }

    @Test func streamsWhatWasMissed() {
        let style = "id: 101\nevent: style\ndata: {\"a\":1}\n\n"
        let page = "id: 102\nevent: page\ndata: two\ndata: lines\n\n"
        #expect(streamed(after: 100) == style + page)
        #expect(streamed(after: 101) == page)
        #expect(streamed(after: 102) == "")
        #expect(streamed(after: nil) == "id: 102\nevent: hello\ndata: 102\n\n")
    }

    @Test(arguments: [99, 103, .min, .max])
    func letsOthersBeginAnew(_ number: Int) {
        #expect(streamed(after: number) == "id: 102\nevent: reset\ndata: 102\n\n")
    }

    @Test func givesTheSameAsJSON() {
        let style = #"{"id":101,"event":"style","data":"{\"a\":1}"}"#
        let page = #"{"id":102,"event":"page","data":"two\nlines"}"#
        func json(_ number: Int?) -> String { String(decoding: history.json(after: number), as: UTF8.self) }
        #expect(json(100) == #"{"latest":102,"complete":true,"events":[\#(style),\#(page)]}"# + "\n")
        #expect(json(nil) == #"{"latest":102,"complete":true,"events":[]}"# + "\n")
        #expect(json(7) == #"{"latest":102,"complete":false,"events":[]}"# + "\n")
    }

    @Test func writesControlCharactersAsJSONDoes() {
        var history = EventHistory(start: 0)
        history.append("e", "\"\\\u{1}\u{1F}ö")
        let expected = #"{"latest":1,"complete":true,"events":[{"id":1,"event":"e","data":"\"\\\u0001\u001fö"}]}"#
        #expect(String(decoding: history.json(after: 0), as: UTF8.self) == expected + "\n")
    }

    @Test func forgetsTheOldest() {
        var history = EventHistory(start: 0)
        for _ in 0..<300 { history.append("e", "") }
        #expect(history.events(after: 44)?.count == 256)
        #expect(history.events(after: 43) == nil)
        history.append("e", String(repeating: "a", count: 1 << 20))
        #expect(history.events(after: 45)?.count == 256)
        history.append("e", "a")
        #expect(history.latest == 302)
        #expect(history.events(after: 301)?.count == 1)
        #expect(history.events(after: 300) == nil)
        history.append("e", String(repeating: "a", count: (1 << 20) + 1))
        #expect(history.events(after: 303)?.count == 0)
        #expect(history.events(after: 302) == nil)
    }
}
