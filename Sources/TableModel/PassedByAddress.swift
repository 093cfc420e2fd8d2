/// A field that makes Swift pass the structure that holds it by address.
///
/// A large structure whose fields all have known sizes is copied whole for every call of a method that does not change it: 1,600 bytes
/// for the one that writes a page, 4 % of the instructions of a build together. With an existential in it it is not.
@usableFromInline package struct PassedByAddress: Sendable {
    @usableFromInline let value: any Sendable

    package init() { value = () }
}
