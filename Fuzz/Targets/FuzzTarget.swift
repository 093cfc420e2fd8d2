import TableModel

/// A part of the product that is given bytes of any kind, and the laws that hold of what it makes of them.
///
/// A new target is one entry in ``all``, a folder of that name in `Fuzz/Corpus` and, if there are words of its language, a dictionary
/// in `Fuzz/Dictionaries`.
package struct FuzzTarget: Sendable {
    /// Also the name of its corpus and its dictionary.
    package let name: String
    package let check: Check

    /// Says which laws the bytes break.
    package enum Check: Sendable {
        case value(@Sendable ([UInt8]) -> [String])
        /// Builds a site.
        case build(@Sendable ([UInt8]) async -> [String])
    }

    package static let all: [FuzzTarget] = [
        .frontMatter, .toml, .attributes, .page, .strictPage, .containers, .sanitizer, .templates, .stylesheets, .colors, .requests,
        .includes, .sites,
    ]

    package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }

    package func violations(of bytes: [UInt8]) async -> [String] {
        switch check {
        case .value(let check): check(bytes)
        case .build(let check): await check(bytes)
        }
    }
}

/// What is said of two results of the same bytes.
func difference<Value: Equatable>(_ what: String, _ first: Value, _ second: Value) -> [String] {
    first == second ? [] : ["\(what) differs"]
}

/// What is said of the messages of two runs: the first that are not the same.
func difference(_ what: String, _ first: [Diagnostic], _ second: [Diagnostic]) -> [String] {
    if first == second { return [] }
    let place = zip(first, second).enumerated().first { $1.0 != $1.1 }?.offset ?? min(first.count, second.count)
    return ["\(what) differs: \(first.dropFirst(place).first as Any), then \(second.dropFirst(place).first as Any)"]
}
