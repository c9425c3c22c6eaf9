package grundy.prove.search;

import grundy.check.automaton.Automaton;
import grundy.check.automaton.InexpressibleException;
import grundy.check.automaton.NumerationSystem;
import grundy.check.automaton.TooLargeException;
import grundy.prove.finding.ProofFinding;
import grundy.prove.guess.PassLayers;
import grundy.prove.guess.SuffixLearner;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Automata read off a list of P-positions, without questions about single ones. The longest list is read in Zeckendorf
/// digits alone, in which the relatives of Wythoff's game are.
///
/// @param to the greatest number in the list
record ListedPositionStrategy(int to) implements SearchStrategy {
    private static final int FEW_DIGITS = 3;
    private static final int LONG = 1 << 21;

    @Override
    public Optional<ProofFinding> find(SearchState search) {
        return search.withinLimits(() -> {
            var automata = automata(search);
            for (var system : List.copyOf(search.systems())) {
                if (!suits(system.system())) continue;
                var automaton = automata.apply(system.system());
                if (automaton.isEmpty()) continue;
                // Nothing was learned here from questions.
                var found = search.test(search.inSystem(system.system()), automaton.get());
                if (found.isPresent()) return found;
            }
            return Optional.empty();
        });
    }

    private boolean suits(NumerationSystem system) {
        return system.digits() <= FEW_DIGITS && (to < LONG || system.equals(NumerationSystem.FIBONACCI));
    }

    /// @return the automaton read off the lists in each system; the lists are the same for all
    private Function<NumerationSystem, Optional<Automaton>> automata(SearchState search) {
        if (search.arity() == 2) {
            var lost = search.table().lostPositions(to);
            return system -> lost.isEmpty() ? Optional.empty() : SuffixLearner.automaton(system, lost, to);
        }
        var found = PassLayers.of(search.game())
                .flatMap(layers -> layers.lostLayers(to, search.task().limits()));
        return system -> found.flatMap(lost -> inLayers(search, system, lost));
    }

    private static Optional<Automaton> inLayers(
            SearchState search, NumerationSystem system, PassLayers.LayerLists lost) {
        try {
            return lost.automaton(system, search.game().coordinates(), search.budget());
        } catch (InexpressibleException | TooLargeException _) {
            return Optional.empty();
        }
    }
}
