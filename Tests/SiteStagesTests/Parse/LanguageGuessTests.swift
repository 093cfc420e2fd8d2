import Testing

@testable import SiteStages

@Suite struct LanguageGuessTests {
    @Test(arguments: [
        ("The rake is in the shed, and the seeds are on the shelf with all of the pots.", "en"),
        ("Der Rechen steht im Schuppen, und die Samen sind auf dem Brett mit den Töpfen.", "de"),
        ("Le râteau est dans la remise, et les graines sont sur une étagère avec des pots pour vous.", "fr"),
        ("El rastrillo está en el cobertizo, y las semillas se guardan con los tiestos en una caja para la siembra.", "es"),
        ("O ancinho está no barracão, e as sementes são guardadas em uma caixa com os vasos para não secar.", "pt"),
        ("Il rastrello è nella rimessa, e i semi sono nel vaso con la terra per il giardino che non si vede.", "it"),
        ("De hark staat in het schuurtje, en de zaden zijn op een plank voor het raam met de potten.", "nl"),
        ("Krattan står i skjulet, och fröna är på en hylla med krukorna som inte har ett lock.", "sv"),
        ("Rechen på norsk eller dansk er i skuret, og det som er for hagen.", nil),
        ("Grabie są w szopie, a nasiona na półce i nie jest to dla ptaków, że się do tego nadają.", "pl"),
        ("Tırmık kulübede ve tohumlar bir rafta, bu saksılar için olarak ne gibi daha çok.", "tr"),
        ("Cái cào ở trong nhà kho và các hạt giống là của một người cho không được với này.", "vi"),
        // Too little, or only names.
        ("Rake. Shed. Seeds.", nil), ("The rake", nil), ("", nil),
        ("Rust Go Swift Kotlin Zig Nim Elm Haskell Scala Erlang", nil),
        // Serial numbers, signs and units.
        ("MacBook Pro S/N: C02XK1ZZJGH5, ThinkPad S/N PF-4K2X9Q, C02XK1ZZJGH5 MacBook Pro", nil),
        ("MacBook Pro S/N 17, iPad Pro S/N 18, supply 12 V, resistor 3 k", nil),
        ("Un-2 La-1 Les-3 plug-2-des des-3-un et-1 la-7 les-8 des-9", nil),
        // Words beside numbers.
        ("Um 10 Uhr ist der Rechen im Schuppen, und die 3 Samen sind mit den 12 Töpfen auf dem Brett.", "de"),
    ])
    func tellsLatinTextByItsCommonestWords(text: String, tag: String?) {
        #expect(LanguageGuess(sample: Array(text.utf8)) == LanguageGuess(tag: tag, isRightToLeft: false))
    }

    @Test(arguments: [
        ("熊手は物置にあります。種は棚の上です。", "ja"), ("耙子在棚子里，种子们在这个架子上，还有这些花盆。", "zh-Hans"),
        ("耙子在棚子裡，種子們在這個架子上，還有這些花盆。", "zh-Hant"), ("갈퀴는 헛간에 있습니다. 씨앗은 선반 위에 있습니다.", "ko"),
        ("Грабли стоят в сарае, а семена на полке, и это мы знаем.", "ru"),
        ("Граблі стоять у сараї, а насіння на полиці, і це її місце є.", "uk"),
        ("Граблите са в бараката, а семената са на рафта, където е сухо, външен ъгъл, път, съд.", "bg"),
        ("Грабље су у шупи, а семе је на полици, где љуљашка њише.", "sr"), ("Граблите се тука", nil),
        ("Η τσουγκράνα είναι στην αποθήκη και οι σπόροι στο ράφι.", "el"), ("คราดอยู่ในโรงเก็บของ เมล็ดอยู่บนชั้น", "th"),
        ("रेक शेड में है और बीज शेल्फ पर हैं। यह बगीचे के लिए है, और पानी की जगह है।", "hi"), ("கொட்டகையில் மண்வெட்டி உள்ளது", "ta"),
        ("ფოცხი ფარდულშია და თესლი თაროზეა", "ka"),
    ])
    func tellsAScriptAndItsLetters(text: String, tag: String?) {
        #expect(LanguageGuess(sample: Array(text.utf8)) == LanguageGuess(tag: tag, isRightToLeft: false))
    }

    @Test(arguments: [
        ("المجرفة في الحظيرة والبذور على الرف، وهي في الحديقة الكبيرة أيضا.", "ar"),
        ("شن‌کش در انبار است و بذرها روی قفسه هستند، که گلدان‌ها را می‌گیرد.", "fa"),
        ("ریک شیڈ میں ہے اور بیج شیلف پر ہیں، یہ باغ کے لیے ہے اور اس میں بڑے پودے ہیں۔", "ur"),
        ("המגרפה במחסן והזרעים על המדף.", "he"),
        ("سجل دور دار نور", nil),
    ])
    func runsFromRightToLeftInWhateverLanguage(text: String, tag: String?) {
        #expect(LanguageGuess(sample: Array(text.utf8)) == LanguageGuess(tag: tag, isRightToLeft: true))
    }

    @Test func looksThroughNamesInAnotherScript() {
        let list = "Rust، Swift، Kotlin: راهنمای برنامه‌نویسی که برای همه است. Haskell، Erlang: کتاب‌های پیشرفته در گیت‌هاب"
        #expect(LanguageGuess(sample: Array(list.utf8)).tag == "fa")
        let english = "The rake and the shed are in the garden, and all of the seeds (种子) are on the shelf."
        #expect(LanguageGuess(sample: Array(english.utf8)).tag == "en")
    }

    @Test(arguments: [[0xE4], [0xFF, 0xFE, 0x80], [0xF0, 0x9F], Array("ok \u{0}".utf8)] as [[UInt8]])
    func takesAnyBytes(bytes: [UInt8]) {
        #expect(LanguageGuess(sample: bytes) == .unknown)
    }
}
