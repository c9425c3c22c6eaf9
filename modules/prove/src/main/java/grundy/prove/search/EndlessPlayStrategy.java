package grundy.prove.search;

import grundy.prove.finding.ProofFinding;
import java.util.List;
import java.util.Optional;

/// Without an end of play there is nothing that a table could hold, and no theorem. Whether every move lowers a measure
/// does not depend on the system, so that all others expect the measure of the first that can say the moves.
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
