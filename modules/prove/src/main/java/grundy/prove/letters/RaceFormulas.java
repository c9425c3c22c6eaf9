package grundy.prove.letters;

import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.rules.option.ParametricGame;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Formulas for games in which a number rises to a bound: the rest up to the bound, on division by one
/// more than the most that may be added. They are guesses, to be compared and proved like all others.
final class RaceFormulas {
    private RaceFormulas() {}

    /// @return formulas in the language of claims; none unless there is one coordinate, to which each move adds
    static List<String> formulas(ParametricGame game) {
        if (game.coordinates().size() != 1) return List.of();
        var name = game.coordinates().getFirst();
        boolean rises = game.moves().alternatives().stream()
                .allMatch(move ->
                        move.parts().getFirst().getFirst() instanceof Expression.Binary(var operator, var _, var _)
                                && operator == Expression.Operator.PLUS);
        if (!rises) return List.of();
        var numbers = new LinkedHashSet<>(game.names());
        game.moves().alternatives().forEach(move -> collect(move.where(), numbers));
        var formulas = new ArrayList<String>();
        for (var target : numbers)
            for (var most : numbers)
                for (int before = 0; before <= 1; before++) {
                    var left = before == 0 ? target + " - " + name : target + " - 1 - " + name;
                    var period = game.names().contains(most)
                            ? "(" + most + " + 1)"
                            : new BigInteger(most).add(BigInteger.ONE).toString();
                    var rest = "(%s) mod %s".formatted(left, period);
                    for (var sign : List.of(">", ">="))
                        if (game.play() == Play.NORMAL)
                            formulas.add("P when %s %s %s or %s == 0".formatted(name, sign, target, rest));
                        else
                            formulas.add("misere P when %s %s %s and %s == 1"
                                    .formatted(name, sign.equals(">") ? "<=" : "<", target, rest));
                }
        return formulas;
    }

    private static void collect(Condition condition, Set<String> numbers) {
        switch (condition) {
            case Condition.Comparison(var _, var left, var right) -> {
                for (var side : List.of(left, right))
                    if (side instanceof Expression.Number(var value)) numbers.add(value.toString());
            }
            case Condition.All(var all) -> all.forEach(each -> collect(each, numbers));
            default -> {}
        }
    }
}
