package grundy.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.Board;
import grundy.rules.OneSide;
import grundy.rules.Oracles;
import grundy.rules.board.graph.NimOnGraphs;
import grundy.rules.board.grid.Chomp;
import grundy.rules.board.heap.Antonim;
import grundy.rules.board.heap.MooreNim;
import grundy.rules.board.heap.NimWithAPass;
import grundy.rules.board.heap.SplitPairs;
import grundy.rules.board.heap.SylverCoinage;
import grundy.rules.catalogue.Boards;
import grundy.testkit.GameMoves;
import grundy.testkit.OutcomeOracle;
import grundy.value.Side;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The rules of the boards against published values and judges' samples, which share no code with them.
class BoardRulesTest {
    private static Board<?> board(String name) {
        return OneSide.of(Boards.find(name, Map.of()).orElseThrow(), Side.LEFT);
    }

    private static int value(String name, String position) {
        return value(board(name), position);
    }

    private static <P> int value(Board<P> board, String position) {
        return Oracles.valuesOfParts(board).value(board.parts(board.read(position)));
    }

    private static int onTheGround(String name, String position) {
        return value(
                OneSide.of(Boards.find(name, Map.of("ground", BigInteger.ONE)).orElseThrow(), Side.LEFT), position);
    }

    private static boolean wins(String name, String position) {
        return value(name, position) != 0;
    }

    /// P-positions with three rows p >= q >= r, p <= 8, in the order of p, then q: computed by several authors,
    /// e.g. Zeilberger, Three-rowed Chomp (2001).
    @Test
    void chompHasItsPublishedPPositions() {
        int[] cold = {
            1, 0, 0, 2, 1, 0, 2, 2, 1, 3, 1, 1, 3, 2, 0, 4, 2, 2, 4, 3, 0, 5, 3, 2, 5, 4, 0, 5, 5, 3, 6, 3, 3, 6, 4, 2,
            6, 5, 0, 7, 4, 3, 7, 5, 2, 7, 6, 0, 7, 7, 4, 8, 4, 4, 8, 6, 2, 8, 7, 0
        };
        var published = new HashSet<List<Integer>>();
        for (int i = 0; i < cold.length; i += 3) published.add(List.of(cold[i], cold[i + 1], cold[i + 2]));
        var found = new HashSet<List<Integer>>();
        var chomp = new Chomp();
        var values = Oracles.values(chomp);
        for (int p = 1; p <= 8; p++)
            for (int q = 0; q <= p; q++)
                for (int r = 0; r <= q; r++) {
                    var text = "rows:" + p + (q > 0 ? "," + q : "") + (r > 0 ? "," + r : "");
                    if (values.value(chomp.read(text)) == 0) found.add(List.of(p, q, r));
                }
        assertThat(found).isEqualTo(published);
    }

    @Test
    void squareAndNarrowBarsOfChompAreWonAsGaleSaid() {
        for (int n = 2; n <= 6; n++) {
            assertThat(wins("chomp", n + " " + n)).isTrue();
            assertThat(wins("chomp", "2 " + n)).isTrue();
            assertThat(value("chomp", "1 " + n)).isEqualTo(n - 1);
            assertThat(wins("chomp", "rows:" + n + "," + (n - 1))).isFalse();
        }
    }

    /// Mock Turtles: the odious numbers, OEIS A000069; Ruler: the highest power of 2 that divides the square;
    /// Twins and Turning Turtles: Nim. Winning Ways, chapter 14.
    @Tag("slow")
    @Test
    void singleHeadsHaveThePublishedValues() {
        int[] odious = {1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22, 25, 26, 28, 31};
        for (int n = 1; n <= 10; n++) {
            assertThat(value("mock-turtles", "" + n)).as("mock turtles " + n).isEqualTo(odious[n - 1]);
            assertThat(value("ruler", "" + n)).as("ruler " + n).isEqualTo(Integer.lowestOneBit(n));
            assertThat(value("turning-turtles", "" + n)).isEqualTo(n);
            assertThat(value("twins", "" + n)).isEqualTo(n - 1);
            assertThat(value("triplets", "" + n)).isEqualTo(n < 3 ? 0 : odious[n - 3]);
        }
    }

    /// HDU 3537, which counts squares from 0; its sample.
    @Test
    void mockTurtlesAgreesWithTheJudge() {
        assertThat(wins("mock-turtles", "0")).isFalse();
        assertThat(wins("mock-turtles", "1")).isTrue();
        assertThat(wins("mock-turtles", "1 2 3 4")).isFalse();
    }

