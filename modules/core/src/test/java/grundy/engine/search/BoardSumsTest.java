package grundy.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.engine.sum.PartizanSearch;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.OneSide;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.SumByDefinition;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.rule.NamedGames;
import grundy.rules.notation.Source;
import grundy.rules.option.RuleOptions;
import grundy.rules.rewrite.RewriteBoard;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Sums of boards on which Right does with the one colour what Left does with the other: of boards, of their negatives
/// and of parts that are their own, where play ends and where it can go on for ever.
@EveryTurn
class BoardSumsTest {
    private static final long SEED = 20261130;
    private static final RuleLanguage LANGUAGE = new RuleLanguage(NamedGames.NONE);

    /// @param text the rules
    private record RandomRules(String text, boolean isStrip) {
        static RandomRules of(Random random) {
            boolean isStrip = random.nextBoolean();
            var ways = List.of("", " turned", " mirrored").get(random.nextInt(3));
            var left = IntStream.rangeClosed(0, random.nextInt(2))
                    .mapToObj(_ -> pattern(random) + ways)
                    .collect(Collectors.joining(" | "));
            return new RandomRules(
                    (isStrip ? "strip" : "grid") + ": left " + left + "; right " + exchanged(left) + "; start \".xo\"",
                    isStrip);
        }

        private static String pattern(Random random) {
            int length = 1 + random.nextInt(3);
            while (true) {
                var from = letters(random, length);
                var to = letters(random, length);
                if (!from.equals(to)) return "\"" + from + "\" -> \"" + to + "\"";
            }
        }
    }

    private static String letters(Random random, int count) {
        return IntStream.range(0, count)
                .mapToObj(_ -> String.valueOf(".xo".charAt(random.nextInt(3))))
                .collect(Collectors.joining());
    }

    /// @return the same with x and o exchanged, but in the word "mirrored"
    private static String exchanged(String text) {
        return text.replace('x', '~').replace('o', 'x').replace('~', 'o').replace("mirrxred", "mirrored");
    }

    private static Component component(RandomRules rules, String board) throws Exception {
        return LANGUAGE.question(Source.of(rules.text + " \"" + board + "\""))
                .components()
                .getFirst();
    }

    private static List<Component> sum(Random random, RandomRules rules) throws Exception {
        var boards = new ArrayList<String>();
        int count = 1 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            if (!boards.isEmpty() && random.nextInt(3) == 0) boards.add(exchanged(boards.getFirst()));
            else boards.add(board(random, rules.isStrip, count));
        }
        var all = new ArrayList<Component>();
        for (var board : boards) all.add(component(rules, board));
        return all;
    }

    private static String board(Random random, boolean isStrip, int count) {
        int rows = isStrip ? 1 : 1 + random.nextInt(2);
        int columns = 1 + random.nextInt((count == 1 ? 8 : count == 2 ? 5 : 4) / rows);
        return IntStream.range(0, rows).mapToObj(_ -> letters(random, columns)).collect(Collectors.joining("/"));
    }

    @Tag("slow")
    @Test
    void whoWinsIsWhatPlayByTheDefinitionSays() throws Exception {
        var random = CaseCount.random(SEED);
        var seen = new HashSet<Outcome>();
        int endless = 0;
        for (int i = 0; i < CaseCount.of(2000); i++) {
            var rules = RandomRules.of(random);
            var components = sum(random, rules);
            var text = "seed " + CaseCount.seed(SEED) + " " + i + ": " + rules.text + " at "
                    + components.stream().map(Component::position).toList();
            var truth = SumByDefinition.ofSides(components, Play.NORMAL);
            var search = new PartizanSearch(components, Play.NORMAL, Limits.DEFAULT);
            assertThat(search.first(Side.LEFT)).as(text).isEqualTo(truth.outcome(0));
            assertThat(search.first(Side.RIGHT)).as(text).isEqualTo(truth.outcome(1));
            seen.add(truth.outcome(0));
            if (!alwaysEnds(components.getFirst())) endless++;
        }
        assertThat(seen).contains(Outcome.D, Outcome.N, Outcome.P);
        assertThat(endless).isBetween(CaseCount.least(200), CaseCount.of(2000) - CaseCount.least(200));
    }

    /// A large board and its negative are worth 0 together where play ends; here both sides go on for ever.
    @Test
    void aBoardAndItsNegativeAreADrawWherePlayNeverEnds() throws Exception {
        var rules = new RandomRules("strip: left \"x.\" -> \".x\" mirrored; right \"o.\" -> \".o\" mirrored", true);
        var components = List.of(component(rules, "x.x.x.o.o.o"), component(rules, "o.o.o.x.x.x"));
        assertThat(alwaysEnds(components.getFirst())).isFalse();
        assertThat(new PartizanSearch(components, Play.NORMAL, Limits.DEFAULT).outcome())
                .isEqualTo(Outcome.D);
    }

    @Test
    void aBoardAndItsNegativeAreZeroAtOnceWherePlayEnds() throws Exception {
        var rules = new RandomRules("grid: left \"xo\" -> \".x\" turned; right \"ox\" -> \".o\" turned", false);
        var components = List.of(
                component(rules, "xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo"),
                component(rules, "oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox"));
        var search = new PartizanSearch(components, Play.NORMAL, Limits.DEFAULT);
        assertThat(search.outcome()).isEqualTo(Outcome.P);
        assertThat(search.positions()).isLessThan(10);
    }

    private static boolean alwaysEnds(Component component) {
        return component.game().rules()
                        instanceof
                        RuleTree.Partizan(RuleTree.OnBoard(var _, var _, OneSide<?>(RewriteBoard board, var _)), var _)
                && board.rules().alwaysEnds();
    }

    /// Where the rules say that play always ends, no position of a board comes back, even if one side moves alone.
    @Tag("slow")
    @Test
    void whereRulesEndNoPositionComesBack() throws Exception {
        var random = CaseCount.random(SEED + 1);
        int ending = 0;
        int coming = 0;
        for (int i = 0; i < CaseCount.of(2000); i++) {
            var rules = RandomRules.of(random);
            var component = component(rules, board(random, rules.isStrip, 1));
            boolean comesBack = comesBack(component.game().rules(), component.position(), new HashMap<>());
            if (comesBack) coming++;
            if (!alwaysEnds(component)) continue;
            ending++;
            assertThat(comesBack)
                    .as("%s at %s", rules.text, component.position())
                    .isFalse();
        }
        assertThat(ending).isGreaterThan(CaseCount.least(400));
        assertThat(coming).isGreaterThan(CaseCount.least(200));
    }

    /// @param done of each position whether it is done with; those begun are not
    private static boolean comesBack(RuleTree rules, Position from, Map<Position, Boolean> done) {
        var known = done.putIfAbsent(from, false);
        if (known != null) return !known;
        if (rules instanceof RuleTree.Partizan(var left, var right)) {
            boolean comes = Stream.of(left, right)
                    .flatMap(side -> RuleOptions.readableOptions(side, from))
                    .anyMatch(option -> comesBack(rules, option.to().getFirst(), done));
            if (comes) return true;
        }
        done.put(from, true);
        return false;
    }
}
