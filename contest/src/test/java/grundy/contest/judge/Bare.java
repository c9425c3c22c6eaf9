package grundy.contest.judge;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Bare solutions that look at every move of every position, from the judges' statements and nothing else.
final class Bare {
    private static final int MOST_POSITIONS = 10_000;

    private Bare() {}

    /// @return whether the player to move wins, in misere play too where the game ends
    static <S> boolean wins(
            S state, Function<S, ? extends Collection<S>> moves, boolean misere, Map<S, Boolean> known) {
        var found = known.get(state);
        if (found != null) return found;
        var next = moves.apply(state);
        boolean wins = next.isEmpty() ? misere : false;
        for (var option : next) wins = wins || !wins(option, moves, misere, known);
        keep(state, wins, known);
        return wins;
    }

    /// A bare solution gives up where it would take long.
    static <S> void keep(S state, boolean wins, Map<S, Boolean> known) {
        if (known.size() == MOST_POSITIONS) throw new TooManyException();
        known.put(state, wins);
    }

    static final class TooManyException extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    static <S> boolean wins(S state, Function<S, ? extends Collection<S>> moves) {
        return wins(state, moves, false, new HashMap<>());
    }

    /// @return positions of several heaps after one of them was moved in
    static List<List<Integer>> inOneHeap(List<Integer> heaps, IntFunction<List<List<Integer>>> moves) {
        var next = new ArrayList<List<Integer>>();
        for (int heap = 0; heap < heaps.size(); heap++)
            for (var left : moves.apply(heaps.get(heap))) {
                var after = new ArrayList<>(heaps);
                after.subList(heap, heap + 1).clear();
                after.addAll(left);
                after.removeIf(size -> size == 0);
                after.sort(null);
                next.add(after);
            }
        return next;
    }

    static List<List<Integer>> taking(int heap, Collection<Integer> amounts) {
        return amounts.stream()
                .filter(amount -> amount >= 1 && amount <= heap)
                .map(amount -> List.of(heap - amount))
                .toList();
    }

    static List<Integer> upTo(int most) {
        return IntStream.rangeClosed(1, Math.max(0, most)).boxed().toList();
    }

    static List<List<Integer>> splits(int heap, int least, boolean unequal) {
        return IntStream.rangeClosed(least, heap / 2)
                .filter(i -> !unequal || 2 * i != heap)
                .mapToObj(i -> List.of(i, heap - i))
                .toList();
    }

    static boolean heaps(List<Integer> heaps, IntFunction<List<List<Integer>>> moves, boolean misere) {
        var start = new ArrayList<>(heaps);
        start.removeIf(heap -> heap == 0);
        start.sort(null);
        return wins(List.copyOf(start), state -> inOneHeap(state, moves), misere, new HashMap<>());
    }

    static List<Integer> read(Scanner in, int count) {
        return IntStream.range(0, count).mapToObj(_ -> in.nextInt()).collect(Collectors.toList());
    }
}
