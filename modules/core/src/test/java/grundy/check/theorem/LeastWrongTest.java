package grundy.check.theorem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Formula;
import grundy.check.automaton.FormulaRelation;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.LinearSum;
import grundy.check.automaton.TooLargeException;
import grundy.check.theorem.TheoremCheck.Result;
import grundy.limit.MemoryRoom;
import grundy.rules.RulesException;
import grundy.rules.Tuple;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Right sets and values are proved; of wrong ones the least position is named at which they differ from the
/// definition, with its value there.
@EveryTurn
@Tag("slow")
class LeastWrongTest {
    private static final int FAR = 60;
    private static final List<String> SYSTEMS = List.of("base-2", "base-3", "fibonacci", "pell");

    private static List<BigInteger> numbers(long... numbers) {
        return Tuple.of(numbers).stream().toList();
    }

    /// Values of one heap from which so many may be taken, and from where on they repeat.
    private record Heap(String text, DefinedValues values, int from, int period) {
        static Heap of(Set<Integer> amounts, boolean misere, int blocked) {
            var text = (misere ? "misere " : "") + "take "
                    + String.join(
                            ", ", amounts.stream().sorted().map(String::valueOf).toList())
                    + (blocked > 0 ? " with %d blocked".formatted(blocked) : "");
            var values = DefinedValues.of(text);
            for (int period = 1; period <= 20; period++)
                for (int from = 0; from <= 12; from++) {
                    boolean repeats = true;
                    for (int n = from; n + period < FAR; n++)
                        repeats &= values.of(Tuple.of(n)) == values.of(Tuple.of(n + period));
                    if (repeats) return new Heap(text, values, from, period);
                }
            throw new AssertionError(text + " has no short period");
        }

        int value(long n) {
            return values.of(Tuple.of(n));
        }

        /// That a number has its value, or is lost.
        Formula right(boolean nimbers) {
            var all = new ArrayList<Formula>();
            var name = LinearSum.of("n");
            for (int n = 0; n < from + period; n++) {
                if (!nimbers && value(n) > 0) continue;
                var here = n < from
                        ? Formula.equal(name, LinearSum.of(n))
                        : Formula.all(
                                Formula.atMost(LinearSum.of(n), name), new Formula.Divisible(name.plus(-n), period));
                all.add(nimbers ? Formula.all(here, Formula.equal(LinearSum.of("v"), LinearSum.of(value(n)))) : here);
            }
            return new Formula.Any(all);
        }
    }

    private static Set<Integer> amounts(Random random) {
        var amounts = new HashSet<Integer>();
        while (amounts.size() < 2) for (int i = 0; i < 3; i++) amounts.add(1 + random.nextInt(5));
        return amounts;
    }

    private static TheoremCheck check(String text, Arithmetic arithmetic) {
        var read = Claimed.rules(text);
        var game = GameFormulas.of(read.game().rules(), read.play(), 0);
        var measure = TheoremCheck.measure(game, arithmetic).orElseThrow();
        assertThat(measure.isLowered(game, arithmetic)).isTrue();
        return new TheoremCheck(new MoveRelations(game, arithmetic), measure);
    }

    @Test
    void valuesOfOneHeapAreProvedOrTheFirstWrongOneIsNamed() {
        var random = CaseCount.random(31);
        for (int draw = 0; draw < CaseCount.of(96); draw++) {
            var heap = Heap.of(amounts(random), draw % 2 == 1, 0);
            var arithmetic = Claimed.in(SYSTEMS.get(draw / 2 % SYSTEMS.size()));
            var check = check(heap.text, arithmetic);
            var right = heap.right(true);
            var names = List.of("n", "v");
            assertThat(steps(check.values(arithmetic.inOrder(arithmetic.decide(right), names))))
                    .as(heap.text)
                    .containsExactly("options", "one-value", "kept", "reached");
            int at = random.nextInt(heap.from + 2 * heap.period);
            int other = random.nextInt(5);
            var here = Formula.equal(LinearSum.of("n"), LinearSum.of(at));
            var is = Formula.equal(LinearSum.of("v"), LinearSum.of(other));
            var valueThere = Formula.all(here, is);
            boolean same = other == heap.value(at);
            var none = Formula.all(right, Formula.not(here));
            var two = Formula.any(right, valueThere);
            var wrong = Formula.any(none, valueThere);
            assertWrong(check, arithmetic, none, names, Optional.of(at), heap);
            assertWrong(check, arithmetic, two, names, same ? Optional.empty() : Optional.of(at), heap);
            assertWrong(check, arithmetic, wrong, names, same ? Optional.empty() : Optional.of(at), heap);
            // The least of two that are wrong is named.
            int later = at + 1 + random.nextInt(6);
            var both = Formula.all(wrong, Formula.not(Formula.equal(LinearSum.of("n"), LinearSum.of(later))));
            assertWrong(check, arithmetic, both, names, Optional.of(same ? later : at), heap);
        }
    }

