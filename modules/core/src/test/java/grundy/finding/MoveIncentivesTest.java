package grundy.finding;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.CalculationResult;
import grundy.answer.Verdict;
import grundy.answer.Verdict.Reasoning.FormSum;
import grundy.limit.Limits;
import grundy.question.ExpressionQuestion;
import grundy.question.Question;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.solve.Solver;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveIncentivesTest {
    private static Verdict verdict(String sum) throws Exception {
        return new Solver(Limits.DEFAULT).solve(Question.parse(sum));
    }

    private static FormSum sum(Verdict verdict) {
        return (FormSum) verdict.reasoning();
    }

    private static String worth(String expression) throws Exception {
        var parsed = ValueParser.parse(Source.of(expression), Catalogue.builtIn());
        return new Solver(Limits.DEFAULT).solve(new ExpressionQuestion(parsed)).result()
                        instanceof CalculationResult.SingleValue(var value)
                ? value.toString()
                : "";
    }

    private static boolean holds(String comparison) throws Exception {
        var parsed = ValueParser.parse(Source.of(comparison), Catalogue.builtIn());
        return new Solver(Limits.DEFAULT).solve(new ExpressionQuestion(parsed)).result()
                        instanceof CalculationResult.Truth(var is)
                && is;
    }

    /// By hand: 5 - {5|-2} = 5 + {2|-5} = {7|0}, and so on.
    @Test
    void switchesAndDomineering() throws Exception {
        var verdict = verdict("{3|1} + {5|-2} + domineering(2x3)");
        var incentives = sum(verdict).incentives();
        var told = new ArrayList<String>();
        for (var move : verdict.moves().first(9)) {
            var gain = incentives.of(move).orElseThrow();
            told.add(gain.incentive() + " " + gain.temperature().orElseThrow() + " " + gain.best());
        }
        assertThat(told).containsExactly("{2|0} 1 false", "{7|0} 7/2 true", "{5/2|0} 5/4 false");
        assertThat(incentives.matter(Side.LEFT)).isTrue();
        assertThat(incentives.isSure(Side.LEFT)).isTrue();
        assertThat(incentives.matter(Side.RIGHT)).isFalse();
    }

    /// What is left of the sum after a move that is surely best is at least what every other winning move leaves,
    /// for Right at most: asked of whole sums, which know nothing of incentives.
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{3|1} + {5|-2} + +-1",
                "{4|-4} + {1|-2} + ^",
                "{2||1|-5} + {3|-3} + *",
                "domineering(3x3) + {4|-4}",
                "domineering(2x3) + domineering(2x2) + domineering(2x4)",
                "{3|-9} + {1|-1} + {{6|2}|0} + v",
            })
    void bestMovesAreNeverWorse(String text) throws Exception {
        var verdict = verdict(text);
        var incentives = sum(verdict).incentives();
        var told = 0;
        for (var side : Side.values()) {
            var moves = verdict.moves().first(200).stream()
                    .filter(move -> move.side() == side)
                    .toList();
            if (moves.isEmpty() || !incentives.isSure(side)) continue;
            var best = moves.stream()
                    .filter(move -> incentives.of(move).orElseThrow().best())
                    .findFirst();
            var most = after(text, best.orElseThrow());
            for (var move : moves) {
                var other = after(text, move);
                assertThat(holds(side == Side.LEFT ? most + " >= " + other : most + " <= " + other))
                        .as("%s: %s against %s", text, best.get(), move)
                        .isTrue();
                told++;
            }
        }
        assertThat(told).isPositive();
    }

    private static String after(String text, Move move) throws Exception {
        var step = move.steps().getFirst();
        var parts = new ArrayList<>(List.of(text.split(" \\+ (?!-)")));
        var part = parts.get(step.component());
        int open = part.indexOf("domineering(");
        parts.set(step.component(), open < 0 ? step.target() : targets(step));
        return "(" + worth(String.join(" + ", parts)) + ")";
    }

    private static String targets(Move.Step step) {
        return String.join(
                " + ", step.to().stream().map(to -> "domineering(" + to + ")").toList());
    }
}
