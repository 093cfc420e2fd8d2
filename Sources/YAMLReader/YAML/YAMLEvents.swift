import CYAML

/// One step through a YAML stream, as libyaml reports it. Places are counted in characters from 0.
struct YAMLEvent {
    enum Kind {
        case streamStart, streamEnd, documentStart, documentEnd
        case alias(String)
        case scalar(String, isQuoted: Bool)
        case sequenceStart, sequenceEnd, mappingStart, mappingEnd
    }

    let kind: Kind
    let anchor: String?
    let start: Int
    let end: Int
    /// A list or mapping in `[…]` or `{…}`; false for everything else.
    let isFlow: Bool

    var opensCollection: Bool {
        switch kind {
        case .sequenceStart, .mappingStart: true
        default: false
        }
    }
}

/// Why libyaml could not go on, in its own words. Places are counted in characters from 0.
struct YAMLFailure: Error {
    /// The bytes themselves could not be decoded; then `byteOffset` is the place.
    let isEncoding: Bool
    let problem: String
    let context: String
    let problemMark: Int
    let contextMark: Int
    let byteOffset: Int
}

/// The events of a YAML stream, one at a time; owns libyaml's parser.
struct YAMLEvents: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>

    /// The bytes must outlive the events. Nil when there is no memory.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        parser = .allocate(capacity: 1)
        guard yaml_parser_initialize(parser) == 1 else {
            parser.deallocate()
            return nil
        }
        // Said, not guessed: otherwise two bytes at the start could turn the rest into UTF-16.
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    func next() throws(YAMLFailure) -> YAMLEvent {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw failure }
        defer { yaml_event_delete(&event) }
        let (kind, anchor) = Self.kind(of: event)
        return YAMLEvent(
            kind: kind, anchor: anchor, start: event.start_mark.index, end: event.end_mark.index, isFlow: Self.isFlow(event))
    }

    private static func isFlow(_ event: yaml_event_t) -> Bool {
        switch event.type {
        case YAML_SEQUENCE_START_EVENT: event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
        case YAML_MAPPING_START_EVENT: event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
        default: false
        }
    }

    private static func kind(of event: yaml_event_t) -> (YAMLEvent.Kind, anchor: String?) {
        switch event.type {
        case YAML_DOCUMENT_START_EVENT: (.documentStart, nil)
        case YAML_DOCUMENT_END_EVENT: (.documentEnd, nil)
        case YAML_ALIAS_EVENT: (.alias(string(event.data.alias.anchor) ?? ""), nil)
        case YAML_SCALAR_EVENT: (scalar(event), string(event.data.scalar.anchor))
        case YAML_SEQUENCE_START_EVENT: (.sequenceStart, string(event.data.sequence_start.anchor))
        case YAML_SEQUENCE_END_EVENT: (.sequenceEnd, nil)
        case YAML_MAPPING_START_EVENT: (.mappingStart, string(event.data.mapping_start.anchor))
        case YAML_MAPPING_END_EVENT: (.mappingEnd, nil)
        case YAML_STREAM_START_EVENT: (.streamStart, nil)
        default: (.streamEnd, nil)
        }
    }

    private static func scalar(_ event: yaml_event_t) -> YAMLEvent.Kind {
        let data = event.data.scalar
        let bytes = UnsafeBufferPointer(start: data.value, count: data.length)
        let isText = ["!", "tag:yaml.org,2002:str"].contains(string(data.tag))
        return .scalar(
            String(decoding: bytes, as: UTF8.self), isQuoted: isText || data.style != YAML_PLAIN_SCALAR_STYLE)
    }

    private static func string(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        pointer.map { String(cString: $0) }
    }

    private var failure: YAMLFailure {
        YAMLFailure(
            isEncoding: parser.pointee.error == YAML_READER_ERROR,
            problem: parser.pointee.problem.map { String(cString: $0) } ?? "not enough memory",
            context: parser.pointee.context.map { String(cString: $0) } ?? "",
            problemMark: parser.pointee.problem_mark.index, contextMark: parser.pointee.context_mark.index,
            byteOffset: parser.pointee.problem_offset)
    }
}
