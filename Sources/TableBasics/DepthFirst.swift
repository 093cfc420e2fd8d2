/// The nodes of trees, each before those below it, with their levels; asks for the children of a node when it comes to it.
///
/// A tree may be of any depth: nothing is called within itself.
package struct DepthFirst<Node>: Sequence, IteratorProtocol {
    /// What is still to come, last first.
    private var rest: [(node: Node, level: Int)]
    private let children: (Node) -> [Node]

    package init(_ roots: [Node], level: Int = 0, children: @escaping (Node) -> [Node]) {
        rest = roots.reversed().map { ($0, level) }
        self.children = children
    }

    package mutating func next() -> (node: Node, level: Int)? {
        guard let next = rest.popLast() else { return nil }
        rest += children(next.node).reversed().map { ($0, next.level + 1) }
        return next
    }
}
