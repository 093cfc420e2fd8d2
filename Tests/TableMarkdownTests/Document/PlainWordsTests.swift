import TableMarkdown
import Testing

@Suite struct PlainWordsTests {
    @Test(arguments: [
        ("`after` slices to the <em>N</em>th [x](https://a.b) **item**.", "after slices to the Nth x item."),
        ("Plain words, 2 of them", "Plain words, 2 of them"),
        ("![A leaf](leaf.svg) on _it_ &amp; more\\*", "A leaf on it & more*"),
        ("1. FC `Köln`", "1. FC Köln"), ("# and - *a*", "# and - a"), ("*All of it*", "All of it"),
        ("a *b*\n<br>c", "a b c"), ("first<br>second<BR/>third", "first second third"),
        ("reads <stdin> and *all*", "reads <stdin> and all"), ("snake_case_name", "snake_case_name"),
        ("2 * 3 < 7", "2 * 3 < 7"), ("<!-- -->", "<!-- -->"), ("[a][b] [c]", "[a][b] [c]"),
    ])
    func haveNoMarks(markdown: String, words: String) { #expect(plainWords(ofMarkdown: markdown) == words) }
}