    /// Welter's function of two coins is (a xor b) - 1; a single coin is a heap. On Numbers and Games, chapter
    /// 13.
    @Test
    void welterHasItsPublishedValues() {
        for (int a = 0; a < 12; a++) {
            assertThat(value("welter", "" + a)).isEqualTo(a);
            for (int b = 0; b < a; b++) assertThat(value("welter", a + " " + b)).isEqualTo((a ^ b) - 1);
        }
        assertThat(value("welter", "0 1 2 3 4")).isZero();
    }

    /// OEIS A002187: Dawson's Chess, 0.137.
    @Tag("slow")
    @Test
    void nodeKaylesOnPathsIsDawsonsChess() {
        int[] dawson = {
            0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7, 4, 0, 1,
            1, 2
        };
        for (int n = 0; n < dawson.length; n++)
            assertThat(value("node-kayles", "path " + n)).as("path " + n).isEqualTo(dawson[n]);
        for (int n = 4; n < dawson.length; n++)
            assertThat(value("node-kayles", "cycle " + n)).as("cycle " + n).isEqualTo(dawson[n - 3] == 0 ? 1 : 0);
    }

    /// Samples of HDU 3094 and AGC 017 D (rooted at 1 there), and of POJ 3710.
    @Test
    void hackenbushAgreesWithTheJudges() {
        assertThat(wins("hackenbush", "0-2 2-3")).isTrue();
        assertThat(wins("hackenbush", "0-2 0-3")).isFalse();
        assertThat(wins("hackenbush", "6-2 4-3 8-4 9-5 8-6 2-7 5-8 0-9 6-10")).isTrue();
        assertThat(wins("hackenbush", "0-2 2-3 2-4 4-5")).isTrue();
        assertThat(value("hackenbush", "0-1") ^ value("hackenbush", "0-2 2-3 3-0 0-4"))
                .isEqualTo(1);
        assertThat(value("hackenbush", "0-2 2-3 3-4 4-2 0-5 0-5")).isNotZero();
        assertThat(value("hackenbush", "0-1 1-2 2-3 3-4 4-5")).isEqualTo(5);
    }

    /// The ground may be at either end, and be among the numbers or not: each is the first kind with another row.
    /// The samples are those of CSES 1099, where the first stair is the ground.
    @Test
    void theGroundOfAStaircaseDecidesWhichStepsCount() {
        for (var row : List.of("0 2 1", "1 1 1 1", "5 3", "2 1 3", "3 0 1 2")) {
            var reversed = new StringBuilder(row).reverse().toString();
            assertThat(value("staircase-right", row)).isEqualTo(value("staircase", reversed));
            assertThat(onTheGround("staircase", row)).isEqualTo(value("staircase", row.substring(2)));
            assertThat(onTheGround("staircase-right", row)).isEqualTo(value("staircase", reversed.substring(2)));
        }
        assertThat(onTheGround("staircase", "0 2 1")).isNotZero();
        assertThat(onTheGround("staircase", "1 1 1 1")).isZero();
        assertThat(onTheGround("staircase", "5 3")).isNotZero();
    }

    @Test
    void aPathIsAStaircase() {
        for (var row : List.of("2 1 3", "0 2 1", "1 1 1 1"))
            assertThat(value("tree-staircase", "parents 0 1 2 3 ".substring(0, 8 + row.length() + 1) + "coins " + row))
                    .isEqualTo(value("staircase", row));
        assertThat(value("tree-staircase", "0-1=1 0-2=2 1-3=7")).isEqualTo(3);
    }

    /// HDU 1564 and Luogu P4136: from the corner of an n x n board the first player wins exactly for even n.
    @Test
    void geographyFromTheCornerOfASquareIsWonForEvenSides() {
        for (int n = 1; n <= 4; n++)
            assertThat(wins("geography", "at 1: grid " + n + " " + n)).isEqualTo(n % 2 == 0);
        assertThat(value("geography", "at 1: path 5")).isZero();
        assertThat(value("geography", "at 1: path 6")).isEqualTo(1);
    }

    @Test
    void edgeGeographyAgreesWithWalksInTheTest() {
        assertThat(wins("edge-geography", "at 1: 1-2 2-3 3-1")).isTrue();
        assertThat(wins("edge-geography", "at 1: 1-2 2-3 3-4 4-1")).isFalse();
        assertThat(wins("edge-geography", "at 1: 1-2 1-2")).isFalse();
        assertThat(wins("edge-geography", "at 2: 1-2 2-3 3-4")).isTrue();
    }

