import TableModel
import YAMLReader

extension ExternalCheckSettings {
    /// The keys below `external_check`.
    static let keys: [SettingKey<ExternalCheckSettings>] = [
        SettingKey("skip", .addresses, "Hosts and patterns of addresses that are not asked for.", \.skip) {
            $0.addresses(help: "statuses stand below `accept`") { _ in false }
        },
        SettingKey(
            "accept", .addressesAndStatuses, "Hosts, patterns of addresses and statuses whose answers are good.", \.accept
        ) {
            $0.addresses(help: "statuses are `100` to `599`") { (100...599).contains($0) }
        },
    ]
}

extension YAMLNode {
    /// Texts, of which those that are numbers must be possible; `4xx` is none.
    fileprivate func addresses(help: String, isStatus: (Int) -> Bool) -> Result<[String], ValueProblem> {
        textList().flatMap { texts in
            guard
                let index = texts.firstIndex(where: { text in
                    Int(text).map { !isStatus($0) } ?? (Int(text.prefix(1)) != nil && text.dropFirst().lowercased() == "xx")
                })
            else { return .success(texts) }
            var node = self
            if case .sequence(let items) = content, items.indices.contains(index) { node = items[index] }
            return .failure(ValueProblem(node, help: help))
        }
    }
}

extension ValueKind {
    fileprivate static let addresses = ValueKind(
        "hosts and patterns of addresses",
        schema: #""type": ["array", "string", "boolean", "null"], "items": {"type": ["string", "boolean"]}"#)
    fileprivate static let addressesAndStatuses = ValueKind(
        "statuses, hosts and patterns of addresses",
        schema: #"\#(textList.schema.dropLast()), \#(status)}, \#(status)"#)
    private static let status = #""minimum": 100, "maximum": 599"#

    static let externalCheck = ValueKind(
        "a mapping with `skip` and `accept`",
        schema: #""type": ["object", "null"], "additionalProperties": false, "properties": {\#(properties)}"#)

    private static let properties = ExternalCheckSettings.keys.map { key in
        "\"\(key.name)\": {\"description\": \"\(key.description)\", \(key.kind.schema)}"
    }.joined(separator: ", ")
}
