package grundy.prove.letters;

import grundy.prove.letters.LibraryTheorem.Law;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Condition.Comparison;
import grundy.rules.formula.Condition.Relation;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Binary;
import grundy.rules.formula.Expression.Number;
import grundy.rules.formula.Expression.Operator;
import grundy.rules.formula.Expression.Variable;
import grundy.rules.formula.LetterNames;
import grundy.rules.language.rule.ParametricRules.CatalogueGame;
import grundy.rules.option.ParametricGame;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Finds the theorem of the library that is about given rules.
public final class LibraryTheoremFinder {
    private static final Expression ONE = new Number(BigInteger.ONE);

    private LibraryTheoremFinder() {}

    /// @param name of a game of the catalogue, with or without letters
    /// @param anyHeaps whether any number of heaps is meant where the rules are those of one
    /// @return the theorem about it, if there is one
    public static Optional<LibraryTheorem> of(CatalogueGame name, boolean anyHeaps) {
        boolean misere = name.play() == Play.MISERE;
        var law = switch (name.entry().id()) {
            case "nim" -> anyHeaps ? misere ? Law.MISERE_NIM : Law.NIM : null;
            case "moore" -> misere ? Law.MISERE_MOORE : Law.MOORE;
            case "generalized-wythoff" -> misere ? null : Law.WYTHOFF;
            default -> null;
        };
        if (law == null) return Optional.empty();
        return Optional.of(
                new LibraryTheorem(law, name.text(), name.entry(), name.parameters(), name.letters(), List.of()));
    }

    /// @param game of one heap, of any number of which is to be spoken
    /// @return the theorem about it, if a move takes any number between two
    public static Optional<LibraryTheorem> ofHeaps(ParametricGame game) {
        if (game.moves().alternatives().size() != 1 || game.coordinates().size() != 1) return Optional.empty();
        var move = game.moves().alternatives().getFirst();
        var heap = new Variable(game.coordinates().getFirst());
        var fresh = game.fresh(move);
        if (fresh.size() != 1) return Optional.empty();
        var taken = new Variable(fresh.getFirst());
        if (!move.leavesOne() || !move.parts().equals(List.of(List.of(new Binary(Operator.MINUS, heap, taken)))))
            return Optional.empty();
        return bounds(move.where(), taken)
                .filter(bounds -> bounds.values().stream()
                        .noneMatch(each -> LetterNames.in(each).contains(heap.name())
                                || LetterNames.in(each).contains(taken.name())))
                .map(bounds -> new LibraryTheorem(
                        game.play() == Play.MISERE ? Law.MISERE_INTERVALS : Law.INTERVALS,
                        game.text(),
                        game.entry(),
                        bounds,
                        game.letters(),
                        game.domain()));
    }

    private static Optional<Map<String, Expression>> bounds(Condition where, Variable taken) {
        if (where instanceof Comparison(var relation, var left, var right)
                && relation == Relation.AT_MOST
                && left.equals(taken)) return Optional.of(Map.of("l", ONE, "r", right));
        if (where instanceof Condition.All(var both)
                && both.size() == 2
                && both.getFirst() instanceof Comparison(var first, var low, var same)
                && both.getLast() instanceof Comparison(var second, var again, var high)
                && first == Relation.AT_MOST
                && second == Relation.AT_MOST
                && same.equals(taken)
                && again.equals(taken)) return Optional.of(Map.of("l", low, "r", high));
        return Optional.empty();
    }
}
