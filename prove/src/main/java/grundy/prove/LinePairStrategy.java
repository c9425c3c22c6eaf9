package grundy.prove;

import grundy.check.theorem.Arithmetic;
import java.util.Optional;

/// Lines beside pairs like those of Wythoff's game.
final class LinePairStrategy implements Strategy {
    @Override
    public Optional<Finding> find(SearchState search) {
        return LinesAndPairs.of(search.table())
                .flatMap(found ->
                        search.test(found.system(), found.automaton(new Arithmetic(found.system(), search.budget()))));
    }
}
