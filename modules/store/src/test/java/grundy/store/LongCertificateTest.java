package grundy.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.theorem.GameFormulas;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.question.Question;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.store.certificate.AnswerCertificate;
import grundy.store.certificate.CertificateCheckResult;
import grundy.store.certificate.CertificateChecker;
import grundy.store.certificate.VerdictCertificate;
import grundy.store.document.CertificateDocument;
import grundy.store.document.StoredRules;
import grundy.store.theorem.TheoremFile;
import grundy.value.Play;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Certificates whose check takes long end in time, and those that are long within the memory that there is.
@Tag("slow")
@Timeout(60)
class LongCertificateTest {
    @TempDir
    Path folder;

    private CertificateCheckResult check(Path file) throws IOException {
        var all = new CertificateChecker.CheckExtent(OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty());
        return new CertificateChecker(all, AnswerCertificate.PosedQuestion::of, Solver::solve, _ -> {}).check(file);
    }

    private Path verdict() throws IOException, SyntaxException {
        var file = folder.resolve("verdict.json");
        VerdictCertificate.of(List.of("nim 3 5 7"), new Solver(Limits.DEFAULT).solve(Question.parse("nim 3 5 7")))
                .write(file);
        return file;
    }

    /// One whose moves do not hold, which is found out late.
    @Test
    void aTheoremOfManyMovesStopsInTime() throws IOException, SyntaxException {
        var rules = "(a, b): "
                + IntStream.range(0, 3600)
                        .mapToObj(i -> "(a-%d, b-%d)".formatted(1 + i / 60, 1 + i % 60))
                        .collect(Collectors.joining(" | "));
        var formulas = GameFormulas.of(StoredRules.read(rules).orElseThrow(), Play.NORMAL, 0);
        var theorem = TheoremFile.read(folder.resolve("theorem"), theorem()).theorem();
        var file = folder.resolve("many.json");
        new TheoremFile(rules, 0, theorem.about(formulas), "").write(file);
        assertThatThrownBy(() -> Limits.DEFAULT
                        .until(Deadline.after(Duration.ofMillis(50)))
                        .during(() -> check(file)))
                .isInstanceOf(LimitException.class);
    }

    /// Two heaps of which one is as large as the other.
    private Map<?, ?> theorem() throws IOException {
        var text = """
                {"certificate":"grundy-theorem","version":1,"rules":"(a, b): (a-k, b) | (a, b-k)","play":"normal",\
                "heaps":0,"kind":"P","claim":"P when a == b","coordinates":["a","b"],"numeration":[2],"measure":[[1,1]],\
                "automaton":{"tracks":2,"digits":2,"accepting":[0],"arrows":[[0,0,3,0]]}""";
        var whole = text + ",\"digest\":\"sha256:" + Sha256.hex((text + "}").getBytes(StandardCharsets.ISO_8859_1))
                + "\"}\n";
        return CertificateDocument.read(Files.writeString(folder.resolve("equal.json"), whole));
    }

    @ParameterizedTest
    @ValueSource(ints = {400_001, 3_000_000})
    void aNumberThatIsTooLongIsAStatedLimit(int digits) throws IOException, SyntaxException {
        var right = Files.readString(verdict());
        var value = right.replace("\"number\":\"1\"", "\"number\":\"" + "7".repeat(digits) + "\"");
        var count = right.replace("\"moveCount\":\"3\"", "\"moveCount\":\"" + "7".repeat(digits) + "\"");
        var one = "7".repeat(digits);
        var fraction = """
                {"certificate":"grundy-equilibria","version":1,"game":"NFG 1 R \\"\\" { \\"A\\" \\"B\\" } { 1 1 } 1 1",\
                "equilibria":[{"strategies":[["%s/%s"],["1"]],"payoffs":["1","1"]}],"value":null,"eliminated":[]}""".formatted(one, one);
        for (var text : List.of(value, count, fraction)) {
            var file = Files.writeString(folder.resolve("long.json"), text);
            assertThatThrownBy(() -> check(file))
                    .isInstanceOf(LimitException.class)
                    .hasMessageContaining("digits");
        }
    }

    @Test
    void aLongFileIsReadWithinTheMemoryThatThereIs() throws IOException, SyntaxException {
        var text = Files.readString(verdict());
        var move = "{\"steps\":[{\"component\":0,\"to\":[\"2\"]}]}";
        var moves = text.replace("\"moves\":[", "\"moves\":[" + (move + ",").repeat(50_000));
        var words = text.replace("\"question\":[\"", "\"question\":[\"" + " ".repeat(2_500_000));
        for (var large : List.of(moves, words)) {
            var file = Files.writeString(folder.resolve("large.json"), large);
            var limits = Limits.DEFAULT.withMemory(new MemoryLedger(4 << 20));
            assertThatThrownBy(() -> limits.during(() -> check(file)))
                    .isInstanceOf(LimitException.class)
                    .hasMessageContaining("4 MB");
        }
        assertThat(check(Files.writeString(folder.resolve("large.json"), Resealed.of(words)))
                        .end())
                .isEqualTo(CertificateCheckResult.End.HOLDS);
        assertThat(check(Files.writeString(folder.resolve("large.json"), Resealed.of(moves)))
                        .end())
                .isEqualTo(CertificateCheckResult.End.REFUSED);
    }
}
