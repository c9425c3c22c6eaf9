package grundy.prove.search;

import grundy.prove.finding.ProofFinding;
import grundy.prove.guess.LeastParts;
import grundy.prove.guess.RecurrenceZeros;
import grundy.text.Message;
import java.util.Optional;

/// A heap and a bound that follows from the last move, in the system of the heaps that are lost at the beginning.
final class LeastPartStrategy implements SearchStrategy {
    @Override
    public Optional<ProofFinding> find(SearchState search) {
        var found = LeastParts.of(search.table());
        if (found.isEmpty()) return Optional.empty();
        var system = found.get().system();
        if (system.hasOwnWeights() && RecurrenceZeros.hasTwoOutsideUnitCircle(system.recurrence())) {
            search.giveUp(system, Message.of("prove.attempt.sums"));
            return Optional.empty();
        }
        return search.test(system, found.get().automaton());
    }
}
