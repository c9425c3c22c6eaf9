package grundy.check.automaton;

import grundy.limit.Checkpoint;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The tuple of numbers that an automaton accepts and for which some sums are least: the first of them, among those the
/// second, and so on, and at last the numbers one by one.
///
/// A sum of the numbers is a sum over the digits, each by its weight, so that what is least among the words of length n
/// follows from what is least among those of length n - 1, for every state. Words longer than the number of states need
/// not be examined: leaving out what lies between two visits of one state makes no number greater.
final class LeastTuple {
    private final NumerationSystem system;
    private final Automaton automaton;
    private final List<int[]> sums;

    /// @param sums for each the factors of the numbers, at least 0
    LeastTuple(NumerationSystem system, Automaton automaton, List<int[]> sums) {
        this.system = system;
        this.automaton = automaton;
        this.sums = new ArrayList<>(sums);
        for (int track = 0; track < automaton.tracks(); track++) {
            var alone = new int[automaton.tracks()];
            alone[track] = 1;
            this.sums.add(alone);
        }
    }

    Optional<List<BigInteger>> find() {
        var best = new BigInteger[automaton.states()][];
        for (int state = 0; state < best.length; state++) if (automaton.accepting()[state]) best[state] = zeros();
        boolean bounded = Arrays.stream(sums.getFirst()).allMatch(factor -> factor > 0);
        for (int length = 0; length <= automaton.states(); length++) {
            var weight = system.weights(length + 1).getLast();
            // Whoever needs a longer word is greater.
            if (bounded && best[0] != null && weight.compareTo(best[0][0]) > 0) break;
            best = longer(best, weight);
        }
        if (best[0] == null) return Optional.empty();
        int count = automaton.tracks();
        return Optional.of(List.of(best[0]).subList(sums.size() - count, sums.size()));
    }

    private BigInteger[] zeros() {
        var zeros = new BigInteger[sums.size()];
        Arrays.fill(zeros, BigInteger.ZERO);
        return zeros;
    }

    private BigInteger[][] longer(BigInteger[][] best, BigInteger weight) {
        var longer = new BigInteger[best.length][];
        for (int state = 0; state < best.length; state++) {
            Checkpoint.step();
            int[] symbols = automaton.symbols()[state];
            for (int i = 0; i < symbols.length; i++) {
                var rest = best[automaton.targets()[state][i]];
                if (rest == null) continue;
                var sum = sum(symbols[i], weight, rest, longer[state]);
                if (sum != null) longer[state] = sum;
            }
        }
        return longer;
    }

    /// @return null if it is not less than what is known
    private BigInteger @Nullable [] sum(
            int symbol, BigInteger weight, BigInteger[] rest, BigInteger @Nullable [] best) {
        var sum = new BigInteger[rest.length];
        boolean less = best == null;
        for (int i = 0; i < sum.length; i++) {
            int digits = 0;
            int left = symbol;
            for (int track = automaton.tracks() - 1; track >= 0; track--) {
                digits += left % automaton.digits() * sums.get(i)[track];
                left /= automaton.digits();
            }
            sum[i] = digits == 0
                    ? rest[i]
                    : weight.multiply(BigInteger.valueOf(digits)).add(rest[i]);
            if (less || best == null) continue;
            int sign = sum[i].compareTo(best[i]);
            if (sign > 0) return null;
            less = sign < 0;
        }
        return less ? sum : null;
    }
}
