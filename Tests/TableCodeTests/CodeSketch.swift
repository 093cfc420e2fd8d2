import TableCode

/// Code with the classes of its pieces, as tests write it: `[k func] [f go]()`.
func sketch(_ code: String, in language: CodeLanguage) -> String {
    let bytes = Array(code.utf8)
    var sketch: [UInt8] = []
    var position = 0
    for run in bytes.withUnsafeBufferPointer({ language.runs(of: $0) }) {
        sketch += bytes[position..<run.start]
        sketch += "[\(run.codeClass.styleClass) ".utf8
        sketch += bytes[run.start..<run.end]
        sketch += "]".utf8
        position = run.end
    }
    sketch += bytes[position...]
    return String(decoding: sketch, as: UTF8.self)
}

/// What is wrong with the runs of some code, whatever the code is.
func faults(of runs: [CodeRun], in code: [UInt8]) -> [String] {
    var faults: [String] = []
    var position = 0
    for run in runs {
        if run.codeClass == .plain { faults.append("a plain run at \(run.start)") }
        if run.start < position || run.end <= run.start || run.end > code.count { faults.append("\(run) behind \(position)") }
        for place in [run.start, run.end] where place < code.count && code[place] & 0xC0 == 0x80 {
            faults.append("a character is cut at \(place)")
        }
        position = run.end
    }
    return faults
}
