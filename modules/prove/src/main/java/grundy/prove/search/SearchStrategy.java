package grundy.prove.search;

import grundy.prove.finding.ProofFinding;
import java.util.Optional;

/// A strategy that searches for a theorem.
@FunctionalInterface
interface SearchStrategy {
    /// @return what the search ends with; empty if the next strategy is to be tried
    Optional<ProofFinding> find(SearchState search);
}
