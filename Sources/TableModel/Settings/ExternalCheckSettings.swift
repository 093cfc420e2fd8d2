/// What `check --external` leaves out, and what it takes for good.
package struct ExternalCheckSettings: Sendable, Equatable {
    /// Hosts and patterns of addresses that are not asked for.
    package var skip: [String] = []
    /// Hosts and patterns of addresses at which any answer is good, and numbers: statuses that are good everywhere.
    package var accept: [String] = []

    package init() {}
}
