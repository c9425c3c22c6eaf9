package grundy.store;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.question.Question;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.store.certificate.AnswerCertificate;
import grundy.store.certificate.CertificateCheckResult;
import grundy.store.certificate.CertificateChecker;
import grundy.store.certificate.PeriodCertificateFile;
import grundy.store.certificate.VerdictCertificate;
import grundy.store.run.LongRun;
import grundy.store.run.RunReader;
import grundy.testkit.DrawnCases;
import grundy.value.Play;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Certificates in which something stands that does not belong there, or not as it should.
class CertificateTextTest {
    private static final String ELIMINATED = """
            {"certificate": "grundy-equilibria", "version": 1, "equilibria": [], "value": null,
             "game": "NFG 1 R \\"\\" { \\"A\\" \\"B\\" } { 2 2 } 1 1 2 1 3 0 4 0",
             "eliminated": [{"round": 1, "player": 1, "strategy": 1, "strict": true, "mixture": ["0", "1"]}]}""";

    @TempDir
    Path folder;

    /// @return how the check ends; refused also where the file is told to be no certificate
    private CertificateCheckResult.End check(String text) throws IOException {
        var file = Files.writeString(folder.resolve("a.json"), Resealed.of(text));
        var all = new CertificateChecker.CheckExtent(OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty());
        try {
            return new CertificateChecker(all, AnswerCertificate.PosedQuestion::of, Solver::solve, _ -> {})
                    .check(file)
                    .end();
        } catch (StoreException _) {
            return CertificateCheckResult.End.REFUSED;
        }
    }

    private String period() throws IOException, SyntaxException {
        var run = folder.resolve("a.run");
        var game =
                new RuleLanguage(Catalogue.builtIn()).rules(Source.of("0.77")).game();
        LongRun.run(new LongRun.Request(run, "0.77", game.rules(), Play.NORMAL, 5000, Limits.DEFAULT), Solver::solve);
        try (var reader = RunReader.open(run)) {
            PeriodCertificateFile.write(PeriodCertificateFile.of(reader).orElseThrow(), folder.resolve("right.json"));
        }
        return Files.readString(folder.resolve("right.json"));
    }

    @Tag("slow")
    @Test
    void ofAPeriodAreRefused() throws IOException, SyntaxException {
        var right = period();
        assertThat(check(right)).isEqualTo(CertificateCheckResult.End.HOLDS);
        for (var wrong : new String[] {
            right + "{}",
            right + right,
            right + "x",
            right.replaceFirst("\\{", "{\"note\":1,"),
            right.replaceFirst("\\{", "{\"period\":12,"),
            right.replace("\"last\":0}", "\"last\":0,\"least\":0}"),
            right.substring(0, right.length() - 3)
        }) assertThat(check(wrong)).as(wrong).isEqualTo(CertificateCheckResult.End.REFUSED);
    }

    /// Who worked the values out, and where they are, is no room for other words.
    @Test
    void ofAPeriodNameTheEngineOfTheFileBesideIt() throws IOException, SyntaxException {
        var right = period();
        assertThat(check(right)).isEqualTo(CertificateCheckResult.End.HOLDS);
        for (var engine : List.of("", "sparse", "sparse 0", "sparse 2", "dense 1", " sparse 1", "proved for all n"))
            assertThat(check(right.replace("\"engine\":\"sparse 1\"", "\"engine\":\"" + engine + "\"")))
                    .as(engine)
                    .isEqualTo(CertificateCheckResult.End.REFUSED);
        for (var file : List.of("", " ", ".", "..", "../a.run", "/a.run", "a\\u0000.run", "a.run\\n"))
            assertThat(check(right.replace("\"file\":\"a.run\"", "\"file\":\"" + file + "\"")))
                    .as(file)
                    .isEqualTo(CertificateCheckResult.End.REFUSED);
        assertThat(check(right.replace("\"file\":\"a.run\"", "\"file\":\"moved.run\"")))
                .isEqualTo(CertificateCheckResult.End.HOLDS);
    }

    private String verdict(String question) throws IOException, SyntaxException {
        var verdict = new Solver(Limits.DEFAULT).solve(Question.parse(question));
        var file = folder.resolve("verdict.json");
        VerdictCertificate.of(List.of(question), verdict).write(file);
        return Files.readString(file).strip();
    }

