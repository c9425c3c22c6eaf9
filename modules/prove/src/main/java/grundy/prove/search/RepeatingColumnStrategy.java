package grundy.prove.search;

import grundy.prove.finding.ProofFinding;
import grundy.prove.guess.PeriodicColumns;
import grundy.text.Message;
import java.time.Duration;
import java.util.Optional;

/// A table that repeats in one number, where the others matter only up to some bound.
final class RepeatingColumnStrategy implements SearchStrategy {
    private static final int SHORTEST = 256;
    private static final int LONGEST = 4_096;

    /// Longer columns are examined only where shorter ones took less time: four times as long may take 64 times as
    /// much.
    private static final Duration LONG_COLUMNS = Duration.ofMillis(200);

    @Override
    public Optional<ProofFinding> find(SearchState search) {
        search.report(Message.of("prove.at.columns"));
        long end = System.nanoTime() + LONG_COLUMNS.toNanos();
        for (int length = SHORTEST; length <= LONGEST && System.nanoTime() < end; length *= 4) {
            var columns = PeriodicColumns.of(search.table(), search.arity(), search.isOfValues(), length);
            if (columns.isEmpty()) continue;
            var found = search.inFirstBase(base -> search.isOfValues()
                    ? columns.get().graph(base)
                    : columns.get().zeros(base));
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }
}
