package grundy.prove;

import java.util.Optional;

/// Pairs of numbers like those of Wythoff's game, in the system in which they are shifted words.
final class ShiftedPairStrategy implements Strategy {
    @Override
    public Optional<Finding> find(SearchState search) {
        return ShiftedPairs.system(search.table())
                .flatMap(system -> search.test(system, ShiftedPairs.either(system.digits())));
    }
}
