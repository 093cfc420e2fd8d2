import Testing

@testable import TableCode

/// A few lines of languages beside those of CodeLanguageTests.
@Suite struct CodeLineTests {
    @Test(arguments: [
        (
            "groovy",
            ##"plugins { id 'java' version "1.${a + b['c']} $d.e" }\##ndef f = ~/it's \/ "/; g = h / 2 / i // it's\##nassert '''j'k''' == """l "m" ${n}""""##,
            ##"plugins { id [s 'java'] version [s "1.][e ${]a + b[[s 'c']][e }][s  ][v $d.e][s "] }\##n"##
                + ##"[k def] f = ~[s /it's \/ "/]; g = h / [n 2] / i [c // it's]\##n"##
                + ##"[k assert] [s '''j'k'''] == [s """l "m" ][e ${]n[e }][s """]"##
        ),
        (
            "hcl",
            ##"resource "a" "b" {\##n"##
                + ##"  c-d = "${e.f["g"]} $${h}" # it's\##n"##
                + ##"  i   = <<-EOT\##n"##
                + ##"    it's "${j}"\##n"##
                + ##"  EOT\##n"##
                + ##"  k   = [for l in m : upper(l) if l == true]\##n"##
                + ##"}"##,
            ##"[k resource] [s "a" "b"] {\##n"##
                + ##"  [v c-d] = [s "][e ${]e.f[[s "g"]][e }][s  $${h}"] [c # it's]\##n"##
                + ##"  [v i]   = [s <<-EOT\##n"##
                + ##"    it's "][e ${]j[e }][s "\##n"##
                + ##"  EOT]\##n"##
                + ##"  [v k]   = [[k for] l [k in] m : [f upper](l) [k if] l == [n true]]\##n"##
                + ##"}"##
        ),
        (
            "nginx",
            ##"server {\##n"##
                + ##"  listen 80; # it's\##n"##
                + ##"  location ~* \.(a|b)$ { return 301 https://$host$uri; }\##n"##
                + ##"  log_format c '$d "e" '\##n"##
                + ##"    'f';\##n"##
                + ##"  gzip on;\##n"##
                + ##"}"##,
            ##"[k server] {\##n"##
                + ##"  [k listen] [n 80]; [c # it's]\##n"##
                + ##"  [k location] ~* [s \.(a|b)$] { [k return] [n 301] https://[v $host$uri]; }\##n"##
                + ##"  [k log_format] c [s '][v $d][s  "e" '\##n"##
                + ##"    'f'];\##n"##
                + ##"  [k gzip] [n on];\##n"##
                + ##"}"##
        ),
        (
            "http",
            ##"POST /a?b=c HTTP/1.1\##n"##
                + ##"Host: d.e\##n"##
                + ##"Content-Type: application/json\##n"##
                + ##"\##n"##
                + ##"{"f": [1, "it's"]}\##n"##
                + ##"\##n"##
                + ##"HTTP/1.1 404 Not Found\##n"##
                + ##"X-A: it's\##n"##
                + ##"\##n"##
                + ##"<p class="b">c</p>"##,
            ##"[k POST] [s /a?b=c] [k HTTP/1.1]\##n"##
                + ##"[v Host]:[s  d.e]\##n"##
                + ##"[v Content-Type]:[s  application/json]\##n"##
                + ##"\##n"##
                + ##"{[v "f"]: [[n 1], [s "it's"]]}\##n"##
                + ##"\##n"##
                + ##"[k HTTP/1.1] [n 404 Not Found]\##n"##
                + ##"[v X-A]:[s  it's]\##n"##
                + ##"\##n"##
                + ##"[k <p] [a class]=[s "b"][k >]c[k </p>]"##
        ),
        (
            "bat",
            ##"@echo off\##nrem it's "a\##n:: it's\##n:b\##nset A="%B% %~dp0"\##nfor %%i in (*.c) do copy "%%i" !D! /y\##nif not exist %1 goto :b"##,
            ##"@[f echo] [n off]\##n"##
                + ##"[c rem it's "a\##n"##
                + ##":: it's]\##n"##
                + ##"[a :b]\##n"##
                + ##"[k set] A=[s "][v %B%][s  ][v %~dp0][s "]\##n"##
                + ##"[k for] [v %%i] [k in] (*.c) [k do] [f copy] [s "][v %%i][s "] [v !D!] /y\##n"##
                + ##"[k if not exist] [v %1] [k goto] :b"##
        ),
        (
            "vim",
            ##"" it's\##n"##
                + ##"let g:a = "b\<CR>" . 'c' " it's\##n"##
                + ##"function! s:D(e) abort\##n"##
                + ##"  return a:e + &tabstop\##n"##
                + ##"endfunction\##n"##
                + ##"nnoremap <leader>f :call s:D(1)<CR>"##,
            ##"[c " it's]\##n"##
                + ##"[k let] [v g:a] = [s "b][e \<CR>][s "] . [s 'c'] [c " it's]\##n"##
                + ##"[k function]! [v s:D](e) [k abort\##n"##
                + ##"  return] [v a:e] + [v &tabstop]\##n"##
                + ##"[k endfunction\##n"##
                + ##"nnoremap] [a <leader>]f :[k call] [v s:D]([n 1])[a <CR>]"##
        ),
    ])
    func coloursOtherLanguages(name: String, code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named(name.utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
