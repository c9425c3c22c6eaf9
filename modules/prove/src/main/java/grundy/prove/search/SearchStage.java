package grundy.prove.search;

import grundy.prove.finding.ProofFinding;
import java.util.List;
import java.util.Optional;

/// A line of the plan of a search.
///
/// @param name of the strategy, unlike all others
/// @param needs without which it is left out
/// @param cost what it looks at and what it makes
record SearchStage(String name, List<StrategyNeed> needs, String cost, SearchStrategy strategy) {
    Optional<ProofFinding> find(SearchState search) {
        return needs.stream().allMatch(need -> need.isMet(search)) ? strategy.find(search) : Optional.empty();
    }
}
