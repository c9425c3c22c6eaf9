package grundy.check.period;

import java.io.IOException;

/// The values of the heaps 0 to `length() - 1` as they were kept, in a file or elsewhere. Nothing is said about whether
/// they are right.
public interface ValueStore extends AutoCloseable {
    /// Receives some values.
    @FunctionalInterface
    interface Visitor {
        /// @param values of the heaps first, first + 1, ...; the array is used again
        /// @param count how many of them there are
        /// @throws IOException if what is done with them fails
        void visit(long first, int[] values, int count) throws IOException;
    }

    /// @return the number of heaps with a value
    long length();

    /// @param heap below the length. Cost: little where the heaps asked for lie near each other
    /// @return its value
    int value(long heap);

    /// Goes through the values of the heaps `from` to `to`, in order.
    ///
    /// @param to below the length
    /// @throws IOException if they cannot be read, or the visitor fails
    void visit(long from, long to, Visitor visitor) throws IOException;

    /// @return the same values, for one who looks at another place meanwhile; to be closed for itself
    /// @throws IOException if they cannot be read
    ValueStore again() throws IOException;

    /// @throws IOException if what they are read from cannot be closed
    @Override
    void close() throws IOException;
}
