package grundy.engine.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.RulesException;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.rule.NamedGames;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.rewrite.RewriteBoard;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@EveryTurn
class BitComponentsTest {
    private static final long SEED = 8128;
    private static final String LETTERS = ".xo";

    private static BitRules rules(String text, int rows, int columns) throws Exception {
        var game = new RuleLanguage(NamedGames.NONE)
                .question(Source.of(text + " \".\""))
                .components()
                .getFirst()
                .game();
        if (game.rules().onBoard().orElseThrow().played() instanceof RewriteBoard board)
            return BitRules.of(board, rows, columns).orElseThrow();
        throw new AssertionError(text);
    }

    private static Set<Long> regions(BitRegions regions, long[] squares) {
        var found = new TreeSet<Long>();
        for (long left = regions.begin(squares); left != 0; ) {
            long region = regions.region(left & -left);
            found.add(region);
            left &= ~region;
        }
        return found;
    }

    private static String side(Random random) {
        var text = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            if (i == 2) text.append("\" -> \"");
            text.append((i < 2 ? LETTERS : LETTERS + "#").charAt(random.nextInt(i < 2 ? 3 : 4)));
        }
        return "\"" + text + "\" " + (random.nextInt(4) == 0 ? "mirrored" : "turned");
    }

    private static String drawn(Random random) {
        if (random.nextInt(3) == 0) return "grid: " + side(random);
        var right = side(random);
        return "grid: left " + side(random) + "; right " + right + (random.nextInt(4) == 0 ? " | " + side(random) : "");
    }

    @Test
    void regionsAreThoseOfTheGeneralWay() throws Exception {
        var random = CaseCount.random(SEED);
        int met = 0;
        int several = 0;
        for (int draw = 0; draw < CaseCount.of(4000); draw++) {
            var text = drawn(random);
            int rows = 1 + random.nextInt(12);
            int columns = 1 + random.nextInt(Math.min(12, 64 / rows));
            BitRules rules;
            try {
                rules = rules(text, rows, columns);
            } catch (SyntaxException | RulesException _) {
                continue;
            }
            if (!BitComponents.areRegionsOf(rules)) continue;
            met++;
            for (int i = 0; i < 10; i++) {
                var squares = new long[rules.letters + 1];
                int empty = random.nextInt(4);
                for (int square = 0; square < rows * columns; square++) {
                    int letter = random.nextInt(4) < empty ? 0 : random.nextInt(squares.length);
                    squares[letter] |= 1L << square / columns * rules.frame.stride() + square % columns;
                }
                squares[0] = 0;
                var expected = regions(new BitRegions(rules, false), squares);
                assertThat(regions(new BitRegions(rules, true), squares))
                        .as("%s, %d x %d", text, rows, columns)
                        .isEqualTo(expected);
                if (expected.size() > 1) several++;
            }
        }
        assertThat(met).isGreaterThan(CaseCount.least(400));
        assertThat(several).isGreaterThan(CaseCount.least(400));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "grid: left \"xo\" -> \".x\" turned; right \"ox\" -> \".o\" turned",
                "grid: left \"./.\" -> \"#/#\"; right \"..\" -> \"##\"",
                "grid: \"..\" -> \"##\" turned",
            })
    void suchBoards(String rules) throws Exception {
        assertThat(BitComponents.areRegionsOf(rules(rules, 5, 6))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "grid: left \"xo\" -> \".x\" mirrored; right \"ox\" -> \".o\" mirrored",
                "grid: left \"xo\" -> \"..\" turned; right \"ox\" -> \"..\" turned",
                "grid: left \"xo\" -> \".x\" turned; right \"ox\" -> \".o\" turned; until \"xx\"",
                "grid: left \"xo.\" -> \"..x\" turned; right \"ox.\" -> \"..o\" turned",
                "grid: left \".\" -> \"x\" unless next to \"x\"; right \".\" -> \"o\" unless next to \"o\"",
                "strip: left \"xo\" -> \".x\" mirrored; right \"ox\" -> \".o\" mirrored",
            })
    void otherBoards(String rules) throws Exception {
        assertThat(BitComponents.areRegionsOf(rules(rules, 1, 6))).isFalse();
    }
}
