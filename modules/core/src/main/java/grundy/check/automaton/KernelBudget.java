package grundy.check.automaton;

import grundy.limit.MemoryRoom;
import java.util.function.BooleanSupplier;

/// The states and the memory that the kernel may use before it gives up.
///
/// @param states the most states that an automaton may have on the way
/// @param cancelled asked now and then; true stops the work
/// @param room for automata while they are made
public record KernelBudget(int states, BooleanSupplier cancelled, MemoryRoom room) {
    public static final KernelBudget DEFAULT = new KernelBudget(2_000_000, () -> false, MemoryRoom.ENDLESS);

    /// @param look asked now and then; it throws what the work is to end with
    /// @return a budget of work that ends as its caller's does
    public static KernelBudget under(int states, Runnable look, MemoryRoom room) {
        return new KernelBudget(
                states,
                () -> {
                    look.run();
                    return false;
                },
                room);
    }

    /// The work was stopped from outside.
    public static final class CancelledException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        /// The work was broken off.
        public CancelledException() {
            super("The work was stopped");
        }
    }

    /// @throws CancelledException if the work is to stop
    public void checkCancelled() {
        if (cancelled.getAsBoolean()) throw new CancelledException();
    }

    /// @throws TooLargeException if there are more states than allowed
    /// @throws CancelledException if the work is to stop
    public void check(int count) {
        if (count > states) throw new TooLargeException(count, states);
        if ((count & 255) == 0) checkCancelled();
    }
}
