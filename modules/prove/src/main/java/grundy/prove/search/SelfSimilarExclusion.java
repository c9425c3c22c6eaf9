package grundy.prove.search;

import grundy.prove.finding.ProofFinding;
import grundy.prove.guess.SelfSimilarity;
import java.util.Optional;

/// Excludes bases in which no automaton computes the values, since the values repeat at multiples. It never
/// finds a proof itself.
final class SelfSimilarExclusion implements SearchStrategy {
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
