import TableBasics
import TableServe

extension FuzzTarget {
    /// The bytes of a connection to the preview, whole and cut in pieces.
    static let requests = FuzzTarget(
        name: "requests",
        check: .value { bytes in
            let whole = steps(of: [bytes])
            let size = 1 + Int(bytes.first ?? 0) % 7
            let pieces = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min(bytes.count, $0 + size)]) }
            var violations = difference("what is read in pieces", whole, steps(of: pieces))
            for case .request(let request) in whole {
                let response = router.response(to: request, site: site, history: EventHistory(start: 1))
                switch response.body {
                case .file(let file, let range):
                    if range.lowerBound < 0 || range.upperBound > file.size { violations.append("a range outside of its file") }
                case .bytes(let body):
                    if String(decoding: body, as: UTF8.self).contains("root:") { violations.append("a way out") }
                case .none, .events: break
                }
                if response.fields.contains(where: { ($0.name + $0.value).utf8.contains { $0 == 0x0A || $0 == 0x0D } }) {
                    violations.append("a line break in a field of the answer")
                }
            }
            return violations
        })
}

private let router = Router(hosts: HostRules(names: []))
private let site = ServedSite([
    "index.html": ServedFile(Array("<p>a".utf8), mediaType: .html),
    "guide/index.html": ServedFile(Array("<p>guide".utf8), mediaType: .html),
    "guide/a b.txt": ServedFile(Array("0123456789".utf8), mediaType: .plainText),
])

/// What a reader gives for bytes as they come, until it needs more at their end or refuses.
private func steps(of pieces: [[UInt8]]) -> [RequestReader.Step] {
    var reader = RequestReader()
    var steps: [RequestReader.Step] = []
    for piece in pieces {
        reader.append(piece)
        reading: while true {
            let step = reader.next()
            switch step {
            case .needsMore: break reading
            case .refused: return steps + [step]
            case .request: steps.append(step)
            }
        }
    }
    return steps
}
