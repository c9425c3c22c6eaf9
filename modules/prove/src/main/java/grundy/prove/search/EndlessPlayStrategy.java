package grundy.prove.search;

import grundy.prove.finding.ProofFinding;
import java.util.List;
import java.util.Optional;

/// Looks for a proof that play ends. Without one there is nothing that a table could hold, and no theorem.
/// Whether every move lowers a measure does not depend on the system, so that all other systems wait
/// for the measure of the first that can express the moves.
final class EndlessPlayStrategy implements SearchStrategy {
    @Override
    public Optional<ProofFinding> find(SearchState search) {
        for (var system : search.systems()) {
            system.prepare();
            if (system.isEndless())
                return Optional.of(new ProofFinding.Open(List.of(system.attempt()), search.nanos()));
            if (system.isGivenUp()) continue;
            search.systems().forEach(other -> other.expect(system.measure()));
            return Optional.empty();
        }
        return Optional.empty();
    }
}
