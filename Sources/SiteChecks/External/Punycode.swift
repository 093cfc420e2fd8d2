/// Names of hosts in ASCII (RFC 3492, as used by RFC 5891).
enum Punycode {
    /// A part of a host's name as the network knows it: `bücher` is `xn--bcher-kva`. ASCII stays as it is.
    static func label(_ label: String) -> String {
        let scalars = label.unicodeScalars.map { Int($0.value) }
        guard scalars.contains(where: { $0 >= 0x80 }) else { return label }
        // No label is longer than 63 bytes (RFC 1035 §2.3.4), and this takes the square of its length.
        guard scalars.count < 64 else { return label }
        var output = label.unicodeScalars.filter { $0.value < 0x80 }.map { UInt8($0.value) }
        let basicCount = output.count
        var handled = basicCount
        if basicCount > 0 { output.append(UInt8(ascii: "-")) }
        var (next, delta, bias) = (0x80, 0, 72)
        while handled < scalars.count {
            guard let least = scalars.filter({ $0 >= next }).min() else { break }
            delta += (least - next) * (handled + 1)
            next = least
            for scalar in scalars {
                if scalar < next { delta += 1 }
                guard scalar == next else { continue }
                append(delta, bias: bias, to: &output)
                bias = adapted(delta, count: handled + 1, isFirst: handled == basicCount)
                delta = 0
                handled += 1
            }
            delta += 1
            next += 1
        }
        return "xn--" + String(decoding: output, as: UTF8.self)
    }

    /// A number in digits whose weights depend on the bias (§3.3).
    private static func append(_ number: Int, bias: Int, to output: inout [UInt8]) {
        var rest = number
        var position = 36
        while true {
            let threshold = min(max(position - bias, 1), 26)
            guard rest >= threshold else { break }
            output.append(digit(threshold + (rest - threshold) % (36 - threshold)))
            rest = (rest - threshold) / (36 - threshold)
            position += 36
        }
        output.append(digit(rest))
    }

    private static func digit(_ value: Int) -> UInt8 { UInt8(value < 26 ? 97 + value : 22 + value) }

    /// §3.4.
    private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
        var delta = isFirst ? delta / 700 : delta / 2
        delta += delta / count
        var steps = 0
        while delta > 455 {
            delta /= 35
            steps += 36
        }
        return steps + 36 * delta / (delta + 38)
    }
}
