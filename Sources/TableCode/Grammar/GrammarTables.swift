/// The tables of a grammar, without the checks that arrays make at every access: what they hold are indices into one another that
/// the builder has counted.
struct GrammarTables {
    let actions: UnsafeBufferPointer<UInt8>
    let firstRules: UnsafeBufferPointer<UInt16>
    let lists: UnsafeBufferPointer<UInt16>
    let rules: UnsafeBufferPointer<PreparedRule>
    let steps: UnsafeBufferPointer<PatternStep>
    let ends: UnsafeBufferPointer<Range<Int32>>
    let modes: UnsafeBufferPointer<PreparedMode>
    let words: UnsafeBufferPointer<WordTable.Entry>
    let wordBytes: UnsafeBufferPointer<UInt8>
    let sets: UnsafeBufferPointer<Bool>
    let ignoresCase: Bool
}

extension CodeGrammar {
    /// Calls `body` with the tables, which are valid meanwhile.
    func withTables(_ body: (GrammarTables) -> Void) {
        actions.withUnsafeBufferPointer { actions in
            firstRules.withUnsafeBufferPointer { firstRules in
                lists.withUnsafeBufferPointer { lists in
                    rules.withUnsafeBufferPointer { rules in
                        steps.withUnsafeBufferPointer { steps in
                            ends.withUnsafeBufferPointer { ends in
                                modes.withUnsafeBufferPointer { modes in
                                    words.entries.withUnsafeBufferPointer { entries in
                                        words.bytes.withUnsafeBufferPointer { wordBytes in
                                            sets.withUnsafeBufferPointer { sets in
                                                body(
                                                    GrammarTables(
                                                        actions: actions, firstRules: firstRules, lists: lists, rules: rules,
                                                        steps: steps, ends: ends, modes: modes, words: entries,
                                                        wordBytes: wordBytes, sets: sets, ignoresCase: ignoresCase))
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
