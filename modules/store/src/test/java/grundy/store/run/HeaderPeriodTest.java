package grundy.store.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.Evidence;
import grundy.limit.Limits;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.store.StoreException;
import grundy.value.Play;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HeaderPeriodTest {
    @TempDir
    private Path folder;

    private static Evidence.Period period(int preperiod, int period, int saltus) {
        return new Evidence.Period(preperiod, period, saltus, 1_000, "", false);
    }

    @Test
    void isComparedWithTheValues() throws IOException, SyntaxException {
        var file = folder.resolve("a.run");
        var game =
                new RuleLanguage(Catalogue.builtIn()).rules(Source.of("0.77")).game();
        LongRun.run(new LongRun.Request(file, "0.77", game.rules(), Play.NORMAL, 5_000, Limits.DEFAULT), Solver::solve);
        try (var values = RunReader.open(file)) {
            assertThat(HeaderPeriod.comparedTo(values, period(71, 12, 0))).isEqualTo(5_000);
            assertThat(HeaderPeriod.comparedTo(values, period(71, 5_000, 0))).isNegative();
            assertThatThrownBy(() -> HeaderPeriod.comparedTo(values, period(70, 12, 0)))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("heap")
                    .hasMessageContaining("82");
            assertThatThrownBy(() -> HeaderPeriod.comparedTo(values, period(71, 11, 0)))
                    .isInstanceOf(StoreException.class);
            assertThatThrownBy(() -> HeaderPeriod.comparedTo(values, period(71, 12, 1)))
                    .isInstanceOf(StoreException.class);
        }
    }
}