    /// Luogu P1288 and its sample: won exactly where the way to the first 0 is odd in one of the two directions.
    @Test
    void nimOnARingAgreesWithTheJudge() {
        assertThat(wins("nim-on-graphs", "ring 2 5 3 0")).isTrue();
        assertThat(wins("nim-on-graphs", "ring 2 2 0 1 1")).isFalse();
        assertThat(wins("nim-on-graphs", "ring 2 0 1 1 1")).isTrue();
        assertThat(new NimOnGraphs().write(new NimOnGraphs().read("ring 2 5 3 0")))
                .isEqualTo("at 1: 1-2=2 1-4=0 2-3=5 3-4=3");
    }

    /// AcWing 892, POJ 1704, HDU 1730, HDU 1849, CSES 2208, POJ 1740, Luogu P3185, P2575, P3179, P2148, POJ 2484,
    /// HDU 3980.
    @Test
    void theJudgesSamplesComeOut() {
        assertThat(wins("staircase", "2 1 3")).isTrue();
        assertThat(wins("georgia-and-bob", "1 2 3")).isFalse();
        assertThat(wins("georgia-and-bob", "1 5 6 7 9")).isTrue();
        assertThat(wins("northcott", "4-5 1-3 4-5")).isTrue();
        assertThat(wins("northcott", "3-6 4-5 1-3")).isTrue();
        assertThat(wins("nimble", "3 5")).isTrue();
        assertThat(wins("nimble", "3 5 6")).isFalse();
        assertThat(wins("parity-nim", "1 2 3")).isTrue();
        assertThat(wins("parity-nim", "2 2")).isFalse();
        assertThat(wins("parity-nim", "5 5 4 5")).isTrue();
        assertThat(wins("redistribution-nim", "2 1 3")).isTrue();
        assertThat(wins("redistribution-nim", "1 1")).isFalse();
        assertThat(wins("redistribution-nim", "2 2 1 1")).isFalse();
        assertThat(wins("bean-game", "1 0 1 2")).isTrue();
        assertThat(wins("bean-game", "0 0 1")).isFalse();
        assertThat(wins("strip-staircase", "..................XX")).isFalse();
        assertThat(wins("strip-staircase", "..................X./.................X.."))
                .isTrue();
        assertThat(wins("multiples", "3: 0")).isFalse();
        assertThat(wins("multiples", "3: 1 2")).isTrue();
        assertThat(wins("multiples", "3: 2 3")).isFalse();
        assertThat(wins("split-pairs", "1 2 3 4")).isTrue();
        assertThat(wins("split-pairs", "1 1 1 1 1 1")).isFalse();
        for (int n = 1; n <= 12; n++)
            assertThat(wins("kayles-ring", "" + n)).as("ring " + n).isEqualTo(n <= 2);
        assertThat(value(
                        OneSide.of(
                                Boards.find("paint-chain", Map.of("m", BigInteger.ONE))
                                        .orElseThrow(),
                                Side.LEFT),
                        "3"))
                .isNotZero();
        assertThat(value("paint-chain", "4")).isZero();
    }

    /// sg(a, b) is the number of trailing ones of (a - 1) | (b - 1): the known solution of Luogu P2148.
    @Test
    void pairsHaveTheirKnownValues() {
        var board = new SplitPairs();
        var values = Oracles.valuesOfParts(board);
        for (int a = 1; a <= 20; a++)
            for (int b = 1; b <= 20; b++)
                assertThat(values.value(board.parts(board.read(a + " " + b))))
                        .as(a + " " + b)
                        .isEqualTo(Integer.numberOfTrailingZeros(~((a - 1) | (b - 1))));
    }

    /// Moore 1910: the player to move loses exactly where, in base 2, every digit sum is a multiple of k + 1.
    @Tag("slow")
    @Test
    void mooresGameIsLostWhereMooreSaid() {
        for (int k = 1; k <= 3; k++) {
            var board = new MooreNim(k);
            var values = Oracles.valuesOfParts(board);
            for (int code = 0; code < 7 * 7 * 7 * 7; code++) {
                int[] heaps = {code % 7, code / 7 % 7, code / 49 % 7, code / 343};
                boolean cold = true;
                for (int bit = 0; bit < 3; bit++) {
                    int ones = 0;
                    for (int heap : heaps) ones += heap >> bit & 1;
                    cold &= ones % (k + 1) == 0;
                }
                var text = heaps[0] + " " + heaps[1] + " " + heaps[2] + " " + heaps[3];
                assertThat(values.value(board.parts(board.read(text))) == 0)
                        .as("k = " + k + ": " + text)
                        .isEqualTo(cold);
            }
        }
    }