    @Test
    void lostHeapsAreProvedOrTheFirstWrongOneIsNamed() {
        var random = CaseCount.random(32);
        for (int draw = 0; draw < CaseCount.of(96); draw++) {
            int blocked = draw % 6 / 2;
            var heap = Heap.of(draw % 3 == 0 ? Set.of(1 + random.nextInt(3)) : amounts(random), draw % 2 == 1, blocked);
            var arithmetic = Claimed.in(SYSTEMS.get(draw % SYSTEMS.size()));
            var check = check(heap.text, arithmetic);
            var right = arithmetic.decide(heap.right(false));
            assertThat(steps(check.cold(arithmetic.inOrder(right, List.of("n")))))
                    .as(heap.text)
                    .containsExactlyElementsOf(Stream.of("into", "inside", "outside")
                            .map(name -> (blocked > 0 ? "blocked-" : "") + name)
                            .toList());
            var changed = new HashSet<Integer>();
            var set = right;
            for (int i = 0; i < 1 + random.nextInt(3); i++) {
                int at = random.nextInt(heap.from + 3 * heap.period);
                if (!changed.add(at)) continue;
                var one = arithmetic.constant("n", BigInteger.valueOf(at));
                set = heap.value(at) == 0 ? arithmetic.and(set, arithmetic.not(one)) : arithmetic.or(set, one);
            }
            int least = changed.stream().min(Comparator.naturalOrder()).orElseThrow();
            assertThat(check.cold(arithmetic.inOrder(set, List.of("n"))))
                    .as(heap.text)
                    .isEqualTo(new Result.Wrong(
                            numbers(least), heap.value(least) == 0 ? BigInteger.ZERO : BigInteger.ONE));
        }
    }

    private static void assertWrong(
            TheoremCheck check,
            Arithmetic arithmetic,
            Formula claim,
            List<String> names,
            Optional<Integer> at,
            Heap heap) {
        var result = check.values(arithmetic.inOrder(arithmetic.decide(claim), names));
        if (at.isEmpty()) assertThat(result).as(heap.text).isInstanceOf(Result.Proved.class);
        else
            assertThat(result)
                    .as("%s at %d", heap.text, at.get())
                    .isEqualTo(new Result.Wrong(numbers(at.get()), BigInteger.valueOf(heap.value(at.get()))));
    }

    private static List<String> steps(Result result) {
        assertThat(result).isInstanceOf(Result.Proved.class);
        var steps = ((Result.Proved) result).steps();
        assertThat(steps).allSatisfy(step -> assertThat(step.states()).isPositive());
        return steps.stream().map(TheoremCheck.ProofStep::name).toList();
    }

