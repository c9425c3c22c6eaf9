package grundy.prove.guess;

import grundy.check.automaton.Automaton;
import grundy.check.automaton.NumerationSystem;
import grundy.prove.table.PositionTable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The conjecture about games of one heap in which the last move limits how much may be taken: a heap
/// of n, from which at most q may be taken, is lost if q is less than the least part of n, where n is
/// written greedily as a sum of the heaps H1, H2, ... that are lost for a player who may not take all
/// of them. These obey a recurrence from some place on where the bound is a multiple of what was taken.
///
/// Source: A. J. Schwenk, Take-away games, Fibonacci Quarterly 8 (1970) 225-234.
///
/// @param heap which of the two coordinates is the heap, 0 or 1
/// @param system whose weights the H are
public record LeastParts(int heap, NumerationSystem system) {
    private static final int LARGEST_HEAP = 400;
    private static final int FEWEST_WEIGHTS = 9;
    private static final int SMALL = 8;

    /// The least number of weights that must obey the recurrence.
    private static final int CONFIRMED = 5;

    /// @param truth what a table says about a game with two coordinates
    /// @return empty if there are no such heaps, or they obey no recurrence that makes a numeration system
    public static Optional<LeastParts> of(PositionTable truth) {
        // Where nothing is left, or nothing may be taken, there is no move.
        for (int n = 0; n <= SMALL; n++) if (truth.value(n, 0) != 0 || truth.value(0, n) != 0) return Optional.empty();
        for (int heap = 0; heap < 2; heap++) {
            int at = heap;
            var found = system(weights(truth, heap)).map(system -> new LeastParts(at, system));
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    /// The heaps that are lost where all but one counter may be taken.
    private static List<BigInteger> weights(PositionTable truth, int heap) {
        var weights = new ArrayList<BigInteger>();
        for (int n = 1; n <= LARGEST_HEAP; n++) {
            int value = heap == 0 ? truth.value(n, n - 1) : truth.value(n - 1, n);
            if (value == PositionTable.UNKNOWN) break;
            if (value == 0) weights.add(BigInteger.valueOf(n));
            // A sum of lost heaps is of no use where most heaps are lost.
            if (n > FEWEST_WEIGHTS && weights.size() == n) break;
        }
        return weights;
    }

    /// The system in which the last weights are sums of earlier ones in one and the same way.
    static Optional<NumerationSystem> system(List<BigInteger> weights) {
        int count = weights.size();
        if (count < FEWEST_WEIGHTS || !weights.getFirst().equals(BigInteger.ONE)) return Optional.empty();
        var coefficients = coefficients(weights, count - 1);
        int from = count - 1;
        while (from > 0 && coefficients(weights, from - 1).equals(coefficients)) from--;
        from = Math.max(from, coefficients.size());
        if (count - from < CONFIRMED) return Optional.empty();
        try {
            return Optional.of(NumerationSystem.from(coefficients, weights.subList(0, from)));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    /// Counts how often each of the weights before a weight is a part of it, the greatest first.
    private static List<Integer> coefficients(List<BigInteger> weights, int place) {
        var coefficients = new ArrayList<Integer>();
        var rest = weights.get(place);
        for (int at = place - 1; at >= 0 && rest.signum() > 0; at--) {
            var parts = rest.divideAndRemainder(weights.get(at));
            coefficients.add(parts[0].intValueExact());
            rest = parts[1];
        }
        return coefficients;
    }

    /// The heap is 0, or the other number is less than its least part: that one begins after the last digit of
    /// the heap that is not 0.
    ///
    /// @return refuses words in which both digits of a place are not 0; accepts some words that are not valid
    public Automaton automaton() {
        int digits = system.digits();
        var targets = List.of(new int[digits * digits], new int[digits * digits], new int[digits * digits]);
        for (int symbol = 0; symbol < digits * digits; symbol++) {
            int ofHeap = heap == 0 ? symbol / digits : symbol % digits;
            int ofOther = heap == 0 ? symbol % digits : symbol / digits;
            targets.get(0)[symbol] = ofOther == 0 ? 0 : ofHeap == 0 ? 1 : 2;
            targets.get(1)[symbol] = ofHeap == 0 ? 1 : 2;
            targets.get(2)[symbol] = 2;
        }
        return Automaton.complete(2, digits, targets, new boolean[] {true, true, false});
    }
}
