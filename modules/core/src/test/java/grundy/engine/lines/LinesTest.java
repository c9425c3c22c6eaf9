package grundy.engine.lines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.engine.search.SearchValues;
import grundy.limit.Limits;
import grundy.limit.Threads;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.formula.Evaluation;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.testkit.Mex;
import grundy.value.Play;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@EveryTurn
class LinesTest {
    private static final long SEED = 20261121;

    private static int[][] table(LineMoves moves, Play play, int to, int threads) {
        int[][] table = new int[to + 1][];
        new LineTable(moves, play, to, Limits.DEFAULT.withThreads(Threads.of(threads))).tell((a, row) -> {
            table[a] = new int[to + 1];
            for (int b = 0; b <= to; b++) table[a][b] = row[b];
        });
        return table;
    }

    private static int[][] naive(LineMoves moves, Play play, int to) {
        int[][] table = new int[to + 1][to + 1];
        for (int a = 0; a <= to; a++)
            for (int b = 0; b <= to; b++) {
                var seen = new BitSet();
                for (var line : moves.lines())
                    for (int k = 1; a >= line.p() * k && b >= line.q() * k; k++)
                        seen.set(table[a - line.p() * k][b - line.q() * k]);
                for (var ray : moves.rays())
                    for (int k = 1; ; k++) {
                        int first = a - ray.first() - ray.line().p() * k;
                        int second = b - ray.second() - ray.line().q() * k;
                        if (first < 0 || second < 0) break;
                        seen.set(table[first][second]);
                    }
                for (var step : moves.steps())
                    if (a >= step.first() && b >= step.second()) seen.set(table[a - step.first()][b - step.second()]);
                table[a][b] = Mex.of(seen, play == Play.MISERE);
            }
        return table;
    }

    private static LineMoves random(Random random, boolean across) {
        var lines = new ArrayList<MoveLine>();
        if (across) lines.add(new MoveLine(0, 1));
        for (int i = random.nextInt(4); i >= 0; i--) {
            var line = new MoveLine(random.nextInt(4), random.nextInt(4));
            if (line.p() + line.q() > 0 && !lines.contains(line)) lines.add(line);
        }
        if (lines.isEmpty()) lines.add(new MoveLine(1, 0));
        var steps = new ArrayList<LineMoves.FixedMove>();
        for (int i = random.nextInt(3); i > 0; i--) {
            var step = new LineMoves.FixedMove(random.nextInt(5), random.nextInt(5));
            if (step.first() + step.second() > 0 && !steps.contains(step)) steps.add(step);
        }
        var rays = new ArrayList<LineMoves.Ray>();
        for (int i = random.nextInt(4); i > 0; i--) {
            var line = new MoveLine(random.nextInt(4), random.nextInt(3));
            var ray = new LineMoves.Ray(line, random.nextInt(6), 1 + random.nextInt(5));
            if (line.p() + line.q() > 0 && !rays.contains(ray)) rays.add(ray);
        }
        return new LineMoves(List.copyOf(lines), List.copyOf(rays), List.copyOf(steps));
    }

    @Tag("slow")
    @Test
    void tablesAgreeWithTheDefinitionForRandomDirections() {
        var random = CaseCount.random(SEED);
        for (int game = 0; game < CaseCount.of(300); game++) {
            var moves = random(random, random.nextBoolean());
            int to = game % 20 == 0 ? 150 : 10 + random.nextInt(60);
            var play = random.nextInt(4) == 0 ? Play.MISERE : Play.NORMAL;
            assertThat(table(moves, play, to, 1 + game % 2))
                    .as("seed %d, game %d, %s", SEED, game, moves)
                    .isDeepEqualTo(naive(moves, play, to));
        }
    }

    @Tag("slow")
    @Test
    void whatAReaderOfRowsThrowsIsThrownWhicheverThreadNoticesFirst() {
        int to = 300;
        var moves = new LineMoves(List.of(new MoveLine(1, 0), new MoveLine(0, 1)), List.of(), List.of());
        for (int i = 0; i < to; i++) {
            int last = i;
            var full = new UncheckedIOException(new IOException("row " + last));
            var table = new LineTable(moves, Play.NORMAL, to, Limits.DEFAULT.withThreads(Threads.of(2)));
            assertThatThrownBy(() -> table.tell((a, _) -> {
                        if (a == last) throw full;
                    }))
                    .isSameAs(full);
        }
    }

