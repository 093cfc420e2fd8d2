import TableMarkdown
import TableModel
import TableTestSupport
import Testing

/// Languages of code in a line.
@Suite struct CodeLanguageTests {
    @Test(arguments: [
        ("`#!python print(1)`", "`print(1)`"), ("`:::js a b`", "`a b`"), ("`#!sh docker run`", "`docker run`"),
        ("`#!py3 range(3)`", "`range(3)`"), ("`#!php-inline $a`", "`$a`"), ("`#!c++ int a`", "`int a`"),
        ("`boolean{:ts}`", "`boolean`"), ("`{:ts}`", "`{:ts}`"), ("`a{:d}`", "`a{:d}`"), ("`a{:words}`", "`a{:words}`"),
        ("`#!/bin/sh`", "`#!/bin/sh`"),
        ("`#!python`", "`#!python`"), ("`#!perl -w`", "`#!perl -w`"), ("`::: tip`", "`::: tip`"), ("`#! python`", "`#! python`"),
    ])
    func leavesOutTheMark(markdown: String, expected: String) {
        #expect(flow(markdown) == expected)
        #expect(flow(markdown, options: .strict) == markdown)
    }
}
