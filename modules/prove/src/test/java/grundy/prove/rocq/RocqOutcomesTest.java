package grundy.prove.rocq;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.OutcomesQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.testkit.DrawnCases;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Takes of Left and Right written for Rocq are accepted by it, and what was changed in them is refused.
@Tag("slow")
class RocqOutcomesTest {
    private static final int HEAPS = 2_000;

    /// The library, compiled once.
    @TempDir
    private static Path folder;

    private static Rocq rocq;

    @BeforeAll
    static void library() throws IOException, SyntaxException, InterruptedException {
        rocq = Rocq.with(export("left take {1,2}; right take {1,3}"), folder);
    }

    private static RocqExport export(String text) throws SyntaxException {
        var rules = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        var outcomes = new Solver(Limits.DEFAULT).solve(new OutcomesQuestion(rules.game(), rules.play(), HEAPS));
        return RocqOutcomes.of(text, outcomes, text);
    }

    @DrawnCases(oneIn = 12)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "left take {1,2}; right take {1,3}",
                "left take {2,5}; right take {3,4,9}",
                "left take 1..4; right take {2,7}",
                "misere left take {1,2,5}; right take {2,3}",
                "misere left take {3}; right take {1,4}"
            })
    void isAccepted(String rules) throws IOException, InterruptedException, SyntaxException {
        assertThat(rocq.checked(export(rules).theorem()).lines()).as(rules).containsOnly(Rocq.PROVED);
    }

    /// An outcome, the period, its beginning, the amounts of each side, the play, and what is stated.
    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[0; 3; 1; 3; 1] -> [0; 3; 1; 3; 3]",
                "[0; 3; 1; 3; 1] -> [0; 3; 1; 2; 1]",
                " 4 1 (table -> 3 1 (table",
                "list N := [1; 2]. -> list N := [1; 3].",
                "list N := [1; 3]. -> list N := [1].",
                "right false 4 -> right true 4",
                "outcome (n + 1) = outcome n -> outcome (n + 1) = outcome (n + 2)",
                "player = false. -> player = true."
            })
    void whatIsWrongIsRefused(String change) throws IOException, InterruptedException, SyntaxException {
        var text = export("left take {1,2}; right take {1,3}").theorem();
        var sides = change.split(" -> ");
        assertThat(text).contains(sides[0]);
        assertThat(rocq.checked(text.replace(sides[0], sides[1]))).as(change).contains("Error");
    }

    /// Infinitely many amounts, and no Left and Right.
    @ParameterizedTest
    @ValueSource(strings = {"left take odd; right take {1,3}", "take 1..3 with 1 blocked"})
    void whatCannotBeSaidYetIsRefused(String rules) {
        assertThatThrownBy(() -> export(rules)).isInstanceOf(LimitException.class);
    }

    @Test
    void theRulesAreReadable() throws SyntaxException {
        assertThat(export("left take 1..4; right take {2,7}").theorem()).contains("""
                Definition left : list N := [1; 2; 3; 4].
                Definition right : list N := [2; 7].
                """);
    }
}
