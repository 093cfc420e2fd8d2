/// How long the server waits, and how much it takes on.
package struct ServerLimits: Sendable {
    package var request = RequestLimits()
    /// Connections open at once. One more takes the place of one that is idle; where none is, it is told to come later.
    package var connections = 256
    /// Event streams among them; a browser has one, however many pages it shows. One more ends the first.
    package var streams = 64
    /// From the first byte of a request to the last, however slowly they come.
    package var requestTime = Duration.seconds(10)
    /// Without any byte between two requests.
    package var idleTime = Duration.seconds(60)
    /// For a client to take a piece of a response, 256 kB.
    package var writeTime = Duration.seconds(30)
    /// For a client to close, behind the last response.
    package var lingerTime = Duration.milliseconds(500)
    /// Between two signs of life in an event stream; a client that is gone is noticed by it.
    package var heartbeat = Duration.seconds(15)

    package init() {}
}
