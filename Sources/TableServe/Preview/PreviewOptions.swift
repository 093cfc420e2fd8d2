package import SiteDisk
package import SiteModel

/// What a preview is asked for.
package struct PreviewOptions: Sendable {
    package var layout: ProjectLayout
    /// The output folder as it was given, which is no source; nothing is written there.
    package var output: String?
    package var build: BuildOptions
    package var editor = EditorAddress.usual

    package init(layout: ProjectLayout, output: String?, build: BuildOptions) {
        self.layout = layout
        self.output = output
        self.build = build
        self.build.remembers = true
        self.build.keepsGoodPages = true
    }
}
