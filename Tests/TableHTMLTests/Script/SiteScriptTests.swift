import TableTestSupport
import Testing

@testable import TableHTML

@Suite struct SiteScriptTests {
    private func script(_ parts: Set<PagePart> = PagePart.ofScript, languages: Set<String> = ["en"]) -> String {
        var output: [UInt8] = []
        renderScript(languages: languages, parts: parts, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test func isTheSameEachTime() {
        #expect(script(languages: ["en", "de", "ar"]) == script(languages: ["ar", "en", "de"]))
    }

    @Test func hasTheWordsOfItsLanguagesAlone() {
        #expect(script().contains("\"Filter this page\"") && !script().contains("Diese Seite filtern"))
        let german = script(languages: ["de-AT"])
        #expect(
            german.contains("\"de-AT\":[\"\",") && german.contains("Diese Seite filtern") && !german.contains("Filter this page"))
    }

    @Test func saysWhereItsWordsAreOfAnotherLanguage() {
        #expect(script(languages: ["tlh"]).contains(#""tlh":["en","#))
        #expect(script(languages: [""]).contains(#"{"":["","#))
    }

    @Test func hasTheWordsOfItsPartsAlone() {
        #expect(!script([.filter]).contains("Reset ticks") && !script([.ticks]).contains("Filter this page"))
        #expect(script([.search, .copyButton]).contains("\"Copied\"") && !script([.search]).contains("\"Copied\""))
        #expect(script([.ticks]).contains("Reset ticks") && script([.ticks]).contains("# of %"))
    }

    @Test(arguments: [("\"\\</script>\u{2028}'`${x}", #""\"\\</script>"#), ("constructor", #""constructor":["en","#)])
    func writesLanguagesAsText(language: String, expected: String) {
        #expect(script(languages: [language]).contains(expected))
    }

    @Test(arguments: LocalizedStrings.all.map(\.language))
    func hasWordsInEveryLanguage(language: String) throws {
        let strings = try #require(ScriptStrings.all[language])
        #expect(strings.countPattern.contains("#") && strings.countPattern.contains("%"))
        for word in Mirror(reflecting: strings).children.compactMap({ $0.value as? String }) {
            #expect(!word.isEmpty && word.first?.isWhitespace == false && word.last?.isWhitespace == false)
        }
        if language != "en" { #expect(strings.filter != ScriptStrings.english.filter) }
    }

    /// What one page has is everything, in one language.
    @Test func isSmall() throws {
        #expect(script().utf8.count < 20_000)
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
        #expect(source.utf8.allSatisfy { $0 < 0x80 })
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
