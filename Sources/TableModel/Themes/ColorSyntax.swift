/// What a CSS colour looks like (CSS Color 4 §4), for values that authors write into a page's styles.
package enum ColorSyntax {
    /// Whether `text` is one colour and nothing else: a hash, a name, or a colour function with balanced parentheses.
    ///
    /// Nothing that could end a declaration or load anything passes: no `;`, braces, quotes, `url(`, escapes or comments.
    package static func isColor(_ text: String) -> Bool {
        let word = text.lowercased()
        if word.hasPrefix("#") {
            let digits = word.dropFirst()
            return [3, 4, 6, 8].contains(digits.count) && digits.allSatisfy(\.isHexDigit) && digits.allSatisfy(\.isASCII)
        }
        if names.contains(word) { return true }
        guard let open = word.firstIndex(of: "("), word.last == ")", functions.contains(String(word[..<open])) else { return false }
        var depth = 0
        for (offset, character) in word.enumerated() {
            switch character {
            case "(": depth += 1
            case ")":
                depth -= 1
                if depth < 0 || (depth == 0 && offset != word.count - 1) { return false }
            case "a"..."z", "0"..."9", " ", ",", ".", "%", "/", "-", "+", "#", "*": break
            default: return false
            }
        }
        return depth == 0 && !holds("/*", word) && !holds("url(", word)
    }

    private static func holds(_ part: String, _ word: String) -> Bool {
        word.utf8.indices.contains { word.utf8[$0...].starts(with: part.utf8) }
    }

    private static let functions: Set<String> = [
        "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix", "light-dark",
    ]

    /// The named colours, `transparent`, `currentcolor` and the system colours in use (CSS Color 4 §6).
    package static let names: Set<String> = Set(
        """
        aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue
        chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen
        darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue
        darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick
        floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink
        indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
        lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
        lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid
        mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream
        mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
        paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue
        saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen
        steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen transparent currentcolor
        canvas canvastext linktext highlight highlighttext graytext buttonface buttontext accentcolor accentcolortext
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
