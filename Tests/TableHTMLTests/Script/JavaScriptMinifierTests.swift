import Testing

@testable import TableHTML

@Suite struct JavaScriptMinifierTests {
    private func minified(_ source: String) -> String { String(decoding: minifyJavaScript(source), as: UTF8.self) }

    @Test(arguments: [
        ("// What it is.\nf();\n", "f();"), ("f();\n\n  // Why.\n  g();\n", "f();g();"),
        ("const a = \"// no comment\";\n", "let a=\"// no comment\";"), ("a\n  // Between.\n  .b();", "a.b();"),
        ("", ""), ("\n\n", ""), ("// alone", ""),
    ])
    func dropsComments(source: String, expected: String) { #expect(minified(source) == expected) }

    @Test(arguments: [
        ("if (a) {\n  b();\n}\n", "if(a){b()}"), ("f(\n  a,\n  b,\n);\n", "f(a,b);"), ("a = b + +c - -d + e;", "a=b+ +c- -d+e;"),
        ("return a;", "return a;"), ("case /a/:", "case/a/:"), ("const f = () => {\n};\nf();", "let a=()=>{};a();"),
        ("if (a) {}\nf();", "if(a){}f();"), ("for (const a of b) c in d;", "for(let a of b)c in d;"),
        ("a = b ? .5 : 1.5;", "a=b?.5:1.5;"), ("a = 0.5 + 10.5 - 0;", "a=.5+10.5-0;"), ("return 0.5;", "return .5;"),
        ("function* f() {\n  yield 1;\n}", "function* a(){yield 1}"),
    ])
    func dropsWhiteSpaceThatMeansNothing(source: String, expected: String) { #expect(minified(source) == expected) }

    @Test(arguments: [
        #"f("  a \" // b  ");"#, #"f('it\'s  "so"');"#, "f(`  a  // b \\` `);", #"r=/  \/ ["/ ]  /gu;"#, "f(/a  b/,/[/]  /);",
        "a=b/c/d;",
        "f(`${a}  ${`b  ${{c:d}.c}`}  `);", "\"never closed", "`never closed", "/never closed", "`never ${closed",
    ])
    func leavesTextsAndExpressionsAlone(source: String) { #expect(minified(source) == source) }

    @Test(arguments: [
        ("const count = 1; f(count, count);", "let a=1;f(a,a);"),
        ("let long, other;", "let a,b;"),
        ("const rare = 1; const often = rare; f(often, often);", "let b=1,a=b;f(a,a);"),
        ("const sum = (first, second = 2, ...more) => first + second + more;", "let d=(a,c=2,...b)=>a+c+b;"),
        ("function* steps(start) { yield start; }", "function* b(a){yield a}"),
        ("const [first, second] = f; g(first + second);", "let[a,b]=f;g(a+b);"),
        ("const word = 1; f(`${word} word ${g(word)}`);", "let a=1;f(`${a} word ${g(a)}`);"),
        ("const word = 1; f([...word], \"word\", /word/);", "let a=1;f([...a],\"word\",/word/);"),
        ("const word = 1; const c = A;", "let b=1,a=A;"),
        // What one statement declares within it, others do not know.
        ("f((word) => word); g((other) => other);", "f(a=>a);g(a=>a);"),
        ("const word = 1; f((word) => word);", "let a=1;f(a=>a);"),
        ("f(() => { let sum = 0, count; return sum; });", "f(()=>{let a=0,count;return a});"),
    ])
    func shortensNamesThatAreDeclared(source: String, expected: String) { #expect(minified(source) == expected) }

    @Test(arguments: [
        ("f((first) => first, (other) => other);", "f(a=>a,a=>a);"),
        ("f((first) => g((other) => first + other));", "f(a=>g(b=>a+b));"),
        ("f((first) => { g(first); }, (other) => { g(other); });", "f(a=>{g(a)},a=>{g(a)});"),
        (
            "f(() => { for (const one of x) { g(one); } for (const two of y) { g(two); } });",
            "f(()=>{for(let a of x){g(a)}for(let a of y){g(a)}});"
        ),
        ("f(() => { for (const one of x) g(one); const two = 2; g(two); });", "f(()=>{for(let a of x)g(a);let b=2;g(b)});"),
        ("f((list) => { const { one } = list; return (two) => one + two; });", "f(a=>{let{one:b}=a;return c=>b+c});"),
        ("f(([first], second) => first + second, (third = 1) => third);", "f(([a],b)=>a+b,(a=1)=>a);"),
    ])
    func usesNamesAgainWhereTheyDoNotMeet(source: String, expected: String) { #expect(minified(source) == expected) }

    @Test(arguments: [
        ("f(a => a);", "f(a=>a);"), ("f((one) => one);", "f(a=>a);"), ("f(async (one) => one);", "f(async a=>a);"),
        ("return (one) => one;", "return a=>a;"), ("f((one, two) => one);", "f((a,b)=>a);"),
        ("f((...one) => one);", "f((...a)=>a);"),
        ("f(({ one }) => one);", "f(({one:a})=>a);"), ("f((one));", "f((one));"),
    ])
    func leavesASingleParameterAlone(source: String, expected: String) { #expect(minified(source) == expected) }

    @Test(arguments: [
        ("f(x.count, x?.count, x.other);", "f(x.a,x?.a,x.other);"), ("f({ count: 1, other: 2 });", "f({a:1,other:2});"),
        ("f(count, \"count\", `${x.count} count`);", "f(count,\"count\",`${x.a} count`);"),
        // A variable that is called like one has the same name, and one word is enough for both.
        ("f((list) => { const { count } = list; return count; });", "f(b=>{let{a}=b;return a});"),
        ("f(({ count, more }) => count + more + count);", "f(({a,b})=>a+b+a);"),
        ("f(({ count }) => count, x.more);", "f(({a})=>a,x.b);"),
        ("const count = 1; f({ count });", "let a=1;f({a});"),
    ])
    func shortensPropertiesOfOurs(source: String, expected: String) {
        #expect(String(decoding: minifyJavaScript(source, properties: ["count", "more"]), as: UTF8.self) == expected)
    }

    @Test(arguments: [
        ("const name=1;f(a.name,name,a?.name);", "let b=1;f(a.name,b,a?.name);"),
        ("const{name}=f;g(name);", "let{name:a}=f;g(a);"),
        ("const name=1;f({name});", "let a=1;f({name:a});"), ("const name=1;f({name:name});", "let a=1;f({name:a});"),
        ("const name=1;f({b,name});", "let a=1;f({b,name:a});"), ("({name=1})=>f(name);", "({name:a=1})=>f(a);"),
        ("const{name:other}=f;g(other);", "let{name:a}=f;g(a);"), ("if(b){name=1;}", "if(b){name=1}"),
        ("let name;if(b){name=1;}", "let a;if(b){a=1}"), ("const name=1;f(b?name:c);", "let a=1;f(b?a:c);"),
        ("document.title;f(window,undefined);", "document.title;f(window,undefined);"),
    ])
    func leavesNamesOfPropertiesAndOfTheBrowserAlone(source: String, expected: String) { #expect(minified(source) == expected) }

    @Test(arguments: [
        ("const one = 1; const two = 2; let three; f();", "let a=1,c=2,b;f();"),
        ("const one = () => { f(); const two = 2; let three = 3; }; const four = 4;", "let d=()=>{f();let b=2,a=3},c=4;"),
        ("const one = `${f(() => { g(); })}`; const two = 2;", "let a=`${f(()=>{g()})}`,b=2;"),
        ("if (a) {}\nconst one = 1;\nconst two = 2;", "if(a){}let b=1,c=2;"),
        ("const one = 1; f(); const two = 2;", "let a=1;f();let b=2;"),
        ("f(() => { const one = 1; }); const two = 2;", "f(()=>{let a=1});let b=2;"),
        ("for (const one of x) f(one); const two = 2;", "for(let a of x)f(a);let b=2;"),
    ])
    func makesOneDeclarationOfSeveral(source: String, expected: String) { #expect(minified(source) == expected) }

    @Test func writesPlacesInListsForNames() {
        let short = minifyJavaScript(
            "const text = f; g(text.one + x.one, text?.two, text.two, text.three);", lists: ["text": ["one", "two"]])
        #expect(String(decoding: short, as: UTF8.self) == "let a=f;g(a[0]+x.one,a?.two,a[1],a.three);")
    }

    @Test func takesNoWordForAName() {
        let names = (0..<3000).map { "name\($0)" }
        let source = minified(names.map { "const \($0)=1;" }.joined())
        let short = source.dropFirst(4).dropLast().split(separator: ",").map { $0.dropLast(2) }
        #expect(Set(short).count == 3000 && short.allSatisfy { !JavaScriptTexts.keywords.contains(String($0)) })
    }
}
