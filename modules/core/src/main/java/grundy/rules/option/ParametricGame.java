package grundy.rules.option;

import grundy.rules.CatalogueEntry;
import grundy.rules.RuleTree;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A family of games: rules in the general form with letters that stand for a number each, the same in the whole game.
///
/// @param text the rules as written, without prefixes: `take 1..m`, `bounded-nim[k]`
/// @param play normal or misere
/// @param moves in which the letters are neither coordinates nor fresh
/// @param letters in the order in which they occur
/// @param domain for which numbers there is a game, beside the least of each letter
/// @param entry the catalogue's entry if it was named, else null
/// @param parameters of that entry, by the names that it gives them
public record ParametricGame(
        String text,
        Play play,
        RuleTree.Moves moves,
        List<Letter> letters,
        List<Condition> domain,
        @Nullable CatalogueEntry entry,
        Map<String, Expression> parameters) {
    /// @param least that it may stand for, 0 or more
    public record Letter(String name, BigInteger least) {}

    /// @return this game with another bound below
    public ParametricGame with(Letter bound) {
        var bounded = letters.stream()
                .map(letter -> letter.name().equals(bound.name()) ? bound : letter)
                .toList();
        return new ParametricGame(text, play, moves, bounded, domain, entry, parameters);
    }

    /// @return the coordinates
    public List<String> coordinates() {
        return moves.coordinates();
    }

    /// @return the names of the letters
    public List<String> names() {
        return letters.stream().map(Letter::name).toList();
    }

    /// @return the coordinates, then the letters
    public List<String> all() {
        var all = new ArrayList<>(coordinates());
        all.addAll(names());
        return all;
    }

    /// @return the names of the numbers that a move chooses
    public List<String> fresh(RuleTree.Alternative alternative) {
        return List.copyOf(alternative.freshLetters(all()));
    }

    /// @return each coordinate after a move
    public Map<String, Expression> behind(RuleTree.Alternative alternative) {
        var behind = new HashMap<String, Expression>();
        for (int i = 0; i < coordinates().size(); i++)
            behind.put(coordinates().get(i), alternative.parts().getFirst().get(i));
        return behind;
    }

    /// @return the rules with these numbers for the letters; the numbers must be in the domain
    public RuleTree.Moves at(Map<String, BigInteger> numbers) {
        var named = new HashMap<String, Expression>();
        numbers.forEach((name, number) -> named.put(name, new Expression.Number(number)));
        var substitution = new Substitution(named);
        return new RuleTree.Moves(
                coordinates(),
                moves.alternatives().stream().map(substitution::of).toList());
    }
}
