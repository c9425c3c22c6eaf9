package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.question.Question;
import grundy.rules.Oracles;
import grundy.rules.Ruleset;
import grundy.testkit.NimValueOracle;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The example of docs/first-steps.md, compiled and run.
class OwnRulesetTest {
    /// One heap: take one counter, or halve an even heap.
    record Halving() implements Ruleset<Integer> {
        @Override
        public List<Integer> options(Integer heap) {
            if (heap == 0) return List.of();
            return heap % 2 == 0 ? List.of(heap - 1, heap / 2) : List.of(heap - 1);
        }
    }

    private final NimValueOracle<Integer> oracle = Oracles.values(new Halving());

    @Test
    void aRulesetOfOnesOwnIsSolvedByOneCall() {
        for (int heap = 0; heap <= 60; heap++) {
            var verdict = new Solver(Limits.DEFAULT).solve(Question.of(new Halving(), heap, Play.NORMAL));
            int value = oracle.value(heap);
            assertThat(verdict.value().knownValue()).as("heap " + heap).contains(Value.Nimber.of(value));
            assertThat(verdict.outcome()).isEqualTo(value == 0 ? Outcome.P : Outcome.N);
            long winning = new Halving()
                    .options(heap).stream()
                            .distinct()
                            .filter(option -> oracle.value(option) == 0)
                            .count();
            assertThat(verdict.moves().count().longValueExact()).isEqualTo(winning);
        }
    }

    @Test
    void itsSumsAndMiserePlayToo() {
        var sum = Question.of(new Halving(), List.of(4, 6, 9), Play.NORMAL, Compound.DISJUNCTIVE);
        int expected = oracle.value(4) ^ oracle.value(6) ^ oracle.value(9);
        assertThat(new Solver(Limits.DEFAULT).solve(sum).value().knownValue()).contains(Value.Nimber.of(expected));
        var misere = Question.of(new Halving(), 1, Play.MISERE);
        assertThat(new Solver(Limits.DEFAULT).solve(misere).outcome()).isEqualTo(Outcome.P);
    }
}
