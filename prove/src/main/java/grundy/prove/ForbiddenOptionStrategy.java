package grundy.prove;

import grundy.check.theorem.Arithmetic;
import grundy.check.theorem.Measure;
import grundy.check.theorem.NumerationSystem;
import java.util.Optional;

/// A game with one option forbidden: the places to which one may move for good are learned, or guessed where they lie
/// on
/// lines and in pairs.
final class ForbiddenOptionStrategy implements Strategy {
    private static final long[] SLICES = {4_000_000_000L, 5_000_000_000L, 10_000_000_000L};
    private static final int FEW_STATES = 100;
    private static final int MANY_STATES = 300;

    @Override
    public Optional<Finding> find(SearchState search) {
        for (var system : search.systems()) {
            var moves = system.moves();
            var measure = system.measure();
            // A sieve cannot order sums that may be below 0.
            if (moves == null || measure == null || !measure.isNonnegative()) continue;
            return Blocking.of(moves).flatMap(blocking -> {
                var places = new Places(
                        search, new Sieve(moves, measure, blocking.places(), blocking.options()), measure, blocking);
                return places.inPairs().or(places::learned);
            });
        }
        return Optional.empty();
    }

    /// The places of a game, of which the table is.
    private record Places(SearchState search, Sieve table, Measure measure, Blocking blocking) {
        Optional<Finding> inPairs() {
            if (blocking.places().size() != 2) return Optional.empty();
            return LinesAndPairs.of(table)
                    .flatMap(found -> search.proved(in(found.system())
                            .testWhole(found.automaton(new Arithmetic(found.system(), search.budget())))));
        }

        Optional<Finding> learned() {
            var systems =
                    SystemRanking.of(
                                    Systems.candidates(search.game().rules()),
                                    blocking.places().size(),
                                    table)
                            .all()
                            .stream()
                            .map(this::in)
                            .toList();
            for (long slice : SLICES)
                for (var system : systems) {
                    if (system.isGivenUp()) continue;
                    var found = search.proved(system.learn(slice == SLICES[0] ? FEW_STATES : MANY_STATES, slice));
                    if (found.isPresent()) return found;
                }
            return Optional.empty();
        }

        private Attempting in(NumerationSystem system) {
            var places = new Attempting(search.game(), system, false, table, blocking, search.budget());
            places.expect(measure);
            return places;
        }
    }
}
