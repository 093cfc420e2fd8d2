import TableServe

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// Serves a page of 10 kB until a line is typed or the input ends.

let text = String(repeating: "<li>A row of some words</li>\n", count: 354)
let page = ServedFile(page: Array("<!doctype html><title>Page</title><body>\(text)</body>".utf8), extras: .none)
let site = CurrentSite(ServedSite(["index.html": page]))
let server = try PreviewServer.start(site: site, events: EventHub())
print("\(page.size) bytes at \(server.address.url)")
fflush(nil)
_ = readLine()
let time = ContinuousClock().measure { server.stop() }
print("stopped in \(time)")
