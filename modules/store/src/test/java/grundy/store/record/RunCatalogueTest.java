package grundy.store.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.store.UnsyncedDisk;
import grundy.store.run.LongRun;
import grundy.value.Play;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The list of finished runs.
class RunCatalogueTest {
    @TempDir
    private Path folder;

    private RunCatalogue catalogue() throws IOException, SyntaxException {
        var catalogue = new RunCatalogue(folder.resolve("list"));
        var rules = new RuleLanguage(Catalogue.builtIn())
                .rules(Source.of("kayles"))
                .game()
                .rules();
        RecordedRun.of(
                new LongRun.Request(folder.resolve("a.run"), "kayles", rules, Play.NORMAL, 300, Limits.DEFAULT),
                Solver::solve,
                Optional.empty(),
                catalogue,
                new UnsyncedDisk());
        return catalogue;
    }

    @Tag("slow")
    @Test
    void aQueryEndsWithTheWorkThatItIsPartOf() throws IOException, SyntaxException {
        var catalogue = catalogue();
        assertThat(catalogue.query("SELECT rules, last FROM runs").orElseThrow().rows())
                .hasSize(1);
        for (var what : new String[] {"count(*)", "a.x + b.x"}) {
            var endless = "SELECT " + what + " FROM system_range(1, 1000000000) a, system_range(1, 1000000000) b";
            assertThatThrownBy(() -> Limits.DEFAULT
                            .cancelledBy(() -> true)
                            .<Optional<SqlTable>, IOException>during(() -> catalogue.query(endless)))
                    .as(what)
                    .isInstanceOf(LimitException.class);
        }
    }
}
