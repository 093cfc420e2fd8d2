/// What an icon of a theme may be called: its name is that of its file, and a class in pages.
package enum IconName {
    /// Whether a name is made of `a` to `z`, digits and `-`.
    package static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
    }
}
