package grundy.explain;

import grundy.rules.Game;
import grundy.rules.Shown;
import grundy.rules.Tuple;
import grundy.solve.Verdict;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;

/// What the lessons ask about the components of a question.
final class Games {
    private static final int MOST_SHOWN = 8;

    private Games() {}

    static boolean isOneGame(Verdict verdict) {
        var components = verdict.asked().sum().components();
        var first = components.getFirst().game();
        return components.stream().allMatch(component -> areSame(first, component.game()));
    }

    static boolean areSame(Game one, Game other) {
        return one.text().equals(other.text()) || one.rules().equals(other.rules());
    }

    /// @return sizes of the heaps of a sum whose components are all heaps
    static List<BigInteger> heaps(Verdict verdict) {
        return verdict.asked().sum().components().stream()
                .map(component -> ((Tuple) component.position()).get(0))
                .toList();
    }

    /// @return the position without its game where there is only one, shortened
    static String position(Verdict verdict, Shown shown) {
        var components = verdict.asked().sum().components();
        boolean oneGame = isOneGame(verdict);
        var text = components.stream()
                .limit(MOST_SHOWN)
                .map(component -> oneGame ? shown.position(component.position()) : shown.component(component))
                .collect(Collectors.joining(oneGame ? " " : " + "));
        return components.size() > MOST_SHOWN ? text + " …" : text;
    }
}
