package grundy.prove.search;

import grundy.prove.finding.ProofFinding;
import grundy.prove.guess.ShiftedPairs;
import java.util.Optional;

/// Pairs of numbers like those of Wythoff's game, in the system in which they are shifted words.
final class ShiftedPairStrategy implements SearchStrategy {
    @Override
    public Optional<ProofFinding> find(SearchState search) {
        return ShiftedPairs.system(search.table())
                .flatMap(system -> search.test(system, ShiftedPairs.either(system.digits())));
    }
}
