package grundy.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.Limits;
import grundy.limit.ProgressListener;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.store.run.LongRun;
import grundy.store.run.RunLayout;
import grundy.testkit.DrawnCases;
import grundy.text.Message;
import grundy.value.Play;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Bytes changed anywhere in a file that was finished: the same command makes the same bytes of it again.
@Tag("slow")
class RandomFlipsTest {
    private static final long SEED = 4_711;

    @TempDir
    Path folder;

    private final List<Message> notes = new ArrayList<>();

    private LongRun.Result run(Path file, String rules, long to) throws IOException, SyntaxException {
        var game = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules)).game();
        var listener = new ProgressListener() {
            @Override
            public void note(Message message) {
                notes.add(message);
            }

            @Override
            public void goesOn() {}

            @Override
            public void at(WorkProgress progress) {}
        };
        var limits = Limits.DEFAULT.withPositions(Integer.MAX_VALUE).withProgress(listener);
        return LongRun.run(new LongRun.Request(file, rules, game.rules(), Play.NORMAL, to, limits), Solver::solve);
    }

    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @CsvSource({"'take {64, 100, 177}', 2500000, 24", "0.106, 70000, 12", "lasker, 1100000, 6", "0.007, 3000, 3"})
    void inAFinishedFileAreFoundAndUndone(String rules, long to, int flips) throws IOException, SyntaxException {
        var file = folder.resolve("a.run");
        run(file, rules, to);
        var whole = Files.readAllBytes(file);
        var random = new Random(SEED);
        for (int i = 0; i < flips; i++) {
            var spoilt = whole.clone();
            int slots = 2 * RunLayout.SLOT_BYTES;
            int at = switch (i % 6) {
                case 0 -> random.nextInt(60);
                case 1 -> RunLayout.SLOT_BYTES + random.nextInt(60);
                case 2 -> random.nextInt(slots);
                case 3 -> slots + random.nextInt((int) Math.min(to, 1000));
                case 4 -> whole.length - 1 - random.nextInt(4200);
                default -> slots + random.nextInt(whole.length - slots);
            };
            spoilt[at] ^= (byte) (1 << random.nextInt(8));
            Files.write(file, spoilt);
            run(file, rules, to);
            assertThat(Files.mismatch(file, Files.write(folder.resolve("whole"), whole)))
                    .as(rules + ", byte " + at)
                    .isEqualTo(-1);
        }
    }

    @Test
    void lengthsThatAreNotTheFilesAreUndone() throws IOException, SyntaxException {
        var file = folder.resolve("a.run");
        run(file, "0.106", 70_000);
        var whole = Files.readAllBytes(file);
        for (int length : new int[] {whole.length + 1_000_000, whole.length - 1, 2 * RunLayout.SLOT_BYTES, 3_000_000}) {
            Files.write(file, Arrays.copyOf(whole, length));
            run(file, "0.106", 70_000);
            assertThat(Files.readAllBytes(file)).isEqualTo(whole);
        }
    }

    @Test
    void theBytesAreTheSameHoweverFarItWentBefore() throws IOException, SyntaxException {
        for (var rules : List.of("0.106", "take {64, 100, 177}", "lasker")) {
            var once = folder.resolve("once.run");
            run(once, rules, 7_000);
            var often = folder.resolve("often.run");
            for (long to : new long[] {3, 700, 1_500, 6_999, 7_000}) run(often, rules, to);
            assertThat(Files.mismatch(once, often)).as(rules).isEqualTo(-1);
            assertThat(run(often, rules, 5).wasDone()).isTrue();
            Files.delete(once);
            Files.delete(often);
        }
    }

    @Test
    void bothHeadersSpoiltTheFileIsLeftAsItIs() throws IOException, SyntaxException {
        var file = folder.resolve("a.run");
        run(file, "0.106", 5_000);
        var spoilt = Files.readAllBytes(file);
        spoilt[50] ^= 1;
        spoilt[RunLayout.SLOT_BYTES + 50] ^= 1;
        Files.write(file, spoilt);
        assertThatThrownBy(() -> run(file, "0.106", 5_000)).isInstanceOf(StoreException.class);
        assertThat(Files.readAllBytes(file)).isEqualTo(spoilt);
    }
}
