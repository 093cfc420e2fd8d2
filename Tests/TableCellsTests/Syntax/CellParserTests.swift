import Testing

@testable import TableCells

@Suite struct CellParserTests {
    @Test func reportsSectionsThatAreNotClosed() {
        #expect(
            compiled("{{#detail}}x\n {{^image}}")
                == """
                2:2+10 error[cell-tag] `{{^image}}` is not closed = write `{{/image}}` where it ends
                1:1+11 error[cell-tag] `{{#detail}}` is not closed = write `{{/detail}}` where it ends
                """)
    }

    @Test func reportsEndsThatCrossOrCloseNothing() {
        #expect(
            compiled("{{#image}}{{#value}}{{/image}}{{/value}}")
                == """
                1:21+10 error[cell-tag] `{{/image}}` stands before the end of `{{#value}}` = write `{{/value}}` before it
                1:31+10 error[cell-tag] `{{/value}}` closes nothing = remove it
                """)
        #expect(
            compiled("{{#image}}{{/imag}}{{/image}}")
                == "1:11+9 error[cell-tag] `{{/imag}}` closes nothing = `{{#image}}` is open here")
    }

    @Test func reportsSlotsThatDoNotExist() {
        #expect(
            compiled("{{titel}}{{#bodi}}{{/bodi}}{{xyzzy}}")
                == """
                1:1+9 error[cell-slot] no slot `titel` = did you mean `title`?
                1:10+9 error[cell-slot] no slot `bodi` = did you mean `body`?
                1:28+9 error[cell-slot] no slot `xyzzy` = the slots are title, detail, value, image, accessory, progress, body, destination, identifier, level
                """)
    }

    @Test func reportsWhatStandsOutsideBlocksOfAParent() {
        #expect(
            compiled("{{<p}}\n lost {{title}}{{$a}}1{{/a}}{{$a}}2{{/a}}\n{{/p}}", with: ["p": "{{$a}}{{/a}}"])
                == """
                2:2+5 error[cell-block] this stands in no block of `p` = put it into `{{$…}}`, the name of a block
                2:7+9 error[cell-block] this stands in no block of `p` = put it into `{{$…}}`, the name of a block
                2:29+6 error[cell-block] the block `a` is filled twice = remove one of them
                """)
    }
}
