package grundy.check.answer;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.answer.CalculationCheck.ClaimedResult;
import grundy.check.plain.PlainNimbers;
import grundy.limit.Deadline;
import grundy.limit.DeepStack;
import grundy.limit.Limits;
import grundy.rules.RulesException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.text.ArgumentList;
import grundy.text.Message;
import grundy.value.NimField;
import grundy.value.Value;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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

    private static final List<String> TEXTS = List.of("true", "false", "N", "P", "L", "R", "D");

    /// What a step does not come to: other values, and other words where it comes to a word.
    private static List<ClaimedResult> others(ClaimedResult step) {
        var others = new ArrayList<ClaimedResult>();
        for (var value : List.<Value>of(Value.Nimber.of(7), Value.Nimber.of(1), Value.Nimber.of(0)))
            others.add(new ClaimedResult(step.parts(), Optional.of(value), value.toString()));
        if (TEXTS.contains(step.text()))
            for (var text : TEXTS) others.add(new ClaimedResult(step.parts(), Optional.empty(), text));
        others.removeIf(other -> other.text().equals(step.text()));
        others.add(new ClaimedResult(step.parts(), step.value(), step.text() + "?"));
        others.add(new ClaimedResult(step.parts() + 1, step.value(), step.text()));
        return others;
    }

    /// A step too many or too few, and an operation without its operands.
    @Test
    void stepsAreThoseOfTheExpression() throws SyntaxException {
        for (var text : List.of("^ + *", "{1|0} - 1/2", "mex(*1, *2)", "mean({3||2|1})")) {
            var expression = SolvedSteps.parsed(text);
            var steps = SolvedSteps.of(text);
            for (int i = 0; i <= steps.size(); i++) {
                var more = new ArrayList<>(steps);
                more.add(i, steps.getFirst());
                assertThat(CalculationCheck.of(expression, more).fault())
                        .as(text)
                        .isPresent();
                if (i == steps.size()) continue;
                var fewer = new ArrayList<>(steps);
                fewer.remove(i);
                assertThat(CalculationCheck.of(expression, fewer).fault())
                        .as(text)
                        .isPresent();
            }
            var first = steps.getFirst();
            var whole = CalculationCheck.of(expression, List.of(new ClaimedResult(0, first.value(), first.text())));
            assertThat(whole.fault()).contains(Message.of("check.calculation.steps"));
            var right = CalculationCheck.of(expression, steps);
            assertThat(right.steps())
                    .containsExactly(Message.of("check.calculation.right", "count", (long) steps.size()));
        }
    }

    private static void holdsAndNothingElseDoes(String text) throws SyntaxException {
        var expression = SolvedSteps.parsed(text);
        var steps = SolvedSteps.of(text);
        var found = CalculationCheck.of(expression, steps);
        assertThat(found.fault()).as(text).isEmpty();
        assertThat(found.isComplete()).as(text).isTrue();
        for (int i = 0; i < steps.size(); i++)
            for (var other : others(steps.get(i)))
                assertThat(CalculationCheck.of(expression, SolvedSteps.changed(steps, i, other))
                                .fault())
                        .as("%s, step %d: %s", text, i, other)
                        .isPresent();
    }

    /// Games that last longer than the definitions follow them stay open; what does not need them is held
    /// all the same.
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "3^9000",
                "^6000 > 0",
                "{0|^6000}",
                "-(^6000)",
                "9000*^+*",
                "mean(+-6000)",
                "outcome(^20000)",
                "reduced(^3000)",
                "atomic-weight(^3000)",
                "{^3000|}"
            })
    void deepGamesStayOpen(String text) throws SyntaxException {
        var expression = SolvedSteps.parsed(text);
        var steps = SolvedSteps.of(text);
        var found = DeepStack.call(() -> CalculationCheck.of(expression, steps));
        assertThat(found.fault()).as(text).isEmpty();
        assertThat(found.isComplete()).as(text).isFalse();
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "options({2,1|*,-1})",
                "options({0|0})",
                "options(domineering(2x3))",
                "options(kayles(5))",
                "outcome(domineering(2x3))",
                "outcome(domineering(3x3) + domineering(1x2))",
                "outcome(kayles(4))",
                "option-count(domineering(2x3))",
                "option-count(kayles(4))",
                "option-count(nim(0))",
                "moves(domineering(2x3))",
                "moves(domineering(1x3))",
                "moves(domineering(3x1))",
                "moves(kayles(5))",
                "moves(nim(3))",
                "moves(nim(0))",
                "moves(wythoff(1, 2))",
                "position-count(domineering(2x3))",
                "position-count(kayles(6))",
                "position-count(col(...))",
                "tiny(2)",
                "miny(1)",
                "tiny({2|1})",
                "tiny(^) + miny(3/4)",
                "ordinal-sum(^*, 3)",
                "ordinal-sum(1/2, -1)",
                "ordinal-sum({1|-1}, ^)",
                "conjunctive-sum({2|^}, {*2|-1})",
                "selective-sum({1|*}, 1/2)",
                "disjunctive-sum(^, {1|0})",
                "canonical-form({0,*|*})",
                "left-stop({3||2|1})",
                "right-stop({3||2|1})",
                "left-stop(^)",
                "right-stop(-5/4)",
                "birthday(^^)",
                "birthday({2||1|0})",
                "followers(5)",
                "followers({1|^*})",
                "stop-count(*8)",
                "stop-count({3||2|1})",
                "is-zero(^ - ^)",
                "is-number(3/4)",
                "is-number({1|-1})",
                "is-integer(-7)",
                "is-integer(1/2)",
                "is-nimber(*5)",
                "is-nimber(^)",
                "is-dicot({^|v*})",
                "is-dicot(tiny(1))",
                "is-infinitesimal(tiny(1))",
                "is-infinitesimal({1|-1})",
                "is-numberish(3^*)",
                "is-switch({1|-1})",
                "is-switch({1||0|-1})",
                "is-idempotent(0)",
                "is-idempotent(^)",
                "nim-sum(5, 3)",
                "nim-sum(*5, *3)",
                "3 xor 5 xor 7",
                "*3 ⊕ *5",
                "2 ⊗ 3",
                "nim-product(5, 3)",
                "nim-inverse(5)",
                "nim-power(5, 3)",
                "nim-power(*5, 3)",
                "nim-power(*5, -2)",
                "nim-power(5, -1)",
                "^ * 2",
                "{1|-1} * -3",
                "-*5000000",
                "-100000000000",
                "100000000000 + 1/2",
                "100000000000 - 1/2",
                "100000000000 * 3",
                "(100000000000)^3",
                "(3/4)^0",
                "is-evil(11)",
                "is-odious(11)",
                "3 * {1|-1}",
                "-2 * ^",
                "^<2>",
                "v[3]",
                "^<3> + *",
                "nim-value(*5)",
                "is-loopfree(^)",
                "3/4 * 5/8",
                "{0|0} + {0|*}",
                "mean({3||2|1})",
                "mean({4|{1|-5}})",
                "mean(-1/4)",
                "temperature({3||2|1})",
                "temperature({{7|3}|{1|-5}})",
                "temperature(^)",
                "temperature(5)",
                "temperature(3/8)",
                "thermograph({5|{3|0}})",
                "cool({3|1}, 1/2)",
                "cool({3|1}, -1/2)",
                "cool({{7|3}|{1|-5}}, 2)",
                "cool({3|1} + ^, 1)",
                "freeze({5||2|-1})",
                "freeze(3)",
                "heat(1/2, *)",
                "heat(^, 1)",
                "heat({1|*}, {1|0})",
                "overheat(1/2, 1, 1/4)",
                "overheat(3, *, ^)",
                "norton(1/2, ^)",
                "norton({1|-1}, ^)",
                "norton(-3, {2|1})",
                "atomic-weight(^)",
                "atomic-weight(^^* - v<2>)",
                "atomic-weight({^^|v})",
                "atomic-weight({0,*,*2|*,v})",
                "atomic-weight(*)",
                "reduced({1|^})",
                "reduced({3*|{1|0},v})",
                "reduced(1/2 + ^)",
                "companion({1|-1})",
                "companion(^)",
                "conway-product({1|-1}, ^)",
                "conway-product(1/2, {3|0})",
                "ordinal-product(2, ^)",
                "ordinal-product({1|*}, {1|-1})",
                "left-options({3,{4|1}|0})",
                "right-options(^^)",
                "incentives({3|1*})",
                "left-incentives(^)",
                "right-incentives({2||1|0})",
                "adorned-left-stop({3||2|1})",
                "adorned-right-stop({3|2*})",
                "misere-outcome({1|*})",
                "is-even(^^)",
                "is-odd({*2|-1})",
                "is-even-tempered({2|{1|0}})",
                "is-odd-tempered({1|-1})",
                "option-count({1,{3|0}|-1})",
                "onside(^)",
                "degree({1|-1})",
                "upsum(^, 1)",
                "is-stopper(^)",
                "7 / 4",
                "(3/4)^5",
                "outcome(^)",
                "outcome({1|-1})",
                "outcome(^ - ^)",
                "outcome(-3/4)",
                "^ > 0",
                "^ < 0",
                "^ >= v",
                "1/2 <= {1|0}",
                "* || 0",
                "^ || *",
                "{1|-1} == 0",
                "^ - ^ == 0",
                "{1|-1} != {1|-1}",
                "*6 / *3",
                "*7 / *9 + *2",
                "(*5)^(-2)",
                "artinschreier(*6)",
                "artinschreier(*1)",
                "mex(*0, *1, *3)",
                "mex(*1)",
                "domineering(2x2) - 3/4",
                "nim(3) + kayles(4)",
                "clobber(xo) + *",
                "is-evil(*6)",
                "is-odious(*6)",
                "nim-inverse(*5)"
            })
    void functionsByTheirDefinitions(String text) throws SyntaxException {
        holdsAndNothingElseDoes(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ordinal-sum('{*|*}', 3)", "uptimal(^<2>)", "degree(on)", "genus(*2)", "mex()"})
    void whatHasNoDefinitionHereIsNamed(String text) throws SyntaxException {
        var expression = SolvedSteps.parsed(text);
        var steps = SolvedSteps.of(text);
        var found = CalculationCheck.of(expression, steps);
        assertThat(found.fault()).isEmpty();
        assertThat(found.isComplete()).isFalse();
    }

    private static final List<String> NUMBERS = List.of("0", "1", "3", "-1", "1/2", "*0", "*", "*2", "*3");

    private static final List<String> OPERATIONS = List.of(
            "%s + %s",
            "%s - %s",
            "%s * %s",
            "%s / %s",
            "%s xor %s",
            "%s ⊗ %s",
            "nim-sum(%s, %s)",
            "nim-product(%s, %s)",
            "nim-power(%s, %s)",
            "mex(%s, %s)");

    private static Optional<ClaimedResult> result(String text) throws SyntaxException {
        try {
            return Optional.of(SolvedSteps.of(text).getFirst());
        } catch (RulesException _) {
            return Optional.empty();
        }
    }

    /// What the calculator refuses comes to nothing, whatever is stated: a quotient by 0, a nim-sum of a nimber and
    /// an integer or of negative numbers, a nimber as exponent. Of what is left the stated value is the only one.
    @Test
    void operationsOfSmallNumbersComeToOneValueOrToNone() throws SyntaxException {
        int refused = 0;
        for (var operation : OPERATIONS)
            for (var one : NUMBERS)
                for (var two : NUMBERS) {
                    var text = operation.formatted(one, two);
                    var expression = SolvedSteps.parsed(text);
                    var right = result(text);
                    if (right.isEmpty()) refused++;
                    var operands = List.of(
                            SolvedSteps.of(one).getFirst(), SolvedSteps.of(two).getFirst());
                    for (var claim : NUMBERS) {
                        var value = SolvedSteps.of(claim).getFirst().value();
                        var step =
                                new ClaimedResult(2, value, value.orElseThrow().toString());
                        var steps = new ArrayList<>(List.of(step));
                        steps.addAll(operands);
                        var found = CalculationCheck.of(expression, steps);
                        boolean holds = right.map(ClaimedResult::text).equals(Optional.of(step.text()));
                        assertThat(found.isComplete())
                                .as("%s said to be %s", text, step.text())
                                .isEqualTo(holds);
                        if (right.isPresent())
                            assertThat(found.fault().isEmpty())
                                    .as("%s said to be %s", text, step.text())
                                    .isEqualTo(holds);
                    }
                }
        assertThat(refused).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"is-evil(-3), false", "is-odious(-3), true", "is-evil(1/2), true", "nim-inverse(0), 0", "(*0)^(-1), 0"})
    void ofOneNumberSomeOperationsComeToNothing(String text, String claim) throws SyntaxException {
        assertThat(result(text)).isEmpty();
        var expression = SolvedSteps.parsed(text);
        var operand = text.replaceAll("is-evil|is-odious|nim-inverse|[()]|\\^.*", "");
        var value = claim.equals("0") ? Optional.<Value>of(Value.Nimber.of(0)) : Optional.<Value>empty();
        var steps = List.of(
                new ClaimedResult(1, value, claim), SolvedSteps.of(operand).getFirst());
        assertThat(CalculationCheck.of(expression, steps).fault()).isPresent();
    }

    /// The same words as are right, but no value beside them.
    @ParameterizedTest
    @ValueSource(strings = {"^ + *", "{1|0}", "-^", "2 * ^", "tiny(2)", "1/2 + 1/4", "*2 + *3", "birthday(^)"})
    void aValueThatIsLeftOutIsMissed(String text) throws SyntaxException {
        var expression = SolvedSteps.parsed(text);
        var steps = SolvedSteps.of(text);
        var first = steps.getFirst();
        var without = SolvedSteps.changed(steps, 0, new ClaimedResult(first.parts(), Optional.empty(), first.text()));
        assertThat(CalculationCheck.of(expression, without).fault()).isPresent();
    }

    /// It would have a million digits.
    @Test
    void aPowerThatIsTooLongIsLeftOpen() throws SyntaxException {
        var expression = ValueParser.parse(Source.of("(3/4)^1000000"), Catalogue.builtIn());
        var steps = new ArrayList<>(SolvedSteps.of("3/4"));
        steps.addFirst(new ClaimedResult(1, SolvedSteps.of("1/2").getFirst().value(), "1/2"));
        var found = CalculationCheck.of(expression, steps);
        assertThat(found.fault()).isEmpty();
        assertThat(found.open()).hasSize(1);
    }

    private static String open(int unknown) throws SyntaxException {
        var text = "+-{"
                + String.join(
                        ",",
                        IntStream.range(0, unknown)
                                .mapToObj(i -> "uptimal(^<" + (i + 2) + ">)")
                                .toList())
                + "}";
        var expression = SolvedSteps.parsed(text);
        var steps = new ArrayList<ClaimedResult>(List.of(new ClaimedResult(unknown, Optional.empty(), "?")));
        for (int i = 0; i < unknown; i++) {
            steps.add(new ClaimedResult(1, Optional.empty(), "?"));
            steps.add(SolvedSteps.of("^<" + (i + 2) + ">").getFirst());
        }
        var found = CalculationCheck.of(expression, steps);
        assertThat(found.fault()).isEmpty();
        assertThat(found.open()).hasSize(1);
        var named = (ArgumentList) found.open().getFirst().arguments().get("expressions");
        return named.stream().map(String::valueOf).collect(Collectors.joining("; "));
    }

    /// The first five by name, each cut off behind 60 characters.
    @Test
    void whatIsNotCheckedIsNamed() throws SyntaxException {
        assertThat(open(1)).isEqualTo("uptimal(^<2>); +-uptimal(^<2>)");
        assertThat(open(3).split("; ")).hasSize(4).doesNotContain("…");
        assertThat(open(4).split("; ")).hasSize(5).doesNotContain("…");
        assertThat(open(5).split("; ")).hasSize(6).endsWith("…");
        for (int digits = 58; digits < 64; digits++) {
            var text = "*" + "7".repeat(digits);
            var expression = SolvedSteps.parsed(text);
            var wrong = new ClaimedResult(0, Optional.of(Value.Nimber.of(1)), "*");
            assertThat(CalculationCheck.of(expression, List.of(wrong)).fault())
                    .contains(Message.of(
                            "check.calculation.wrong",
                            "expression",
                            digits < 60 ? text : text.substring(0, 60) + "…",
                            "stated",
                            "*"));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mean({3|1})",
                "sqrt(*7)",
                "{0|0}",
                "is-odious(11)",
                "nim-value(kayles(5))",
                "*2 + *3",
                "^ > 0",
                "-{1|}",
                "options({2,1|0})"
            })
    void anOperationIsHeldToItsOperands(String text) throws SyntaxException {
        var expression = SolvedSteps.parsed(text);
        for (var claim :
                List.of(SolvedSteps.of(text).getFirst(), new ClaimedResult(0, Optional.of(Value.Nimber.of(9)), "*9")))
            assertThat(CalculationCheck.of(expression, List.of(new ClaimedResult(0, claim.value(), claim.text())))
                            .fault())
                    .contains(Message.of("check.calculation.steps"));
    }

    /// Functions of one game whose value or text is held to a definition.
    private static final List<String> FUNCTIONS = List.of(
            "mean",
            "temperature",
            "thermograph",
            "freeze",
            "reduced",
            "companion",
            "left-options",
            "incentives",
            "adorned-left-stop",
            "adorned-right-stop",
            "misere-outcome",
            "is-even",
            "is-odd-tempered");

    @Tag("slow")
    @Test
    void functionsOfGamesAtRandom() throws SyntaxException {
        var random = CaseCount.random(33);
        for (int i = 0; i < CaseCount.of(160); i++) {
            var game = game(random, 2);
            holdsAndNothingElseDoes(FUNCTIONS.get(random.nextInt(FUNCTIONS.size())) + "(" + game + ")");
            holdsAndNothingElseDoes("cool(" + game + ", " + random.nextInt(9) + "/4)");
        }
    }

    @Tag("slow")
    @Test
    void gamesBySumsAndOptions() throws SyntaxException {
        var random = CaseCount.random(30);
        for (int i = 0; i < CaseCount.of(80); i++) holdsAndNothingElseDoes(game(random, 3));
    }

    @Tag("slow")
    @Test
    void nimbersByTheirArithmetic() throws SyntaxException {
        var random = CaseCount.random(31);
        for (int i = 0; i < CaseCount.of(80); i++) holdsAndNothingElseDoes(nimber(random, 3));
    }

    @Tag("slow")
    @Test
    void productsOfNimbersAreThoseOfTheField() {
        var random = CaseCount.random(32);
        for (int i = 0; i < 200; i++) {
            var one = new BigInteger(random.nextInt(130), random);
            var two = new BigInteger(random.nextInt(130), random);
            assertThat(PlainNimbers.times(one, two)).contains(NimField.multiply(one, two));
        }
        assertThat(PlainNimbers.times(BigInteger.ONE.shiftLeft(300), BigInteger.TWO))
                .isEmpty();
    }

    /// Many lines of play lead to the same games below these: each is worked out once.
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "atomic-weight(^ + *40)",
                "reduced({1+*40|-1+*40})",
                "mean({1+*40|-1+*40})",
                "companion(*40)",
                "adorned-left-stop({*40|-1+*40})",
                "left-stop({*40|-1+*40})",
                "misere-outcome(*40)",
                "-{1+*40|*40}",
                "temperature({384307168202282325/1152921504606846976|-1+*40})",
                "cool({384307168202282325/1152921504606846976|-1+*40}, 1/2)"
            })
    void gamesWithManyLinesOfPlayAreCheckedSoon(String text) throws SyntaxException {
        var expression = SolvedSteps.parsed(text);
        var steps = SolvedSteps.of(text);
        var checked = Limits.DEFAULT
                .until(Deadline.after(Duration.ofMinutes(1)))
                .during(() -> CalculationCheck.of(expression, steps));
        assertThat(checked.fault()).isEmpty();
    }
}
