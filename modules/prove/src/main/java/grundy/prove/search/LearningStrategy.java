package grundy.prove.search;

import grundy.check.automaton.NumerationSystem;
import grundy.prove.finding.ProofFinding;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Automata learned from questions about single positions, in several systems one after the other.
///
/// @param systems those that are tried
/// @param turns of all of them, one after the other
record LearningStrategy(Function<SearchState, List<NumerationSystem>> systems, List<RoundBudget> turns)
        implements SearchStrategy {
    private static final int[] STATES = {30, 100, 300, 1_000, 4_000, 20_000};
    private static final long SLICE = 500_000_000;

    /// The budget of each system in one round.
    ///
    /// @param states the most that a conjecture may have
    /// @param nanos of work
    private record RoundBudget(int states, long nanos) {}

    /// The system that promises most.
    static LearningStrategy best() {
        return new LearningStrategy(
                search -> search.ranking().all().stream().limit(1).toList(),
                List.of(new RoundBudget(STATES[1], SLICE)));
    }

    /// The systems of most theorems and those that promise most. A system that suits the game is soon done, and
    /// what does not suit it should not keep it waiting.
    static LearningStrategy good(long nanos) {
        return new LearningStrategy(search -> search.ranking().good(), List.of(new RoundBudget(STATES[1], nanos)));
    }

    /// Tries these systems, those first whose conjectures held longest.
    static LearningStrategy farthest() {
        return new LearningStrategy(
                search -> search.ranking().good().stream()
                        .sorted(Comparator.<NumerationSystem>comparingLong(system -> holdsTo(search, system))
                                .reversed())
                        .toList(),
                List.of(new RoundBudget(STATES[2], 6 * SLICE)));
    }

    /// All systems, from few states to many.
    static LearningStrategy all() {
        var turns = new ArrayList<RoundBudget>();
        long slice = SLICE;
        for (int most : STATES) {
            turns.add(new RoundBudget(most, slice));
            slice *= 3;
        }
        return new LearningStrategy(search -> search.ranking().all(), turns);
    }

    private static long holdsTo(SearchState search, NumerationSystem system) {
        return search.in(system).map(each -> each.attempt().holdsTo()).orElse(-1L);
    }

    /// @return a message that even the largest conjectures were wrong
    static Message tooFewStates() {
        return Message.of("prove.attempt.states", "states", STATES[STATES.length - 1]);
    }

    @Override
    public Optional<ProofFinding> find(SearchState search) {
        var order = systems.apply(search);
        for (var turn : turns)
            for (var system : order) {
                var in = search.in(system).filter(each -> !each.isGivenUp());
                if (in.isEmpty()) continue;
                search.report(in.get());
                var found = search.findingOf(in.get().learn(turn.states, turn.nanos));
                if (found.isPresent()) return found;
            }
        return Optional.empty();
    }
}