    @Tag("slow")
    @Test
    void coldPositionsAgreeWithTheTable() {
        var random = CaseCount.random(SEED);
        for (int game = 0; game < CaseCount.of(400); game++) {
            var moves = random(random, true);
            int to = game % 20 == 0 ? 150 : 10 + random.nextInt(60);
            var play = random.nextInt(3) == 0 ? Play.MISERE : Play.NORMAL;
            int[][] naive = naive(moves, play, to);
            int[] cold = new ColdLines(moves, play, to, Limits.DEFAULT).find();
            for (int a = 0; a <= to; a++) {
                int row = a;
                var expected = IntStream.rangeClosed(0, to)
                        .filter(b -> naive[row][b] == 0)
                        .toArray();
                assertThat(cold[a] < 0 ? new int[0] : new int[] {cold[a]})
                        .as("seed %d, game %d, %s, row %d", SEED, game, moves, a)
                        .containsExactly(expected);
            }
        }
    }

    /// What is said to be won in some rows, as from the definition.
    @Tag("slow")
    @Test
    void whatOtherMovesWinIsNotCold() {
        var random = CaseCount.random(SEED);
        for (int game = 0; game < CaseCount.of(200); game++) {
            var moves = random(random, true);
            int to = 10 + random.nextInt(60);
            int[] without = new ColdLines(moves, Play.NORMAL, to, Limits.DEFAULT).find();
            int[] won = Arrays.stream(without)
                    .map(b -> random.nextInt(3) == 0 ? random.nextInt(to + 1) : random.nextBoolean() ? b : -1)
                    .toArray();
            assertThat(new ColdLines(moves, Play.NORMAL, to, won, Limits.DEFAULT).find())
                    .as("seed %d, game %d, %s, won %s", SEED, game, moves, Arrays.toString(won))
                    .isEqualTo(naiveColds(moves, won));
        }
    }

    private static int[] naiveColds(LineMoves moves, int[] won) {
        int size = won.length;
        var reached = new boolean[size][size];
        var colds = new int[size];
        Arrays.fill(colds, -1);
        for (int a = 0; a < size; a++)
            for (int b = 0; b < size; b++) {
                if (reached[a][b] || won[a] == b) continue;
                colds[a] = b;
                for (var line : moves.lines()) reach(reached, a, b, line, size);
                for (var ray : moves.rays()) reach(reached, a + ray.first(), b + ray.second(), ray.line(), size);
                for (var step : moves.steps())
                    if (a + step.first() < size && b + step.second() < size)
                        reached[a + step.first()][b + step.second()] = true;
            }
        return colds;
    }

    /// What a condition allows repeats from where its parts can no longer change.
    @Tag("slow")
    @Test
    void amountsThatAConditionAllowsAreThoseOfItsDefinition() throws Exception {
        var random = CaseCount.random(SEED);
        for (int draw = 0; draw < CaseCount.of(400); draw++) {
            var text = "(a, b): (a, b - k) | (a - k, b - k) where " + condition(random, 2);
            var rules = new RuleLanguage(Catalogue.builtIn())
                    .rules(Source.of(text))
                    .game()
                    .rules();
            var diagonal = ((RuleTree.Moves) rules).alternatives().get(1);
            var amounts = AllowedAmounts.of(diagonal.where(), "k").orElseThrow();
            for (int k = 1; k <= 200; k++) {
                int at = k <= amounts.from() ? k : amounts.from() + 1 + (k - amounts.from() - 1) % amounts.period();
                assertThat(amounts.allowed().get(at))
                        .as("%s, k = %d", text, k)
                        .isEqualTo(Evaluation.of(List.of("k"), List.of(BigInteger.valueOf(k)))
                                .holds(diagonal.where()));
            }
        }
    }

