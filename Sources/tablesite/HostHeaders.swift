import TableServe

/// What a host should send with each file.
enum HostHeaders {
    /// The policy that the preview sends as well, so that nothing works there and not here.
    static let policy = ContentPolicy.careful.text

    /// Pages, sheets and scripts keep their names when they change: they are asked for again, and come only when they are others.
    static let pageLifetime = "public, max-age=0, must-revalidate"

    /// Images and fonts; a day.
    static let fileLifetime = "public, max-age=86400"
}
