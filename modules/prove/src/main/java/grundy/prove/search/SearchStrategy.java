package grundy.prove.search;

import grundy.prove.finding.ProofFinding;
import java.util.Optional;

/// A strategy that searches for a theorem.
@FunctionalInterface
interface SearchStrategy {
    /// @return the finding that ends the search; empty if the next strategy is to be tried
    Optional<ProofFinding> find(SearchState search);
}
