package grundy.engine.heap;

import grundy.check.Evidence;
import grundy.engine.NimValues;
import java.util.Optional;

/// Nim-values of the heaps 0, 1, 2, ... of a game of one heap.
public interface HeapSequence extends NimValues {
    /// @param to the last heap, at least 0
    /// @return nim-values of the heaps 0 to `to`
    /// @throws grundy.limit.LimitException if they need more memory or time than the limits allow
    int[] values(int to);

    /// Works out as many of the heaps up to `to` as the limits allow; {@link #soFar} gives them.
    ///
    /// @throws grundy.limit.LimitException if time or memory is over before
    default void fillWithinLimits(int to) {
        values(to);
    }

    /// @return the nim-values that have been worked out already, also by work that was stopped
    int[] soFar();

    /// Receives values that were computed before, which need not be computed again. Of no effect if
    /// some have been computed already.
    ///
    /// @param values nim-values of the heaps 0, 1, 2, ...
    default void learn(int[] values) {}

    /// The eventual period of the sequence: `g(n + period) = g(n) + saltus` from the preperiod on.
    ///
    /// @param within no heap beyond this is examined
    /// @return a proved period if a theorem applies, otherwise one that was merely observed if it repeats
    ///     convincingly (its theorem is then the empty string); empty if none is seen. Empty is not a disproof
    Optional<Evidence.Period> period(int within);
}
