package grundy.rules.board.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.answer.Verdict;
import grundy.limit.Limits;
import grundy.question.Question;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Outcome;
import grundy.value.ShortValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Letters on graphs: against play by the patterns as they read, on the whole graph, and against boards.
@EveryTurn
class GraphRewriteBoardTest {
    private static final String LETTERS = ".xo";

    private static Verdict verdict(String question) throws SyntaxException {
        return new Solver(Limits.DEFAULT).solve(Question.parse(question));
    }

    /// A pattern, what it becomes, the letter that must not be beside what changes, or a blank, and whether the
    /// letter on its first place goes on where it lands.
    private record Pattern(String from, String to, char unless, boolean isRepeated) {
        static Pattern random(Random random) {
            while (true) {
                int length = 1 + random.nextInt(3);
                var from = letters(random, length);
                var to = letters(random, length);
                boolean shrinks = to.chars().filter(c -> c == '.').count()
                        < from.chars().filter(c -> c == '.').count();
                if (!shrinks) continue;
                char unless = random.nextInt(3) == 0 ? LETTERS.charAt(random.nextInt(3)) : ' ';
                return new Pattern(from, to, unless, landings(from, to).length == 1 && random.nextInt(3) > 0);
            }
        }

        private static int[] landings(String from, String to) {
            return IntStream.range(1, from.length())
                    .filter(i -> to.charAt(i) == from.charAt(0) && from.charAt(i) != from.charAt(0))
                    .toArray();
        }

        int landing() {
            return landings(from, to)[0];
        }

        private static String letters(Random random, int length) {
            var text = new StringBuilder();
            for (int i = 0; i < length; i++) text.append(LETTERS.charAt(random.nextInt(3)));
            return text.toString();
        }

        String text() {
            return '"' + from + "\" -> \"" + to + '"' + (unless == ' ' ? "" : " unless next to \"" + unless + '"')
                    + (isRepeated ? " repeat" : "");
        }
    }

    private record PlayByDefinition(
            List<List<Integer>> neighbours,
            List<Pattern> left,
            List<Pattern> right,
            String until,
            Map<String, Boolean> known) {
        boolean moverWins(String letters, boolean isLeft) {
            var seen = known.get(letters + isLeft);
            if (seen != null) return seen;
            boolean wins = false;
            for (var option : options(letters, isLeft)) wins |= !moverWins(option, !isLeft);
            known.put(letters + isLeft, wins);
            return wins;
        }

        List<String> options(String letters, boolean isLeft) {
            var options = new ArrayList<String>();
            for (int v = 0; v < letters.length() && !until.isEmpty(); v++) {
                if (letters.charAt(v) != until.charAt(0)) continue;
                if (until.length() == 1) return options;
                for (int w : neighbours.get(v)) if (letters.charAt(w) == until.charAt(1)) return options;
            }
            for (var pattern : isLeft ? left : right)
                for (int v = 0; v < letters.length(); v++) walk(letters, pattern, new ArrayList<>(List.of(v)), options);
            return options;
        }

        private void walk(String letters, Pattern pattern, List<Integer> path, List<String> options) {
            int last = path.getLast();
            if (letters.charAt(last) != pattern.from.charAt(path.size() - 1)) return;
            if (path.size() < pattern.from.length()) {
                for (int next : neighbours.get(last)) {
                    if (path.contains(next)) continue;
                    path.add(next);
                    walk(letters, pattern, path, options);
                    path.removeLast();
                }
                return;
            }
            var after = new StringBuilder(letters);
            for (int i = 0; i < path.size(); i++) {
                if (pattern.from.charAt(i) == pattern.to.charAt(i)) continue;
                for (int beside : neighbours.get(path.get(i))) if (letters.charAt(beside) == pattern.unless) return;
                after.setCharAt(path.get(i), pattern.to.charAt(i));
            }
            options.add(after.toString());
            if (pattern.isRepeated)
                walk(after.toString(), pattern, new ArrayList<>(List.of(path.get(pattern.landing()))), options);
        }
    }

