package grundy.check.answer;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.CheckResult;
import grundy.check.answer.CalculationCheck.ClaimedResult;
import grundy.rules.RulesException;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Dyadic;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Steps of games in misere play: those that the engine finds, which has other code for forms, and no others.
@EveryTurn
class MisereStepsTest {
    private static final List<String> FORMS =
            List.of("*[0]", "*[1]", "*[2]", "*[3]", "*[4]", "*[2#]", "*[2[2]]", "*[2[2]321]", "*[(2[2]321)[2]]");

    private static final Value HALF = new Value.Number(Dyadic.ONE.timesPowerOfTwo(-1));

    private static final List<String> LEAVES = List.of(
            "*[0]",
            "*[1]",
            "*[3]",
            "*[2#0]",
            "*[[2],0]",
            "*[[[2],1],0]",
            "*[2[2]]",
            "*",
            "*2",
            "0",
            "kayles(3)",
            "kayles(5)",
            "kayles(6)",
            "nim(2, 2)",
            "nim(3) + kayles(2)",
            "[take {1, 3}](5)",
            "chomp(2x2)");

    private static String game(Random random, int depth) {
        if (depth == 0) return LEAVES.get(random.nextInt(LEAVES.size()));
        var one = game(random, depth - 1);
        var two = game(random, random.nextInt(depth));
        return switch (random.nextInt(4)) {
            case 0 -> "misere-form(" + one + ")";
            case 1 -> "(" + one + " - " + two + ")";
            default -> "(" + one + " + " + two + ")";
        };
    }

    private static CheckResult check(String text, List<ClaimedResult> steps) throws SyntaxException {
        return CalculationCheck.of(SolvedSteps.parsed(text), steps);
    }

    private static ClaimedResult stated(int parts, Value value) {
        return new ClaimedResult(parts, Optional.of(value), value.toString());
    }

    /// What is not what a step comes to: equal games have equal texts.
    private static List<ClaimedResult> others(ClaimedResult step) {
        var others = new ArrayList<ClaimedResult>();
        for (var form : FORMS) others.add(new ClaimedResult(step.parts(), Optional.empty(), form));
        for (int number = 0; number < 5; number++) others.add(stated(step.parts(), Value.Nimber.of(number)));
        others.add(stated(step.parts(), HALF));
        for (var word : List.of("N", "P", "true", "false", "0", "1", "2", "nothing", "*[2"))
            others.add(new ClaimedResult(step.parts(), Optional.empty(), word));
        others.removeIf(other -> other.text().equals(step.text()));
        return others;
    }

    private static void holdsAndNothingElseDoes(String text) throws SyntaxException {
        var steps = SolvedSteps.of(text);
        assertThat(check(text, steps).isComplete()).as("%s: %s", text, steps).isTrue();
        for (int i = 0; i < steps.size(); i++)
            for (var other : others(steps.get(i)))
                assertThat(check(text, SolvedSteps.changed(steps, i, other)).fault())
                        .as("%s, step %d: %s", text, i, other)
                        .isPresent();
    }

