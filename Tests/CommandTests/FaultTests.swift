import Foundation
import Testing

/// What every kind of fault looks like to people and programs, and what the command says by its exit code.
///
/// A new diagnostic needs one fault in a project of `Faults` that fits, and then
/// `RECORD_GOLDEN=1 swift test --filter FaultTests`, which writes the messages anew and fails, so that a person reads the difference.
@Suite struct FaultTests {
    /// Codes without a fault in any project, and why.
    private static let without: [String: String] = {
        let needsServers = "`check --external` alone gives it; see Tests/Browser/test_external_links.py"
        return [
            "curl-missing": "it needs a system without curl", "link-dead": needsServers, "link-moved": needsServers,
            "link-unverified": needsServers, "network-away": "it needs a system without network; see MessagesTests",
            "command-failed": "it is about the machine; see ShellTests", "command-usage": "it is about arguments; see ShellTests",
            "state-complete": "it is about building again; see ServeTests",
        ]
    }()

    @Test func everyCodeHasAFault() throws {
        let list = try CommandRunner.run(["explain"], in: FileManager.default.temporaryDirectory).output
        let codes = Set(list.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) })
        let found = Set(try Fault.all.flatMap { try $0.messages().map(\.code) })
        for code in codes.subtracting(found).subtracting(Self.without.keys).sorted() {
            Issue.record(
                "no project of Tests/CommandTests/Faults has a fault `\(code)`: add one and record, or say in `without` why not")
        }
        #expect(found.subtracting(codes) == [])
        #expect(found.intersection(Self.without.keys) == [], "these have a fault after all")
        #expect(Set(Self.without.keys).subtracting(codes) == [])
    }

    /// A code says how bad it is, with its exceptions, and no problem is of another kind unless settings say so.
    @Test func everyProblemIsAsBadAsItsCode() throws {
        let list = try CommandRunner.run(["explain"], in: FileManager.default.temporaryDirectory).output
        var severities: [String: [String]] = [:]
        for line in list.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
            let words = parts.last?.prefix { $0 != ":" }.split(separator: ";") ?? []
            severities[String(parts[0])] = words.compactMap { $0.split(separator: " ").first.map(String.init) }
        }
        #expect(severities["source-name"] == ["error", "warning"] && severities["page-name"] == ["warning"])
        for fault in Fault.all where fault.name != "severities" {
            for message in try fault.messages() {
                #expect(severities[message.code]?.contains(message.severity) == true, "\(fault.name): \(message)")
            }
        }
    }

    @Test(arguments: Fault.all)
    func printsWhatIsRecorded(fault: Fault) throws {
        try fault.inCopy { folder in
            for command in fault.commands() {
                for format in Fault.formats {
                    let outcome = try CommandRunner.run(command + ["--format", format], in: folder)
                    let (messages, other) = format == "text" ? (outcome.error, outcome.output) : (outcome.output, outcome.error)
                    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
                        try Data(messages.utf8).write(to: fault.recorded(format))
                        Issue.record("recorded \(fault.name) as \(format); read the difference")
                    }
                    #expect(try messages == fault.recording(format), "\(command)")
                    #expect(!other.contains("["), "a message where none belongs: \(other)")
                }
            }
        }
    }

    /// `Site/commands.md`, "Exit codes": errors fail, warnings with `--strict`, and `--quiet` and `--format` decide nothing.
    @Test(arguments: Fault.all)
    func exitsAsDocumented(fault: Fault) throws {
        let messages = try fault.messages()
        try fault.inCopy { folder in
            for command in fault.commands() {
                for isStrict in [false, true] {
                    let failures = messages.filter { $0.isFailure(isStrict: isStrict) }
                    for isQuiet in [false, true] {
                        for format in Fault.formats {
                            let options = (isStrict ? ["--strict"] : []) + (isQuiet ? ["--quiet"] : []) + ["--format", format]
                            let outcome = try CommandRunner.run(command + options, in: folder)
                            let place = "\(command + options)"
                            #expect(outcome.exitCode == (failures.isEmpty ? 0 : 1), "\(place)")
                            guard isQuiet else { continue }
                            switch format {
                            case "json": #expect(try FaultMessage.read(outcome.output) == failures, "\(place)")
                            case "github":
                                #expect(
                                    outcome.output.split(separator: "\n").count == failures.map(\.annotationCount).reduce(0, +),
                                    "\(place)")
                            default:
                                #expect(headlines(of: outcome.error) == failures.map(headline), "\(place)")
                                #expect(outcome.output.isEmpty, "\(place)")
                            }
                            #expect(format == "text" || outcome.error.isEmpty, "\(place)")
                        }
                    }
                }
            }
        }
    }

    /// There are projects that never fail, that fail if one is strict, and that always do.
    @Test func projectsOfEverySeverity() throws {
        let kinds = Set(
            try Fault.all.map { fault in
                let messages = try fault.messages()
                return [false, true].map { isStrict in messages.contains { $0.isFailure(isStrict: isStrict) } }
            })
        #expect(kinds == [[false, false], [false, true], [true, true]])
    }

    @Test(arguments: Fault.all)
    func pointsAtTheSource(fault: Fault) throws {
        for message in try fault.messages() {
            let first = FaultMessage.Place(
                file: message.file ?? "", line: message.line, column: message.column, endColumn: message.endColumn)
            #expect(message.places.first == (message.file == nil ? nil : first), "\(message)")
            #expect(Set(message.places.map { "\($0)" }).count == message.places.count, "\(message)")
            for place in message.places { try pointsAtTheSource(place, of: message, in: fault) }
        }
    }

    private func pointsAtTheSource(_ place: FaultMessage.Place, of message: FaultMessage, in fault: Fault) throws {
        guard let line = place.line, let column = place.column, let endColumn = place.endColumn else {
            #expect(place.line == nil && place.column == nil && place.endColumn == nil)
            #expect(place != message.places.first || message.excerpt == nil)
            return
        }
        let file = Fault.folder.appending(path: "\(fault.name)/\(place.file)")
        let lines = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let source = try #require(lines.indices.contains(line - 1) ? lines[line - 1] : nil, "\(message)")
        #expect(column >= 1 && column < endColumn && endColumn <= source.count + 1, "\(message)")
        guard place == message.places.first else { return }
        let excerpt = try #require(message.excerpt)
        // A line that is too long to show is cut around the place; what is not UTF-8 has become one character a piece.
        if source.count <= 1000 { #expect(excerpt == String(decoding: source, as: UTF8.self), "\(message)") }
    }

    @Test(arguments: Fault.all)
    func saysTheSameInEveryFormat(fault: Fault) throws {
        let messages = try fault.messages()
        #expect(headlines(of: try fault.recording("text")) == messages.map(headline))
        var commands = try fault.recording("github").split(separator: "\n").map(String.init)[...]
        #expect(commands.count == messages.map(\.annotationCount).reduce(0, +))
        // The first place of each message, then the others.
        for message in messages {
            let command = commands.popFirst() ?? ""
            #expect(command.hasPrefix("::\(message.severity == "note" ? "notice" : message.severity) "), "\(message)")
            #expect(command.contains("title=\(message.code)::"), "\(message)")
            if let place = message.places.first { #expect(command.contains(annotation(at: place)), "\(message)") }
            #expect(command.contains("other place") == (message.places.count > 1), "\(message)")
        }
        for message in messages {
            for place in message.places.prefix(message.annotationCount).dropFirst() {
                let command = commands.popFirst() ?? ""
                #expect(command.contains("title=\(message.code)::") && command.contains(annotation(at: place)), "\(message)")
            }
        }
    }

    private func annotation(at place: FaultMessage.Place) -> String {
        guard let line = place.line, let column = place.column, let endColumn = place.endColumn else { return "title=" }
        return ",line=\(line),col=\(column),endColumn=\(endColumn),"
    }

    /// `warning[link-target]: no page …` and, where there is a place, ` --> Site/index.md:3:13`.
    private func headline(_ message: FaultMessage) -> [String] {
        let place = message.line.map { ":\($0):\(message.column ?? 0)" } ?? ""
        return ["\(message.severity)[\(message.code)]: \(message.message)"] + (message.file.map { ["--> \($0)\(place)"] } ?? [])
    }

    private func headlines(of text: String) -> [[String]] {
        var headlines: [[String]] = []
        for line in text.split(separator: "\n") {
            let words = line.drop { $0 == " " }
            if ["error[", "warning[", "note["].contains(where: { line.hasPrefix($0) }) {
                headlines.append([String(line)])
            } else if words.hasPrefix("--> "), !headlines.isEmpty {
                headlines[headlines.count - 1].append(String(words))
            }
        }
        return headlines
    }
}
