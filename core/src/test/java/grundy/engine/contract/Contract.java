package grundy.engine.contract;

import grundy.rules.Position;
import grundy.rules.RuleOptions;
import grundy.rules.Rules;
import grundy.rules.Source;
import grundy.rules.SyntaxException;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.testkit.GameMoves;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.TestInfo;

/// What the contracts of all kinds of engines share: rules made at random from a seed that is printed where they fail.
final class Contract {
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());

    private Contract() {}

    static Rules rules(String text) {
        try {
            return LANGUAGE.rules(Source.of(text)).game().rules();
        } catch (SyntaxException e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    /// @return the same for a class on every run, and another for each class
    static long seed(TestInfo test) {
        return test.getTestClass().orElseThrow().getSimpleName().hashCode();
    }

    static GameMoves<Position> moves(Rules rules) {
        return position -> RuleOptions.of(rules, position);
    }

    static List<Position> heapsBelow(int bound) {
        return IntStream.range(0, bound).<Position>mapToObj(Tuple::of).toList();
    }

    /// @return options without those that leave the same, in whatever order
    static Set<List<Position>> distinct(Iterable<List<Position>> options) {
        var all = new HashSet<List<Position>>();
        for (var option : options) all.add(RuleOptions.sorted(option));
        return all;
    }

    /// @return amounts below `bound`, as rules write them: `{1,4,9}` or `2..5`
    static String amounts(Random random, int bound) {
        int first = 1 + random.nextInt(bound - 1);
        if (random.nextInt(3) == 0) return first + ".." + (first + random.nextInt(bound));
        var all = new StringBuilder("{" + first);
        for (int i = random.nextInt(4); i > 0; i--) all.append(',').append(1 + random.nextInt(bound - 1));
        return all.append('}').toString();
    }

    /// @param first digits before the point that may come
    /// @return an octal code of up to four digits, the last not 0
    static String code(Random random, String first) {
        var text = new StringBuilder()
                .append(first.charAt(random.nextInt(first.length())))
                .append('.');
        for (int i = random.nextInt(4); i > 0; i--) text.append(random.nextInt(8));
        return text.append(1 + random.nextInt(7)).toString();
    }
}