    @Test
    void sumsAndDifferencesAtRandom() throws SyntaxException {
        var random = CaseCount.random(480);
        int asked = 0;
        for (int i = 0; i < CaseCount.of(160); i++) {
            var game = "misere-form(" + game(random, 1 + random.nextInt(2)) + ")";
            try {
                SolvedSteps.of(game);
            } catch (RulesException _) {
                // There is no such difference.
                continue;
            }
            holdsAndNothingElseDoes(game);
            asked++;
        }
        assertThat(asked).isGreaterThan(CaseCount.least(80));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "misere-form(kayles(7))",
                "misere-form(nim(40))",
                "*[2] + kayles(5)",
                "*[[12],0] + *[3]",
                "*[3] + kayles(5) - *2",
                "kayles(5) + *2 + *[1] + nim(3)",
                "misere-outcome(*[2[2]])",
                "misere-outcome(*[2#0])",
                "misere-nim-value(kayles(9))",
                "misere-nim-value(*[2#0] + *2)",
                "misere-nim-value(*3)",
                "*[2[2]] == *[0]",
                "*[2[2]] != *[0]",
                "*[2] + *[2] == nim(2, 2)",
                "misere-form(kayles(3)) == *3",
                "kayles(5) != *[4]",
                "*4 == misere-form(kayles(5))"
            })
    void whatIsFoundHoldsAndNothingElseDoes(String text) throws SyntaxException {
        holdsAndNothingElseDoes(text);
    }

    /// Each step follows from those below it. First a position is the heap of its nim-value, as in normal
    /// play alone; then a form is stated where the value in normal play is asked for.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "misere-form(kayles(7)) | 1 *[2]; 0 =2",
                "misere-form(kayles(5) + *2) | 1 *[6]; 2 =6; 0 =4; 0 =2",
                "misere-form(kayles(5) + *2) | 1 *[4[2]]; 2 *[4[2]]; 0 =4; 0 =2",
                "misere-form(*2 + kayles(5) + *2) | 1 *[4]; 2 =4; 2 =6; 0 =2; 0 =4; 0 =2",
                "*[2] + kayles(5) | 2 *[4[2]]; 0 *[2]; 0 =4",
                "kayles(5) + *2 + *[2] | 2 *[6[2]]; 2 =6; 0 =4; 0 =2; 0 *[2]",
                "*[4] == kayles(5) | 2 true; 0 *[4]; 0 =4",
                "*[6] == kayles(5) + *2 | 2 true; 0 *[6]; 2 =6; 0 =4; 0 =2",
                "misere-nim-value(kayles(9)) | 1 4; 0 =4",
                "genus(kayles(5)) | 1 4; 0 =4",
                "is-linked(kayles(5), *4) | 2 true; 0 =4; 0 =4",
                "nim(2, 2) | 0 *[2[2]]",
                "*2 + *2 | 2 *[2[2]]; 0 =2; 0 =2",
                "kayles(5) + *2 | 2 *[4[2]]; 0 =4; 0 =2",
                "kayles(5) + *2 | 2 *[(2[2]321)[2]]; 0 *[2[2]321]; 0 =2",
                "misere-form(domineering(2x2)) | 1 *[1]; 0 *[1]",
                "*[3] | 0 *[201]",
                "*[[12],0] + *[3] | 2 *[[12],0]+*[2]; 0 *[[12],0]; 0 *[3]",
                "*[[12],0] + *[3] | 2 *[[12],0]-*[3]; 0 *[[12],0]; 0 *[3]",
                "*[[12],0] + *[3] | 2 *[[12],0]+3; 0 *[[12],0]; 0 *[3]",
                "*[3] | 0 *[99999]",
                "*[3] - *[1] | 2 nothing; 0 *[3]; 0 *[1]",
                "misere-form(*[3]) | 1 *[3]; 0 *[4]"
            })
    void aPositionIsNotTheHeapOfItsNimValue(String text, String forged) throws SyntaxException {
        assertThat(check(text, steps(forged)).fault()).as(text).isPresent();
    }

    private static List<ClaimedResult> steps(String written) {
        var steps = new ArrayList<ClaimedResult>();
        for (var step : written.split("; ")) {
            int parts = Integer.parseInt(step.substring(0, 1));
            var claim = step.substring(2);
            if (claim.equals("1/2")) steps.add(stated(parts, HALF));
            else if (claim.startsWith("="))
                steps.add(stated(parts, new Value.Nimber(new BigInteger(claim.substring(1)))));
            else steps.add(new ClaimedResult(parts, Optional.empty(), claim));
        }
        return steps;
    }

    /// What is too large for the definition, was cut, or has no definition here.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "misere-form(nim(201)) | 1 *[201]; 0 *[201]",
                "misere-form(nim(201)) | 1 *[3]; 0 *[201]",
                "*[201] + *[1] | 2 *[3]; 0 *[201]; 0 *[1]",
                "*[1] + *[201] | 2 *[3]; 0 *[1]; 0 *[201]",
                "misere-form(kayles(300)) | 1 *[3]; 0 *[3]",
                "misere-form(*4294967295) | 1 *[3]; 0 =4294967295",
                "misere-form(*9999999999) | 1 *[3]; 0 =9999999999",
                "*[3] | 0 *[[201],0]",
                "*[3] | 0 *[2#0…",
                "*[3] - *[1] | 2 *[2…; 0 *[3]; 0 *[1]",
                "*[3] == *[201] | 2 true; 0 *[3]; 0 *[201]",
                "*[3[-1]] | 0 *[2]",
                "misere-form(*[3] + *[1]) | 1 *[2…; 2 *[2…; 0 *[3]; 0 *[1]",
                "mate(*[2]) | 1 *[0]; 0 *[2]",
                "genus(*[2]) | 1 2; 0 *[2]",
                "*[2] + 1/2 | 2 *[0]; 0 *[2]; 0 1/2"
            })
    void whatIsNotWorkedOutIsLeftOpen(String text, String stated) throws SyntaxException {
        var found = check(text, steps(stated));
        assertThat(found.fault()).as(text).isEmpty();
        assertThat(found.isComplete()).as(text).isFalse();
    }

    /// A game in misere play is the one of Left and Right in which both have its moves where it is added to others.
    @ParameterizedTest
    @ValueSource(strings = {"*[2] + 1/2", "^ + *[2]", "outcome(*[2#])", "options(*[2#0])", "mate(kayles(5))"})
    void whatIsNoFormIsNotRefused(String text) throws SyntaxException {
        var found = check(text, SolvedSteps.of(text));
        assertThat(found.fault()).as(text).isEmpty();
        assertThat(found.isComplete()).as(text).isFalse();
    }
}