    /// Nim with a pass against a search on plain integers.
    @Test
    void nimWithAPassAgreesWithAPlainSearch() {
        var board = new NimWithAPass();
        var values = Oracles.valuesOfParts(board);
        var plain = new OutcomeOracle<List<Integer>>(GameMoves.whole(BoardRulesTest::withPass), false);
        for (int a = 0; a <= 6; a++)
            for (int b = 0; b <= 6; b++)
                for (int c = 0; c <= 6; c++)
                    assertThat(values.value(board.parts(board.read(a + " " + b + " " + c + " pass"))) != 0)
                            .as(a + " " + b + " " + c)
                            .isEqualTo(plain.wins(List.of(a, b, c, 1)));
    }

    private static List<List<Integer>> withPass(List<Integer> state) {
        var options = new ArrayList<List<Integer>>();
        for (int i = 0; i < 3; i++) for (int left = 0; left < state.get(i); left++) options.add(with(state, i, left));
        if (state.get(3) == 1 && state.subList(0, 3).stream().anyMatch(heap -> heap > 0))
            options.add(with(state, 3, 0));
        return options;
    }

    private static List<Integer> with(List<Integer> state, int index, int number) {
        var next = new ArrayList<>(state);
        next.set(index, number);
        return next;
    }

    /// Antonim against a search on sets of distinct heaps.
    @Test
    void antonimAgreesWithASearchOnSets() {
        var board = new Antonim();
        var values = Oracles.valuesOfParts(board);
        var plain = new OutcomeOracle<Set<Integer>>(GameMoves.whole(BoardRulesTest::antonim), false);
        for (int set = 0; set < 1 << 9; set++) {
            var heaps = new TreeSet<Integer>();
            var text = new StringBuilder("0");
            for (int i = 0; i < 9; i++)
                if ((set >> i & 1) != 0 && heaps.add(i + 1)) text.append(' ').append(i + 1);
            assertThat(values.value(board.parts(board.read(text.toString()))) != 0)
                    .as(text.toString())
                    .isEqualTo(plain.wins(heaps));
        }
    }

    private static List<Set<Integer>> antonim(Set<Integer> heaps) {
        var options = new ArrayList<Set<Integer>>();
        for (int heap : heaps)
            for (int left = 0; left < heap; left++) {
                if (heaps.contains(left)) continue;
                var next = new TreeSet<>(heaps);
                next.remove(heap);
                if (left > 0) next.add(left);
                options.add(next);
            }
        return options;
    }

    /// Sylver Coinage against a sieve. The rules: Winning Ways, chapter 18.
    @Test
    void sylverCoinageAgreesWithASieve() {
        var board = new SylverCoinage();
        var values = Oracles.values(board);
        var plain = new OutcomeOracle<Set<Integer>>(GameMoves.whole(BoardRulesTest::sylver), false);
        for (var text : List.of("2 3", "2 9", "3 4", "3 7 8", "4 5", "4 6 7", "5 6", "4 7 9", "5 7 9 11", "4 9"))
            assertThat(values.value(board.read(text)) != 0).as(text).isEqualTo(plain.wins(gaps(text)));
    }

    private static Set<Integer> gaps(String text) {
        var sums = new boolean[200];
        sums[0] = true;
        for (var word : text.split(" "))
            for (int i = Integer.parseInt(word); i < 200; i++) sums[i] |= sums[i - Integer.parseInt(word)];
        var gaps = new TreeSet<Integer>();
        for (int i = 1; i < 200; i++) if (!sums[i]) gaps.add(i);
        return gaps;
    }

    private static List<Set<Integer>> sylver(Set<Integer> gaps) {
        var options = new ArrayList<Set<Integer>>();
        for (int named : gaps) {
            if (named == 1) continue;
            var left = new TreeSet<Integer>();
            for (int gap : gaps) {
                boolean sum = false;
                for (int rest = gap; rest >= 0; rest -= named) sum |= rest == 0 || rest != gap && !gaps.contains(rest);
                if (!sum) left.add(gap);
            }
            options.add(left);
        }
        return options;
    }
}
