package grundy.solve.component;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.engine.search.SearchValues;
import grundy.limit.Limits;
import grundy.question.Question;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.solve.Solver;
import grundy.testkit.DrawnCases;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.HashSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Large heaps of Grundy's game by their sequence, as a search has them.
class LongHeapsTest {
    @Tag("slow")
    @DrawnCases
    @Test
    void valuesAndMovesAreThoseOfTheSearch() throws Exception {
        var rules = new RuleLanguage(Catalogue.builtIn())
                .question(Source.of("grundys-game 5"))
                .components()
                .getFirst()
                .game()
                .rules();
        var fast = LongHeaps.of(rules, Limits.DEFAULT).orElseThrow();
        var slow = new SearchValues(rules, Play.NORMAL, Limits.DEFAULT);
        for (int heap : new int[] {1999, 2000, 2017}) {
            var position = Tuple.of(heap);
            assertThat(fast.value(position)).isEqualTo(slow.value(position));
            for (int value : new int[] {0, 5}) {
                var wanted = slow.optionsOfValue(position, BigInteger.valueOf(value));
                var found = fast.optionsOfValue(position, BigInteger.valueOf(value));
                assertThat(found.count()).isEqualTo(wanted.count());
                assertThat(new HashSet<>(found.stream().toList()))
                        .isEqualTo(new HashSet<>(wanted.stream().toList()));
            }
        }
    }

    /// Stands in the test suite of CGSuite.
    @Tag("slow")
    @Test
    void theHeapOfTenThousandIsWorth39() throws Exception {
        var verdict = new Solver(Limits.DEFAULT).solve(Question.parse("grundys-game 10000"));
        assertThat(verdict.value().knownValue().orElseThrow()).hasToString("*39");
    }
}
