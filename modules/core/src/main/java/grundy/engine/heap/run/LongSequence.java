package grundy.engine.heap.run;

import grundy.check.Evidence;
import grundy.finding.HeapCoding;
import java.util.Optional;

/// A nim-sequence that is worked out in order, block by block. Not for several threads at once.
public interface LongSequence {
    /// @return the engine and the version of its method, as files name it; codes of another name are not gone on
    ///     with
    String engine();

    /// @return the number of heaps computed, 0 to length - 1. What is below never changes
    long length();

    /// Works out at least the heaps below `to`, and not many more.
    ///
    /// @throws grundy.limit.LimitException if that is out of reach; what has been worked out stays
    void extend(long to);

    /// @param heap below length
    int value(long heap);

    /// @return the coding of the chunks as it is now. Later codings read the codes below length in the same way,
    ///     with more rare heaps, and more bits in the mask if it is not 0
    HeapCoding coding();

    /// @return the period that a theorem proves from the heaps below length, the least one; empty if none is
    ///     proved yet
    Optional<Evidence.Period> period();
}
