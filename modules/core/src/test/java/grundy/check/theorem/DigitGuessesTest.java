package grundy.check.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.automaton.Automaton;
import grundy.check.automaton.ComparedSum;
import grundy.check.automaton.LinearSum;
import grundy.check.automaton.NumerationSystem;
import grundy.check.automaton.TooLargeException;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is guessed beside the words of a position are the options in the set of which the comparisons hold.
@EveryTurn
@Tag("slow")
class DigitGuessesTest {
    private static final int PLACES = 5;
    private static final List<String> NAMES = List.of("x", "y");
    private static final List<String> ALL = List.of("x", "y", "to x", "to y");

    /// Some compare two numbers only, as the rules of most games do.
    private static ComparedSum comparison(Random random) {
        boolean equal = random.nextInt(3) == 0;
        var term = LinearSum.of(random.nextInt(2));
        int few = random.nextInt(3);
        if (few > 0) {
            var names = new ArrayList<>(ALL);
            Collections.shuffle(names, random);
            int sign = random.nextBoolean() ? 1 : -1;
            for (int i = 0; i <= few; i++)
                term = term.plus(LinearSum.of(names.get(i)).times(i == 0 ? sign : -sign));
            return new ComparedSum(term, equal);
        }
        for (var name : ALL) term = term.plus(LinearSum.of(name).times(random.nextInt(4) - 1));
        return new ComparedSum(term.plus(random.nextInt(4) - 2), equal);
    }

    private static boolean holds(ComparedSum comparison, List<BigInteger> numbers) {
        var sum = comparison.term().constant();
        for (int i = 0; i < 4; i++)
            sum = sum.add(comparison.term().factor(ALL.get(i)).multiply(numbers.get(i)));
        return comparison.equal() ? sum.signum() == 0 : sum.signum() <= 0;
    }

    /// @return the digits of both numbers as symbols, with zeros in front
    private static int[] symbols(NumerationSystem system, BigInteger one, BigInteger other) {
        var symbols = new int[PLACES];
        for (var number : List.of(one, other)) {
            int[] word = system.word(number);
            for (int i = 0; i < PLACES; i++) {
                int at = i - PLACES + word.length;
                symbols[i] = symbols[i] * system.digits() + (at < 0 ? 0 : word[at]);
            }
        }
        return symbols;
    }

    /// The guesses behind the words of a position that are behind those of an option.
    private static Set<Integer> behind(DigitGuesses guesses, int first, int[] position, int[] option) {
        Set<Integer> here = Set.of(first);
        for (int place = 0; place < PLACES; place++) {
            var next = new HashSet<Integer>();
            int read = option[place];
            for (int guess : here)
                guesses.after(guess, position[place], (guessed, after) -> {
                    if (guessed == read) next.add(after);
                });
            here = next;
        }
        return here;
    }

    private static int state(Automaton set, int[] symbols) {
        int state = 0;
        for (int symbol : symbols) state = set.next(state, symbol);
        return state;
    }

    @ParameterizedTest
    @ValueSource(strings = {"base-2", "fibonacci", "tribonacci", "pell"})
    void theWordsThatAreAcceptedAreTheOptions(String name) {
        var arithmetic = Claimed.in(name);
        var system = arithmetic.system();
        var random = CaseCount.random(85);
        int last = system.weights(PLACES + 1).getLast().intValueExact();
        int options = 0;
        int free = 0;
        for (int draw = 0; draw < CaseCount.of(120); draw++) {
            var set = Claimed.set(arithmetic, NAMES, random);
            var cases = new ArrayList<List<ComparedSum>>();
            for (int i = 0; i < 2; i++) {
                var all = new ArrayList<ComparedSum>();
                while (all.size() <= i) all.add(comparison(random));
                cases.add(all);
            }
            try (var guesses = new DigitGuesses(arithmetic, ALL, cases, set)) {
                for (int each = 0; each < 300; each++) {
                    var numbers = new ArrayList<BigInteger>();
                    for (int i = 0; i < 4; i++) numbers.add(BigInteger.valueOf(random.nextInt(last)));
                    var position = symbols(system, numbers.get(0), numbers.get(1));
                    var option = symbols(system, numbers.get(2), numbers.get(3));
                    boolean inSet = arithmetic.holds(set, numbers.subList(2, 4));
                    for (int i = 0; i < cases.size(); i++) {
                        var found = behind(guesses, guesses.first().get(i), position, option);
                        boolean expected = inSet && cases.get(i).stream().allMatch(one -> holds(one, numbers));
                        assertThat(found.stream().anyMatch(guesses::accepts))
                                .as("%s: %s at %s", name, cases.get(i), numbers)
                                .isEqualTo(expected);
                        for (int guess : found) {
                            assertThat(guesses.state(guess)).isEqualTo(state(set, option));
                            if (!guesses.isFree(guess)) continue;
                            free++;
                            assertThat(guesses.accepts(guess)).isEqualTo(inSet);
                        }
                        if (expected) options++;
                    }
                }
            } catch (TooLargeException _) {
                // nothing is said
            }
        }
        assertThat(options).isGreaterThan(CaseCount.least(1_000));
        assertThat(free).isGreaterThan(CaseCount.least(1_000));
    }