    private static String condition(Random random, int depth) {
        if (depth > 0 && random.nextBoolean()) {
            var joined = condition(random, depth - 1)
                    + (random.nextBoolean() ? " and " : " or ")
                    + condition(random, depth - 1);
            return (random.nextBoolean() ? "not " : "") + "(" + joined + ")";
        }
        int number = random.nextInt(12);
        var sign = List.of("==", "!=", "<", "<=", ">", ">=").get(random.nextInt(6));
        return switch (random.nextInt(5)) {
            case 0 -> "2*k - 3 " + sign + " " + number;
            case 1 -> "(k + " + number + ") mod " + (2 + random.nextInt(3)) + " == " + random.nextInt(3);
            case 2 -> "k in {" + (1 + number) + ".." + (15 + number) + ", 20}";
            case 3 -> "k in odd";
            default -> "abs(k - " + number + ") " + sign + " max(3, 20 - 2*k)";
        };
    }

    private static void reach(boolean[][] reached, int a, int b, MoveLine line, int size) {
        for (int x = a + line.p(), y = b + line.q(); x < size && y < size; x += line.p(), y += line.q())
            reached[x][y] = true;
    }

    @Tag("slow")
    @Test
    void wythoffsColdPositionsToAMillionAreTheGoldenOnes() {
        int to = 1_000_000;
        var moves = new LineMoves(List.of(new MoveLine(0, 1), new MoveLine(1, 0), new MoveLine(1, 1)), List.of());
        int[] cold = new ColdLines(moves, Play.NORMAL, to, Limits.DEFAULT).find();
        int[] expected = new int[to + 1];
        Arrays.fill(expected, -1);
        for (long m = 0; ; m++) {
            long lower = (m + Math.round(Math.floor(Math.sqrt(5.0 * m * m)))) / 2;
            while (4 * lower * lower - 4 * lower * m + m * m > 5 * m * m) lower--;
            while (4 * (lower + 1) * (lower + 1) - 4 * (lower + 1) * m + m * m <= 5 * m * m) lower++;
            if (lower > to) break;
            if (lower + m > to) continue;
            expected[(int) lower] = (int) (lower + m);
            expected[(int) (lower + m)] = (int) lower;
        }
        assertThat(Arrays.equals(cold, expected)).isTrue();
    }

    /// Fraenkel 1982: in generalised Wythoff the n-th P-position is the least number not yet met,
    /// and t * n more. The rays leave no line free only together, so that none of them alone is of
    /// help.
    @Tag("slow")
    @Test
    void generalisedWythoffIsFraenkelsFarOut() throws Exception {
        int to = 100_000;
        for (int t : new int[] {2, 3, 7}) {
            var source = Source.of("(a, b): (a - k, b) | (a, b - k) | (a - k, b - l) where abs(k - l) < " + t);
            var rules =
                    new RuleLanguage(Catalogue.builtIn()).rules(source).game().rules();
            int[] cold = new ColdLines(LineMoves.of(rules).orElseThrow(), Play.NORMAL, to, Limits.DEFAULT).find();
            int[] expected = new int[to + 1];
            Arrays.fill(expected, -1);
            var met = new BitSet();
            for (int n = 0; ; n++) {
                int lower = met.nextClearBit(0);
                int upper = lower + t * n;
                if (lower > to) break;
                met.set(lower);
                met.set(upper);
                if (upper > to) continue;
                expected[lower] = upper;
                expected[upper] = lower;
            }
            assertThat(Arrays.equals(cold, expected)).as("t = %d", t).isTrue();
        }
    }

