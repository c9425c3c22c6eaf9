package grundy.check.theorem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.automaton.Automaton;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.LinearSum;
import grundy.check.automaton.NumerationSystem;
import grundy.check.automaton.TooLargeException;
import grundy.check.automaton.UnfitPartsException;
import grundy.check.theorem.TheoremCertificateCheck.CertifiedStatement;
import grundy.check.theorem.TheoremCertificateCheck.TheoremFindings;
import grundy.rules.Tuple;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.formula.Evaluation;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.option.RuleOptions;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Claims about a game are proved if they hold at all small positions, and else refuted at the first at which they do
/// not; all that is checked is told.
class TheoremCertificateTest {
    private static final List<String> ONE = List.of(
            "P when n mod 3 == 0",
            "P when n mod 3 == 1",
            "P when n mod 4 == 0",
            "P when n mod 4 == 1",
            "P when n mod 5 == 0",
            "P when n mod 3 == 0 and n != 12",
            "P when n mod 4 == 1 or n == 14",
            "P when n == 0",
            "P when n >= 0",
            "P when n == 0 or n == 3 or n > 4 and n mod 3 == 0",
            "g = n mod 3",
            "g = n mod 4",
            "g = n",
            "g = n mod 4 if n < 17 else n mod 3",
            "g = 1 - n mod 4 if n mod 4 < 2 else n mod 4",
            "g = n + 1 if n mod 4 == 3 else n - 1 if n mod 4 == 0 and n > 0 else n");

    private static final List<String> TWO = List.of(
            "P when a == b",
            "P when a == b and a != 3",
            "P when a == b or a == 5 and b == 2",
            "P when a mod 2 == 0 and b mod 2 == 0",
            "P when a mod 2 == 0 and b mod 3 == 0",
            "P when (a == b and a > 1) or a + b == 1",
            "g = a xor b",
            "g = a xor b if a < 5 else a",
            "g = a + b",
            "g = 2 * (min(a, b) mod 2) + (a + b) mod 2",
            "g = (a + b) mod 2");

    private static final int SMALL = 20;

    private static List<Tuple> small(int coordinates) {
        var positions = new ArrayList<Tuple>();
        for (int sum = 0; sum <= SMALL; sum++)
            for (int a = 0; a <= sum; a++)
                if (coordinates == 2) positions.add(Tuple.of(a, sum - a));
                else if (a == sum) positions.add(Tuple.of(a));
        return positions;
    }

    private static TheoremFindings check(String rules, int heaps, Theorem theorem, String words, long bound) {
        return TheoremCertificateCheck.of(
                new CertifiedStatement(Claimed.rules(rules).game(), heaps, theorem, words), bound, () -> false);
    }

