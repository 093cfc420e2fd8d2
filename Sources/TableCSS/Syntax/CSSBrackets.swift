/// Which closing bracket belongs to which opening one.
///
/// A `}` also ends the parentheses and square brackets that stand open in its block, so that a fault stays where it is made; CSS
/// itself would read on to the end. No recursion: depth costs memory alone.
struct CSSBrackets {
    /// By the index of an opening token: the index of the token that closes it, or of the first one that is not inside.
    private(set) var ends: [Int]
    /// Indices of opening tokens that nothing closes, in source order.
    private(set) var open: [Int] = []
    /// Indices of closing tokens that close nothing.
    private(set) var stray: [Int] = []
    private let tokens: [CSSToken]

    init(_ tokens: [CSSToken]) {
        self.tokens = tokens
        ends = [Int](repeating: 0, count: tokens.count)
        var stack: [Int] = []
        // How many of the open ones are braces, so that a stray one is known without a search.
        var braces = 0
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .openBrace:
                stack.append(index)
                braces += 1
            case .function, .openParenthesis, .openBracket: stack.append(index)
            case .closeBrace:
                guard braces > 0 else {
                    stray.append(index)
                    continue
                }
                while let opener = stack.popLast() {
                    ends[opener] = index
                    if tokens[opener].kind == .openBrace { break }
                    open.append(opener)
                }
                braces -= 1
            case .closeParenthesis, .closeBracket:
                guard let opener = stack.last, Self.closes(token.kind, tokens[opener].kind) else {
                    stray.append(index)
                    continue
                }
                stack.removeLast()
                ends[opener] = index
            default: break
            }
        }
        for opener in stack { ends[opener] = tokens.count }
        open = (open + stack).sorted()
    }

    /// The index behind a bracket's closing token.
    func index(after opener: Int) -> Int {
        isClosed(opener) ? ends[opener] + 1 : ends[opener]
    }

    func isClosed(_ opener: Int) -> Bool {
        ends[opener] < tokens.count && Self.closes(tokens[ends[opener]].kind, tokens[opener].kind)
    }

    private static func closes(_ closer: CSSToken.Kind, _ opener: CSSToken.Kind) -> Bool {
        switch opener {
        case .openBrace: closer == .closeBrace
        case .openBracket: closer == .closeBracket
        case .function, .openParenthesis: closer == .closeParenthesis
        default: false
        }
    }
}
