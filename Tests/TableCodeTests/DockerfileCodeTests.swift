import Testing

@testable import TableCode

/// Lines of Dockerfiles that go on, and documents in them.
@Suite struct DockerfileCodeTests {
    @Test(arguments: [
        (
            ##"RUN apt-get install -y \\##n    # tools\##n    curl \\##n\##n    # it's\##n# b\##n    git && echo "c"\##nFROM d"##,
            ##"[k RUN] apt-get install -y \\##n    [c # tools]\##n    curl \\##n\##n    [c # it's\##n# b]\##n    git && [f echo] [s "c"]\##n[k FROM] d"##
        ),
        (
            ##"ENV a=1 \\##n  # it's\##n\##n  b=2\##nLABEL c=3"##,
            ##"[k ENV] [v a]=1 \\##n  [c # it's]\##n\##n  [v b]=2\##n[k LABEL] [v c]=3"##
        ),
    ])
    func commentsBetweenLinesThatGoOnEndNoInstruction(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("dockerfile".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"RUN <<EOF\##nset -e\##ncopy a # it's\##nuser b\##nEOF\##nUSER c"##,
            ##"[k RUN] [s <<EOF]\##n[f set] -e\##ncopy a [c # it's]\##nuser b\##n[s EOF]\##n[k USER] c"##
        ),
        (
            ##"RUN --mount=type=cache \\##n  --network=none <<-'A'\##n\##techo "$b"\##n\##tA\##nRUN <<EOF\##nEOF\##nUSER c"##,
            ##"[k RUN] [a --mount=type=cache] \\##n  [a --network=none] [s <<-'A']\##n\##t[f echo] [s "][v $b][s "\##n\##tA]\##n[k RUN] [s <<EOF\##nEOF]\##n[k USER] c"##
        ),
        (
            ##"COPY <<'A' <<B /c/\##nfrom it's\##nA\##nuser $x\##nB\##nUSER c"##,
            ##"[k COPY] [s <<'A' <<B] /c/\##n[s from it's\##nA\##nuser $x\##nB]\##n[k USER] c"##
        ),
        (
            ##"RUN python3 - <<EOF > a && ls\##nfrom a import b\##nEOF\##nUSER c"##,
            ##"[k RUN] python3 - [s <<EOF] > a && ls\##n[s from a import b\##nEOF]\##n[k USER] c"##
        ),
    ])
    func documentsAreNoInstructions(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("dockerfile".utf8))
        #expect(sketch(code, in: language) == expected)
    }

    @Test(arguments: [
        (
            ##"RUN echo $((1 << 3)) <<< "a" && cat "b <<c" 'd <<e'; cat <<F "g"\##nF\##nUSER d"##,
            ##"[k RUN] [f echo] [k $((][n 1] << [n 3][k ))] [s <<< "a"] && cat [s "b <<c" 'd <<e']; cat [s <<F "g"\##nF]\##n[k USER] d"##
        )
    ])
    func shiftsAndStringsBeginNoDocument(code: String, expected: String) throws {
        let language = try #require(CodeLanguage.named("dockerfile".utf8))
        #expect(sketch(code, in: language) == expected)
    }
}
