/// One more step of a build is done.
package struct BuildProgress: Sendable {
    package enum Step: Sendable { case reading, writing }

    package let step: Step
    /// How many such steps there are.
    package let total: Int

    package init(step: Step, total: Int) {
        self.step = step
        self.total = total
    }

    /// Called on several threads.
    package typealias Observer = @Sendable (BuildProgress) -> Void
}
