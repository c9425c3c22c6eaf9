package grundy.check.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The least tuple is the least of all that are accepted with words a little longer than the states are many.
@EveryTurn
class LeastTupleTest {
    private static final int STATES = 3;

    /// An automaton that zeros in front leave at its start.
    private static Automaton random(Random random, int tracks, int digits) {
        int states = 1 + random.nextInt(STATES);
        var targets = new ArrayList<int[]>();
        var accepting = new boolean[states + 1];
        for (int state = 0; state < states; state++) {
            targets.add(IntStream.range(0, Automaton.alphabet(tracks, digits))
                    .map(_ -> random.nextInt(4) == 0 ? states : random.nextInt(states))
                    .toArray());
            accepting[state] = state > 0 && random.nextBoolean() || random.nextInt(8) == 0;
        }
        targets.getFirst()[0] = 0;
        targets.add(IntStream.generate(() -> states)
                .limit(Automaton.alphabet(tracks, digits))
                .toArray());
        return Automaton.complete(tracks, digits, targets, accepting);
    }

    private static BigInteger value(NumerationSystem system, int[] symbols, int track, int tracks) {
        return system.value(IntStream.of(symbols)
                .map(symbol -> AutomatonOperations.digit(symbol, track, tracks, system.digits()))
                .toArray());
    }

    private static BigInteger sum(List<BigInteger> numbers, int[] factors) {
        return IntStream.range(0, factors.length)
                .mapToObj(i -> numbers.get(i).multiply(BigInteger.valueOf(factors[i])))
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    /// @return the tuples of all words that are accepted
    private static Stream<List<BigInteger>> accepted(NumerationSystem system, Automaton automaton) {
        int tracks = automaton.tracks();
        return AutomatonTest.words(Automaton.alphabet(tracks, system.digits()), STATES + 2).stream()
                .filter(word -> {
                    int state = 0;
                    for (int symbol : word) state = state < 0 ? -1 : automaton.next(state, symbol);
                    return automaton.accepts(state);
                })
                .map(word -> IntStream.range(0, tracks)
                        .mapToObj(track -> value(system, word, track, tracks))
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"base-2", "fibonacci", "tribonacci"})
    void nothingThatIsAcceptedIsLess(String name) {
        var system = NumerationSystem.find(name).orElseThrow();
        var random = CaseCount.random(95);
        int found = 0;
        for (int draw = 0; draw < CaseCount.of(2_400); draw++) {
            int tracks = 1 + draw % 2;
            var automaton = random(random, tracks, system.digits());
            var sums = new ArrayList<int[]>();
            for (int i = 0; i < 1 + draw % 3; i++)
                sums.add(random.ints(tracks, draw % 4 == 0 ? 1 : 0, i == 0 && draw % 4 == 1 ? 1 : 4)
                        .toArray());
            var order = Comparator.<List<BigInteger>, BigInteger>comparing(numbers -> sum(numbers, sums.getFirst()));
            for (var factors : sums.subList(1, sums.size()))
                order = order.thenComparing(numbers -> sum(numbers, factors));
            for (int i = 0; i < tracks; i++) {
                int track = i;
                order = order.thenComparing(numbers -> numbers.get(track));
            }
            Optional<List<BigInteger>> expected = accepted(system, automaton).min(order);
            assertThat(new LeastTuple(system, automaton, sums).find()).isEqualTo(expected);
            if (expected.isPresent() && !sum(expected.get(), sums.getFirst()).equals(BigInteger.ZERO)) found++;
        }
        assertThat(found).isGreaterThan(CaseCount.least(200));
    }

    /// A sum that is as great as the weight of one more digit may be that of other numbers.
    @Test
    void ofEqualSumsTheNumbersTell() {
        var arithmetic = new Arithmetic(NumerationSystem.BINARY, KernelBudget.DEFAULT);
        var pairs = new ArrayList<Formula>();
        for (int x = 0; x < 2; x++)
            pairs.add(Formula.all(
                    Formula.equal(LinearSum.of("x"), LinearSum.of(x)),
                    Formula.equal(LinearSum.of("y"), LinearSum.of(2 - x))));
        var both = arithmetic.inOrder(arithmetic.decide(new Formula.Any(pairs)), List.of("x", "y"));
        assertThat(new LeastTuple(arithmetic.system(), both, List.of(new int[] {1, 1})).find())
                .contains(List.of(BigInteger.ZERO, BigInteger.TWO));
        assertThat(new LeastTuple(arithmetic.system(), both, List.of(new int[] {1, 1}, new int[] {0, 1})).find())
                .contains(List.of(BigInteger.ONE, BigInteger.ONE));
    }
}
