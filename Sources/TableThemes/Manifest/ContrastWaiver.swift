package import TableModel
import YAMLReader

/// A contrast that a theme's author allows to be weak, and why.
package struct ContrastWaiver: Sendable, Equatable {
    /// Of text or a mark, or of a ground.
    package var token: String
    /// The ground on which the token is allowed to be weak; nil for all.
    package var ground: String?
    package var because: String
    /// As messages name the file.
    package var path: String
    package var range: SourceRange

    /// As it is written: `header-label on bar-image`.
    package var words: String { ground.map { "\(token) on \($0)" } ?? token }
}

private let waiverExample = "write `{allow: [header-label], because: the bar repeats it}`"

/// Reads `contrast:`, a mapping of `allow` and `because` or a list of such.
///
/// Gives `theme-waiver` for one without a reason or without tokens, and `theme-token` for names that are no tokens; those allow nothing.
func readContrastWaivers(_ node: YAMLNode, path: String) -> Checked<[ContrastWaiver]> {
    guard case .sequence(let items) = node.content else { return readContrastWaiver(node, path: path) }
    return items.reduce(into: Checked<[ContrastWaiver]>([])) { waivers, item in
        let read = readContrastWaiver(item, path: path)
        waivers.value += read.value
        waivers.diagnostics += read.diagnostics
    }
}

private func readContrastWaiver(_ node: YAMLNode, path: String) -> Checked<[ContrastWaiver]> {
    guard case .mapping(let entries) = node.content else {
        return Checked(
            [], [.waiver("is `allow` and `because`, not \(node.summary)", help: waiverExample, path: path, at: node.range)])
    }
    var waivers = Checked<[ContrastWaiver]>([])
    var because: String?
    for entry in entries where !entry.value.isNull {
        switch (try? entry.key.text().get(), entry.value) {
        case ("because", let value):
            because = try? value.text().get()
            if because == nil {
                waivers.diagnostics.append(
                    .waiver("has a `because` that is no text", help: waiverExample, path: path, at: value.range))
            }
        case ("allow", let value):
            guard case .success(let texts) = value.placedTextList() else {
                waivers.diagnostics.append(
                    .waiver("has an `allow` that is no list of tokens", help: waiverExample, path: path, at: value.range))
                continue
            }
            for text in texts {
                let waiver = readAllowance(text.text, at: text.range ?? value.range, path: path)
                waivers.diagnostics += waiver.diagnostics
                if let waiver = waiver.value { waivers.value.append(waiver) }
            }
        case (let name, _):
            let nearest = name.flatMap { nearestName(to: $0, in: ["allow", "because"]) }
            waivers.diagnostics.append(
                .waiver(
                    "has no key \(entry.key.summary)",
                    help: nearest.map { "did you mean `\($0)`?" } ?? "it has `allow` and `because`",
                    path: path, at: entry.key.range))
        }
    }
    guard let because, because.contains(where: { !$0.isWhitespace }) else {
        if waivers.diagnostics.isEmpty {
            waivers.diagnostics.append(
                .waiver(
                    "says no `because`", help: "write the reason: why may readers not be able to tell these colours?", path: path,
                    at: node.range))
        }
        waivers.value = []
        return waivers
    }
    if waivers.value.isEmpty, waivers.diagnostics.isEmpty {
        waivers.diagnostics.append(
            .waiver("allows nothing", help: "name tokens: `allow: [header-label]`", path: path, at: node.range))
    }
    for index in waivers.value.indices { waivers.value[index].because = because }
    return waivers
}

/// `header-label`, or `header-label on bar-image`.
private func readAllowance(_ text: String, at range: SourceRange, path: String) -> Checked<ContrastWaiver?> {
    let words = text.split { $0.isWhitespace }.map(String.init)
    guard words.count == 1 || words.count == 3 && words[1] == "on" else {
        let help = "write a token, or one on another: `header-label on bar-image`"
        return Checked(nil, [.waiver("cannot allow `\(text)`", help: help, path: path, at: range)])
    }
    let tokens = words.count == 1 ? words : [words[0], words[2]]
    let unknown = tokens.filter { ThemeTokenName.named($0) == nil }
    guard unknown.isEmpty else {
        return Checked(nil, unknown.map { .unknownToken(YAMLNode(.scalar($0, isQuoted: false), at: range), path: path) })
    }
    return Checked(
        ContrastWaiver(token: tokens[0], ground: tokens.count > 1 ? tokens[1] : nil, because: "", path: path, range: range))
}

extension ValueKind {
    /// The schema says of a waiver what ``readContrastWaivers(_:path:)`` reads.
    static let contrastWaivers = ValueKind(
        "`allow`, a list of tokens, with `because`, the reason",
        schema: #"""
            "anyOf": [{"type": "null"}, {"$ref": "#/$defs/waiver"}, {"type": "array", "items": {"$ref": "#/$defs/waiver"}}]
            """#)
}

extension DiagnosticCode {
    package static let themeWaiver = DiagnosticCode(
        "theme-waiver", .error, "a theme allows weak contrasts without saying what or why",
        explanation: """
            An author who knows better than the check can allow a contrast to be weak: of a token wherever it stands, or on one ground.

                contrast:
                  allow: [accessory-color]

            The reason belongs to it, for those who read the theme later:

                contrast:
                  allow: [accessory-color, header-label on bar-image]
                  because: the arrow repeats what the colour of the title says, and titles on the bar are repeated below it

            Several reasons are a list of such. What was allowed is counted, and never hides anything of a theme that extends this one
            and sets the colours anew.
            """)
}

extension Diagnostic {
    fileprivate static func waiver(_ fault: String, help: String = "", path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.themeWaiver, "a waiver of contrasts \(fault)", path: path, at: range, help: help)
    }
}
