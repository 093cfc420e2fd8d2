import TableModel
import Testing

@testable import TableCells

@Suite struct OmittedSlotsTests {
    private let lost = "error[cell-part-lost]"

    @Test func aTemplateWithEverythingLosesNothing() {
        #expect(omissions("{{title}}{{detail}}{{value}}{{image}}{{progress}}{{accessory}}") == [])
        #expect(
            omissions(
                "{{image}}{{#detail}}{{title}}{{detail}}{{/detail}}{{^detail}}{{title}}{{/detail}}{{value}}{{progress}}{{accessory}}"
            ) == [])
    }

    @Test func namesWhatIsAlwaysLost() {
        #expect(
            omissions("<b title=\"{{title}}\">{{detail}}</b>{{image}}")
                == [
                    "1:1+44 \(lost) the title, the value, the check box of a task, the progress are left out = give `{{title}}`, `{{value}}`, `{{accessory}}`, `{{progress}}` a place in the text"
                ])
    }

    @Test func standsAtTheFirstLineOfTheTemplate() {
        #expect(omissions("\n  {{title}}\n{{detail}}").map { $0.prefix(7) } == ["2:3+9 e"])
        #expect(omissions("").map { $0.prefix(6) } == ["error["])
    }

    @Test func namesTheSimplestConditionOfALoss() {
        let rest = "{{title}}{{value}}{{image}}{{progress}}{{accessory}}"
        #expect(
            omissions("\(rest){{#image}}{{detail}}{{/image}}")
                == ["1:1+82 \(lost) the detail is left out without `{{image}}` = give `{{detail}}` a place for that case too"])
        #expect(
            omissions("\(rest){{^progress}}{{#image}}{{detail}}{{/image}}{{/progress}}{{#level}}{{detail}}{{/level}}")
                == [
                    "1:1+138 \(lost) the detail is left out without `{{image}}` without `{{level}}` = give `{{detail}}` a place for that case too"
                ])
    }

    @Test func templatesThatOthersAreMadeOfNeedNotBeWhole() {
        let whole = "{{title}}{{detail}}{{image}}{{progress}}{{>end}}"
        #expect(omissions(whole, with: ["end": "{{value}}{{accessory}}"]) == [])
        #expect(
            omissions(whole.replacing("{{>end}}", with: "{{value}}{{accessory}}"), with: ["end": "{{value}}{{accessory}}"]).count
                == 1)
    }

    /// The table against what the steps of the template do, for all cases.
    @Test func theTableSaysWhatTheStepsDo() throws {
        let template =
            "{{#image}}{{image}}{{^value}}{{title}}{{/value}}{{/image}}{{#detail}}{{#level}}{{title}}{{/level}}{{detail}}{{/detail}}{{value}}"
        let cell = try #require(readTemplates(["cell": template]).value.templates["cell"])
        for raw in 0..<CellSlots.count {
            let filled = CellSlots(rawValue: UInt16(raw))
            var shown: CellSlots = []
            var index = 0
            while index < cell.steps.count {
                index += 1
                switch cell.steps[index - 1] {
                case .text(let slot): shown.insert(CellSlots(slot))
                case .skipUnless(let slot, let next): if !filled.contains(slot) { index = Int(next) }
                case .skipIf(let slot, let next): if filled.contains(slot) { index = Int(next) }
                case .literal, .value: break
                }
            }
            let kept: CellSlots = [.title, .detail, .value, .image, .accessory, .progress, .body]
            #expect(cell.omittedSlots[filled] == filled.intersection(kept).subtracting(shown))
        }
    }
}
