package grundy.store.run;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.finding.CodeChunks;
import grundy.limit.Limits;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Play;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is read of a stretch of heaps is what is read heap by heap, wherever it begins and ends.
@EveryTurn
class RunReaderTest {
    @TempDir
    private Path folder;

    @Test
    void aStretchHasTheValuesOfItsHeaps() throws IOException, SyntaxException {
        var file = folder.resolve("a.run");
        var game =
                new RuleLanguage(Catalogue.builtIn()).rules(Source.of("0.156")).game();
        long to = 2L * CodeChunks.HEAPS + 5000;
        LongRun.run(new LongRun.Request(file, "0.156", game.rules(), Play.NORMAL, to, Limits.DEFAULT), Solver::solve);
        long seed = CaseCount.seed(31);
        var random = new Random(seed);
        try (var run = RunReader.open(file);
                var single = run.again()) {
            for (int i = 0; i < 40; i++) {
                long middle = CodeChunks.HEAPS * (long) (i % 3);
                long from = Math.max(0, middle - random.nextInt(3000));
                long last = Math.min(to, middle + random.nextInt(6000) - 1);
                var next = new AtomicLong(from);
                run.visit(from, last, (first, values, count) -> {
                    assertThat(first).as("seed %d", seed).isEqualTo(next.getAndAdd(count));
                    for (int k = 0; k < count; k++)
                        if (values[k] != single.value(first + k))
                            throw new AssertionError("seed %d: heap %d".formatted(seed, first + k));
                });
                assertThat(next.get()).as("seed %d", seed).isEqualTo(Math.max(from, last + 1));
            }
        }
    }
}
