package grundy.rules.language;

import java.util.List;

/// An impartial game as it is written for misere play, where its form is distinguished from others of
/// the same nim-value.
public sealed interface MisereTree {
    /// A heap of Nim.
    ///
    /// @param counters at least 0
    record Heap(int counters) implements MisereTree {}

    /// A game by its options.
    record Options(List<MisereTree> options) implements MisereTree {
        public Options {
            options = List.copyOf(options);
        }
    }

    /// The sum of two games.
    record Sum(MisereTree one, MisereTree two) implements MisereTree {}

    /// The game that makes `whole` together with `part`.
    record Difference(MisereTree whole, MisereTree part) implements MisereTree {}
}
