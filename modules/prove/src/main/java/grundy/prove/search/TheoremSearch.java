package grundy.prove.search;

import static grundy.prove.search.StrategyNeed.ANY_SYSTEM;
import static grundy.prove.search.StrategyNeed.BLOCKED_OPTIONS;
import static grundy.prove.search.StrategyNeed.FORBIDDEN_OPTION;
import static grundy.prove.search.StrategyNeed.NIM_VALUES;
import static grundy.prove.search.StrategyNeed.NORMAL_PLAY;
import static grundy.prove.search.StrategyNeed.ONE_HEAP;
import static grundy.prove.search.StrategyNeed.ONE_NUMBER;
import static grundy.prove.search.StrategyNeed.P_POSITIONS;
import static grundy.prove.search.StrategyNeed.RULES_OF_TWO_NUMBERS;
import static grundy.prove.search.StrategyNeed.TAKES_AT_MOST_A_PART;
import static grundy.prove.search.StrategyNeed.THREE_NUMBERS;
import static grundy.prove.search.StrategyNeed.TWO_NUMBERS;
import static grundy.prove.search.StrategyNeed.TWO_OR_THREE_NUMBERS;

import grundy.check.automaton.KernelBudget;
import grundy.limit.LimitException;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import java.util.List;

/// Tries one strategy after the other until one of them finds a theorem: cheap conjectures about games of a certain
/// shape first, automata learned from questions last. A new strategy is one class and one line of the plan.
public final class TheoremSearch {
    /// The plan in order of cost; the stage for self-similar values only excludes bases. A cost holds for
    /// games that suit the strategy; for others it ends after a few positions.
    static final List<SearchStage> PLAN = List.of(
            stage("end of play", List.of(), "the moves as automata", new EndlessPlayStrategy()),
            stage("repeating row", List.of(ONE_NUMBER), "65,536 heaps", new RepeatingRowStrategy()),
            stage(
                    "recursion of values",
                    List.of(NIM_VALUES, ONE_HEAP, NORMAL_PLAY, ANY_SYSTEM, TAKES_AT_MOST_A_PART),
                    "4,096 heaps",
                    new HeapRecursionStrategy()),
            stage("self-similar values", List.of(NIM_VALUES, ONE_NUMBER), "4,096 heaps", new SelfSimilarExclusion()),
            stage("least parts", List.of(P_POSITIONS, TWO_NUMBERS), "400 positions", new LeastPartStrategy()),
            stage("shifted triples", List.of(P_POSITIONS, THREE_NUMBERS), "24 positions", new ShiftedTripleStrategy()),
            stage("repeating columns", List.of(TWO_OR_THREE_NUMBERS), "rows of 4,096", new RepeatingColumnStrategy()),
            stage("shifted pairs", List.of(P_POSITIONS, TWO_NUMBERS), "50 positions", new ShiftedPairStrategy()),
            stage(
                    "pairs of blocks",
                    List.of(P_POSITIONS, TWO_NUMBERS, RULES_OF_TWO_NUMBERS, NORMAL_PLAY, ANY_SYSTEM),
                    "200 positions",
                    new BlockPairStrategy()),
            stage("lines and pairs", List.of(BLOCKED_OPTIONS, TWO_NUMBERS), "91 x 91", new LinePairStrategy()),
            stage("short list", List.of(P_POSITIONS), "P-positions to 2^13", new ListedPositionStrategy(1 << 13)),
            stage("growth", List.of(P_POSITIONS, TWO_NUMBERS), "P-positions to 2^21", new GrowthStrategy()),
            stage("pairs of blocks kept", List.of(), "nothing", SearchState::keptFinding),
            stage(
                    "forbidden option",
                    List.of(P_POSITIONS, FORBIDDEN_OPTION),
                    "19 s a system",
                    new ForbiddenOptionStrategy()),
            stage("best system", List.of(), "0.5 s", LearningStrategy.best()),
            stage("good systems", List.of(), "0.2 s a system", LearningStrategy.good(200_000_000)),
            stage(
                    "recursion of P-positions",
                    List.of(P_POSITIONS, ONE_HEAP, NORMAL_PLAY, ANY_SYSTEM, TAKES_AT_MOST_A_PART),
                    "4,096 heaps",
                    new HeapRecursionStrategy()),
            stage("good systems again", List.of(), "0.6 s a system", LearningStrategy.good(600_000_000)),
            stage("good systems longer", List.of(), "1.5 s a system", LearningStrategy.good(1_500_000_000)),
            stage("middle list", List.of(P_POSITIONS), "P-positions to 2^17", new ListedPositionStrategy(1 << 17)),
            stage("long list", List.of(P_POSITIONS), "P-positions to 2^21", new ListedPositionStrategy(1 << 21)),
            stage("farthest systems", List.of(), "3 s a system", LearningStrategy.farthest()),
            stage("all systems", List.of(), "0.5 s to 122 s a system", LearningStrategy.all()));

    private TheoremSearch() {}

    private static SearchStage stage(String name, List<StrategyNeed> needs, String cost, SearchStrategy strategy) {
        return new SearchStage(name, needs, cost, strategy);
    }

    /// @return a theorem, or what was tried
    /// @throws grundy.check.automaton.InexpressibleException if some move cannot be said by addition and
    ///     automatic sets
    /// @throws grundy.rules.RulesException if the rules have no form that a theorem could be about
    public static ProofFinding find(ProofTask task) {
        var search = new SearchState(task);
        try {
            return task.limits().during(() -> firstFinding(search));
        } catch (KernelBudget.CancelledException _) {
            return search.open(search.overtaken());
        } catch (LimitException e) {
            if (!task.limits().isOver()) throw e;
            return search.open(search.overtaken());
        }
    }

    private static ProofFinding firstFinding(SearchState search) {
        search.begin();
        for (var stage : PLAN) {
            var found = stage.find(search);
            if (found.isPresent()) return found.get();
        }
        return search.open(LearningStrategy.tooFewStates());
    }
}
