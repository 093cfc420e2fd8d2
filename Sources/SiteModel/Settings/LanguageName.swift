import TableModel

/// What a language is called in its own words, for links to it, and in English, for authors who wrote that for its tag.
package struct LanguageName: Sendable {
    let tag: String
    let own: String
    let english: String

    /// Whether a word is the tag of a language whose name is known.
    package static func isKnown(_ tag: String) -> Bool { LanguageTag(tag).lookup.contains { byTag[$0] != nil } }

    /// The names for languages side by side. Of two that have the same, each says its tag.
    package static func names(of tags: [String]) -> [String] {
        let names = tags.map { tag in LanguageTag(tag).lookup.lazy.compactMap { byTag[$0]?.own }.first ?? tag }
        return zip(tags, names).map { tag, name in
            let others = zip(tags, names).contains { LanguageTag($0) != LanguageTag(tag) && $1 == name }
            return others && name != tag ? "\(name) (\(tag))" : name
        }
    }

    /// The tag of a language by its name, in its own words or in English, without regard to case.
    package static func tag(ofLanguage name: String) -> String? {
        let name = name.lowercased()
        return all.first { $0.own.lowercased() == name || $0.english.lowercased() == name }?.tag
    }

    private static let byTag = Dictionary(uniqueKeysWithValues: all.map { (LanguageTag($0.tag), $0) })

    static let all: [LanguageName] = table.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
        let parts = line.split(separator: UInt8(ascii: "|")).map { String(Substring($0)) }
        return parts.count == 3 ? LanguageName(tag: parts[0], own: parts[1], english: parts[2]) : nil
    }

    /// Tag, own name, English name.
    private static let table = """
        af|Afrikaans|Afrikaans
        am|አማርኛ|Amharic
        ar|العربية|Arabic
        az|Azərbaycanca|Azerbaijani
        be|Беларуская|Belarusian
        bg|Български|Bulgarian
        bn|বাংলা|Bengali
        bs|Bosanski|Bosnian
        ca|Català|Catalan
        ckb|کوردیی ناوەندی|Central Kurdish
        cs|Čeština|Czech
        cy|Cymraeg|Welsh
        da|Dansk|Danish
        de|Deutsch|German
        el|Ελληνικά|Greek
        en|English|English
        en-GB|English (UK)|British English
        en-US|English (US)|American English
        eo|Esperanto|Esperanto
        es|Español|Spanish
        et|Eesti|Estonian
        eu|Euskara|Basque
        fa|فارسی|Persian
        fi|Suomi|Finnish
        fil|Filipino|Filipino
        fr|Français|French
        ga|Gaeilge|Irish
        gl|Galego|Galician
        gu|ગુજરાતી|Gujarati
        he|עברית|Hebrew
        hi|हिन्दी|Hindi
        hr|Hrvatski|Croatian
        hu|Magyar|Hungarian
        hy|Հայերեն|Armenian
        id|Bahasa Indonesia|Indonesian
        is|Íslenska|Icelandic
        it|Italiano|Italian
        ja|日本語|Japanese
        ka|ქართული|Georgian
        kk|Қазақ тілі|Kazakh
        km|ខ្មែរ|Khmer
        kn|ಕನ್ನಡ|Kannada
        ko|한국어|Korean
        ku|Kurdî|Kurdish
        la|Latina|Latin
        lo|ລາວ|Lao
        lt|Lietuvių|Lithuanian
        lv|Latviešu|Latvian
        mk|Македонски|Macedonian
        ml|മലയാളം|Malayalam
        mn|Монгол|Mongolian
        mr|मराठी|Marathi
        ms|Bahasa Melayu|Malay
        mt|Malti|Maltese
        my|မြန်မာဘာသာ|Burmese
        nb|Norsk bokmål|Norwegian Bokmål
        ne|नेपाली|Nepali
        nl|Nederlands|Dutch
        nn|Norsk nynorsk|Norwegian Nynorsk
        no|Norsk|Norwegian
        pa|ਪੰਜਾਬੀ|Punjabi
        pl|Polski|Polish
        ps|پښتو|Pashto
        pt|Português|Portuguese
        pt-BR|Português (Brasil)|Brazilian Portuguese
        pt-PT|Português (Portugal)|European Portuguese
        ro|Română|Romanian
        ru|Русский|Russian
        sk|Slovenčina|Slovak
        sl|Slovenščina|Slovenian
        sq|Shqip|Albanian
        sr|Српски|Serbian
        sv|Svenska|Swedish
        sw|Kiswahili|Swahili
        ta|தமிழ்|Tamil
        te|తెలుగు|Telugu
        th|ไทย|Thai
        tr|Türkçe|Turkish
        ug|ئۇيغۇرچە|Uyghur
        uk|Українська|Ukrainian
        ur|اردو|Urdu
        uz|Oʻzbekcha|Uzbek
        vi|Tiếng Việt|Vietnamese
        yi|ייִדיש|Yiddish
        zh|中文|Chinese
        zh-Hans|简体中文|Simplified Chinese
        zh-Hant|繁體中文|Traditional Chinese
        """
}
