import TableBasics
import TableCode

// Times the colouring of code, in nanoseconds a byte: each file that is named, as code of the language that its ending names.
//
//   swift run -c release benchmark-code FILE...

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

let rounds = 21

func bytes(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return bytes
}

for path in CommandLine.arguments.dropFirst() {
    let ending = path.utf8.split(separator: UInt8(ascii: ".")).last.map(Array.init) ?? []
    guard let code = bytes(of: path), !code.isEmpty, let language = CodeLanguage.named(ending) else {
        print("\(path): not a file in a language that is known")
        continue
    }
    // Small files many times over, as blocks are.
    let times = max(1, 1_000_000 / code.count)
    var least = Double.infinity
    var runs = 0
    for _ in 0..<rounds {
        let start = ContinuousClock.now
        for _ in 0..<times { runs = code.withUnsafeBufferPointer { language.runs(of: $0).count } }
        let time = ContinuousClock.now - start
        least = min(least, Double(time.components.attoseconds) / 1e9 / Double(code.count * times))
    }
    print("\(path): \(Double(Int(least * 100)) / 100) ns a byte, \(code.count) bytes in \(runs) pieces, \(language.name)")
}
