package grundy.theory.form;

import grundy.text.Message;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/// The heaps that a position comes down to, to be shown in binary.
///
/// @param label what a heap is called, by its index from 0
/// @param summed whether their nim-sum is what counts, rather than the number of ones in each column
public record NimHeaps(IntFunction<Message> label, List<BigInteger> heaps, boolean summed) {
    /// @param label key of what a heap is called, with the gap `number`, which is filled with 1, 2, ...
    public static NimHeaps of(String label, List<BigInteger> heaps) {
        return new NimHeaps(index -> new Message(label, Map.of("number", index + 1)), heaps, true);
    }

    /// @param labels as many as heaps
    public static NimHeaps of(List<Message> labels, List<BigInteger> heaps) {
        return new NimHeaps(labels::get, heaps, true);
    }

    /// @return the same heaps, with only the number of moves known
    public NimHeaps countedOnly() {
        return new NimHeaps(label, heaps, false);
    }
}
