package grundy.prove.search;

import grundy.prove.finding.ProofFinding;
import grundy.prove.guess.SelfSimilarity;
import java.util.Optional;

/// Leaves out bases in which no automaton knows the values, since they come again at multiples.
final class SelfSimilarStrategy implements SearchStrategy {
    private static final int HEAPS = 4_096;

    @Override
    public Optional<ProofFinding> find(SearchState search) {
        var row = search.row(HEAPS);
        for (var system : search.systems()) {
            int base = system.system().base();
            if (base > 0 && !system.isGivenUp())
                SelfSimilarity.of(row, base).ifPresent(similar -> system.giveUp(similar.why()));
        }
        return Optional.empty();
    }
}
