package grundy.prove.search;

import grundy.check.automaton.Arithmetic;
import grundy.prove.finding.ProofFinding;
import grundy.prove.guess.LinesAndPairs;
import java.util.Optional;

/// Looks for a proof by lines and pairs like those of Wythoff's game.
final class LinePairStrategy implements SearchStrategy {
    @Override
    public Optional<ProofFinding> find(SearchState search) {
        return LinesAndPairs.of(search.table())
                .flatMap(found ->
                        search.test(found.system(), found.automaton(new Arithmetic(found.system(), search.budget()))));
    }
}
