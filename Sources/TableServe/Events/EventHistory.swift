import SiteModel
import SiteReports
import TableBasics

/// The last events, so that a page that lost its connection can catch up.
package struct EventHistory: Sendable, Equatable {
    /// The number of the last event.
    package private(set) var latest: Int
    /// Numbered without gaps, the newest last.
    private var events: [ServerEvent] = []
    private var size = 0

    private static let maximumCount = 256
    private static let maximumSize = 1 << 20

    /// `start` must be greater than all numbers of earlier runs: a page may still be open that has seen those.
    package init(start: Int) { latest = start }

    package mutating func append(_ name: String, _ data: String) {
        latest += 1
        events.append(ServerEvent(number: latest, name: name, data: data))
        size += data.utf8.count
        while events.count > Self.maximumCount || size > Self.maximumSize {
            size -= events.removeFirst().data.utf8.count
        }
    }

    /// What happened since an event, oldest first; nil when some of it is forgotten or the event is not of this run.
    package func events(after number: Int) -> ArraySlice<ServerEvent>? {
        // Without arithmetic on the number, which may be anything.
        guard number <= latest, number >= latest - events.count else { return nil }
        return events[(events.count - (latest - number))...]
    }

    /// What a stream says to a client that has seen everything up to `number`, or nothing yet.
    ///
    /// A new client is told the number, in `hello`; one that cannot catch up is told to begin anew, in `reset`.
    func streamed(after number: Int?) -> [UInt8] {
        guard let number else { return ServerEvent(number: latest, name: "hello", data: String(latest)).streamed }
        guard let events = events(after: number) else {
            return ServerEvent(number: latest, name: "reset", data: String(latest)).streamed
        }
        return events.flatMap(\.streamed)
    }

    /// `{"latest":7,"complete":true,"events":[{"id":7,"event":"change","data":"…"}]}`; `complete` is false where ``events(after:)``
    /// is nil.
    func json(after number: Int?) -> [UInt8] {
        let missed = number.map { events(after: $0) } ?? []
        let list = (missed ?? []).map { event in
            JSONValue.object([("id", .integer(event.number)), ("event", .string(event.name)), ("data", .string(event.data))])
        }
        let value = JSONValue.object([
            ("latest", .integer(latest)), ("complete", .boolean(missed != nil)), ("events", .array(list)),
        ])
        return Array((value.text + "\n").utf8)
    }
}
