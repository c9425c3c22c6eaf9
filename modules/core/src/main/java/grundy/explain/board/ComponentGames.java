package grundy.explain.board;

import grundy.answer.Verdict;
import grundy.rules.Game;
import grundy.rules.Tuple;
import grundy.rules.notation.ShortenedText;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;

/// Answers what the lessons ask about the components of a question.
public final class ComponentGames {
    private static final int MOST_SHOWN = 8;

    private ComponentGames() {}

    static boolean isOneGame(Verdict verdict) {
        var components = verdict.question().sum().components();
        var first = components.getFirst().game();
        return components.stream().allMatch(component -> areSame(first, component.game()));
    }

    /// Returns whether two games have one name and the same rules.
    public static boolean areSame(Game one, Game other) {
        return one.text().equals(other.text()) || one.rules().equals(other.rules());
    }

    /// @return sizes of the heaps of a sum whose components are all heaps
    public static List<BigInteger> heaps(Verdict verdict) {
        return verdict.question().sum().components().stream()
                .map(component -> ((Tuple) component.position()).get(0))
                .toList();
    }

    /// @return the position without its game where there is only one, shortened
    public static String position(Verdict verdict, ShortenedText texts) {
        var components = verdict.question().sum().components();
        boolean oneGame = isOneGame(verdict);
        var text = components.stream()
                .limit(MOST_SHOWN)
                .map(component -> oneGame ? texts.position(component.position()) : texts.component(component))
                .collect(Collectors.joining(oneGame ? " " : " + "));
        return components.size() > MOST_SHOWN ? text + " …" : text;
    }
}
