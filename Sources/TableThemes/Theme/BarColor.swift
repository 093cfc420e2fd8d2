/// The colour of the browser's own bars in the light and in the dark, each as CSS.
package struct BarColor: Sendable, Equatable {
    package let light: String
    package let dark: String

    package init(light: String, dark: String) {
        self.light = light
        self.dark = dark
    }
}
