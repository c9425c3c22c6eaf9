package grundy.prove;

import java.util.Optional;

/// One way to a theorem.
@FunctionalInterface
interface Strategy {
    /// @return what the search ends with; empty if the next strategy is to be tried
    Optional<Finding> find(SearchState search);
}
