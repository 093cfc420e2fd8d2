import TableMarkdown
import TableModel
import Testing

/// Braces that are nearly attributes.
@Suite struct ContentReaderAttributeSlipsTests {
    @Test(arguments: [
        ("- Gear {value=3 kg}", "1:8", "{value=3 kg}", "{value=\"3 kg\"}"),
        ("- Gear {accessory: check}", "1:8", "{accessory: check}", "{accessory=check}"),
        ("- Gear {accessory:check}", "1:8", "{accessory:check}", "{accessory=check}"),
        ("- Gear {value=\"x}", "1:8", "{value=\"x}", "{value=x}"),
        ("- Gear {value=\"3 kg}", "1:8", "{value=\"3 kg}", "{value=\"3 kg\"}"),
        ("- Gear {value=“3 kg”}", "1:8", "{value=“3 kg”}", "{value=\"3 kg\"}"),
        ("- Gear {value=3, accessory=check}", "1:8", "{value=3, accessory=check}", "{value=3 accessory=check}"),
        ("- Gear {value=3 kg .big #gear}", "1:8", "{value=3 kg .big #gear}", "{value=\"3 kg\" .big #gear}"),
        ("- *Gear* {selected}", "1:10", "{selected}", "{selected=true}"),
        ("- Gear {label=rgb(0 0 0)}", "1:8", "{label=rgb(0 0 0)}", "{label=\"rgb(0 0 0)\"}"),
        ("# A\n\n## Two {collapsed}\n\n- a", "3:8", "{collapsed}", "{collapsed=true}"),
        ("# A\n\n## Two {style: inset}\n\n- a", "3:8", "{style: inset}", "{style=inset}"),
    ])
    func proposesWhatIsMeant(markdown: String, place: String, braces: String, correction: String) {
        let expected =
            "\(place)+\(braces.utf8.count) warning[attribute-syntax] `\(braces)` is text and no attribute = did you mean `\(correction)`?"
        #expect(problems(markdown) == [expected])
        #expect(page(markdown.replacing(braces, with: correction)).diagnostics.filter { $0.code.name == "attribute-syntax" } == [])
    }

    @Test(arguments: [
        "- Gear {value=3}", "- Gear {value=\"3 kg\"}", "- Gear {name}", "- Gear {a, b}", "- Gear {value}", "- Gear {index}",
        "- Gear {some: value}",
        "- Gear {value=}", "- Gear {value:}", "- Gear {value = 3}", "- Gear{value=3 kg}", "- {value=3 kg}", "- `a {value=3 kg}`",
        "- Gear `{value=3 kg}`",
        "- Gear \\{value=3 kg}", "- Gear {value=3 kg} more", "Text {value=3 kg}", "- Gear {collapsed}", "## Two {selected}",
        "- Gear {{ value }}",
        "- Gear {\"value\": 3}", "- Gear {.a b}", "- Gear {value=\"a\" \"b\"}", "- {% raw %}Gear {value=3 kg}{% endraw %}",
    ])
    func leavesOtherBracesAlone(markdown: String) {
        #expect(problems(markdown).filter { $0.contains("attribute-syntax") } == [])
    }

    @Test(arguments: [
        ("| A | B | C |\n|--|--|--|\n| Milk {value=2} | 1 | 2 |", "3:8", "{value=2}"),
        ("| A | B |\n|--|--|\n| Milk | 1 l {accessory=check progress=40} |", "3:14", "{accessory=check progress=40}"),
        ("Text. {value=3}", "1:7", "{value=3}"), ("- a\n\n  Text. {value=3}", "3:9", "{value=3}"),
    ])
    func reportsAttributesOfRowsWhereNoRowIs(markdown: String, place: String, braces: String) {
        #expect(
            problems(markdown) == [
                "\(place)+\(braces.utf8.count) warning[attribute-syntax] `\(braces)` is text here and no attribute"
                    + " = attributes of rows stand at the end of an item of a list: `- Name \(braces)`"
            ])
    }

    @Test(arguments: [
        "Text `{value=3}`", "Text \\{value=3}", "Text {name=3}", "Text {a, b}", "Text {value=3} more", "Text {value}",
        "Text{value=3}",
        "    Text {value=3}", "Text {{value=3}}", "<p>Text {value=3}</p>", "Text {value=3 name=4}",
        "| A | B | C |\n|--|--|--|\n| `{value=2}` | \\{value=2} | {x=2} |",
    ])
    func leavesOtherBracesInTextAlone(markdown: String) {
        #expect(problems(markdown).filter { $0.contains("attribute-syntax") } == [])
    }
}
