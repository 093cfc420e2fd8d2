import TableBasics

extension CodeScanner {
    /// Where a match of the steps ends that begins at a place; nil for none. Its parts and captures are in `parts` and `captures`.
    ///
    /// - Parameter keepingCaptures: what the steps refer to are the captures of the match before.
    mutating func match(_ steps: Range<Int32>, at place: Int, keepingCaptures: Bool = false) -> Int? {
        let known = keepingCaptures ? captures : enclosing
        var found = Captures()
        var foundCount = 0
        var captureStart = place
        var at = place
        /// Where what is only looked at begins, and whether it must not be there.
        var lookingFrom: Int?
        var isForbidden = false
        partCount = 0
        for index in steps {
            let step = tables.steps[Int(index)]
            var isMatch = true
            switch step.kind {
            case .byte:
                isMatch = at < end && code[at] == UInt8(truncatingIfNeeded: step.value)
                at += 1
            case .set: isMatch = take(step, &at)
            case .part:
                let codeClass = CodeClass(rawValue: UInt8(truncatingIfNeeded: step.value)) ?? .plain
                parts[partCount] = Part(start: at, codeClass: codeClass)
                partCount += 1
            case .captureStart: captureStart = at
            case .captureEnd:
                if foundCount == 0 { found.first = captureStart..<at } else { found.second = captureStart..<at }
                foundCount += 1
            case .backreference: isMatch = take(step.value == 0 ? known.first : known.second, &at)
            case .quoted: takeQuoted(&at)
            case .lineStart: isMatch = at == start || code[at - 1] == 0x0A
            case .lineEnd: isMatch = at == end || code[at] == 0x0A
            case .behind: isMatch = at > start && isIn(step.value, code[at - 1])
            case .notBehind: isMatch = at == start || !isIn(step.value, code[at - 1])
            case .operand: isMatch = isAtOperand
            case .ahead, .notAhead:
                lookingFrom = at
                isForbidden = step.kind == .notAhead
            }
            if !isMatch {
                guard isForbidden, let lookingFrom else { return nil }
                if !keepingCaptures { captures = found }
                return lookingFrom
            }
        }
        if isForbidden { return nil }
        if !keepingCaptures { captures = foundCount == 0 ? known : found }
        return lookingFrom ?? at
    }

    private func isIn(_ set: UInt16, _ byte: UInt8) -> Bool { tables.sets[Int(set) << 8 | Int(byte)] }

    /// Takes as many bytes of a set as there are; no character is cut in two.
    private func take(_ step: PatternStep, _ at: inout Int) -> Bool {
        let set = Int(step.value) << 8
        let most = step.maximum == PatternStep.endless ? end - at : min(Int(step.maximum), end - at)
        let limit = at + most
        let from = at
        while at < limit, tables.sets[set | Int(code[at])] { at += 1 }
        if at > from, code[at - 1] >= 0x80 { while at < end, code[at] & 0xC0 == 0x80 { at += 1 } }
        return at - from >= Int(step.minimum)
    }

    /// Goes up to the byte before, or to where that cannot be.
    private func takeQuoted(_ at: inout Int) {
        guard at > start else { return }
        let quote = code[at - 1]
        let limit = min(end, at + Int(PatternStep.farthest))
        while at < limit, code[at] != quote, code[at] != 0x0A { at += code[at] == UInt8(ascii: "\\") ? 2 : 1 }
    }

    private func take(_ capture: Range<Int>, _ at: inout Int) -> Bool {
        guard capture.count <= end - at else { return false }
        for index in capture {
            if code[index] != code[at] { return false }
            at += 1
        }
        return true
    }
}
