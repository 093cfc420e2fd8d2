import TableModel
import YAMLReader

extension ExternalCheckSettings {
    /// The keys below `external_check`.
    static let keys: [SettingKey<ExternalCheckSettings>] = [
        .textList("skip", "Hosts and patterns of addresses that are not asked for.", \.skip),
        .textList("accept", "Hosts, patterns of addresses and statuses whose answers are good.", \.accept),
    ]
}

extension ValueKind {
    static let externalCheck = ValueKind(
        "a mapping with `skip` and `accept`",
        schema: #""type": ["object", "null"], "additionalProperties": false, "properties": {\#(properties)}"#)

    private static let properties = ExternalCheckSettings.keys.map { key in
        "\"\(key.name)\": {\"description\": \"\(key.description)\", \(key.kind.schema)}"
    }.joined(separator: ", ")
}
