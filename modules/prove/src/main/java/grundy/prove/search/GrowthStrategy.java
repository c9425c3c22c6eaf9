package grundy.prove.search;

import grundy.prove.finding.ProofFinding;
import grundy.prove.guess.GrowthSystems;
import grundy.prove.guess.SuffixLearner;
import java.util.List;
import java.util.Optional;

/// Learns automata from the suffixes of P-positions in a system whose weights grow as fast as the greater number
/// of a P-position is a multiple of the less.
final class GrowthStrategy implements SearchStrategy {
    private static final int SHORT = 1 << 13;
    private static final List<Integer> LONGER = List.of(1 << 17, 1 << 21);

    @Override
    public Optional<ProofFinding> find(SearchState search) {
        return search.withinLimits(() -> {
            var systems = GrowthSystems.of(search.table().lostPositions(SHORT), SHORT);
            for (int to : systems.isEmpty() ? List.<Integer>of() : LONGER) {
                var lost = search.table().lostPositions(to);
                for (var system : systems) {
                    var found = SuffixLearner.automaton(system, lost, to).flatMap(each -> search.test(system, each));
                    if (found.isPresent()) return found;
                }
            }
            return Optional.empty();
        });
    }
}
