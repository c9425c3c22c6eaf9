package grundy.prove.search;

import grundy.check.automaton.Arithmetic;
import grundy.prove.finding.ProofFinding;
import grundy.prove.guess.ShiftedTriples;
import java.util.Optional;

/// Tests whether the P-positions are triples in which each number is the next shorter word with a zero after it.
final class ShiftedTripleStrategy implements SearchStrategy {
    @Override
    public Optional<ProofFinding> find(SearchState search) {
        if (!ShiftedTriples.begin(search.table())) return Optional.empty();
        var arithmetic = new Arithmetic(ShiftedTriples.SYSTEM, search.budget());
        return search.test(
                ShiftedTriples.SYSTEM,
                ShiftedTriples.automaton(arithmetic, search.game().coordinates()));
    }
}
