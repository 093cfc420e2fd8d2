import Testing

@testable import TableCode

/// Parameters, types and attributes of PowerShell.
@Suite struct PowerShellCodeTests {
    @Test(arguments: [
        (
            ##"Get-Item -Path . -Recurse\##n$a = !(-not $b) -and $c\##nb `\##n  -NoNewline | c -D"##,
            ##"[f Get-Item] [k -Path] . [k -Recurse]\##n[v $a] = !([k -not] [v $b]) [k -and] [v $c]\##nb `\##n  [k -NoNewline] | c [k -D]"##
        )
    ])
    func parametersEndWithTheirLine(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("powershell".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"$a = $args[0] + $b[$c][-1]; $d.E[1]; [int[]]$f; [List[string]]::new(1); $g.Clear()"##,
            ##"[v $a] = [v $args][[n 0]] + [v $b][[v $c]][-[n 1]]; [v $d].E[[n 1]]; [t [int[]]][v $f]; [t [List[string]]]::[f new]([n 1]); [v $g].[f Clear]()"##
        ),
        (
            ##"function A-B { [CmdletBinding()] param([Parameter(Mandatory = $true, HelpMessage = "a (b)]")][string]$C) } # it's"##,
            ##"[k function] [f A-B] { [a [CmdletBinding()]] [k param]([a [Parameter(]Mandatory = [n $true], HelpMessage = [s "a (b)]"][a )]][t [string]][v $C]) } [c # it's]"##
        ),
        (
            ##"switch ($a) { "b" { } default { } } # it's"##,
            ##"[k switch] ([v $a]) { [s "b"] { } [k default] { } } [c # it's]"##
        ),
    ])
    func bracketsAreTypesAttributesOrIndexes(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("powershell".utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