    @Tag("slow")
    @Test
    void randomRulesOnRandomGraphs() throws SyntaxException {
        var random = CaseCount.random(7);
        for (int i = 0; i < CaseCount.of(1500); i++) {
            int size = 2 + random.nextInt(5);
            var neighbours = new ArrayList<List<Integer>>();
            for (int v = 0; v < size; v++) neighbours.add(new ArrayList<>());
            var position = new StringBuilder();
            for (int v = 0; v < size; v++) position.append(' ').append(v + 1);
            for (int v = 0; v < size; v++)
                for (int w = v + 1; w < size; w++)
                    if (random.nextInt(3) == 0) {
                        neighbours.get(v).add(w);
                        neighbours.get(w).add(v);
                        position.append(' ').append(v + 1).append('-').append(w + 1);
                    }
            var left = patterns(random);
            var right = random.nextInt(4) == 0 ? left : patterns(random);
            var until = random.nextInt(3) > 0 ? "" : Pattern.letters(random, 1 + random.nextInt(2));
            var rules = "graph: left " + text(left) + "; right " + text(right)
                    + (until.isEmpty() ? "" : "; until \"" + until + "\"");
            var allowed = LETTERS.chars()
                    .filter(letter -> isIn(left, letter) || isIn(right, letter) || until.indexOf(letter) >= 0)
                    .toArray();
            var letters = new StringBuilder();
            for (int v = 0; v < size; v++) {
                char letter = (char) allowed[random.nextInt(allowed.length)];
                letters.append(letter);
                position.append(' ').append(v + 1).append(':').append(letter);
            }
            var definition = new PlayByDefinition(neighbours, left, right, until, new HashMap<>());
            var question = rules + position;
            var verdict = verdict(question);
            boolean leftWins = definition.moverWins(letters.toString(), true);
            boolean rightWins = definition.moverWins(letters.toString(), false);
            assertThat(verdict.outcome())
                    .as(question)
                    .isEqualTo(leftWins ? (rightWins ? Outcome.N : Outcome.L) : rightWins ? Outcome.R : Outcome.P);
            if (!left.equals(right)) {
                long wins = definition.options(letters.toString(), true).stream()
                                .distinct()
                                .filter(option -> !definition.moverWins(option, false))
                                .count()
                        + definition.options(letters.toString(), false).stream()
                                .distinct()
                                .filter(option -> !definition.moverWins(option, true))
                                .count();
                assertThat(verdict.moves().count().longValueExact())
                        .as(question)
                        .isEqualTo(wins);
            }
        }
    }

    private static boolean isIn(List<Pattern> patterns, int letter) {
        return patterns.stream().anyMatch(pattern -> (pattern.from + pattern.to + pattern.unless).indexOf(letter) >= 0);
    }

    private static List<Pattern> patterns(Random random) {
        var patterns = new ArrayList<Pattern>();
        for (int i = 0; i <= random.nextInt(2); i++) patterns.add(Pattern.random(random));
        return patterns;
    }

    private static String text(List<Pattern> patterns) {
        return String.join(" | ", patterns.stream().map(Pattern::text).toList());
    }

    /// On a path nothing goes on but in the same direction, for what was jumped over is gone.
    @Tag("slow")
    @Test
    void jumpsAlongAPathAreThoseOfAStrip() throws SyntaxException {
        var random = CaseCount.random(9);
        for (int i = 0; i < CaseCount.of(150); i++) {
            var strip = new StringBuilder();
            var path = new StringBuilder("path " + (2 + i % 9));
            for (int v = 0; v < 2 + i % 9; v++) {
                strip.append(LETTERS.charAt(random.nextInt(3)));
                path.append(' ').append(v + 1).append(':').append(strip.charAt(v));
            }
            var rules = "left \"xo.\" -> \"..x\" mirrored repeat; right \"ox.\" -> \"..o\" mirrored repeat ";
            assertThat(value("graph: " + rules + path)).as("%s", strip).isEqualTo(value("strip: " + rules + strip));
        }
    }

    /// A draughtsman takes round the corner, and round and round on a ring.
    @Test
    void aJumpGoesOnInAnyDirection() throws SyntaxException {
        var jump = "graph: left \"xo.\" -> \"..x\" repeat; right \"z\" -> \".\" ";
        assertThat(verdict(jump + "1-2 2-3 3-4 4-5 3-6 6-7 1:x 2:o 4:o 6:o")
                        .moves()
                        .count())
                .isEqualTo(3);
        assertThat(verdict("graph: left \"x.\" -> \".x\" repeat; right \"o\" -> \".\" cycle 3 1:x")
                        .outcome())
                .isEqualTo(Outcome.L);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"col", "snort", "clobber"})
    void aGridIsABoard(String game) throws SyntaxException {
        var random = CaseCount.random(8);
        for (int i = 0; i < CaseCount.of(60); i++) {
            int rows = 1 + random.nextInt(3);
            int columns = 1 + random.nextInt(3);
            var board = new StringBuilder();
            var graph = new StringBuilder("grid " + rows + " " + columns);
            for (int v = 0; v < rows * columns; v++) {
                char letter =
                        LETTERS.charAt(game.equals("clobber") ? random.nextInt(3) : Math.max(0, random.nextInt(6) - 3));
                if (v > 0 && v % columns == 0) board.append('/');
                board.append(letter);
                graph.append(' ').append(v + 1).append(':').append(letter);
            }
            assertThat(value(game + "-on-graphs " + graph)).as("%s", board).isEqualTo(value(game + " " + board));
        }
    }

    private static String value(String question) throws SyntaxException {
        var value = (ShortValue) verdict(question).value().knownValue().orElseThrow();
        return value.plus(ShortValue.ZERO).toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "col-on-graphs 1-2 5:x",
                "col-on-graphs 1-2 1:z",
                "graph: \"x/o\" -> \".x\" path 3",
                "graph: \"x o\" -> \"..x\" path 3",
                "graph: \"xo\" -> \"..\" repeat path 3",
                "graph: \"xo\" -> \"ox\" path 3",
                "graph: \"xxxxxxx\" -> \".......\" path 9"
            })
    void whatMakesNoSenseIsRefused(String question) {
        assertThatThrownBy(() -> verdict(question)).isInstanceOf(SyntaxException.class);
    }
}
