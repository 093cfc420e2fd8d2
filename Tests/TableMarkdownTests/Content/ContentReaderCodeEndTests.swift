import TableMarkdown
import TableModel
import Testing

/// Fenced code that nothing ends.
@Suite struct ContentReaderCodeEndTests {
    @Test(arguments: [
        ("```\ncode", "1:1+3"), ("text\n\n```sh\ncode\n\n# More\n\n- a\n", "3:1+3"), ("~~~~\ncode\n~~~", "1:1+4"),
        ("a\n\n```", "3:1+3"),
        ("```\ncode\n```js", "1:1+3"), ("```\ncode\n    ```", "1:1+3"), ("```\ncode\n    ```\n", "1:1+3"),
        ("```\ncode\n> ```", "1:1+3"),
        ("```\n```js\ncode\n", "1:1+3"), ("```js\n```js\n", "1:1+3"), ("```\ncode\n~~~", "1:1+3"), ("```\ncode\n\n\n", "1:1+3"),
        ("\u{FEFF}---\na: b\n---\n```\ncode\r\n", "4:1+3"),
    ])
    func reportsCodeToTheEndOfTheDocument(markdown: String, place: String) {
        #expect(
            problems(markdown) == [
                "\(place) warning[code-end] the code that begins here has no end (all below is code) = end it with a line of \(place.last!) such marks"
            ])
    }

    @Test(arguments: [
        ("- ```\n  code\n\ntext", "1:3+3"), ("- ```\n  code\n- b", "1:3+3"), ("- a\n\n  ```sh\n  code", "3:3+3"),
        ("> ```\n> code\n\ntext", "1:3+3"), ("> ```\n> code\ntext", "1:3+3"), ("> ```\n> code", "1:3+3"),
        ("> - ```\n>   a\n> - b", "1:5+3"),
        ("1. a\n\n   ```\n   code\n2. b\n", "3:4+3"), ("::: tip\n- ```\n  a\n- b\n:::\n", "2:3+3"),
        ("!!! tip\n    ```\n    code\n\ntext", "2:5+3"), ("!!! tip\n    ```\n    code", "2:5+3"),
        ("!!! tip\n    ```\n    code\n", "2:5+3"),
        ("!!! tip\n    ```", "2:5+3"), ("=== \"A\"\n\n    ```\n    code\n\n\n", "3:5+3"),
        ("- a\n\n  !!! tip\n      ```\n      code\n", "4:7+3"),
    ])
    func reportsCodeToTheEndOfWhatItStandsIn(markdown: String, place: String) {
        #expect(
            problems(markdown) == [
                "\(place) warning[code-end] the code that begins here has no end (code up to the end of what it stands in)"
                    + " = end it with a line of 3 such marks, in the same item, quote or container"
            ])
    }

    /// The mistake behind most of them: the last fence is not indented, ends nothing, and begins code.
    @Test func reportsBothFencesOfAnItemLeftTooEarly() {
        #expect(
            problems("- ```\n  code\n```\n\ntext").map { $0.prefix(24) } == [
                "1:3+3 warning[code-end] ", "3:1+3 warning[code-end] ",
            ])
    }

    @Test(arguments: [
        "```\ncode\n```", "```\ncode\n```\n", "```\ncode\n````  \n\ntext", "~~~\ncode\n~~~", "```\n```", "   ```\ncode\n  ```",
        "```\n    ```\n```",
        "```\ncode\n```\n\n\n", "```\r\ncode\r\n```\r\n", "````\n```\ncode\n````", "- ```\n  code\n  ```",
        "- ```\n  code\n  ```\n- b", "- ```\n  code\n    ```",
        "- a\n\n  ```\n  code\n  ```\n\ntext", "> ```\n> code\n> ```", "> ```\n> code\n> ```\ntext",
        "> ```\n> code\n> ```\n\ntext\n",
        "> ```\n> code\n> ```\n```\ncode\n```", "> - ```\n>   a\n>   ```\n> - b", "```\na\n```\n```\nb\n```",
        "- ```\n  a\n  ```\n```\nb\n```",
        "    code\n", "    ```\n    code\n", "    ```\n    code\n    ```", "    ```\n    ```", "\t```\n\tcode",
        "- a\n\n      ```\n      code\n",
        "`code\ntext", "text ```\ncode", "``` a ``` b", "<pre>\n```\n</pre>", "<!--\n```\n-->",
        "!!! tip\n    ```\n    code\n    ```\n\ntext", "!!! tip\n    ```\n    code\n    ```",
        "!!! tip\n    ```\n    code\n    ```\n",
        "::: tip\n```\ncode\n```\n:::\n", "::: code-group\n```sh [a]\nb\n```\n```sh [c]\nd\n```\n:::",
        "{% highlight sh %}\ncode\n{% endhighlight %}\n",
        "[^1]: a\n\n    ```\n    code\n    ```\n\nb[^1]", "| a | b |\n|---|---|\n| c | d |\n\n```\ncode\n```",
    ])
    func leavesCodeAloneThatEnds(markdown: String) {
        #expect(problems(markdown).filter { $0.contains("code-end") } == [])
        #expect(problems(markdown + "\n\nlast").filter { $0.contains("code-end") } == [])
    }
}
