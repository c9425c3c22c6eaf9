package grundy.check.plain;

import grundy.limit.Checkpoint;
import grundy.rules.Sum;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Impartial games in misere play, straight from the definition: a game is replaced by an option of its options where
/// all that is added or left out in it is reversible through that option. What remains is simplest, so that equal games
/// have the same number here.
///
/// Cost: of each game its options times theirs. Source: Conway, On Numbers and Games, 1976, chapter 12.
public final class PlainMisereForms {
    /// The game without a move.
    public static final int ZERO = 0;

    private static final long MOST_MOVES = 20_000;
    private static final int MOST_FORMS = 20_000;

    private final List<Set<Integer>> options = new ArrayList<>();
    private final List<Integer> values = new ArrayList<>();
    private final Map<Set<Integer>, Integer> numbers = new HashMap<>();
    private final Map<List<Integer>, Integer> sums = new HashMap<>();

    public PlainMisereForms() {
        options.add(Set.of());
        values.add(1);
        numbers.put(Set.of(), ZERO);
    }

    /// @param below its options
    public int of(Set<Integer> below) {
        Checkpoint.step();
        var cached = numbers.get(below);
        if (cached != null) return cached;
        for (int option : below)
            for (int simpler : options.get(option)) if (isReversible(below, simpler)) return simpler;
        int number = options.size();
        options.add(Set.copyOf(below));
        values.add(valueAbove(below));
        numbers.put(Set.copyOf(below), number);
        return number;
    }

    /// Where no option would be left the player to move must win already, since without a move he wins.
    private boolean isReversible(Set<Integer> below, int simpler) {
        Checkpoint.step();
        // No game has a move to itself: as an option it would have to be one that is left out.
        if (below.contains(simpler)) return false;
        return below.containsAll(options.get(simpler))
                && below.stream()
                        .filter(option -> !options.get(simpler).contains(option))
                        .allMatch(option -> options.get(option).contains(simpler))
                && (simpler != ZERO || below.stream().anyMatch(this::isLost));
    }

    /// @return whether whoever is to move loses in misere play
    public boolean isLost(int form) {
        return value(form) == 0;
    }

    /// @return the least number that no option has, and 1 of the game without a move
    public int value(int form) {
        return values.get(form);
    }

    private int valueAbove(Set<Integer> below) {
        var reached = new TreeSet<Integer>();
        for (int option : below) reached.add(value(option));
        int least = 0;
        while (reached.contains(least)) least++;
        return least;
    }

    /// @param counters of a heap of Nim
    /// @return empty if it is too large
    public Optional<Integer> heap(int counters) {
        if (counters > MOST_FORMS / 100) return Optional.empty();
        var smaller = new HashSet<Integer>();
        int heap = ZERO;
        for (int size = 0; size < counters; size++) {
            smaller.add(heap);
            heap = of(smaller);
        }
        return Optional.of(heap);
    }

    /// @return the sum of two games; empty if there are too many games in it
    public Optional<Integer> plus(int one, int two) {
        if (options.size() + sums.size() > MOST_FORMS) return Optional.empty();
        var key = List.of(Math.min(one, two), Math.max(one, two));
        var cached = sums.get(key);
        if (cached != null) return Optional.of(cached);
        var below = new HashSet<Integer>();
        for (int option : options.get(one)) {
            var sum = plus(option, two);
            if (sum.isEmpty()) return sum;
            below.add(sum.get());
        }
        for (int option : options.get(two)) {
            var sum = plus(one, option);
            if (sum.isEmpty()) return sum;
            below.add(sum.get());
        }
        int sum = of(below);
        sums.put(key, sum);
        return Optional.of(sum);
    }

    /// @return empty if there are too many positions, or play can come back to one
    public Optional<Integer> of(Sum sum) {
        return PlainPositions.of(sum, List.of(0), MOST_MOVES).flatMap(this::of);
    }

    private Optional<Integer> of(PlainPositions positions) {
        var forms = new Integer[positions.size()];
        var isStarted = new boolean[positions.size()];
        var todo = new ArrayDeque<Integer>(List.of(0));
        while (!todo.isEmpty()) {
            int at = todo.peek();
            var below = positions.options(at);
            var next =
                    Arrays.stream(below).filter(option -> forms[option] == null).findFirst();
            if (next.isPresent() && isStarted[next.getAsInt()]) return Optional.empty();
            isStarted[at] = true;
            if (next.isPresent()) todo.push(next.getAsInt());
            else {
                var found = new HashSet<Integer>();
                for (int option : below) found.add(forms[option]);
                forms[at] = of(found);
                todo.pop();
            }
        }
        return Optional.of(forms[0]);
    }
}
