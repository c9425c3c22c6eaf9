package grundy.prove.guess;

import grundy.check.automaton.NumerationSystem;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Guesses numeration systems for the P-positions of two heaps: where the greater of the numbers tends
/// to a multiple of the less, the multiple may be the growth of weights that obey a short recurrence.
/// In Wythoff's game it is that of the Fibonacci numbers; where 1 must not be taken from both heaps,
/// that of `U(n) = U(n - 1) + U(n - 4)`; where 2 must not, that of the Padovan numbers, which obey
/// `U(n) = U(n - 1) + U(n - 5)`, too. How the weights begin is tried: those come first in which the
/// words of the P-positions have the fewest kinds of ends.
///
/// It is a guess: whether numbers are words in such a system, and what is lost, is proved elsewhere.
public final class GrowthSystems {
    private static final int FEWEST = 200;
    private static final int LONGEST = 5;
    private static final int MOST = 2;

    /// The relative precision up to which multiples count as equal, as a reciprocal.
    private static final long EXACT = 1_000;

    /// The number of weights from which their growth is estimated.
    private static final int FAR = 60;

    /// The number of last digits that are compared.
    private static final int DIGITS = 5;

    private GrowthSystems() {}

    /// Cost: that of some dozen tries of a list.
    ///
    /// @param lost all P-positions with both numbers up to a bound
    /// @param to that bound
    /// @return the most promising systems of those with weights of their own, at most two, the best first
    public static List<NumerationSystem> of(List<int[]> lost, int to) {
        var pairs = lost.stream()
                .filter(pair -> pair[0] < pair[1])
                .sorted(Comparator.comparingInt(pair -> pair[1]))
                .toList();
        if (pairs.size() < FEWEST) return List.of();
        var last = pairs.getLast();
        var middle = pairs.get(pairs.size() / 2);
        if (!isSame((long) last[1] * middle[0], (long) middle[1] * last[0])) return List.of();
        // Zeckendorf's digits are tried elsewhere.
        if (grows(List.of(1, 1), last[1], last[0])) return List.of();
        record RatedSystem(NumerationSystem system, int kinds) {}
        var rated = new ArrayList<RatedSystem>();
        for (var system : growingBy(last[1], last[0]))
            rated.add(new RatedSystem(system, SuffixLearner.kinds(system, lost, to, DIGITS)));
        return rated.stream()
                .sorted(Comparator.comparingInt(RatedSystem::kinds))
                .limit(MOST)
                .map(RatedSystem::system)
                .toList();
    }

    private static boolean isSame(long one, long other) {
        return Math.abs(one - other) <= Math.max(one, other) / EXACT;
    }

    private static Set<NumerationSystem> growingBy(int greater, int less) {
        var systems = new LinkedHashSet<NumerationSystem>();
        for (int degree = 2; degree <= LONGEST; degree++)
            for (int ones = 0; ones < 1 << degree - 2; ones++) {
                var recurrence = new ArrayList<>(List.of(1));
                for (int i = 0; i < degree - 2; i++) recurrence.add(ones >> i & 1);
                recurrence.add(1);
                boolean mayBe = recurrence.contains(0) && grows(recurrence, greater, less);
                if (!mayBe || RecurrenceZeros.hasTwoOutsideUnitCircle(recurrence)) continue;
                for (int count = degree; count <= degree + 1; count++) begin(recurrence, count, systems);
            }
        return systems;
    }

    private static boolean grows(List<Integer> recurrence, int greater, int less) {
        var weights = new ArrayList<Long>();
        for (int n = 0; n < FAR; n++) {
            long sum = 1;
            for (int j = 0; j < Math.min(n, recurrence.size()); j++) sum += recurrence.get(j) * weights.get(n - 1 - j);
            weights.add(sum);
            if (sum > Integer.MAX_VALUE) break;
        }
        long last = weights.getLast();
        long before = weights.get(weights.size() - 2);
        return isSame(last / EXACT * less, before / EXACT * greater);
    }

    /// Adds the systems whose first weights are 1 and then each 1 or 2 more than that before.
    private static void begin(List<Integer> recurrence, int count, Set<NumerationSystem> systems) {
        for (int steps = 0; steps < 1 << count - 1; steps++) {
            var first = new ArrayList<>(List.of(BigInteger.ONE));
            for (int i = 0; i < count - 1; i++)
                first.add(first.getLast().add(BigInteger.valueOf(1 + (steps >> i & 1))));
            make(recurrence, first).filter(NumerationSystem::hasOwnWeights).ifPresent(systems::add);
        }
    }

    private static Optional<NumerationSystem> make(List<Integer> recurrence, List<BigInteger> first) {
        try {
            return Optional.of(NumerationSystem.from(recurrence, first));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }
}
