import Testing

@testable import TableCode

/// Quotes, characters and documents of Ruby.
@Suite struct RubyCodeTests {
    @Test(arguments: [
        (
            ##"a = b << FOO; c <<d; e<<2; f = 1 << 2\##nclass << self; end # it's"##,
            ##"a = b << [t FOO]; c <<d; e<<[n 2]; f = [n 1] << [n 2]\##n[k class] << [k self]; [k end] [c # it's]"##
        )
    ])
    func shiftsBeginNoDocument(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("ruby".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"a(<<~A, <<-'B').map { |x|\##n  it's #{x}\##n  A\##n  it's #{y}\##n  B\##n  x }"##,
            ##"[f a]([s <<~A], [s <<-'B']).map { |x|\##n[s   it's ][e #{]x[e }][s \##n  A\##n  it's #{y}\##n  B]\##n  x }"##
        )
    ])
    func documentsBeginWithTheNextLineInTheirOrder(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("ruby".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"c = ?"; d = [?', ?a]; e = x ? "a" : 'b' # it's"##,
            ##"c = [s ?"]; d = [[s ?'], [s ?a]]; e = x ? [s "a"] : [s 'b'] [c # it's]"##
        ),
        (
            ##"c == ?\" ? a : b.c?('d') # it's"##,
            ##"c == [s ?\"] ? a : b.[f c?]([s 'd']) [c # it's]"##
        ),
    ])
    func charactersAreNoQuotes(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("ruby".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"a = %r{it's}i; b = %q!it's!; c = %w<a b's>; d = %i|a' b|; e = f % 2 # it's"##,
            ##"a = [s %r{it's}i]; b = [s %q!it's!]; c = [s %w<a b's>]; d = [s %i|a' b|]; e = f % [n 2] [c # it's]"##
        ),
        (
            ##"e = f %(g) - h % w; i = %(it's) # it's"##,
            ##"e = f [s %(g)] - h % w; i = [s %(it's)] [c # it's]"##
        ),
    ])
    func quotesHaveAnyDelimiter(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("ruby".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"x.split /"/; y.gsub /'/, ""; z / 2 # it's"##,
            ##"x.[f split] [s /"/]; y.[f gsub] [s /'/], [s ""]; z / [n 2] [c # it's]"##
        )
    ])
    func regexesFollowMethodsThatTakeThem(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("ruby".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"a = $"; b = $'; c = $/; d = $` # it's"##,
            ##"a = [v $"]; b = [v $']; c = [v $/]; d = [v $`] [c # it's]"##
        )
    ])
    func variablesAreSigns(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("ruby".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"a\##n__END__\##nit's"##,
            ##"a\##n[c __END__\##nit's]"##
        )
    ])
    func nothingBehindTheEndIsCode(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("ruby".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"validates :a, format: { with: /\A[^"]+\z/ }, if: :b # it's"##,
            ##"validates [s :a], [s format:] { [s with: /][e \A][s [^"]+][e \z][s /] }, [s if: :b] [c # it's]"##
        ),
        (
            ##"a = / '(b) /x; c =~ / "/; d.split(/=/, 2); e /= 2 # it's"##,
            ##"a = [s / '(b) /x]; c =~ [s / "/]; d.[f split]([s /=/], [n 2]); e /= [n 2] [c # it's]"##
        ),
        (
            ##"a = b / c; d == e / f; g ? h: i / j # it's"##,
            ##"a = b / c; d == e / f; g ? [s h:] i / j [c # it's]"##
        ),
    ])
    func regexesFollowKeysAndEqualSigns(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("ruby".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"RE = /\##n  (?<a> \d+ ) # it's "\##n  ['"]\##n/x\##nb = 1 # it's"##,
            ##"[t RE] = [s /\##n  (?<a> ][e \d][s + ) # it's "\##n  ['"]\##n/x]\##nb = [n 1] [c # it's]"##
        ),
        (
            ##"a = /b'\##n  c/x; d = 1 # it's"##,
            ##"a = [s /b'\##n  c/x]; d = [n 1] [c # it's]"##
        ),
        (
            ##"a.match?(/\##n  "b\##n/x) # it's"##,
            ##"a.[f match?]([s /\##n  "b\##n/x]) [c # it's]"##
        ),
    ])
    func regexesHaveLines(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("ruby".utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
