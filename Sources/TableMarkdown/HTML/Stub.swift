import TableModel
enum HTMLPiece { case markup([UInt8]), text([UInt8]), address([UInt8]), identifier([UInt8]) }
struct HTMLFinding { var offset: Int; var removed: String }
struct HTMLSanitizer {
    init(policy: HTMLPolicy) {}
    var depth = 0, floor = 0
    var findings: [HTMLFinding] = []
    var containsBlock = false, containsInteractive = false
    mutating func read(_ raw: ArraySlice<UInt8>, isInline: Bool, emit: (HTMLPiece) -> Void) { emit(.markup(Array(raw))) }
    mutating func close(to: Int, emit: (HTMLPiece) -> Void) {}
}
struct HTMLRegionScan {
    struct Open { var name: String; var direction: TextDirection?; var isCentered: Bool; var isOpen: Bool }
    var unclosed: [Open] = []; var unmatchedEnds: [String] = []
    var summary: Range<Int>?; var rest: Range<Int>?
    init(_ b: ArraySlice<UInt8>) {}
}
extension DiagnosticCode { static let htmlRemoved = DiagnosticCode("html-removed", .warning, "", explanation: "") }
