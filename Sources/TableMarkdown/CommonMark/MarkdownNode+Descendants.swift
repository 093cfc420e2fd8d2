extension MarkdownNode {
    /// Visits everything in the node in the order of the source, without recursion: the depth of a tree is the author's, not ours.
    ///
    /// - Parameter visit: what to do with a node; says whether to go on to what is in it.
    @inline(__always)
    func forEachDescendant(_ visit: (MarkdownNode) -> Bool) {
        var upcoming = firstChild
        while let node = upcoming {
            if visit(node), let child = node.firstChild {
                upcoming = child
                continue
            }
            var leaving = node
            upcoming = leaving.next
            while upcoming == nil, let parent = leaving.parent, parent != self {
                leaving = parent
                upcoming = leaving.next
            }
        }
    }

    /// How many nodes there are in the node.
    var descendantCount: Int {
        var count = 0
        forEachDescendant { _ in
            count += 1
            return true
        }
        return count
    }

    /// Appends the words of the node's inlines, without markup: what CommonMark calls its plain text content.
    func appendPlainText(to bytes: inout [UInt8]) {
        forEachDescendant { node in
            switch node.kind {
            case .text, .code: bytes.append(contentsOf: node.literal)
            case .softBreak, .lineBreak: bytes.append(0x20)
            default: break
            }
            return true
        }
    }
}
