package grundy.store.document;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.question.Question;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.store.certificate.AnswerCertificate;
import grundy.store.certificate.CertificateCheckResult;
import grundy.store.certificate.CertificateChecker;
import grundy.store.certificate.VerdictCertificate;
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

class CertificateSealTest {
    private static final String QUESTION = "wythoff 5 8";

    @TempDir
    Path folder;

    private String written() throws IOException, SyntaxException {
        var file = folder.resolve("right.json");
        var verdict = new Solver(Limits.DEFAULT).solve(Question.parse(QUESTION));
        VerdictCertificate.of(List.of(QUESTION), verdict).write(file);
        return Files.readString(file);
    }

    private CertificateCheckResult.End check(String text) throws IOException {
        var file = Files.writeString(folder.resolve("a.json"), text);
        var all = new CertificateChecker.CheckExtent(OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty());
        return new CertificateChecker(all, AnswerCertificate.PosedQuestion::of, Solver::solve, _ -> {})
                .check(file)
                .end();
    }

    /// Each says less than was said, and nothing that is wrong.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '`',
            value = {
                "\"moves\":\\[.*\\],\"statement\" @ \"moves\":[],\"statement\"",
                "\"moveCount\":\"2\" @ \"moveCount\":null",
                "\"value\":\\{[^}]*\\} @ \"value\":null",
                "\"theorem\":\"Wythoff 1907\" @ \"theorem\":\"\"",
                ",\"seal\":\"[^\"]*\" @ ``",
                "\"seal\":\"sha256:. @ \"seal\":\"sha256:z"
            })
    void whatSaysLessIsRefusedToo(String part, String other) throws IOException, SyntaxException {
        var right = written();
        assertThat(check(right)).isEqualTo(CertificateCheckResult.End.HOLDS);
        var less = right.replaceFirst(part, other);
        assertThat(less).isNotEqualTo(right);
        assertThat(check(less)).isEqualTo(CertificateCheckResult.End.REFUSED);
    }

    @Test
    void spaceAndOrderDoNotMatter() throws IOException, SyntaxException {
        var right = written().strip();
        assertThat(check(right.replace(",\"", " ,\n \""))).isEqualTo(CertificateCheckResult.End.HOLDS);
        var seal = right.substring(right.lastIndexOf(",\"seal\""), right.length() - 1);
        var first = "{" + seal.substring(1) + "," + right.substring(1).replace(seal, "");
        assertThat(check(first)).isEqualTo(CertificateCheckResult.End.HOLDS);
    }
}
