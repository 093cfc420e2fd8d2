import CCmark

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A read-only view of one node of libcmark's tree; valid as long as its ``MarkdownDocument``.
struct MarkdownNode: Hashable {
    let pointer: OpaquePointer

    init?(_ pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    /// libcmark's node types, by their values in `cmark.h`.
    enum Kind: UInt32 {
        case none, document, blockQuote, list, item, codeBlock, htmlBlock, customBlock, paragraph, heading, thematicBreak
        case text, softBreak, lineBreak, code, htmlInline, customInline, emphasis, strong, link, image
    }

    var kind: Kind { Kind(rawValue: cmark_node_get_type(pointer).rawValue) ?? .none }
    var next: MarkdownNode? { MarkdownNode(cmark_node_next(pointer)) }
    var previous: MarkdownNode? { MarkdownNode(cmark_node_previous(pointer)) }
    var parent: MarkdownNode? { MarkdownNode(cmark_node_parent(pointer)) }
    var firstChild: MarkdownNode? { MarkdownNode(cmark_node_first_child(pointer)) }
    var lastChild: MarkdownNode? { MarkdownNode(cmark_node_last_child(pointer)) }

    /// 1-based, counted from the first line given to libcmark. Nodes that we have made know it when they are told.
    var line: Int {
        get {
            let line = Int(cmark_node_get_start_line(pointer))
            return line > 0 ? line : Int(bitPattern: cmark_node_get_user_data(pointer))
        }
        nonmutating set { cmark_node_set_user_data(pointer, UnsafeMutableRawPointer(bitPattern: newValue)) }
    }
    /// 1-based, in UTF-8 bytes; can be off by a few in inlines of libcmark 0.30.
    var column: Int { Int(cmark_node_get_start_column(pointer)) }
    var endLine: Int { Int(cmark_node_get_end_line(pointer)) }

    /// The text of a text, code, HTML or code block node; empty for others.
    var literal: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_literal(pointer)) }
    /// The first byte of ``literal``, without looking for its end; nil for none.
    var firstOfLiteral: UInt8? {
        cmark_node_get_literal(pointer).map { UInt8(bitPattern: $0.pointee) }.flatMap { $0 == 0 ? nil : $0 }
    }
    /// The info string of a code block.
    var fenceInfo: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_fence_info(pointer)) }
    /// The destination of a link or an image.
    var destination: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_url(pointer)) }
    /// The title of a link or an image.
    var title: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_title(pointer)) }

    var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
    var isOrderedList: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
    var listStart: Int { Int(cmark_node_get_list_start(pointer)) }
    var isTightList: Bool { cmark_node_get_list_tight(pointer) != 0 }

    /// The children in order.
    var children: Children { Children(upcoming: firstChild) }

    struct Children: Sequence, IteratorProtocol {
        fileprivate var upcoming: MarkdownNode?

        mutating func next() -> MarkdownNode? {
            guard let current = upcoming else { return nil }
            upcoming = current.next
            return current
        }
    }

    private static func bytes(_ string: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
        guard let string else { return UnsafeBufferPointer(start: nil, count: 0) }
        return UnsafeRawBufferPointer(start: string, count: strlen(string)).assumingMemoryBound(to: UInt8.self)
    }
}
