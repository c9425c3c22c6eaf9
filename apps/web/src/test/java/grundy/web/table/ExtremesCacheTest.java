package grundy.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.store.run.LongRun;
import grundy.store.run.RunExtremes;
import grundy.store.run.RunReader;
import grundy.value.Play;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is remembered of a file of values is what is in it, also where it has grown, or is another one by now.
class ExtremesCacheTest {
    @TempDir
    private Path folder;

    private final ExtremesCache seen = new ExtremesCache(Runnable::run);

    private Path run(String rules, long to) throws IOException, SyntaxException {
        var file = folder.resolve("values");
        var game = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules)).game();
        LongRun.run(new LongRun.Request(file, rules, game.rules(), Play.NORMAL, to, Limits.DEFAULT), Solver::solve);
        return file;
    }

    /// @return those that are remembered, which are compared with what the values say
    private RunExtremes looked(Path file) throws IOException {
        try (var run = RunReader.open(file)) {
            var extremes = seen.of(run);
            seen.extend(extremes, run, Limits.DEFAULT);
            assertThat(extremes.heaps()).isEqualTo(run.length() / RunExtremes.GRAIN * RunExtremes.GRAIN);
            for (int stretch = 0; stretch < extremes.heaps() / RunExtremes.GRAIN; stretch++) {
                int least = Integer.MAX_VALUE;
                int greatest = Integer.MIN_VALUE;
                for (long heap = 0; heap < RunExtremes.GRAIN; heap++) {
                    int value = run.value((long) stretch * RunExtremes.GRAIN + heap);
                    least = Math.min(least, value);
                    greatest = Math.max(greatest, value);
                }
                assertThat(extremes.least(stretch, 1)).isEqualTo(least);
                assertThat(extremes.greatest(stretch, 1)).isEqualTo(greatest);
            }
            return extremes;
        }
    }

    @Tag("slow")
    @Test
    void whatWasSeenIsNotReadAgainAndGrows() throws IOException, SyntaxException {
        var first = looked(run("0.137", 20_000));
        assertThat(looked(run("0.137", 90_000))).isSameAs(first);
        assertThat(first.heaps()).isEqualTo(21 * RunExtremes.GRAIN);
    }

    @Tag("slow")
    @Test
    void anotherFileOfThatNameIsReadAnew() throws IOException, SyntaxException {
        var first = looked(run("0.137", 40_000));
        Files.delete(folder.resolve("values"));
        assertThat(looked(run("take {1,3,4}", 30_000))).isNotSameAs(first);
        Files.delete(folder.resolve("values"));
        assertThat(looked(run("take {1,3,4}", 10_000)).heaps()).isEqualTo(2 * RunExtremes.GRAIN);
    }
}
