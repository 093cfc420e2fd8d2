import Testing

@testable import TableHTML

@Suite struct JavaScriptMinifierTests {
    private func minified(_ source: String) -> String { String(decoding: minifyJavaScript(source), as: UTF8.self) }

    @Test(arguments: [
        ("// What it is.\nf();\n", "f();"), ("f();\n\n  // Why.\n  g();\n", "f();g();"),
        ("const a = \"// no comment\";\n", "let A=\"// no comment\";"), ("a\n  // Between.\n  .b();", "a.b();"),
        ("", ""), ("\n\n", ""), ("// alone", ""),
    ])
    func dropsComments(source: String, expected: String) { #expect(minified(source) == expected) }

    @Test(arguments: [
        ("if (a) {\n  b();\n}\n", "if(a){b()}"), ("f(\n  a,\n  b,\n);\n", "f(a,b);"), ("a = b + +c - -d + e;", "a=b+ +c- -d+e;"),
        ("return a;", "return a;"), ("case /a/:", "case/a/:"), ("const f = () => {\n};\nf();", "let A=()=>{};A();"),
        ("if (a) {}\nf();", "if(a){}\nf();"), ("for (const a of b) c in d;", "for(let a of b)c in d;"),
        ("a = b ? .5 : 1.5;", "a=b?.5:1.5;"), ("function* f() {\n  yield 1;\n}", "function* A(){yield 1}"),
    ])
    func dropsWhiteSpaceThatMeansNothing(source: String, expected: String) { #expect(minified(source) == expected) }

    @Test(arguments: [
        #"f("  a \" // b  ");"#, #"f('it\'s  "so"');"#, "f(`  a  // b \\` `);", #"r=/  \/ ["/ ]  /gu;"#, "f(/a  b/,/[/]  /);",
        "a=b/c/d;",
        "f(`${a}  ${`b  ${{c:d}.c}`}  `);", "\"never closed", "`never closed", "/never closed", "`never ${closed",
    ])
    func leavesTextsAndExpressionsAlone(source: String) { #expect(minified(source) == source) }

    @Test(arguments: [
        ("const count = 1; f(count, count);", "let A=1;f(A,A);"),
        ("let long, other;", "let A,B;"),
        ("const rare = 1; const often = rare; f(often, often);", "let B=1,A=B;f(A,A);"),
        ("const sum = (first, second = 2, ...more) => first + second + more;", "let A=(a,c=2,...b)=>a+c+b;"),
        ("function* steps(start) { yield start; }", "function* A(a){yield a}"),
        ("const [first, second] = f; g(first + second);", "let[A,B]=f;g(A+B);"),
        ("const word = 1; f(`${word} word ${g(word)}`);", "let A=1;f(`${A} word ${g(A)}`);"),
        ("const word = 1; f([...word], \"word\", /word/);", "let A=1;f([...A],\"word\",/word/);"),
        ("const word = 1; const c = A;", "let C=1,B=A;"),
        // What one statement declares within it, others do not know.
        ("f((word) => word); g((other) => other);", "f((a)=>a);g((a)=>a);"),
        ("const word = 1; f((word) => word);", "let A=1;f((A)=>A);"),
        ("f(() => { let sum = 0, count; return sum; });", "f(()=>{let a=0,count;return a});"),
    ])
    func shortensNamesThatAreDeclared(source: String, expected: String) { #expect(minified(source) == expected) }

    @Test(arguments: [
        ("const name=1;f(a.name,name,a?.name);", "let A=1;f(a.name,A,a?.name);"),
        ("const{name}=f;g(name);", "let{name:A}=f;g(A);"),
        ("const name=1;f({name});", "let A=1;f({name:A});"), ("const name=1;f({name:name});", "let A=1;f({name:A});"),
        ("const name=1;f({b,name});", "let A=1;f({b,name:A});"), ("({name=1})=>f(name);", "({name:a=1})=>f(a);"),
        ("const{name:other}=f;g(other);", "let{name:A}=f;g(A);"), ("if(b){name=1;}", "if(b){name=1}"),
        ("let name;if(b){name=1;}", "let A;if(b){A=1}"), ("const name=1;f(b?name:c);", "let A=1;f(b?A:c);"),
        ("document.title;f(window,undefined);", "document.title;f(window,undefined);"),
    ])
    func leavesNamesOfPropertiesAndOfTheBrowserAlone(source: String, expected: String) { #expect(minified(source) == expected) }

    @Test(arguments: [
        ("const one = 1; const two = 2; let three; f();", "let A=1,C=2,B;f();"),
        ("const one = () => { f(); const two = 2; let three = 3; }; const four = 4;", "let B=()=>{f();let b=2,a=3},A=4;"),
        ("const one = `${f(() => { g(); })}`; const two = 2;", "let A=`${f(()=>{g()})}`,B=2;"),
        ("if (a) {}\nconst one = 1;\nconst two = 2;", "if(a){}\nlet A=1,B=2;"),
        ("const one = 1; f(); const two = 2;", "let A=1;f();let B=2;"),
        ("f(() => { const one = 1; }); const two = 2;", "f(()=>{let a=1});let A=2;"),
        ("for (const one of x) f(one); const two = 2;", "for(let a of x)f(a);let A=2;"),
    ])
    func makesOneDeclarationOfSeveral(source: String, expected: String) { #expect(minified(source) == expected) }

    @Test func takesNoWordForAName() {
        let names = (0..<3000).map { "name\($0)" }
        let source = minified(names.map { "const \($0)=1;" }.joined())
        let short = source.dropFirst(4).dropLast().split(separator: ",").map { $0.dropLast(2) }
        #expect(Set(short).count == 3000 && short.allSatisfy { !JavaScriptTexts.keywords.contains(String($0)) })
    }
}
