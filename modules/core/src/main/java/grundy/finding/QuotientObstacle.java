package grundy.finding;

import java.util.List;

/// The reason that the quotient of some heaps and one more was not found.
///
/// @param number of the heap that could not be added
/// @param word the last sum of which the wrong thing was said, numbers of heaps from the largest on; empty if it was
///     not come to that
public record QuotientObstacle(Kind kind, int number, List<Integer> word) {
    /// The kind of obstacle.
    public enum Kind {
        /// The sums of which the wrong thing is said grow without end as more powers are kept apart: the
        /// quotient seems to be infinite. No proof.
        GROWING,
        /// More elements or sums than this program can hold.
        LARGE
    }
}