    private static List<String> keys(TheoremFindings findings) {
        return findings.steps().stream()
                .map(step -> step.key().substring("check.theorem.".length()))
                .toList();
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "0; take {1,2}",
                "0; take 1..3",
                "0; misere take 1..3",
                "0; take any",
                "0; lasker",
                "0; take powers of 2",
                "0; misere take powers of 2",
                "2; nim",
                "2; misere nim",
                "0; king"
            })
    void whatHoldsOfSmallPositionsIsProvedAndNothingElse(String line) throws Exception {
        int heaps = Integer.parseInt(line.substring(0, 1));
        var text = line.substring(3);
        var read = Claimed.rules(text);
        int coordinates = Math.max(heaps, read.game().rules().arity());
        var known = new HashMap<Tuple, Integer>();
        boolean inAnySystem = coordinates == 1 && !text.contains("powers of 2") && !text.equals("lasker");
        var systems = inAnySystem ? List.of("base-2", "fibonacci", "base-3") : List.of("base-2");
        int proved = 0;
        for (var claim : coordinates == 1 ? ONE : TWO) {
            // Who wins a sum does not follow from who wins its parts.
            if (text.equals("lasker") && claim.startsWith("P")) continue;
            var names = GameFormulas.of(read.game().rules(), read.play(), heaps).coordinates();
            var said = ClaimParser.claim(claim, names, read.game().parameters());
            var wrong = small(coordinates).stream()
                    .filter(position -> !holds(said, names, position, value(read, heaps, position, known)))
                    .toList();
            for (var system : systems) {
                var theorem = Claimed.theorem(system, text, heaps, claim);
                var findings = check(text, heaps, theorem, claim, 8);
                assertThat(findings.fault().isEmpty()).as("%s: %s", text, claim).isEqualTo(wrong.isEmpty());
                if (wrong.isEmpty()) proved++;
                var steps = said instanceof CatalogueClaim.Cold
                        ? List.of("into", "inside", "outside")
                        : List.of("options", "one-value", "kept", "reached");
                var all = new ArrayList<>(List.of("step.measure"));
                steps.forEach(step -> all.add("step." + step));
                all.addAll(List.of("same", "force"));
                if (wrong.isEmpty()) {
                    assertThat(keys(findings)).isEqualTo(all);
                    assertThat(findings.steps().getLast())
                            .isEqualTo(Message.of("check.theorem.force", "positions", coordinates == 1 ? 9L : 45L));
                    assertThat(keys(check(text, heaps, theorem, "", 8))).doesNotContain("same");
                    assertThat(check(text, heaps, theorem, "P when 1 == 2", 8).fault())
                            .hasValueSatisfying(fault -> assertThat(fault.key()).isEqualTo("check.theorem.claim"));
                } else {
                    assertThat(findings.steps()).isEmpty();
                    assertThat(findings.fault().orElseThrow().key()).isEqualTo("check.theorem.wrong");
                    long least = sum(wrong.getFirst());
                    assertThat(theorem.check(KernelBudget.DEFAULT))
                            .isInstanceOfSatisfying(
                                    TheoremCheck.Result.Wrong.class,
                                    result -> assertThat(wrong.stream()
                                                    .filter(each -> sum(each) == least)
                                                    .map(each -> each.stream().toList()))
                                            .contains(result.position()));
                }
            }
        }
        assertThat(proved).isPositive();
    }

    private static long sum(Tuple position) {
        return position.stream().mapToLong(BigInteger::longValueExact).sum();
    }

    /// The mex over all options, of two heaps as of one position; in misere play 1 where there is none.
    private static int value(PrefixedRules game, int heaps, Tuple position, Map<Tuple, Integer> known) {
        var seen = known.get(position);
        if (seen != null) return seen;
        var values = new BitSet();
        for (int i = 0; i < Math.max(heaps, 1); i++) {
            var from = heaps == 0 ? position : Tuple.of(List.of(position.get(i)));
            for (var option : RuleOptions.of(game.game().rules(), from)) {
                int value = 0;
                for (var part : option) {
                    var numbers = new ArrayList<>(position.stream().toList());
                    if (heaps > 0) numbers.set(i, ((Tuple) part).get(0));
                    value ^= value(game, heaps, heaps > 0 ? Tuple.of(numbers) : (Tuple) part, known);
                }
                values.set(value);
            }
        }
        int value = values.isEmpty() && game.play() == Play.MISERE ? 1 : values.nextClearBit(0);
        known.put(position, value);
        return value;
    }

    private static boolean holds(CatalogueClaim claim, List<String> names, Tuple position, int value) {
        var at = Evaluation.of(names, position.stream().toList());
        return switch (claim) {
            case CatalogueClaim.Cold(var _, var _, var condition) -> at.holds(condition) == (value == 0);
            case CatalogueClaim.Grundy(var _, var _, var expression) ->
                at.value(expression).equals(BigInteger.valueOf(value));
        };
    }

    /// What is brought in as the proof of another game is found by brute force.
    @Test
    void theGameIsTheOneThatTheTheoremIsAbout() {
        var theorem = Claimed.theorem("base-2", "take 1..3", 0, "P when n mod 4 == 0");
        assertThat(check("take 1..4", 0, theorem, "", 3).fault()).isEmpty();
        assertThat(check("take 1..4", 0, theorem, "", 4).fault())
                .contains(Message.of("check.theorem.wrong", "position", "4"));
        assertThat(check("take 1..4", 0, theorem, "", -1).fault()).isPresent();
        var stopped = TheoremCertificateCheck.of(
                new CertifiedStatement(Claimed.rules("take 1..4").game(), 0, theorem, ""), 100, () -> true);
        assertThat(stopped.fault()).isEmpty();
    }

    /// A measure that moves do not lower, and an automaton that takes zeros in front of a word for something.
    @Test
    void whatCannotBeProvedAtAllIsRefused() {
        var right = Claimed.theorem("base-2", "take 1..3", 0, "P when n mod 4 == 0");
        var unfounded = new Theorem(
                right.game(),
                false,
                right.system(),
                right.automaton(),
                new TerminationMeasure(List.of(
                        LinearSum.of(right.game().coordinates().getFirst()).times(-1))));
        assertThat(check("take 1..3", 0, unfounded, "", 5).fault().orElseThrow().key())
                .isEqualTo("theorem.measure");
        var targets = List.of(new int[] {1, 1}, new int[] {1, 1});
        var zeros = new Theorem(
                right.game(),
                false,
                right.system(),
                Automaton.complete(1, 2, targets, new boolean[] {true, false}),
                right.measure());
        assertThat(check("take 1..3", 0, zeros, "", 5).fault().orElseThrow().key())
                .isEqualTo("theorem.unfit.zeros");
        assertThat(TheoremCertificateCheck.problem(new TooLargeException(7, 5)))
                .isEqualTo(new TooLargeException(7, 5).explanation());
    }

    @Test
    void whatDoesNotFitTogetherIsSaidByAMessage() {
        var yes = new boolean[] {true};
        var none = new int[1][0];
        var theorem = Claimed.theorem("base-2", "take 1..3", 0, "P when n mod 4 == 0");
        for (ThrowingCallable made : List.<ThrowingCallable>of(
                () -> new Automaton(1, 2, new int[0][], new int[0][], new boolean[0]),
                () -> new Automaton(1, 2, none, new int[][] {{0}}, yes),
                () -> new Automaton(1, 2, new int[][] {{2}}, new int[][] {{0}}, yes),
                () -> new Automaton(1, 2, new int[][] {{1}}, new int[][] {{1}}, yes),
                () -> new Theorem(
                        theorem.game(),
                        false,
                        theorem.system(),
                        new Automaton(2, 2, none, none, yes),
                        theorem.measure()),
                () -> NumerationSystem.of(1),
                () -> NumerationSystem.of(1, 2),
                () -> NumerationSystem.from(List.of(1, 1), List.of(BigInteger.TWO, BigInteger.TWO)),
                () -> NumerationSystem.from(List.of(1, 90), List.of(BigInteger.ONE, BigInteger.valueOf(70)))))
            assertThatExceptionOfType(UnfitPartsException.class)
                    .isThrownBy(made)
                    .satisfies(fault -> assertThat(TheoremCertificateCheck.problem(fault))
                            .isEqualTo(fault.explanation())
                            .extracting(Message::key, InstanceOfAssertFactories.STRING)
                            .startsWith("theorem.unfit."));
    }

    @Test
    void valuesAreReadFromTheAutomaton() {
        var values = Claimed.theorem("fibonacci", "take 1..3", 0, "g = n mod 4");
        for (long n = 0; n < 40; n++)
            assertThat(values.value(List.of(BigInteger.valueOf(n)))).contains(BigInteger.valueOf(n % 4));
        var cold = Claimed.theorem("fibonacci", "take 1..3", 0, "P when n mod 4 == 0");
        assertThat(cold.value(List.of(BigInteger.ONE))).isEmpty();
        var any = new Theorem(
                values.game(),
                true,
                NumerationSystem.BINARY,
                Automaton.complete(2, 2, List.of(new int[4]), new boolean[] {true}),
                values.measure());
        assertThatThrownBy(() -> any.value(List.of(BigInteger.ONE))).isInstanceOf(IllegalArgumentException.class);
    }

    /// How far brute force goes, if nobody says so.
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..3; 0; P when n mod 4 == 0; 2001",
                "nim; 2; P when a == b; 1891",
                "nim; 3; P when (a xor b xor c) == 0; 2925",
                "nim; 4; P when (a xor b xor c xor d) == 0; 1820"
            })
    void bruteForceGoesAsFarAsUsual(String rules, int heaps, String claim, long positions) {
        var findings = check(rules, heaps, Claimed.theorem("base-2", rules, heaps, claim), claim, -1);
        assertThat(findings.fault()).isEmpty();
        assertThat(findings.steps().getLast()).isEqualTo(Message.of("check.theorem.force", "positions", positions));
    }

    /// Words about another kind of play or of values instead of outcomes, and words that are none.
    @Test
    void wordsSayWhatTheAutomatonDoes() {
        var cold = Claimed.theorem("base-2", "take 1..3", 0, "P when n mod 4 == 0");
        var misere = Claimed.theorem("base-2", "misere take 1..3", 0, "misere P when n mod 4 == 1");
        for (var words : List.of("P when n mod 4 == 0", "P when not n mod 4 != 0"))
            assertThat(new CertifiedStatement(Claimed.rules("take 1..3").game(), 0, cold, words).saysSame())
                    .isTrue();
        for (var words : List.of(
                "",
                "P when n mod 4 == 1",
                "misere P when n mod 4 == 0",
                "g = n mod 4",
                "P when m == 0",
                "P",
                "P when n == n / 0",
                "P when n in squares"))
            assertThat(new CertifiedStatement(Claimed.rules("take 1..3").game(), 0, cold, words).saysSame())
                    .as(words)
                    .isFalse();
        for (var words : List.of("misere P when n mod 4 == 1", "P when n mod 4 == 1"))
            assertThat(new CertifiedStatement(Claimed.rules("misere take 1..3").game(), 0, misere, words).saysSame())
                    .isTrue();
    }
}
