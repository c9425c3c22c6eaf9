package grundy.survey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.answer.BoxTable;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.Threads;
import grundy.question.BoxQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.store.StoreException;
import grundy.store.atlas.BoxFile;
import grundy.testkit.DrawnCases;
import grundy.text.Message;
import grundy.value.Play;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tables of boxes go on where they were broken off.
@Tag("slow")
class BoxSurveyTest {
    private static final Limits LIMITS = Limits.DEFAULT.withThreads(Threads.of(2));

    @TempDir
    Path folder;

    private static BoxQuestion question(String rules, int last, boolean values) throws SyntaxException {
        var game = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules)).game();
        return new BoxQuestion(game, Play.NORMAL, List.of(last, last + 1), values);
    }

    private static List<List<Long>> rows(BoxTable table) {
        var rows = new ArrayList<List<Long>>();
        table.visit((coordinates, value) -> {
            var row = Arrays.stream(coordinates).boxed().collect(Collectors.toList());
            row.add((long) value);
            rows.add(row);
        });
        return rows;
    }

    /// As if it was stopped after some layers.
    private static BoxWorkers upTo(int layer) {
        return (layers, kept, _) -> {
            while (layers.knownLayers() < layer) layers.work();
            kept.run();
            throw new LimitException(Message.of("limit.cancelled"));
        };
    }

    private Path journal() {
        return folder.resolve("layers.journal");
    }

    @DrawnCases(oneIn = 2)
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itGoesOnWhereItStopped(boolean values) throws Exception {
        var question = question("wythoff", 40, values);
        var whole = rows(new Solver(LIMITS).solve(question));
        var random = new Random(7);
        for (int stop = 1; stop < 80; stop += 13) {
            int layer = stop;
            assertThatThrownBy(() -> BoxSurvey.run(question, folder, upTo(layer), LIMITS))
                    .isInstanceOf(LimitException.class);
            // A kill may leave a part of what was being written.
            var bytes = Files.readAllBytes(journal());
            int cut = random.nextInt(3) * random.nextInt(bytes.length / 4);
            Files.write(journal(), Arrays.copyOf(bytes, bytes.length - cut));
            var worked = new AtomicInteger();
            var table = BoxSurvey.run(
                    question,
                    folder,
                    (layers, kept, limits) -> {
                        if (cut == 0) assertThat(layers.knownLayers()).isEqualTo(layer);
                        else assertThat(layers.knownLayers()).isLessThanOrEqualTo(layer);
                        BoxWorkers.OWN.work(
                                layers,
                                () -> {
                                    worked.incrementAndGet();
                                    kept.run();
                                },
                                limits);
                    },
                    LIMITS);
            assertThat(rows(table)).isEqualTo(whole);
            assertThat(worked.get()).isGreaterThanOrEqualTo(82 - layer);
            assertThat(journal()).doesNotExist();
        }
        var count = BoxFile.query(folder, "SELECT count(*) FROM positions");
        assertThat(count.rows().getFirst()).containsExactly((long) whole.size());
    }

    /// A byte that changed is found, and what follows is worked out again.
    @DrawnCases
    @Test
    void whatWasDamagedIsWorkedOutAgain() throws Exception {
        var question = question("euclid", 30, true);
        var whole = rows(new Solver(LIMITS).solve(question));
        var random = new Random(8);
        for (int i = 0; i < 20; i++) {
            assertThatThrownBy(() -> BoxSurvey.run(question, folder, upTo(40), LIMITS))
                    .isInstanceOf(LimitException.class);
            var bytes = Files.readAllBytes(journal());
            int heading = new String(bytes, StandardCharsets.ISO_8859_1).indexOf('\n') + 1;
            bytes[heading + random.nextInt(bytes.length - heading)] ^= (byte) (1 << random.nextInt(8));
            Files.write(journal(), bytes);
            assertThat(rows(BoxSurvey.run(question, folder, BoxWorkers.OWN, LIMITS)))
                    .isEqualTo(whole);
        }
    }

    @Test
    void theBeginningOfAnotherTableIsNotTouched() throws Exception {
        var question = question("wythoff", 20, false);
        assertThatThrownBy(() -> BoxSurvey.run(question, folder, upTo(10), LIMITS))
                .isInstanceOf(LimitException.class);
        var bytes = Files.readAllBytes(journal());
        for (var other :
                List.of(question("wythoff", 21, false), question("euclid", 20, false), question("wythoff", 20, true)))
            assertThatThrownBy(() -> BoxSurvey.run(other, folder, BoxWorkers.OWN, LIMITS))
                    .isInstanceOf(StoreException.class);
        assertThat(Files.readAllBytes(journal())).isEqualTo(bytes);
    }
}
