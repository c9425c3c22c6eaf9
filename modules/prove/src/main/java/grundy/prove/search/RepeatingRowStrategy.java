package grundy.prove.search;

import grundy.prove.finding.ProofFinding;
import grundy.prove.guess.PeriodicSequence;
import grundy.text.Message;
import java.util.Arrays;
import java.util.Optional;

/// A sequence that repeats: as an automaton in the first base that can say the rules, or where that would be large by a
/// theorem of such games.
final class RepeatingRowStrategy implements SearchStrategy {
    private static final int SHORTEST = 4_096;
    private static final int LONGEST = 16 * SHORTEST;
    private static final int PLACES_OF_A_VALUE = 16;

    /// Sequences with more values before the end of the first period are proved to repeat without an automaton.
    private static final int LONG = 4_000;

    /// The limit where a move may leave several parts: their values are added on three tracks.
    private static final int LONG_OF_PARTS = 500;

    @Override
    public Optional<ProofFinding> find(SearchState search) {
        search.report(Message.of("prove.at.periodic"));
        var repetitions = new RepetitionTheorems(search.task(), search.start());
        for (int length = SHORTEST; length <= LONGEST; length *= 4) {
            var row = row(search, length);
            var periodic = PeriodicSequence.of(row);
            if (periodic.isEmpty() && grows(row)) break;
            if (periodic.isEmpty()) continue;
            if (periodic.get().values().length > (search.game().splits() ? LONG_OF_PARTS : LONG)) {
                var repeats = repetitions.ofValues();
                if (repeats.isPresent()) return repeats;
            }
            var found = search.inFirstBase(base -> search.isOfValues()
                    ? periodic.get().graph(base)
                    : periodic.get().zeros(base));
            if (found.isPresent()) return found;
            if (row.length < length) break;
        }
        return repetitions.ofValues();
    }

    /// @return nim-values, or 0 and 1 where P-positions are asked for
    private static int[] row(SearchState search, int length) {
        var row = search.row(length);
        return search.isOfValues()
                ? row
                : Arrays.stream(row).map(value -> Math.min(value, 1)).toArray();
    }

    /// @return whether the number of values suggests that they grow with the heaps, where a longer table
    ///     takes far more time
    private static boolean grows(int[] row) {
        return Arrays.stream(row).distinct().count() > row.length / PLACES_OF_A_VALUE;
    }
}
