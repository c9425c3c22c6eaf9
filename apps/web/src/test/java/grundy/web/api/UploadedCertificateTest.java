package grundy.web.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import grundy.limit.Limits;
import grundy.solve.Solver;
import grundy.store.StoreException;
import grundy.store.certificate.AnswerCertificate;
import grundy.store.certificate.CertificateChecker;
import grundy.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is wrong with a certificate stands in the same place whether it lies in a file or came with a request.
class UploadedCertificateTest {
    @TempDir
    private Path folder;

    private Map<String, Object> atTheServer(String text) {
        return catchThrowableOfType(
                        StoreException.class,
                        () -> new UploadedCertificate(text, Optional.empty())
                                .check(folder, Limits.DEFAULT, Language.EN))
                .explanation()
                .arguments();
    }

    private Map<String, Object> inAFile(String text) throws IOException {
        var file = Files.writeString(folder.resolve("as-it-is.json"), text);
        var extent =
                new CertificateChecker.CheckExtent(OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty());
        return catchThrowableOfType(
                        StoreException.class,
                        () -> new CertificateChecker(
                                        extent, AnswerCertificate.PosedQuestion::of, Solver::solve, _ -> {})
                                .check(file))
                .explanation()
                .arguments();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "{\"certificate\"",
                "{\"certificate\":\"grundy-verdict\",\n \"version\": 4,",
                "{\"certificate\":\"grundy-verdict\",\"moves\":[1,2",
                "{\"certificate\": tru",
                "{\"certificate\":{}",
                "[1, 2",
                "{\"a\":1} x",
                "{\"a\":\"b\n",
                "{\n\n",
                "\"",
                "nothing"
            })
    void anUnfinishedTextBreaksOffInOnePlace(String text) throws IOException {
        var here = atTheServer(text);
        var there = inAFile(text);
        assertThat(here).containsKeys("line", "column");
        assertThat(here.get("line")).isEqualTo(there.get("line"));
        assertThat(here.get("column")).isEqualTo(there.get("column"));
    }

    /// Some kinds are compared byte for byte with what is written to files.
    @Test
    void aWholeTextMayLackTheEndOfItsLastLine() throws IOException {
        var written = "{\"certificate\":\"grundy-verdict\",\"version\":4}";
        assertThat(atTheServer(written)).isEqualTo(atTheServer(written + "\n"));
        assertThat(Files.readString(folder.resolve(UploadedCertificate.NAME))).endsWith("}\n");
    }
}
