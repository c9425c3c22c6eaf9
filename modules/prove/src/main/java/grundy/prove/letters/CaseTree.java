package grundy.prove.letters;

import grundy.limit.Limits;
import grundy.prove.letters.ProofObligation.Split;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A proof of an obligation by cases, in each of which one goal follows by linear arithmetic, without
/// products.
public sealed interface CaseTree {
    /// A case in which one goal follows.
    ///
    /// @param goal that follows; -1 if what is known contradicts itself
    record Leaf(int goal) implements CaseTree {}

    /// A case distinction, with one tree for each case, in their order.
    record Node(Split split, List<CaseTree> cases) implements CaseTree {}

    /// @return the tree in which at each place the split is taken that leaves the fewest cases open; empty if the
    ///     limits are reached
    static Optional<CaseTree> of(ProofObligation obligation, Limits limits) {
        return new Builder(obligation.goals(), limits).tree(obligation.knownFacts(), obligation.splits());
    }

    Optional<CaseTree> CONTRADICTION = Optional.of(new Leaf(-1));

    /// Builds it from the root.
    record Builder(List<IntegerFact> goals, Limits limits) {
        private Optional<CaseTree> tree(List<IntegerFact> facts, List<Split> splits) {
            var leaf = leaf(facts);
            if (leaf.isPresent()) return leaf;
            Split best = null;
            int fewest = Integer.MAX_VALUE;
            for (var split : splits) {
                if (limits.isOver()) return Optional.empty();
                int open = 0;
                boolean implied = false;
                for (var each : split.cases()) {
                    var here = leaf(with(facts, each));
                    if (here.isEmpty()) open++;
                    implied |= split instanceof ProofObligation.ComparisonSplit && here.equals(CONTRADICTION);
                }
                if (implied || open >= fewest) continue;
                fewest = open;
                best = split;
                if (open == 0) break;
            }
            if (best == null) return Optional.empty();
            var rest = new ArrayList<>(splits);
            rest.remove(best);
            var cases = new ArrayList<CaseTree>();
            for (var each : best.cases()) {
                var tree = tree(with(facts, each), rest);
                if (tree.isEmpty()) return Optional.empty();
                cases.add(tree.get());
            }
            return Optional.of(new Node(best, cases));
        }

        private Optional<CaseTree> leaf(List<IntegerFact> facts) {
            var all = new ArrayList<>(facts);
            goals.forEach(goal -> all.add(new IntegerFact.Not(goal)));
            if (!LinearSolver.contradict(all, limits)) return Optional.empty();
            if (goals.isEmpty() || LinearSolver.contradict(facts, limits)) return CONTRADICTION;
            for (int i = 0; i < goals.size(); i++)
                if (LinearSolver.contradict(with(facts, new IntegerFact.Not(goals.get(i))), limits))
                    return Optional.of(new Leaf(i));
            return Optional.empty();
        }

        private static List<IntegerFact> with(List<IntegerFact> facts, IntegerFact other) {
            var all = new ArrayList<>(facts);
            all.add(other);
            return all;
        }
    }
}
