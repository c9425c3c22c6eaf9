package grundy.check;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.CalculationCheck.Step;
import grundy.limit.Limits;
import grundy.rules.Source;
import grundy.rules.SyntaxException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.ValueParser;
import grundy.solve.Calculation;
import grundy.solve.ExpressionQuestion;
import grundy.solve.Solver;
import grundy.solve.Worked;
import grundy.testkit.Draws;
import grundy.testkit.EveryTurn;
import grundy.value.NimField;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Calculations are held to the definitions, and a step that comes to something else is told.
@EveryTurn
class CalculationCheckTest {
    private static final List<String> LEAVES = List.of(
            "*3", "*5", "*", "0", "1", "-2", "1/2", "3/4", "^", "v", "^^", "{1|-1}", "+-2", "{2||1|0}", "{0|^*}");

    private static String game(Random random, int depth) {
        if (depth == 0) return LEAVES.get(random.nextInt(LEAVES.size()));
        var one = game(random, depth - 1);
        var two = game(random, random.nextInt(depth));
        return switch (random.nextInt(5)) {
            case 0 -> "(" + one + " + " + two + ")";
            case 1 -> "(" + one + " - " + two + ")";
            case 2 -> "-(" + one + ")";
            case 3 -> "{" + one + "|" + two + "}";
            default -> "{" + two + ",*|" + one + "}";
        };
    }

    private static String nimber(Random random, int depth) {
        if (depth == 0) return "*" + (1 + random.nextInt(300));
        var one = nimber(random, depth - 1);
        var two = nimber(random, random.nextInt(depth));
        return switch (random.nextInt(7)) {
            case 0 -> "(" + one + " + " + two + ")";
            case 1 -> "(" + one + ") * (" + two + ")";
            case 2 -> "square(" + one + ")";
            case 3 -> "sqrt(" + one + ")";
            case 4 -> "(" + one + ")^" + random.nextInt(20);
            case 5 -> "mex(" + one + ", " + two + ", *0)";
            default -> "inverse((" + one + ") * (" + one + ") + *1000)";
        };
    }

    private static void collect(Calculation calculation, List<Step> steps) {
        var value = calculation.result() instanceof Worked.Of(var known)
                ? Optional.<Value>of(known)
                : Optional.<Value>empty();
        steps.add(
                new Step(calculation.parts().size(), value, calculation.result().toString()));
        calculation.parts().forEach(part -> collect(part, steps));
    }

    private static void holdsAndNothingElseDoes(String text) throws SyntaxException {
        var expression = ValueParser.parse(Source.of(text), Catalogue.builtIn());
        var steps = new ArrayList<Step>();
        collect(new Solver(Limits.DEFAULT).solve(new ExpressionQuestion(expression)), steps);
        var found = CalculationCheck.of(expression, steps);
        assertThat(found.fault()).as(text).isEmpty();
        assertThat(found.isComplete()).as(text).isTrue();
        for (int i = 0; i < steps.size(); i++)
            for (var other : List.<Value>of(Value.Nimber.of(7), Value.Nimber.of(0))) {
                if (steps.get(i).text().equals(other.toString())) continue;
                var changed = new ArrayList<>(steps);
                changed.set(i, new Step(steps.get(i).parts(), Optional.of(other), other.toString()));
                assertThat(CalculationCheck.of(expression, changed).fault())
                        .as(text + ", step " + i)
                        .isPresent();
            }
    }

    @Tag("slow")
    @Test
    void gamesBySumsAndOptions() throws SyntaxException {
        var random = Draws.random(30);
        for (int i = 0; i < Draws.of(80); i++) holdsAndNothingElseDoes(game(random, 3));
    }

    @Tag("slow")
    @Test
    void nimbersByTheirArithmetic() throws SyntaxException {
        var random = Draws.random(31);
        for (int i = 0; i < Draws.of(80); i++) holdsAndNothingElseDoes(nimber(random, 3));
    }

    @Tag("slow")
    @Test
    void productsOfNimbersAreThoseOfTheField() {
        var random = Draws.random(32);
        for (int i = 0; i < 200; i++) {
            var one = new BigInteger(random.nextInt(130), random);
            var two = new BigInteger(random.nextInt(130), random);
            assertThat(PlainNimbers.times(one, two)).contains(NimField.multiply(one, two));
        }
        assertThat(PlainNimbers.times(BigInteger.ONE.shiftLeft(300), BigInteger.TWO))
                .isEmpty();
    }
}
