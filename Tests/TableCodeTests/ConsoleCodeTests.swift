import Testing

@testable import TableCode

/// What is a prompt in sessions of consoles.
@Suite struct ConsoleCodeTests {
    @Test(arguments: [
        (
            ##"root@a:/# ls "b"\##n[user@a dir]$ ls "b"\##nuser@a:~/b$ ls "c"\##n(venv) $ ls "b"\##n(base) user@a:~$ ls "b"\##n~/a $ ls "b"\##nbash-5.1$ ls "b""##,
            ##"[a root@a:/#] ls [s "b"]\##n[a [user@a dir]$] ls [s "b"]\##n[a user@a:~/b$] ls [s "c"]\##n[a (venv) $] ls [s "b"]\##n[a (base) user@a:~$] ls [s "b"]\##n[a ~/a $] ls [s "b"]\##n[a bash-5.1$] ls [s "b"]"##
        ),
        (
            ##"user@a ~ % ls "b"\##n/a # ls "b"\##nmac:~ user$ ls "b"\##nhost% ls "b"\##n❯ ls "b"\##n➜ ls "b"\##n➜  ~ git:(main) ls "b"\##n➜  a ls "b""##,
            ##"[a user@a ~ %] ls [s "b"]\##n[a /a #] ls [s "b"]\##n[a mac:~ user$] ls [s "b"]\##n[a host%] ls [s "b"]\##n[a ❯] ls [s "b"]\##n[a ➜] ls [s "b"]\##n[a ➜  ~ git:(main)] ls [s "b"]\##n[a ➜  a] ls [s "b"]"##
        ),
        (
            ##"PS C:\a> Get-Item $b\##nPS /home/a> "b"\##nC:\a b> dir "c""##,
            ##"[a PS C:\a>] [f Get-Item] [v $b]\##n[a PS /home/a>] [s "b"]\##n[a C:\a b>] [f dir] [s "c"]"##
        ),
    ])
    func promptsOfManyShellsAreKnown(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("console".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"$ a\##nProgress: 50 % done\##n100 % it's\##n50% it's\##nTotal $ 5 for it's\##n$ echo "b""##,
            ##"[a $] a\##nProgress: 50 % done\##n100 % it's\##n50% it's\##nTotal $ 5 for it's\##n[a $] [f echo] [s "b"]"##
        )
    ])
    func signsInWhatIsPrintedAreNoPrompts(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("console".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"shop=# SELECT 'a';\##nshop-# FROM b; # it's\##nshop=> SELECT 1;\##nmysql> SELECT "c"\##n    -> FROM d;"##,
            ##"[a shop=#] [k SELECT] [s 'a'];\##n[a shop-#] [k FROM] b; [c # it's]\##n[a shop=>] [k SELECT] [n 1];\##n[a mysql>] [k SELECT] [v "c"]\##n    -> [k FROM] d;"##
        )
    ])
    func promptsOfDatabasesAreNoComments(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("sql".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"user@a:~/b (main) $ ls "c"\##nuser@a ~/b (x/y)$ ls "c"\##nit's (b) $ d"##,
            ##"[a user@a:~/b (main) $] ls [s "c"]\##n[a user@a ~/b (x/y)$] ls [s "c"]\##nit's (b) $ d"##
        )
    ])
    func promptsNameBranches(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("console".utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
