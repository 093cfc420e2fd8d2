package import TableModel

/// What a project wants left out of `check --external`, and what it takes for good.
package struct ExternalCheckRules: Sendable {
    private let skipped: [AddressPattern]
    private let accepted: [AddressPattern]
    private let acceptedStatuses: Set<Int>

    /// - Parameter skip: hosts that are left out this time.
    package init(_ settings: ExternalCheckSettings = ExternalCheckSettings(), skip: [String] = []) {
        skipped = (settings.skip + skip).compactMap(AddressPattern.init)
        acceptedStatuses = Set(settings.accept.compactMap { Int($0) })
        accepted = settings.accept.filter { Int($0) == nil }.compactMap(AddressPattern.init)
    }

    /// Whether an address is not to be asked for: names that are set apart for examples never are.
    package func skips(_ address: ExternalAddress) -> Bool {
        address.isReserved || skipped.contains { $0.matches(address) }
    }

    /// Whether there is an answer of an address that is good because the settings say so: what was found of it before may not be so.
    package func mayAccept(_ address: ExternalAddress) -> Bool {
        !acceptedStatuses.isEmpty || accepted.contains { $0.matches(address) }
    }

    /// Whether any answer of an address with this status is good.
    package func accepts(_ address: ExternalAddress, _ status: Int) -> Bool {
        acceptedStatuses.contains(status) || accepted.contains { $0.matches(address) }
    }
}
