import Testing

@testable import TableCode

/// Quotes of Perl, with every delimiter that they have, and variables that are signs.
@Suite struct PerlCodeTests {
    @Test(arguments: [
        (
            ##"@a = m{it's} ? 1 : 2; # it's"##,
            ##"[v @a] = [s m{it's}] ? [n 1] : [n 2]; [c # it's]"##
        ),
        (
            ##"$x =~ s{a'b}\##n {c"d}e; tr/a'b/"c/; y/'/"/; s#'#"#g; m!it's!i # it's"##,
            ##"[v $x] =~ [s s{a'b}\##n {c"d}e]; [s tr/a'b/"c/]; [s y/'/"/]; [s s#'#"#g]; [s m!it's!i] [c # it's]"##
        ),
        (
            ##"$a = qw/a'b/ . q<c'> . qx'd"' . qr[e'\]"]x # it's"##,
            ##"[v $a] = [s qw/a'b/] . [s q<c'>] . [s qx'd"'] . [s qr[e'][e \]][s "]x] [c # it's]"##
        ),
        (
            ##"$x = q{a {b} 'c}; s/a\/'/b/ for qw (c d'); s(a')[b"]; # it's"##,
            ##"[v $x] = [s q{a {b} 'c}]; [s s/a][e \/][s '/b/] [k for] [s qw (c d')]; [s s(a')[b"]]; [c # it's]"##
        ),
        (
            ##"print "a `" . b . "'"; `d "e` # it's"##,
            ##"[f print] [s "a `"] . b . [s "'"]; [s `d "e`] [c # it's]"##
        ),
    ])
    func quotesHaveAnyDelimiter(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("perl".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"$n = $#{$x}; $m = $#y; $#$z; # it's"##,
            ##"[v $n] = [v $#]{[v $x]}; [v $m] = [v $#y]; [v $#$z]; [c # it's]"##
        ),
        (
            ##"local($")="/"; # it's"##,
            ##"[k local]([v $"])=[s "/"]; [c # it's]"##
        ),
        (
            ##"$a = $' . $` . $/ . $; . $( . "b" # it's"##,
            ##"[v $a] = [v $'] . [v $`] . [v $/] . [v $;] . [v $(] . [s "b"] [c # it's]"##
        ),
        (
            ##"my ($$;$) = $$; $$x = 1"##,
            ##"[k my] ([v $$];[v $)] = [v $$]; [v $$x] = [n 1]"##
        ),
    ])
    func variablesAreSigns(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("perl".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"%h = (s => 1, y => 'b', q => 3); $h{y} = $h{s} / 2; # it's"##,
            ##"[v %h] = (s => [n 1], y => [s 'b'], q => [n 3]); [v $h]{y} = [v $h]{s} / [n 2]; [c # it's]"##
        ),
        (
            ##"$o->m('a'); $o->y(1); -s $f; &q(1); sub y { "a" } # it's"##,
            ##"[v $o]->m([s 'a']); [v $o]->y([n 1]); -s [v $f]; &q([n 1]); [k sub] [f y] { [s "a"] } [c # it's]"##
        ),
    ])
    func wordsThatQuotesHaveCanBeKeysAndMethods(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("perl".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"$a / 2 / $b; split /'/, $c; return /"/; $d++ / 2; "/" # it's"##,
            ##"[v $a] / [n 2] / [v $b]; [f split] [s /'/], [v $c]; [k return] [s /"/]; [v $d]++ / [n 2]; [s "/"] [c # it's]"##
        ),
        (
            ##"$c =~ /a'\##n  b/x; $d !~ /"/ # it's"##,
            ##"[v $c] =~ [s /a'\##n  b/x]; [v $d] !~ [s /"/] [c # it's]"##
        ),
    ])
    func slashesDivideOrBeginRegexes(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("perl".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"print <<A, <<"B C";\##nit's a\##nA\##nit's b $x\##nB C\##n$y = 1 << 2; $z = $a <<2; $b<<FOO # it's"##,
            ##"[f print] [s <<A], [s <<"B C"];\##n[s it's a\##nA\##nit's b ][v $x][s \##nB C]\##n[v $y] = [n 1] << [n 2]; [v $z] = [v $a] <<[n 2]; [v $b]<<FOO [c # it's]"##
        ),
        (
            ##"a(<<~'E' . {\##n  $x it's\##n  E\##n  b => 1})"##,
            ##"[f a]([s <<~'E'] . {\##n[s   $x it's\##n  E]\##n  b => [n 1]})"##
        ),
    ])
    func documentsAreToldFromShifts(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("perl".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"print 1;\##n__END__\##nit's "a"##,
            ##"[f print] [n 1];\##n[k __END__][c \##nit's "a]"##
        )
    ])
    func nothingBehindTheEndIsCode(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("perl".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"my $p = $o{p} // "a/b"; $x //= 'it'; shift // 10; # it's"##,
            ##"[k my] [v $p] = [v $o]{p} // [s "a/b"]; [v $x] //= [s 'it']; [f shift] // [n 10]; [c # it's]"##
        ),
        (
            ##"@a = split //, $b; $c =~ //; # it's"##,
            ##"[v @a] = [f split] [s //], [v $b]; [v $c] =~ [s //]; [c # it's]"##
        ),
    ])
    func twoSlashesStandForWhatIsNotDefined(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("perl".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"my $a = $h{$k}; $b->{$k}[$i] = "$h{$k} @{$l} ${m}"; @{$l}; ${m} # it's"##,
            ##"[k my] [v $a] = [v $h]{[v $k]}; [v $b]->{[v $k]}[[v $i]] = [s "][v $h][s {][v $k][s } ][v @][s {][v $l][s } ][v ${m}][s "]; [v @]{[v $l]}; [v ${m}] [c # it's]"##
        )
    ])
    func bracesOfKeysAreNoVariables(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("perl".utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
