package grundy.prove;

import grundy.text.Message;
import java.util.Optional;

/// A heap and a bound that follows from the last move, in the system of the heaps that are lost at the beginning.
final class LeastPartStrategy implements Strategy {
    @Override
    public Optional<Finding> find(SearchState search) {
        var found = LeastParts.of(search.table());
        if (found.isEmpty()) return Optional.empty();
        var system = found.get().system();
        if (system.hasOwnWeights() && Conjugates.someIsLarge(system.recurrence())) {
            search.giveUp(system, Message.of("prove.attempt.sums"));
            return Optional.empty();
        }
        return search.test(system, found.get().automaton());
    }
}
