import Testing

@testable import TableHTML

@Suite struct JavaScriptMinifierTests {
    private func minified(_ source: String) -> String { String(decoding: minifyJavaScript(source), as: UTF8.self) }

    @Test(arguments: [
        ("// What it is.\nf();\n", "f();"), ("f();\n\n  // Why.\n  g();\n", "f();g();"),
        ("const a = \"// no comment\";\n", "const a=\"// no comment\";"), ("a\n  // Between.\n  .b();", "a.b();"),
        ("", ""), ("\n\n", ""), ("// alone", ""),
    ])
    func dropsComments(source: String, expected: String) { #expect(minified(source) == expected) }

    @Test(arguments: [
        ("if (a) {\n  b();\n}\n", "if(a){b();}"), ("f(\n  a,\n  b,\n);\n", "f(a,b,);"), ("a = b + +c - -d + e;", "a=b+ +c- -d+e;"),
        ("return a;", "return a;"), ("case /a/:", "case/a/:"), ("const f = () => {\n};\nf();", "const f=()=>{};f();"),
        ("if (a) {}\nf();", "if(a){}\nf();"), ("for (const a of b) c in d;", "for(const a of b)c in d;"),
        ("a = b ? .5 : 1.5;", "a=b?.5:1.5;"), ("function* f() {\n  yield 1;\n}", "function* f(){yield 1;}"),
    ])
    func dropsWhiteSpaceThatMeansNothing(source: String, expected: String) { #expect(minified(source) == expected) }

    @Test(arguments: [
        #"f("  a \" // b  ");"#, #"f('it\'s  "so"');"#, "f(`  a  // b \\` `);", #"r=/  \/ ["/ ]  /gu;"#, "f(/a  b/,/[/]  /);",
        "a=b/c/d;",
        "f(`${a}  ${`b  ${{c:d}.c}`}  `);", "\"never closed", "`never closed", "/never closed", "`never ${closed",
    ])
    func leavesTextsAndExpressionsAlone(source: String) { #expect(minified(source) == source) }

    @Test(arguments: [
        ("const count = 1; f(count, count);", "const a=1;f(a,a);"),
        ("let long, other;", "let a,other;"),
        ("const rare = 1; const often = rare; f(often, often);", "const b=1;const a=b;f(a,a);"),
        ("const sum = (first, second = 2, ...more) => first + second + more;", "const d=(a,b=2,...c)=>a+b+c;"),
        ("function* steps(start) { yield start; }", "function* b(a){yield a;}"),
        ("const [first, second] = f; g(first + second);", "const[a,b]=f;g(a+b);"),
        ("const word = 1; f(`${word} word ${g(word)}`);", "const a=1;f(`${a} word ${g(a)}`);"),
        ("const word = 1; f([...word], \"word\", /word/);", "const a=1;f([...a],\"word\",/word/);"),
        ("const word = 1; const a = b;", "const c=1;const a=b;"),
    ])
    func shortensNamesThatAreDeclared(source: String, expected: String) { #expect(minified(source) == expected) }

    @Test(arguments: [
        "const name=1;f(a.name,name);", "const{name}=f;g(name);", "const name=1;f({name});", "const name=1;f({name:name});",
        "const name=1;f({b,name});", "({name=1})=>f(name);", "const name=1;a?.name;", "document.title;f(window,undefined);",
    ])
    func leavesNamesOfPropertiesAndOfTheBrowserAlone(source: String) { #expect(minified(source) == source) }

    @Test func takesNoWordForAName() {
        let names = (0..<3000).map { "name\($0)" }
        let source = minified(names.map { "const \($0)=1;" }.joined())
        let short = source.split(separator: ";").map { $0.dropFirst(6).dropLast(2) }
        #expect(Set(short).count == 3000 && short.allSatisfy { !JavaScriptToken.keywords.contains(String($0)) })
    }
}
