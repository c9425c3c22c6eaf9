package grundy.prove.search;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.NumerationSystem;
import grundy.check.theorem.TerminationMeasure;
import grundy.prove.finding.ProofFinding;
import grundy.prove.guess.CandidateSystems;
import grundy.prove.guess.LinesAndPairs;
import grundy.prove.guess.SystemRanking;
import grundy.prove.learn.ForbiddenOptions;
import grundy.prove.learn.SystemSearch;
import grundy.prove.table.PositionSieve;
import java.util.Optional;

/// A game with one option forbidden: the places to which one may move for good are learned, or guessed where they lie
/// on lines and in pairs.
final class ForbiddenOptionStrategy implements SearchStrategy {
    private static final long[] SLICES = {4_000_000_000L, 5_000_000_000L, 10_000_000_000L};
    private static final int FEW_STATES = 100;
    private static final int MANY_STATES = 300;

    @Override
    public Optional<ProofFinding> find(SearchState search) {
        for (var system : search.systems()) {
            var moves = system.moves();
            var measure = system.measure();
            // A sieve cannot order sums that may be below 0.
            if (moves == null || measure == null || !measure.isNonnegative()) continue;
            return ForbiddenOptions.of(moves).flatMap(blocking -> {
                var coordinates = new CoordinateSearch(
                        search,
                        new PositionSieve(moves, measure, blocking.places(), blocking.options()),
                        measure,
                        blocking);
                return coordinates.inPairs().or(coordinates::learned);
            });
        }
        return Optional.empty();
    }

    /// Searches for a theorem about the coordinates without the forbidden option.
    private record CoordinateSearch(
            SearchState search, PositionSieve table, TerminationMeasure measure, ForbiddenOptions blocking) {
        Optional<ProofFinding> inPairs() {
            if (blocking.places().size() != 2) return Optional.empty();
            return LinesAndPairs.of(table)
                    .flatMap(found -> search.findingOf(in(found.system())
                            .testWhole(found.automaton(new Arithmetic(found.system(), search.budget())))));
        }

        Optional<ProofFinding> learned() {
            var systems = SystemRanking.of(
                            CandidateSystems.candidates(search.game().rules()),
                            blocking.places().size(),
                            table)
                    .all()
                    .stream()
                    .map(this::in)
                    .toList();
            for (long slice : SLICES)
                for (var system : systems) {
                    if (system.isGivenUp()) continue;
                    var found = search.findingOf(system.learn(slice == SLICES[0] ? FEW_STATES : MANY_STATES, slice));
                    if (found.isPresent()) return found;
                }
            return Optional.empty();
        }

        private SystemSearch in(NumerationSystem system) {
            var places = new SystemSearch(search.game(), system, false, table, blocking, search.budget());
            places.expect(measure);
            return places;
        }
    }
}
