import Testing

@testable import TableCode

/// What arithmetic, documents and cases of shells begin and end.
@Suite struct BashCodeTests {
    @Test(arguments: [
        (
            ##"y=$((1 << 2))\##necho "hi""##,
            ##"[v y]=[k $((][n 1] << [n 2][k ))]\##n[f echo] [s "hi"]"##
        ),
        (
            ##"((x <<= 3)); let z=1<<q\##necho hi"##,
            ##"((x <<= [n 3])); [f let] [v z]=[n 1]<<q\##n[f echo] hi"##
        ),
        (
            ##"for ((i = 0; i < (1 << n); i++)); do\##n  echo hi\##ndone"##,
            ##"[k for] ((i = [n 0]; i < ([n 1] << n); i++)); [k do]\##n  [f echo] hi\##n[k done]"##
        ),
        (
            ##"x=$(((a << b) << c)); echo hi"##,
            ##"[v x]=[k $((](a << b) << c[k ))]; [f echo] hi"##
        ),
    ])
    func shiftsBeginNoDocument(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("bash".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"x=$((a) | b <<E\##ndoc $x\##nE\##n) # c"##,
            ##"[v x]=[k $((]a) | b [s <<E\##ndoc ][v $x][s \##nE]\##n[k )] [c # c]"##
        ),
        (
            ##"((a); b <<E)\##nc\##nE\##nd"##,
            ##"((a); b [s <<E])\##n[s c\##nE]\##nd"##
        ),
    ])
    func commandsThatBeginWithBracketsAreNoArithmetic(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("bash".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"cat <<'E F' <<-B | { # it's\##n$x\##nE F\##n  a $x\##n  B\##necho; }"##,
            ##"cat [s <<'E F' <<-B] | { [c # it's]\##n[s $x\##nE F\##n  a ][v $x][s \##n  B]\##n[f echo]; }"##
        ),
        (
            ##"cat <<\A; b\##n$c\##nA\##nd"##,
            ##"cat [s <<\A]; b\##n[s $c\##nA]\##nd"##
        ),
    ])
    func documentsBeginWithTheNextLineInTheirOrder(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("bash".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"x="$(case $x in a) echo "b";; esac)" # it's"##,
            ##"[v x]=[s "][k $(case] [v $x] [k in] a) [f echo] [s "b"];; [k esac)][s "] [c # it's]"##
        )
    ])
    func bracketsOfCasesEndNoCommand(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("bash".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"a=b#c 'd' e@#f # g"##,
            ##"[v a]=b#c [s 'd'] e@#f [c # g]"##
        ),
        (
            ##"echo ${a/\'/b} # it's"##,
            ##"[f echo] [v ${a/][e \'][v /b}] [c # it's]"##
        ),
    ])
    func signsInWordsBeginNoComment(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("bash".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"echo ${b#*'}'} ${c:-'it"s'} ${d:-$'}\n'} ${e#*"}"} # it's"##,
            ##"[f echo] [v ${b#*][s '}'][v } ${c:-][s 'it"s'][v } ${d:-][s $'}][e \n][s '][v } ${e#*][s "}"][v }] [c # it's]"##
        ),
        (
            ##"echo "${d%'}'}" "${a[@]/'}'/b}" "${a:-it's}" "${#a}" # it's"##,
            ##"[f echo] [s "][v ${d%][s '}'][v }][s " "][v ${a][@][v /][s '}'][v /b}][s " "][v ${a:-it's}][s " "][v ${#a}][s "] [c # it's]"##
        ),
        (
            ##"cat <<EOF\##n${a:-it's} ${b#'}'}\##nEOF\##necho"##,
            ##"cat [s <<EOF]\##n[v ${a:-it's}][s  ][v ${b#][s '}'][v }][s \##nEOF]\##n[f echo]"##
        ),
    ])
    func quotesInExpansionsHideTheirBrace(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("bash".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"$ npm install "a" \\##n    -d\##nadded 3 packages, it's done\##n$ for a in b; do\##n> echo "$a"\##n> done\##n"##,
            ##"[a $] npm install [s "a"] \\##n    -d\##nadded 3 packages, it's done\##n[a $] [k for] a [k in] b; [k do]\##n[a >] [f echo] [s "][v $a][s "]\##n[a >] [k done]\##n"##
        ),
        (
            ##"# It's here\##n\##n  $ cd a # b\##nit's\##n# c\##n% ls"##,
            ##"[c # It's here]\##n\##n  [a $] [f cd] a [c # b]\##nit's\##n[c # c]\##n[a %] ls"##
        ),
        (
            ##"cd a\##n$ b"##,
            ##"[f cd] a\##n$ b"##
        ),
    ])
    func whatBeginsWithAPromptIsASession(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("bash".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"Don't run this\##necho "a""##,
            ##"Don't run this\##n[f echo] [s "a"]"##
        ),
        (
            ##"usage: a [b] that's it, isn't it\##necho a'b c'd "e""##,
            ##"usage: a [b] that[s 's it, isn']t it\##n[f echo] a[s 'b c']d [s "e"]"##
        ),
        (
            ##"curl -X POST -d'{\##n  "a": 1\##n}' b # it's"##,
            ##"curl -X POST -d[s '{\##n  "a": 1\##n}'] b [c # it's]"##
        ),
    ])
    func apostrophesInWordsBeginNoString(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("bash".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"echo "${a[b-1]}" ${c[@]} ${d[$((e + 2))]#x} ${#f[*]} ${g#[x]} ${h[} $((16#FF)) # i"##,
            ##"[f echo] [s "][v ${a][b-1][v }][s "] [v ${c][@][v } ${d][[k $((]e + [n 2][k ))]][v #x} ${#f][*][v } ${g#[x]} ${h[}] [k $((][n 16#FF][k ))] [c # i]"##
        ),
        (
            ##"break; continue; return 1; exit"##,
            ##"[k break]; [k continue]; [k return] [n 1]; [f exit]"##
        ),
    ])
    func indicesAreCodeAndLeavingIsAWordOfTheLanguage(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("bash".utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