    @Tag("slow")
    @Test
    void rulesAreRecognisedAndTheirTableIsThatOfTheSearch() throws Exception {
        for (var text : List.of(
                "(a, b): (a-k, b) | (a, b-k) | (a-k, b-k)",
                "(a, b): (a-k, b) | (a, b-k) | (a-2*k, b-k) | (a-1, b-2)",
                "(a, b): (a - k, b) | (a, b - k) | (a - k, b - l) where abs(k - l) < 4",
                "(a, b): (a - k, b) | (a, b - k) | (a - k, b - l) where k + l < 6",
                "(a, b): (a - k, b) | (a, b - k) | (a - k, b - l) where l == k + 2",
                "(a, b): (a - k, b) | (a, b - k) | (a - l, b - k) where -1 <= k - l and 3 > 2*(k - l)",
                "(a, b): (a - k, b) | (a, b - k) | (a - l, b - 2*k) where k - l <= 2 and l <= k + 1",
                "(a, b): (a - k, b) | (a, b - k - 2) | (a, b - k) where k < 5 | (a - 1, b - k) where k > 3",
                "(a, b): (a - k, b) where k >= 3 | (a, b - k) | (a - k, b - l) where k <= 2 and l <= 3",
                "(a, b): (a - k, b) | (a, b - k) | (a - k, b - k) | (a - 1, b - 2) | (a - 2, b - 1)",
                "(a, b): (a - k, b) | (a, b - k) | (a - k, b - 2*k) | (a - 2*k, b - k)",
                "(a, b): (a - k, b) | (a, b - k) | (a - k, b - k) where k != 2",
                "(a, b): (a - k, b) | (a, b - k) | (a - k, b - 2*k) where not (k == 3 or 5 <= k and k < 7)",
                "(a, b): (a - k, b) | (a, b - k) | (a - k, b - k) where k mod 3 == 1 or k == 2",
                "(a, b): (a - k, b) where k in {1, 4..6} | (a, b - k) | (a - k - 1, b - k) where k in odd",
                "(a, b): (a - k, b) | (a, b - k) | (a - k, b - k) where k mod 4 in {1, 3} and k != 5",
                "(a, b): (a - k, b) | (a, b - k) | (a - k, b - k) where abs(k - 3) > 1 and min(2*k, 9) != 4",
                "(a, b): (a - k, b) | (a, b - k) | (a - i, b - j) where abs(i - j) <= 1 and i != 2",
                "(a, b): (a - k, b) | (a, b - k) | (a - i, b - j) where i == j and (i < 3 or i + j > 9)",
                "(a, b): (a - k, b) | (a, b - k) | (a - i, b - j) where i + 1 == j and i <= 4 or i == j + 2",
                "(a, b): (a - k, b) | (a, b - k) | (a - i, b - j) where min(i, j) < 2 or i == j",
                "(a, b): (a - k, b) | (a, b - k) | (a - i, b - j) where 3 > min(j, i) or abs(i - j) < 2",
                "(a, b): (a - k, b) | (a, b - k) | (a - i, b - 2*j) where i <= 2 and j >= i + 2",
                "(a, b): (a - k, b) | (a, b - k) | (a - j, b - i) where j <= 3 and (i > 2*j or i == 1)",
                "(a, b): (a - k, b) | (a, b - k) | (a - i, b - j) where max(i, j) <= 3 and min(i, j) != 2",
                "(a, b): (a - k, b) | (a, b - k) | (a - i, b - j) where max(i, 2) == j",
                "(x, y): (x - 1, y) | (x, y - i) | (x - i, y - 3*i)")) {
            RuleTree rules = new RuleLanguage(Catalogue.builtIn())
                    .rules(Source.of(text))
                    .game()
                    .rules();
            var moves = LineMoves.of(rules).orElseThrow();
            var search = new SearchValues(rules, Play.NORMAL, Limits.DEFAULT);
            int[][] table = table(moves, Play.NORMAL, 30, 1);
            for (int a = 0; a <= 30; a++)
                for (int b = 0; b <= 30; b++)
                    assertThat(table[a][b])
                            .as("%s (%d,%d)", text, a, b)
                            .isEqualTo(search.value(Tuple.of(a, b)).intValueExact());
        }
        for (var text : List.of(
                "(a, b): (a-k, b+1)",
                "(a, b): (a-k, b-l)",
                "(a, b): (b-k, a)",
                "(a, b): (a-k-1, b)",
                "(a, b): (a-k, b) where k < 5",
                "(a, b): (a, b-k) | (a-k, b) where k < a",
                "(a, b): (a, b-k) | (a-k, b-l) where k < l",
                "(a, b): (a, b-k) | (a-k, b-l) where k != l",
                "(a, b): (a, b-k) | (a-k, b-l) where k == l or k < l",
                "(a, b): (a, b-k) | (a-k, b-k) where k mod 100 == 1",
                "(a, b): (a, b-k) | (a-k, b-k) where k mod 9 == 1 and k mod 8 == 1",
                "(a, b): (a, b-k) | (a-k, b-k) where k != 70",
                "(a, b): (a, b-k) | (a-k, b-k) where k in squares",
                "(a, b): (a, b-k) | (a-k, b) where k < 200",
                "(a, b, c): (a-k, b, c)"))
            assertThat(LineMoves.of(new RuleLanguage(Catalogue.builtIn())
                            .rules(Source.of(text))
                            .game()
                            .rules()))
                    .as(text)
                    .isEmpty();
    }
}
