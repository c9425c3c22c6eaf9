package grundy.rules.language;

import grundy.rules.language.ValueExpression.Binary;
import grundy.rules.language.ValueExpression.Call;
import grundy.rules.language.ValueExpression.Comparison;
import grundy.rules.language.ValueExpression.Misere;
import grundy.rules.language.ValueExpression.Operator;
import grundy.rules.language.ValueExpression.Relation;
import java.util.ArrayDeque;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// Decides whether a position of an impartial game stands in an expression for its value in normal
/// play, or for the game that it is in misere play: there it is not the heap of its nim-value.
public final class MisereReading {
    /// The functions of games in misere play alone. A nimber stands for its heap here.
    private static final Set<ValueFunction> FUNCTIONS = EnumSet.of(
            ValueFunction.MISERE_FORM,
            ValueFunction.MISERE_NIM_VALUE,
            ValueFunction.GENUS,
            ValueFunction.MATE,
            ValueFunction.PARTS,
            ValueFunction.IS_TAME,
            ValueFunction.IS_LINKED,
            ValueFunction.LINK,
            ValueFunction.DISTINGUISHER);

    private static final Set<ValueFunction> GIVE_GAMES =
            EnumSet.of(ValueFunction.MISERE_FORM, ValueFunction.MATE, ValueFunction.LINK, ValueFunction.DISTINGUISHER);

    private MisereReading() {}

    /// @return whether it is a function of games in misere play only
    public static boolean isMisereFunction(ValueExpression expression) {
        return expression instanceof Call(var function, var _, var _) && FUNCTIONS.contains(function);
    }

    /// @return whether positions in it count as games
    public static boolean takesGames(ValueExpression expression) {
        return switch (expression) {
            case Call _ -> isMisereFunction(expression);
            case Comparison(var relation, var one, var two) ->
                (relation == Relation.EQUAL || relation == Relation.DIFFERENT) && (hasGame(one) || hasGame(two));
            default -> isSum(expression) && hasGame(expression);
        };
    }

    /// @return whether it is a sum or difference
    public static boolean isSum(ValueExpression expression) {
        return expression instanceof Binary(var operator, var _, var _, var _)
                && (operator == Operator.SUM || operator == Operator.DIFFERENCE);
    }

    /// Sums may be nested too deep for a recursion.
    private static boolean hasGame(ValueExpression expression) {
        var open = new ArrayDeque<>(List.of(expression));
        while (!open.isEmpty()) {
            var term = open.remove();
            if (isSum(term)) open.addAll(term.operands());
            else if (term instanceof Misere
                    || term instanceof Call(var function, var _, var _) && GIVE_GAMES.contains(function)) return true;
        }
        return false;
    }
}
