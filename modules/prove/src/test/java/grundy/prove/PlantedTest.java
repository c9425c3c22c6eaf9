package grundy.prove;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.automaton.Automaton;
import grundy.check.automaton.KernelBudget;
import grundy.check.theorem.BruteForce;
import grundy.check.theorem.ClaimAutomata;
import grundy.check.theorem.Theorem;
import grundy.check.theorem.TheoremCheck;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.formula.Evaluation;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Wrong conjectures are refused, always, with the smallest counterexample: the one that trying all
/// positions finds first.
@EveryTurn
class PlantedTest {
    private static ProofTask task(String text, int heaps) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        return ProofTask.of(read.game(), read.play()).withHeaps(heaps);
    }

    /// @param bound on the sum of the coordinates, beyond which brute force does not look
    @Tag("slow")
    @DrawnCases(oneIn = 4)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..3; 0; false; 200",
                "take {2,5,7}; 0; false; 200",
                "take powers of 3; 0; false; 200",
                "take 1..4; 0; true; 200",
                "take any or split; 0; true; 60",
                "at-most-half; 0; false; 200",
                "mark; 0; false; 200",
                "nim; 2; false; 40",
                "nim; 3; false; 14",
                "misere nim; 2; false; 40",
                "wythoff; 0; false; 40",
                "misere wythoff; 0; false; 40",
                "king; 0; false; 40",
                "bounded-nim[3]; 2; false; 40"
            })
    void oneStateOrOneArrowIsChanged(String text, int heaps, boolean values, int bound) throws SyntaxException {
        var task = task(text, heaps);
        var right = ((ProofFinding.Proved) Prover.prove(values ? task.withValues() : task)).theorem();
        var random = CaseCount.random(5);
        int refused = 0;
        for (int i = 0; i < CaseCount.of(30); i++) {
            var wrong = changed(right.automaton(), random);
            if (wrong.minimal().equals(right.automaton().minimal())) continue;
            var planted = new Theorem(right.game(), right.values(), right.system(), wrong, right.measure());
            TheoremCheck.Result result;
            try {
                result = planted.check(KernelBudget.DEFAULT);
            } catch (IllegalArgumentException e) {
                // It takes zeros in front of a word for something: no set of positions at all.
                assertThat(e).hasMessageContaining("zeros");
                continue;
            }
            if (result instanceof TheoremCheck.Result.Proved) {
                // It may differ in words that say no number, and in nothing else.
                assertThat(new BruteForce(task.game().rules(), task.play(), heaps, () -> false).wrong(planted, bound))
                        .isEmpty();
                assertThat(right.system().base()).isZero();
                continue;
            }
            refused++;
            var position = ((TheoremCheck.Result.Wrong) result).position();
            var first = values
                    ? firstWrongValue(right, wrong, bound)
                    : new BruteForce(task.game().rules(), task.play(), heaps, () -> false).wrong(planted, bound);
            var sum = position.stream().reduce(BigInteger.ZERO, BigInteger::add);
            if (sum.compareTo(BigInteger.valueOf(bound)) <= 0) assertThat(first).contains(position);
            else assertThat(first).isEmpty();
        }
        assertThat(refused).isGreaterThan(CaseCount.least(3));
    }

    /// The first heap that has another value, or one more.
    private static Optional<List<BigInteger>> firstWrongValue(Theorem right, Automaton wrong, int bound) {
        for (int heap = 0; heap <= bound; heap++)
            for (int value = 0; value < 256; value++) {
                var words = List.of(
                        right.system().word(BigInteger.valueOf(heap)),
                        right.system().word(BigInteger.valueOf(value)));
                if (right.automaton().accepts(words) != wrong.accepts(words))
                    return Optional.of(List.of(BigInteger.valueOf(heap)));
            }
        return Optional.empty();
    }

    private static Automaton changed(Automaton right, Random random) {
        int state = random.nextInt(right.states());
        var accepting = right.accepting().clone();
        var targets = right.targets().clone();
        if (random.nextBoolean() || targets[state].length == 0) accepting[state] = !accepting[state];
        else {
            targets[state] = targets[state].clone();
            targets[state][random.nextInt(targets[state].length)] = random.nextInt(right.states());
        }
        return new Automaton(right.tracks(), right.digits(), right.symbols(), targets, accepting);
    }

    /// @param sum of the coordinates
    @Tag("slow")
    @DrawnCases(oneIn = 3)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..3; 0; n; P when n mod 4 == 0",
                "take {1,3,4}; 0; n; P when n mod 7 in {0, 2}",
                "take 2..5; 0; n; P when n mod 7 in {0, 1}",
                "take powers of 2; 0; n; P when n mod 3 == 0",
                "at-most-half; 0; n; P when n + 1 in powers of 2",
                "mark; 0; n; P when n == 0 or twos(n) mod 2 == 1",
                "nim; 2; a + b; P when a == b",
                "nim; 3; a + b + c; P when a xor b xor c == 0",
                "misere nim; 2; a + b; P when a == b and a > 1 or a + b == 1",
                "wythoff; 0; a + b; P when min(a, b) == floor(phi * abs(a - b))",
                "king; 0; a + b; P when a mod 2 == 0 and b mod 2 == 0",
                "bounded-nim[3]; 2; a + b; P when (a - b) mod 4 == 0",
                "rook; 0; a + b; P when max(a, b) == min(a, b)"
            })
    void aFormulaThatIsRightForLongIsRefusedWhereItFails(String text, int heaps, String sum, String formula)
            throws SyntaxException {
        var task = task(text, heaps);
        var names = task.formulas().coordinates();
        var condition = formula.replaceFirst("P when ", "");
        assertThat(tested(task, formula)).isInstanceOf(ProofFinding.Proved.class);
        // Nothing is lost beyond 10^4, or 400 where there are too many positions of such sums to try.
        long far = names.size() > 2 ? 400 : 10_000;
        var first = first(names, far + 1, ((CatalogueClaim.Cold) ClaimParser.claim(formula, names, Map.of())));
        assertThat(tested(task, "P when (" + condition + ") and " + sum + " < " + (far + 1)))
                .isInstanceOfSatisfying(ProofFinding.Refuted.class, refuted -> {
                    assertThat(refuted.position()).isEqualTo(first);
                    assertThat(refuted.value()).isZero();
                });
        // One position too many, beyond that.
        var other = first(names, far + 2_345, (CatalogueClaim.Cold)
                ClaimParser.claim("P when not (" + condition + ")", names, Map.of()));
        var there = new StringBuilder("P when " + condition + " or ");
        for (int i = 0; i < names.size(); i++)
            there.append(i == 0 ? "" : " and ")
                    .append(names.get(i))
                    .append(" == ")
                    .append(other.get(i));
        assertThat(tested(task, there.toString())).isInstanceOfSatisfying(ProofFinding.Refuted.class, refuted -> {
            assertThat(refuted.position()).isEqualTo(other);
            assertThat(refuted.value()).isOne();
        });
    }

    private static ProofFinding tested(ProofTask task, String text) throws SyntaxException {
        var names = task.formulas().coordinates();
        var claim = ClaimParser.claim(text, names, task.game().parameters());
        return Prover.test(task, arithmetic -> ClaimAutomata.relation(claim, names, arithmetic));
    }

    /// The first position with at least this sum for which the claim holds: the least sum, then in the order of the
    /// coordinates.
    private static List<BigInteger> first(List<String> names, long from, CatalogueClaim.Cold claim) {
        for (long sum = from; ; sum++) {
            var position = first(names, new long[names.size()], 0, sum, claim);
            if (position != null) return position;
        }
    }

    private static @Nullable List<BigInteger> first(
            List<String> names, long[] position, int at, long left, CatalogueClaim.Cold claim) {
        if (at == position.length - 1) {
            position[at] = left;
            var numbers = Arrays.stream(position).mapToObj(BigInteger::valueOf).toList();
            return Evaluation.of(names, numbers).holds(claim.condition()) ? numbers : null;
        }
        for (long number = 0; number <= left; number++) {
            position[at] = number;
            var found = first(names, position, at + 1, left - number, claim);
            if (found != null) return found;
        }
        return null;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..3; g = n mod 4; true",
                "take 1..3; g = n mod 4 if n < 5000 else 0; false",
                "take any or split; g = n + 1 if n mod 4 == 3 else n - 1 if n mod 4 == 0 and n > 0 else n; true",
                "nim; g = n; true",
                "nim; g = max(n, 1); false"
            })
    void valuesAreTestedToo(String text, String formula, boolean right) throws SyntaxException {
        var finding = tested(task(text, 0).withValues(), formula);
        assertThat(finding).isInstanceOf(right ? ProofFinding.Proved.class : ProofFinding.Refuted.class);
        if (formula.contains("5000"))
            assertThat(((ProofFinding.Refuted) finding).position()).containsExactly(BigInteger.valueOf(5001));
    }

    /// What no automaton can say is compared with the engines.
    @Tag("slow")
    @DrawnCases
    @Test
    void aFormulaThatCannotBeSaidMayStillBeRefused() throws SyntaxException {
        var task = task("wythoff", 0);
        var names = task.formulas().coordinates();
        var claim = ClaimParser.claim("P when a * b == 2 or a + b == 0", names, Map.of());
        var why = Message.of("prove.attempt.time");
        assertThat(ConjectureTrial.of(task, claim, why))
                .isInstanceOfSatisfying(
                        ProofFinding.Refuted.class,
                        refuted -> assertThat(refuted.position())
                                .containsExactly(BigInteger.valueOf(3), BigInteger.valueOf(5)));
        var subtraction = task("take 1..3", 0);
        var same = ClaimParser.claim("P when gcd(n, 4) == 4", List.of("n"), Map.of());
        assertThat(ConjectureTrial.of(subtraction, same, why))
                .isInstanceOfSatisfying(
                        ProofFinding.Undecided.class,
                        undecided -> assertThat(undecided.holdsTo()).isGreaterThan(1_000));
    }
}
