import TableBasics
import Testing

@Suite struct JSONTests {
    @Test func writesValuesWithTheirCommasAndEscapesText() {
        var json = JSONWriter()
        json.beginObject()
        json.name("text")
        json.string("\"\\\n\r\t\u{1}\u{7F}</é")
        json.name("list")
        json.beginArray()
        json.nextLine()
        json.number(-1)
        json.nextLine()
        json.boolean(true)
        json.lastLine()
        json.endArray()
        json.name("empty")
        json.beginArray()
        json.endArray()
        json.endObject()
        #expect(
            String(decoding: json.bytes, as: UTF8.self)
                == "{\"text\":\"\\\"\\\\\\n\\r\\t\\u0001\\u007f</é\",\"list\":[\n-1,\ntrue\n],\"empty\":[]}")
    }

    @Test func writesNestedValues() {
        let value = JSONValue.object([
            ("a\"", .array([.null, .number(nil), .number(-1), .boolean(false)])), ("b", .object([])), ("c", .string("é\u{1}")),
        ])
        #expect(value.text == #"{"a\"":[null,null,-1,false],"b":{},"c":"é\u0001"}"#)
    }
}
