package grundy.prove;

import grundy.check.theorem.Arithmetic;
import java.util.Optional;

/// Three numbers, of which each is the next shorter word with a zero behind it.
final class ShiftedTripleStrategy implements Strategy {
    @Override
    public Optional<Finding> find(SearchState search) {
        if (!ShiftedTriples.begin(search.table())) return Optional.empty();
        var arithmetic = new Arithmetic(ShiftedTriples.SYSTEM, search.budget());
        return search.test(
                ShiftedTriples.SYSTEM,
                ShiftedTriples.automaton(arithmetic, search.game().coordinates()));
    }
}
