package grundy.theory.taking;

import grundy.rules.RuleTree;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import java.util.Optional;

/// The amounts of games in which a move takes from one heap and does nothing else.
public final class TakenAmounts {
    private TakenAmounts() {}

    /// @return the amounts that may be taken, if that is all there is to a move and they do not depend
    ///     on the heap; empty for other games, or where rules say it in a way that is not recognised
    public static Optional<Amounts> of(RuleTree rules) {
        var amounts = switch (rules) {
            case RuleTree.TakeAndBreak(var terms)
            when terms.size() == 1 && terms.getFirst().parts() == RuleTree.Term.LEAVE_ONE_OR_NONE ->
                Optional.of(terms.getFirst().amounts());
            case RuleTree.Moves moves when moves.arity() == 1 -> HeapMoves.amounts(moves);
            default -> Optional.<Amounts>empty();
        };
        return amounts.filter(set -> !AmountSets.dependsOnHeap(set));
    }
}
