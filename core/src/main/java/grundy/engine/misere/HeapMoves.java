package grundy.engine.misere;

import java.util.OptionalInt;

/// What single heaps of a game can become, as far as misere quotients need it: sums of smaller heaps.
interface HeapMoves {
    /// Is told the parts of each option; they are reused by the caller.
    @FunctionalInterface
    interface Option {
        /// @param parts nonempty heaps, none for an option that ends the component
        void leaves(int[] parts);
    }

    /// @param heap at least 1
    void options(int heap, Option told);

    /// The last heap that decides for all: if the elements of the heaps repeat up to there, they do for ever.
    ///
    /// @return empty if there is no such theorem for the rules, or the heap is too large
    OptionalInt deciding(int preperiod, int period);
}
