package grundy.prove;

import java.util.Optional;

/// Leaves out bases in which no automaton knows the values, since they come again at multiples.
final class SelfSimilarStrategy implements Strategy {
    private static final int HEAPS = 4_096;

    @Override
    public Optional<Finding> find(SearchState search) {
        var row = search.row(HEAPS);
        for (var system : search.systems()) {
            int base = system.system().base();
            if (base > 0 && !system.isGivenUp())
                SelfSimilar.of(row, base).ifPresent(similar -> system.giveUp(similar.why()));
        }
        return Optional.empty();
    }
}
