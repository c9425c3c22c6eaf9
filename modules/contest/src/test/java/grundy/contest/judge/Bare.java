package grundy.contest.judge;

import grundy.testkit.GameMoves;
import grundy.testkit.OutcomeOracle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Scanner;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Bare solutions that look at every move of every position, from the judges' statements and nothing else.
final class Bare {
    private static final int MOST_POSITIONS = 10_000;

    private Bare() {}

    /// A bare solution gives up where it would take long.
    static <S> OutcomeOracle<S> oracle(Function<S, ? extends Collection<S>> moves, boolean misere) {
        return new OutcomeOracle<>(GameMoves.whole(moves), misere, MOST_POSITIONS);
    }

    /// @return whether the player to move wins
    static <S> boolean wins(S state, Function<S, ? extends Collection<S>> moves) {
        return oracle(moves, false).wins(state);
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
        return oracle((List<Integer> state) -> inOneHeap(state, moves), misere)
                .wins(List.<List<Integer>>of(List.copyOf(start)));
    }

    static List<Integer> read(Scanner in, int count) {
        return IntStream.range(0, count).mapToObj(_ -> in.nextInt()).collect(Collectors.toList());
    }
}
