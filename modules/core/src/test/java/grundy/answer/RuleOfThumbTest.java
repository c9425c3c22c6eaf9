package grundy.answer;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.question.Question;
import grundy.rules.SumByDefinition;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RuleOfThumbTest {
    private static Verdict verdict(String text) throws SyntaxException {
        return new Solver(Limits.DEFAULT).solve(Question.parse(text));
    }

    private static Outcome definition(String text) throws SyntaxException {
        var sum = Question.parse(text).sum();
        return SumByDefinition.of(sum.components(), Compound.DISJUNCTIVE, Play.MISERE)
                .outcome();
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {"grundys-game", "kayles", "0.07", "0.137", "take {2,3}", "0.156", "take 1, 2 or split", "4.04"})
    void whereItFailsItFailsByTheDefinitionAndNowhereBelow(String game) throws SyntaxException {
        int failures = 0;
        for (int heap = 1; heap <= 12; heap++) {
            var verdict = verdict("misere " + game + " " + heap);
            assertThat(verdict.outcome()).isEqualTo(definition("misere " + game + " " + heap));
            if (verdict.ruleOfThumb().isEmpty()) continue;
            var rule = verdict.ruleOfThumb().get();
            assertThat(rule.right()).isEqualTo(rule.says() == verdict.outcome());
            if (!(rule.counterexample() instanceof RuleOfThumb.Counterexample(var heaps, var says, var outcome)))
                continue;
            failures++;
            var at = new StringBuilder("misere " + game);
            heaps.forEach(each -> at.append(' ').append(each));
            assertThat(outcome).as(at.toString()).isEqualTo(definition(at.toString()));
            assertThat(says).as(at.toString()).isNotEqualTo(outcome);
        }
        if (game.equals("kayles")) assertThat(failures).isPositive();
    }

    @Test
    void inNimTheRuleIsATheoremAndNotMentioned() throws SyntaxException {
        assertThat(verdict("misere nim 1 1 4").ruleOfThumb()).isEmpty();
        assertThat(verdict("misere nim 1 1 4").moves().count()).isEqualTo(BigInteger.ONE);
        assertThat(verdict("misere nim 1 1 4")
                        .moves()
                        .first(9)
                        .getFirst()
                        .steps()
                        .getFirst()
                        .target())
                .isEqualTo("1");
        assertThat(verdict("nim 1 1 4").ruleOfThumb()).isEmpty();
    }

    @Test
    void theSmallestSumOfRowsOfKaylesOnWhichItFails() throws SyntaxException {
        var rule = verdict("misere kayles 9 7").ruleOfThumb().orElseThrow();
        for (int a = 1; a <= 5; a++)
            for (int b = 0; b <= a && a + b < 6; b++) {
                var small = verdict("misere kayles " + a + " " + b);
                if (small.ruleOfThumb().filter(other -> !other.right()).isPresent())
                    assertThat(rule.counterexample()).isNotNull();
            }
    }
}
