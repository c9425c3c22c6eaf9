package grundy.rules.board;

import java.util.List;
import java.util.stream.IntStream;

/// What boards of heaps share.
final class HeapBoards {
    private HeapBoards() {}

    /// @return the indices of the heaps that are not empty
    static int[] nonempty(Numbers heaps) {
        return IntStream.range(0, heaps.size())
                .filter(i -> heaps.get(i).signum() > 0)
                .toArray();
    }

    /// @return every position in which one heap is smaller
    static Iterable<Numbers> lowerOne(Numbers heaps) {
        return Lazily.flatMap(
                Lazily.indices(heaps.size()), i -> Lazily.map(Lazily.below(heaps.get(i)), left -> heaps.with(i, left)));
    }

    /// @return the nonempty heaps in ascending order as one component, for games in which order does not matter
    static List<Numbers> asOnePart(Numbers heaps) {
        var canonical = heaps.positive().sorted();
        return canonical.size() == 0 ? List.of() : List.of(canonical);
    }

    /// @return each nonempty number as a component of its own, for games that are plain sums
    static List<Numbers> eachAPart(Numbers heaps) {
        return heaps.list().stream()
                .filter(heap -> heap.signum() > 0)
                .map(heap -> Numbers.of(List.of(heap)))
                .toList();
    }
}
