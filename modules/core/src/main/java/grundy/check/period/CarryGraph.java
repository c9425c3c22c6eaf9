package grundy.check.period;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The carries that occur while the digits of ways to leave heaps are read, numbered as they are met.
///
/// Both questions are answered for all numbers of digits at once. What was decided once is remembered.
final class CarryGraph {
    private static final int MOST_CARRIES = 200_000;
    private static final int MOST_SETS = 20_000;
    private static final long MOST_UNIONS = 100_000_000;

    private final int slope;
    private final Map<CarrySet, Integer> numbers = new HashMap<>();
    private final List<CarrySet> carries = new ArrayList<>();
    /// For each number and each pair of digits, `2 * periodDigit + valueDigit`, what may come next.
    private final Map<Integer, int[][]> next = new HashMap<>();
    private final Map<Integer, Boolean> complete = new HashMap<>();
    private final Set<ComparedCarry> avoided = new HashSet<>();
    private final Map<Bound, List<BitSet>> covered = new HashMap<>();
    private int sets;
    private long unions;

    /// @param value what has been carried of the value that must not be met
    private record ComparedCarry(int number, int value) {}

    /// The carry of a bound, and the comparison of the digits read so far with those of the bound: -1
    /// if they are less.
    record Bound(int carried, int compared) {}

    private record Node(BitSet numbers, Bound bound) {}

    CarryGraph(int slope) {
        this.slope = slope;
    }

    int number(CarrySet some) {
        return numbers.computeIfAbsent(some, _ -> {
            carries.add(some);
            return carries.size() - 1;
        });
    }

    boolean isFull() {
        return carries.size() > MOST_CARRIES || sets > MOST_SETS || unions > MOST_UNIONS;
    }

    /// Returns whether none of the ways has the value `value + slope * m`, for any number m of periods.
    ///
    /// @return false also if the graph is full
    boolean avoids(BitSet ways, int value) {
        var queue = new ArrayDeque<ComparedCarry>();
        ways.stream()
                .mapToObj(way -> new ComparedCarry(way, value))
                .filter(avoided::add)
                .forEach(queue::add);
        while (!queue.isEmpty()) {
            var at = queue.remove();
            if (carries.get(at.number).endsWith(at.value) || isFull()) return false;
            for (int periodDigit = 0; periodDigit < 2; periodDigit++) {
                int raised = at.value + periodDigit * slope;
                for (int follower : next(at.number)[2 * periodDigit + (raised & 1)]) {
                    var then = new ComparedCarry(follower, raised >> 1);
                    if (avoided.add(then)) queue.add(then);
                }
            }
        }
        return true;
    }

    /// Returns whether for all numbers m of periods each value below the bound, `carried + slope * m`,
    /// is that of one of the ways.
    ///
    /// A set of ways that contains one looked at before needs no look: it has more ways
    /// (antichains: De Wulf, Doyen, Henzinger and Raskin 2006).
    ///
    /// @return false also if the graph is full
    boolean covers(BitSet ways, Bound bound) {
        var queue = new ArrayDeque<Node>();
        enter(ways, bound, queue);
        while (!queue.isEmpty()) {
            var at = queue.remove();
            boolean below = at.bound.carried > 0 || at.bound.compared < 0;
            if (below && at.numbers.stream().noneMatch(this::isComplete) || isFull()) return false;
            for (int digits = 0; digits < 4; digits++) enter(follow(at.numbers, digits), then(at.bound, digits), queue);
        }
        return true;
    }

    private Bound then(Bound bound, int digits) {
        int raised = bound.carried + (digits >> 1) * slope;
        int difference = Integer.compare(digits & 1, raised & 1);
        return new Bound(raised >> 1, difference == 0 ? bound.compared : difference);
    }

    private BitSet follow(BitSet from, int digits) {
        var to = new BitSet();
        from.stream().forEach(number -> {
            int[] followers = next(number)[digits];
            unions += followers.length;
            for (int follower : followers) to.set(follower);
        });
        return to;
    }

    private void enter(BitSet ways, Bound bound, ArrayDeque<Node> queue) {
        var covers = covered.computeIfAbsent(bound, _ -> new ArrayList<>());
        if (covers.stream().anyMatch(smaller -> contains(ways, smaller))) return;
        covers.removeIf(larger -> contains(larger, ways));
        covers.add(ways);
        sets++;
        queue.add(new Node(ways, bound));
    }

    private static boolean contains(BitSet set, BitSet part) {
        var missing = (BitSet) part.clone();
        missing.andNot(set);
        return missing.isEmpty();
    }

    /// Returns whether the digits read so far can be all, but for zeros.
    private boolean isComplete(int number) {
        var cached = complete.get(number);
        if (cached != null) return cached;
        var visited = new BitSet();
        var queue = new ArrayDeque<Integer>(List.of(number));
        visited.set(number);
        boolean found = false;
        while (!found && !queue.isEmpty()) {
            int at = queue.remove();
            found = carries.get(at).endsWith(0);
            for (int follower : next(at)[0])
                if (!visited.get(follower)) {
                    visited.set(follower);
                    queue.add(follower);
                }
        }
        complete.put(number, found);
        return found;
    }

    private int[][] next(int number) {
        var cached = next.get(number);
        if (cached != null) return cached;
        var sets = new BitSet[] {new BitSet(), new BitSet(), new BitSet(), new BitSet()};
        for (var step : carries.get(number).steps(slope))
            sets[2 * step.periodDigit() + step.valueDigit()].set(number(step.next()));
        int[][] followers = new int[4][];
        for (int digits = 0; digits < 4; digits++)
            followers[digits] = sets[digits].stream().toArray();
        next.put(number, followers);
        return followers;
    }
}