    /// Where two numbers stand on one side the order of words does not tell.
    @ParameterizedTest
    @ValueSource(strings = {"base-2", "fibonacci", "tribonacci"})
    void threeNumbersAreComparedAsASum(String name) {
        var arithmetic = Claimed.in(name);
        var random = CaseCount.random(87);
        for (var alone : ALL)
            for (var left : ALL)
                for (int sign : new int[] {-1, 1}) {
                    if (left.equals(alone)) continue;
                    var term = LinearSum.of(alone).times(sign);
                    for (var other : ALL)
                        if (!other.equals(alone) && !other.equals(left))
                            term = term.plus(LinearSum.of(other).times(-sign));
                    var comparison = ComparedSum.atMostZero(term);
                    try (var guesses =
                            new DigitGuesses(arithmetic, ALL, List.of(List.of(comparison)), arithmetic.universe(2))) {
                        for (int i = 0; i < 100; i++) {
                            var numbers = random.ints(4, 0, 8)
                                    .mapToObj(BigInteger::valueOf)
                                    .toList();
                            var found = behind(
                                    guesses,
                                    guesses.first().getFirst(),
                                    symbols(arithmetic.system(), numbers.get(0), numbers.get(1)),
                                    symbols(arithmetic.system(), numbers.get(2), numbers.get(3)));
                            assertThat(found.stream().anyMatch(guesses::accepts))
                                    .as("%s <= 0 at %s", term, numbers)
                                    .isEqualTo(holds(comparison, numbers));
                        }
                    }
                }
    }

    /// All ways to go on from a guess that come to an option, as the symbols of position and option.
    private static Set<List<Integer>> endings(DigitGuesses guesses, int guess, int symbols, int places) {
        var endings = new HashSet<List<Integer>>();
        if (guesses.accepts(guess)) endings.add(List.of());
        for (int symbol = 0; symbol < symbols && places > 0; symbol++) {
            int read = symbol;
            guesses.after(guess, symbol, (guessed, after) -> {
                for (var ending : endings(guesses, after, symbols, places - 1)) {
                    var longer = new ArrayList<>(List.of(read, guessed));
                    longer.addAll(ending);
                    endings.add(longer);
                }
            });
        }
        return endings;
    }

    /// A guess that is weaker goes on to all that the other goes on to, and of those that are left out one is.
    @ParameterizedTest
    @ValueSource(strings = {"base-2", "fibonacci", "tribonacci"})
    void aWeakerGuessGoesOnToAllThatTheOtherDoes(String name) {
        var arithmetic = Claimed.in(name);
        var random = CaseCount.random(86);
        int weaker = 0;
        for (int draw = 0; draw < CaseCount.of(80); draw++) {
            var set = Claimed.set(arithmetic, NAMES, random);
            var cases = List.of(
                    List.of(comparison(random)),
                    List.of(comparison(random), comparison(random)),
                    List.of(comparison(random)));
            try (var guesses = new DigitGuesses(arithmetic, ALL, cases, set)) {
                var here = new TreeSet<>(guesses.first());
                for (int place = 0; place < 3; place++) {
                    int symbol = random.nextInt(2);
                    var next = new TreeSet<Integer>();
                    for (int guess : here) guesses.after(guess, symbol, (_, after) -> next.add(after));
                    here = next;
                    if (here.size() > 30) break;
                    int[] kept = guesses.withoutStronger(here);
                    var left = new TreeSet<Integer>();
                    for (int guess : kept) left.add(guess);
                    assertThat(left).hasSize(kept.length);
                    assertThat(here).containsAll(left);
                    for (int one : here) {
                        assertThat(guesses.isWeaker(one, one)).isTrue();
                        assertThat(left.contains(one) || left.stream().anyMatch(each -> guesses.isWeaker(each, one)))
                                .isTrue();
                        for (int other : here) {
                            if (one == other || !guesses.isWeaker(one, other)) continue;
                            weaker++;
                            assertThat(left.contains(one) && left.contains(other))
                                    .isFalse();
                            assertThat(endings(guesses, one, 4, 2))
                                    .as("%s: %s", name, cases)
                                    .containsAll(endings(guesses, other, 4, 2));
                        }
                    }
                }
            } catch (TooLargeException _) {
                // nothing is said
            }
        }
        assertThat(weaker).isGreaterThan(CaseCount.least(200));
    }
}
