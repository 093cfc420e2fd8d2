/// The destination of a link by the name of a page, `[[Page#Heading]]`, in a page whose links are not resolved: the scheme, then the
/// name and the heading as written. No page of a site has it.
package enum WikiReference {
    package static let scheme: StaticString = "wiki:"
    @inlinable package static var initial: UInt8 { UInt8(ascii: "w") }
}
