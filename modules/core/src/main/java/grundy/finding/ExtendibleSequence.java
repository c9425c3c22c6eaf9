package grundy.finding;

import grundy.check.Evidence;
import java.util.Optional;

/// A nim-sequence that is extended on request, in order, within the limits of its question. Not for several threads at
/// once.
public interface ExtendibleSequence {
    /// @return the engine and the version of its method, as files name it; codes of another name are not gone on
    ///     with
    String engine();

    /// @return the number of heaps that have been computed: 0 to length - 1. Values below it never change
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
