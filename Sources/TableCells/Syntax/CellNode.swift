/// A piece of a template, with the bytes it was written as.
indirect enum CellNode: Sendable {
    case text(Range<Int>)
    case slot(CellSlot, CellTag)
    case section(CellSlot, [CellNode], CellTag)
    case partial(CellTag)
    /// What stands in it fills the blocks of the parent.
    case parent([CellBlock], CellTag)
    case block(CellBlock)
}

/// A named part of a template, that templates which extend it can fill anew.
struct CellBlock: Sendable {
    let nodes: [CellNode]
    let tag: CellTag

    var name: String { tag.name }
}