    /// Positions that are changed, one or several; games of two coordinates, in misere play, and with
    /// blocked options.
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "base-2; (a, b): (a-k, b) | (a, b-k); P when a == b",
                "base-2; misere (a, b): (a-k, b) | (a, b-k); P when a == b and a > 1 or a + b == 1",
                "base-3; king; P when a mod 2 == 0 and b mod 2 == 0",
                "base-2; (a, b): (a-k, b) | (a, b-k) with 1 blocked; -",
                "fibonacci; wythoff; P when min(a, b) == floor(phi * abs(a - b))",
                "fibonacci; misere wythoff; P when a + b == 1 or a == 2 and b == 2 or a + b > 3 and min(a, b) == floor(phi * abs(a - b))",
                "tribonacci; (a, b): (a-k, b) | (a, b-k); P when a == b",
                "tribonacci; (a, b): (a-k, b-k) | (a-1, b); -",
                "base-2; (a, b): (a-1, b+1) | (a, b-1); -",
                "base-2; (a, b): (a-k, b) where k <= 2 | (a, b-k) where k <= 2 with 2 blocked; -",
                "base-2; misere (a, b): (a-k, b) where k <= 2 | (a, b-k) where k <= 2 with 1 blocked; -"
            })
    void lostPairsAreProvedOrTheFirstWrongOneIsNamed(String system, String text, String claim) {
        var arithmetic = Claimed.in(system);
        var check = check(text, arithmetic);
        var values = DefinedValues.of(text);
        var read = Claimed.rules(text);
        var game = GameFormulas.of(read.game().rules(), read.play(), 0);
        var names = game.coordinates();
        var random = CaseCount.random(33);
        // The first one in the order in which play ends.
        var order = TheoremCheck.measure(game, arithmetic).orElseThrow().order(names).stream()
                .map(sum -> Comparator.<Tuple>comparingLong(at -> valueOf(sum, names, at)))
                .reduce(Comparator::thenComparing)
                .orElseThrow();
        for (int draw = 0; draw < CaseCount.of(48); draw++) {
            var set = draw % 2 == 0 && !claim.equals("-")
                    ? new FormulaRelation(
                            names, Claimed.theorem(system, text, 0, claim).automaton())
                    : small(arithmetic, values, names, random.nextInt(8));
            for (int i = 0; i < random.nextInt(4); i++) {
                var at = List.of(random.nextInt(7), random.nextInt(7));
                var one = arithmetic.and(
                        arithmetic.constant(names.get(0), BigInteger.valueOf(at.get(0))),
                        arithmetic.constant(names.get(1), BigInteger.valueOf(at.get(1))));
                set = random.nextBoolean() ? arithmetic.and(set, arithmetic.not(one)) : arithmetic.or(set, one);
            }
            var automaton = arithmetic.inOrder(set, names);
            var first = pairs(12)
                    .filter(at -> arithmetic.holds(automaton, at.stream().toList()) != (values.of(at) == 0))
                    .min(order);
            var result = check.cold(automaton);
            // Where sums are large, sets are told without automata of the moves.
            if (first.isEmpty())
                assertThat(steps(result))
                        .as(text)
                        .hasSize(ColdCheck.suits(game, arithmetic.system()) ? 2 : 3)
                        .last()
                        .asString()
                        .endsWith("outside");
            else
                assertThat(result)
                        .as(text)
                        .isEqualTo(new Result.Wrong(
                                first.get().stream().toList(),
                                values.of(first.get()) == 0 ? BigInteger.ZERO : BigInteger.ONE));
        }
    }

    private static long valueOf(LinearSum sum, List<String> names, Tuple at) {
        long value = sum.constant().longValueExact();
        for (int i = 0; i < names.size(); i++)
            value += sum.factor(names.get(i)).longValueExact() * at.get(i).longValueExact();
        return value;
    }

    private static Stream<Tuple> pairs(int bound) {
        var pairs = new ArrayList<Tuple>();
        for (int a = 0; a <= bound; a++) for (int b = 0; a + b <= bound; b++) pairs.add(Tuple.of(a, b));
        return pairs.stream();
    }

    /// The lost positions of which no coordinate is large, and no others.
    private static FormulaRelation small(Arithmetic arithmetic, DefinedValues values, List<String> names, int bound) {
        var all = new ArrayList<Formula>();
        pairs(bound)
                .filter(at -> values.of(at) == 0)
                .forEach(at -> all.add(Formula.all(
                        Formula.equal(
                                LinearSum.of(names.get(0)),
                                LinearSum.of(at.stream().toList().get(0))),
                        Formula.equal(
                                LinearSum.of(names.get(1)),
                                LinearSum.of(at.stream().toList().get(1))))));
        return arithmetic.over(arithmetic.decide(new Formula.Any(all)), names);
    }

    /// However little may be used, what is wrong is found wrong or nothing is said.
    @Test
    void nothingWrongIsProvedWithinAnyBudget() {
        var text = "(a, b): (a-k, b) | (a, b-k)";
        var whole = Claimed.in("tribonacci");
        var names = List.of("a", "b");
        var lost = Formula.equal(LinearSum.of("a"), LinearSum.of("b"));
        var one = Formula.equal(LinearSum.of("a"), LinearSum.of(3_000));
        var wrong = whole.inOrder(whole.decide(Formula.all(lost, Formula.not(one))), names);
        var read = Claimed.rules(text);
        var game = GameFormulas.of(read.game().rules(), read.play(), 0);
        var measure = new TerminationMeasure(List.of(TerminationMeasure.sum(names)));
        int found = 0;
        for (int most = 8; most < 1 << 12; most += most / 4) {
            try {
                var arithmetic =
                        new Arithmetic(whole.system(), new KernelBudget(most, () -> false, MemoryRoom.ENDLESS));
                assertThat(new TheoremCheck(new MoveRelations(game, arithmetic), measure).cold(wrong))
                        .isEqualTo(new Result.Wrong(numbers(3_000, 3_000), BigInteger.ZERO));
                found++;
            } catch (TooLargeException _) {
                // nothing is said
            }
        }
        assertThat(found).isPositive();
    }

    @Test
    void valuesWithBlockedOptionsAreRefused() {
        var arithmetic = Claimed.in("base-2");
        var check = check("take 1..3 with 1 blocked", arithmetic);
        var any = arithmetic.universe(2);
        assertThatThrownBy(() -> check.values(any)).isInstanceOf(RulesException.class);
    }

    @Test
    void digitsOfAnotherSystemAreRefused() {
        var check = check("take 1..3", Claimed.in("base-2"));
        var other = Claimed.in("base-3").universe(1);
        assertThatThrownBy(() -> check.cold(other)).hasMessageContaining("another numeration system");
    }
}
