import TableTestSupport
import Testing

@testable import TableHTML

@Suite struct SiteScriptTests {
    private func script(_ parts: Set<PagePart> = PagePart.ofScript, language: String = "en") -> String {
        var output: [UInt8] = []
        renderScript(language: language, parts: parts, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test func isTheSameEachTime() { #expect(script() == script()) }

    @Test func hasTheWordsOfItsLanguageAlone() {
        #expect(script().contains("|Filter this page|") && !script().contains("Diese Seite filtern"))
        let german = script(language: "de-AT")
        #expect(german.contains("\"|# von %|Diese Seite filtern|") && !german.contains("Filter this page"))
    }

    @Test func saysWhereItsWordsAreOfAnotherLanguage() {
        #expect(script(language: "tlh").contains(#"="en|# of %|"#))
        #expect(script(language: "").contains(#"="|# of %|"#))
    }

    @Test func hasTheWordsOfItsPartsAlone() {
        #expect(!script([.filter]).contains("Reset ticks") && !script([.ticks]).contains("Filter this page"))
        #expect(script([.search, .copyButton]).contains("|Copied|") && !script([.search]).contains("|Copied|"))
        #expect(script([.ticks]).contains("Reset ticks") && script([.ticks]).contains("# of %"))
    }

    @Test(arguments: ["\"\\</script>\u{2028}'`${x", "constructor"])
    func writesNoLanguage(language: String) { #expect(script(language: language) == script(language: "tlh")) }

    @Test(arguments: LocalizedStrings.all.map(\.language))
    func hasWordsInEveryLanguage(language: String) throws {
        let strings = try #require(ScriptStrings.all[language])
        #expect(strings.countPattern.contains("#") && strings.countPattern.contains("%"))
        for word in Mirror(reflecting: strings).children.compactMap({ $0.value as? String }) {
            #expect(!word.isEmpty && word.first?.isWhitespace == false && word.last?.isWhitespace == false)
        }
        // Every word has its place, and none breaks the list.
        let text = ScriptStrings.text(for: PagePart.ofScript.union([.copyButton]), in: language)
        let words = text.split(separator: "|", omittingEmptySubsequences: false)
        #expect(words.count == ScriptStrings.names.count && words.dropFirst().allSatisfy { !$0.isEmpty })
        if language != "en" { #expect(strings.filter != ScriptStrings.english.filter) }
    }

    /// What one page has is everything. How small it is when it is compressed is measured in sites of all languages.
    @Test func isSmall() { #expect(script().utf8.count < 18_000) }

    @Test func shortensNoPropertyThatIsReadByItsName() {
        let source = SiteScript.all.map(\.source).joined(separator: "\n")
        let texts = JavaScriptTokenizer.tokens(of: source).texts
        for name in SiteScript.properties {
            #expect(texts.known(name) >= 0, "\(name)")
            #expect(!source.contains("dataset.\(name)"), "\(name)")
        }
    }

    /// The minifier knows tokens alone.
    @Test(arguments: SiteScript.all.map(\.name))
    func sourceKeepsToTheHabitsThatTheMinifierNeeds(name: String) throws {
        let source = try #require(SiteScript.all.first { $0.name == name }).source
        let ends = ["{", "}", "[", "(", ",", ";", ":", "?", "=>", ")", "=", "&&", "||"]
        for (number, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let code = line.drop { $0 == " " }
            let isComment = code.hasPrefix("//")
            #expect(!code.contains("/*") && !code.contains("\t") && line.last != " ", "\(name).js:\(number + 1)")
            #expect(isComment || code.isEmpty || ends.contains { code.hasSuffix($0) }, "\(name).js:\(number + 1): \(line)")
        }
        #expect(source.unicodeScalars.allSatisfy { $0.isASCII || $0.properties.isAlphabetic })
    }

    /// A name of ours that a browser has as well would be shortened in both places.
    @Test func declaresNoNameThatTheBrowserHasAndTheScriptUses() {
        let globals: Set<String> = [
            "document", "window", "location", "history", "localStorage", "performance", "setTimeout", "clearTimeout",
            "addEventListener",
            "scrollY", "scrollTo", "Object", "Number", "String", "Boolean", "Map", "Set", "WeakMap", "RegExp", "Intl", "JSON",
            "Math",
            "URLSearchParams", "CSS", "Highlight", "StaticRange", "NodeFilter", "isNaN", "parseFloat", "Infinity", "NaN",
        ]
        let texts = JavaScriptTokenizer.tokens(of: SiteScript.all.map(\.source).joined(separator: "\n")).texts
        let used = globals.filter { texts.known($0) >= 0 }
        let text = script()
        for name in used { #expect(text.contains(name), "\(name)") }
    }
}