    /// Something that is not understood, or not as it is written; what is only said otherwise, such as blanks
    /// between members, is none of it.
    @Tag("slow")
    @DrawnCases(oneIn = 6)
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "nim 3 5 7~}$~}{}",
                "nim 3 5 7~}$~} 1",
                "nim 3 5 7~}$~}x",
                "nim 3 5 7~^\\{~{\"note\":1,",
                "nim 3 5 7~^\\{~{\"outcome\":\"N\",",
                "nim 3 5 7~\"value\":\\{~\"value\":{\"note\":1,",
                "nim 3 5 7~\"value\":\\{[^}]*\\}~\"value\":1.5",
                "nim 3 5 7~\"number\":\"1\"~\"number\":\"+1\"",
                "nim 3 5 7~\"number\":\"1\"~\"number\":\"01\"",
                "nim 3 5 7~\"number\":\"1\"~\"number\":\"١\"",
                "nim 3 5 7~\"moveCount\":\"3\"~\"moveCount\":\"03\"",
                "nim 3 5 7~\"moveCount\":\"3\"~\"moveCount\":3",
                "nim 3 5 7~\"moveCount\":\"3\"~\"moveCount\":3.0",
                "nim 3 5 7~\"moveCount\":\"3\",~''",
                "nim 3 5 7~\\{\"steps\"~{\"note\":1,\"steps\"",
                "nim 3 5 7~\\{\"component\"~{\"note\":1,\"component\"",
                "nim 3 5 7~\"theorem\"~\"mover\":0,\"theorem\"",
                "nim 3 5 7~\"theorem\"~\"mover\":1,\"theorem\"",
                "nim 3 5 7~\"theorem\"~\"preferences\":[[1,0],[0,1]],\"theorem\"",
                "nim 3 5 7~\"theorem\"~\"preferences\":[],\"theorem\"",
                "nim 3 5 7~\"theorem\"~\"periods\":[],\"theorem\"",
                "nim 3 5 7~\"question\":\\[[^]]*\\]~\"question\":[\"-\"]",
                "nim 3 5 7~\"statement\":\"g = n\"~\"statement\":\"g = 2*n\"",
                "nim 3 5 7~\"statement\":\"g = n\"~\"statement\":\"g = n mod 2\"",
                "nim 3 5 7~\"statement\":\"g = n\"~\"statement\":\"g = n + 0\"",
                "nim 3 5 7~Bouton 1901~Sprague 1935",
                "kayles 5 9~\"theorem\":\"\"~\"theorem\":\"Guy and Smith 1956\"",
                "kayles 5 9~\"statement\":\"\"~\"statement\":\"all is well\"",
                "wythoff 5 8~Wythoff 1907~Wythoff 1908",
                "fibonacci-nim 13~n == 0~n == 3",
                "kayles 1000000~\"misere\":false~\"misere\":false,\"note\":1",
                "over + ^~\"outcome\":\"L\"~\"outcome\":\"N\"",
                "over + ^~\"text\":\"over\"~\"text\":\"1over\"",
                "over + ^~\"text\":\"over\"~\"text\":\"^\"",
                "over + ^~\"text\":\"over\"~\"text\":\"a{0|a}\"",
                "over + ^~\"text\":\"over\"~\"text\":\"over & under\"",
                "over + ^~\"kind\":\"endless\"~\"kind\":\"game\"",
                "over + ^~\"moveCount\":\"2\"~\"moveCount\":\"1\"",
                "over + ^~\"component\":1~\"component\":0",
                "over + ^~\"player\":\"left\"~\"player\":\"right\"",
                "over + ^~\"to\":\\[\"0\"\\]~\"to\":[\"1\"]",
                "dud + 2~\"text\":\"dud\"~\"text\":\"on\"",
                "3 players: take 1..2 7~\"theorem\"~\"mover\":3,\"theorem\"",
                "3 players: take 1..2 7~\"theorem\"~\"preferences\":[[1,0],[0,1]],\"theorem\""
            })
    void ofAVerdictIsRefused(String question, String part, String other) throws IOException, SyntaxException {
        var right = verdict(question);
        assertThat(check(right)).isEqualTo(CertificateCheckResult.End.HOLDS);
        assertThat(check(right.replaceFirst("^\\{", "{ "))).isEqualTo(CertificateCheckResult.End.HOLDS);
        var wrong = right.replaceFirst(part, other);
        assertThat(wrong).as(right).isNotEqualTo(right);
        assertThat(check(wrong)).as(wrong).isEqualTo(CertificateCheckResult.End.REFUSED);
    }

    @Test
    void behindAGameOfGambitsIsRefused() throws IOException {
        assertThat(check(ELIMINATED.replace(" 4 0\"", " 4 0\\u0000 5\"")))
                .isEqualTo(CertificateCheckResult.End.REFUSED);
        assertThat(check(ELIMINATED.replace("\"value\": null,", ""))).isEqualTo(CertificateCheckResult.End.REFUSED);
    }

    @Test
    void aStepOfEliminationIsTakenAsItIsWritten() throws IOException {
        assertThat(check(ELIMINATED)).isEqualTo(CertificateCheckResult.End.HOLDS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"round\": 1/\"round\": 2",
                "\"round\": 1/\"round\": 0",
                "\"round\": 1/\"round\": 1000000000000000000",
                "\"player\": 1/\"player\": 3",
                "\"player\": 1/\"player\": 0",
                "\"player\": 1/\"player\": -9223372036854775808",
                "\"strategy\": 1/\"strategy\": 3",
                "\"0\", \"1\"/\"0\", \"1\", \"0\"",
                "\"0\", \"1\"/\"0\"",
                "\"strict\": true/\"strict\": true, \"why\": 1",
                "\"value\": null/\"value\": null, \"value\": null",
                "\"version\": 1/\"version\": 1, \"note\": 1",
                "]}]}/]}]} 1"
            })
    void aStepOfEliminationThatIsWrittenOtherwiseIsRefused(String change) throws IOException {
        var parts = change.split("/");
        assertThat(ELIMINATED).contains(parts[0]);
        assertThat(check(ELIMINATED.replace(parts[0], parts[1]))).isEqualTo(CertificateCheckResult.End.REFUSED);
    }
}
