package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.store.run.RunReader;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.testkit.SourceFiles;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The digests in `games/digests`: what a run writes is what was written when they were published, and has the values
/// that a plain loop in another language works out. Longer runs than these are compared by hand.
@Tag("slow")
class PublishedRunsTest {
    private static final Path DIGESTS = SourceFiles.root().resolve("games/digests");
    private static final long LARGEST = 100_000;

    private record PublishedRun(String digest, String rules, long to) {
        static PublishedRun of(String line) {
            var words = line.split(" {2}");
            var name = words[1].substring(0, words[1].lastIndexOf(".run"));
            int dash = name.lastIndexOf('-');
            return new PublishedRun(words[0], name.substring(0, dash), Long.parseLong(name.substring(dash + 1)));
        }
    }

    @TempDir
    Path folder;

    private static List<String> lines(String name) throws IOException {
        return Files.readAllLines(DIGESTS.resolve(name)).stream()
                .filter(line -> !line.startsWith("#"))
                .toList();
    }

    private Path run(String rules, long to) {
        var file = folder.resolve("a.run");
        var ran = Ran.run("", "values", rules, "--to", String.valueOf(to), "--out", file.toString());
        assertThat(ran.status()).as(ran.err()).isZero();
        return file;
    }

    @EveryTurn
    @Test
    void filesAreTheSameByteForByte() throws IOException, NoSuchAlgorithmException {
        var few = lines("runs.sha256").stream()
                .map(PublishedRun::of)
                .filter(run -> run.to() <= LARGEST)
                .toList();
        assertThat(few).hasSizeGreaterThan(4);
        for (var run : CaseCount.some(few, 1)) {
            var file = run(run.rules(), run.to());
            var digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
            assertThat(HexFormat.of().formatHex(digest)).as(run.rules()).isEqualTo(run.digest());
            Files.delete(file);
        }
    }

    @DrawnCases
    @Test
    void valuesAreThoseOfAPlainLoopInAnotherLanguage() throws IOException, NoSuchAlgorithmException {
        for (var line : lines("values.sha256")) {
            var words = line.split(" \\| ");
            var file = run(words[0], Long.parseLong(words[1]));
            var digest = MessageDigest.getInstance("SHA-256");
            try (var reader = RunReader.open(file)) {
                reader.visit(0, reader.length() - 1, (_, values, count) -> {
                    var bytes = ByteBuffer.allocate(Integer.BYTES * count).order(ByteOrder.LITTLE_ENDIAN);
                    bytes.asIntBuffer().put(values, 0, count);
                    digest.update(bytes);
                });
            }
            assertThat(HexFormat.of().formatHex(digest.digest())).as(line).isEqualTo(words[2]);
            Files.delete(file);
        }
    }
}
