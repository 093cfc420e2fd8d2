extension Int {
    /// `1 page`, `2 pages`.
    package func phrase(_ noun: String, _ plural: String? = nil) -> String { "\(self) \(self == 1 ? noun : plural ?? noun + "s")" }
}
