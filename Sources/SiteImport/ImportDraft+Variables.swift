import SiteModel
import TableBasics
import YAMLReader

/// Values of settings that documents show.
extension ImportDraft {
    /// Takes over the settings that some document names between braces, as `variables`.
    ///
    /// - Parameters:
    ///   - prefix: what stands before their names there.
    ///   - word: what stands first between the braces, `param` of Hugo; nil for nothing.
    mutating func takeVariables(_ node: YAMLNode?, prefix: String, behind word: String? = nil) {
        guard let node else { return }
        let used = usedNames(behind: word)
        guard !used.isEmpty else { return }
        takeVariables(node, prefix: prefix, used: used, depth: 0)
    }

    private mutating func takeVariables(_ node: YAMLNode, prefix: String, used: Set<String>, depth: Int) {
        guard case .mapping(let entries) = node.content, depth < 8 else { return }
        for entry in entries {
            guard let key = entry.key.words else { continue }
            if case .mapping = entry.value.content {
                takeVariables(entry.value, prefix: "\(prefix)\(key).", used: used, depth: depth + 1)
            } else if used.contains(prefix + key), let value = entry.value.words {
                settings.variables.append((prefix + key, value))
            }
        }
    }

    /// The names of letters, digits, dots and lines that stand between double braces anywhere, or only behind a word.
    private func usedNames(behind word: String?) -> Set<String> {
        var names: Set<String> = []
        for document in documents {
            guard let bytes = bytes(ofDocument: document), bytes.contains(UInt8(ascii: "{")) else { continue }
            var index = 0
            while index + 1 < bytes.count {
                guard bytes[index] == UInt8(ascii: "{"), bytes[index + 1] == UInt8(ascii: "{") else {
                    index += 1
                    continue
                }
                index += 2
                let end = bytes[index..<min(bytes.count, index + 400)].firstIndex { $0 == UInt8(ascii: "}") || $0 == 0x0A } ?? index
                let words = bytes[index..<end].split { !($0.isASCIIWord || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")) }
                let found = words.map { String(decoding: $0, as: UTF8.self) }
                if word == nil {
                    names.formUnion(found)
                } else if found.first == word {
                    names.formUnion(found.dropFirst())
                }
                index = end
            }
        }
        return names
    }
}
