/// The colours of the browser's own bars, as CSS writes them.
package struct BarColor: Sendable, Equatable {
    package let light: String
    package let dark: String

    package init(light: String, dark: String) {
        self.light = light
        self.dark = dark
    }
}
