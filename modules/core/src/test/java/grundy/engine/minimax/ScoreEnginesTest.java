package grundy.engine.minimax;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.plain.PlainMinimax;
import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.rules.ScoredBoard;
import grundy.rules.ScoredMove;
import grundy.rules.ScoredRuleset;
import grundy.rules.scored.ConnectFour;
import grundy.rules.scored.DotsAndBoxes;
import grundy.rules.scored.EndsRow;
import grundy.rules.scored.FrontRow;
import grundy.rules.scored.MnkGame;
import grundy.rules.scored.PointHeaps;
import grundy.rules.scored.RemainingRow;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Values, best lines and best moves agree with plain minimax on thousands of random games, and with published
/// values.
@EveryTurn
class ScoreEnginesTest {
    private static final long SEED = 20_261_121;
    private static final long ENOUGH = Long.MAX_VALUE;

    /// Every move leads to a position with a higher number; ends bring points as well.
    ///
    /// @param ends points of the end at each position
    private record RandomGame(List<List<ScoredMove<Integer>>> moves, long[] ends) implements ScoredRuleset<Integer> {
        static RandomGame of(Random random, int positions, int points, boolean again) {
            var moves = new ArrayList<List<ScoredMove<Integer>>>();
            for (int i = 0; i < positions; i++) {
                var own = new ArrayList<ScoredMove<Integer>>();
                int count = i == positions - 1 ? 0 : random.nextInt(5);
                for (int j = 0; j < count; j++) {
                    int to = i + 1 + random.nextInt(Math.min(8, positions - 1 - i));
                    long brings = random.nextInt(-points, points + 1);
                    own.add(new ScoredMove<>(to, brings, again && random.nextInt(4) == 0));
                }
                moves.add(own);
            }
            return new RandomGame(
                    moves, random.longs(positions, -points, points + 1L).toArray());
        }

        @Override
        public Iterable<ScoredMove<Integer>> moves(Integer position) {
            return moves.get(position);
        }

        @Override
        public long ending(Integer position) {
            return ends[position];
        }
    }

    @Tag("slow")
    @Test
    void agreesWithPlainMinimaxOnThousandsOfRandomGames() {
        var random = CaseCount.random(SEED);
        for (int game = 0; game < CaseCount.of(1_500); game++) {
            int points = List.of(0, 1, 3, 1000).get(game % 4);
            var rules = RandomGame.of(random, 2 + random.nextInt(game % 10 == 0 ? 200 : 30), points, game % 3 == 0);
            // A table of the least size is written over all the time.
            var limits = Limits.DEFAULT.holding(game % 2 == 0 ? 1 : 10_000);
            agrees("game %d (seed %d)".formatted(game, SEED), rules, 0, ScoreEngines.search(rules, 0, limits));
        }
    }

    @Tag("slow")
    @Test
    void agreesAtPositionsOfTheGamesOfTheCatalogue() {
        var random = CaseCount.random(SEED);
        for (int round = 0; round < CaseCount.of(20); round++) {
            var name = "round %d (seed %d)".formatted(round, SEED);
            walk(name, new MnkGame(3, 3, 3), random, 0);
            walk(name, new MnkGame(4, 3, 3), random, 3);
            walk(name, new MnkGame(4, 4, 3), random, 8);
            walk(name, new MnkGame(8, 5, 4), random, 32);
            walk(name, new MnkGame(2, 2, 2), random, 0);
            walk(name, new MnkGame(5, 1, 2), random, 0);
            walk(name, new ConnectFour(5, 4), random, 9);
            walk(name, new ConnectFour(6, 4), random, 13);
            walk(name, new ConnectFour(4, 5), random, 9);
            walk(name, new ConnectFour(7, 6), random, 30);
            walk(name, new ConnectFour(1, 6), random, 0);
            walk(name, new ConnectFour(9, 2), random, 8);
            walk(name, new DotsAndBoxes(2, 2), random, 2);
            walk(name, new DotsAndBoxes(3, 2), random, 7);
            walk(name, new DotsAndBoxes(3, 3), random, 14);
            walk(name, new DotsAndBoxes(5, 1), random, 6);
            walk(name, new DotsAndBoxes(1, 1), random, 0);
            walk(name, new DotsAndBoxes(1, 4), random, 4);
        }
    }

    /// Plays at random for some moves and compares there.
    private static <P> void walk(String name, ScoredBoard<P> board, Random random, int least) {
        var position = board.read("");
        int moves = least + random.nextInt(4);
        for (int i = 0; i < moves; i++) {
            var options = new ArrayList<ScoredMove<P>>();
            board.moves(position).forEach(options::add);
            if (options.isEmpty()) break;
            position = options.get(random.nextInt(options.size())).to();
        }
        if (new PlainMinimax<>(board).value(position, 10_000).isEmpty()) return;
        var limits = Limits.DEFAULT.holding(random.nextBoolean() ? 1 : 20_000);
        var text = name + " " + board + " " + board.write(position);
        agrees(text, board, position, ScoreEngines.of(board, position, limits));
        agrees(text, board, position, ScoreEngines.search(board, position, limits));
    }

    /// What is read off a position, by threats, by answers on top of each disc and by the column that nobody wants
    /// to begin, is what plain minimax says.
    @Tag("slow")
    @Test
    void whatIsReadOffAPositionOfConnectFourHolds() {
        var random = CaseCount.random(SEED);
        int told = 0;
        for (int round = 0; round < CaseCount.of(2_000); round++) {
            var board = List.of(
                            new ConnectFour(4, 4),
                            new ConnectFour(5, 4),
                            new ConnectFour(6, 4),
                            new ConnectFour(4, 6),
                            new ConnectFour(5, 5))
                    .get(round % 5);
            told += isTold("round %d (seed %d)".formatted(round, SEED), board, random) ? 1 : 0;
        }
        assertThat(told).as("positions of which something is read off").isGreaterThan(CaseCount.least(300));
    }

    private static boolean isTold(String name, ConnectFour board, Random random) {
        var position = board.read("");
        for (int left = board.columns() * board.rows() - 10 + random.nextInt(6); left > 0; left--) {
            var options = new ArrayList<ScoredMove<ConnectFour.Discs>>();
            board.moves(position).forEach(options::add);
            if (options.isEmpty()) return false;
            position = options.get(random.nextInt(options.size())).to();
        }
        var arena = new ConnectFourArena(board);
        arena.set(position);
        arena.survey();
        long value = new PlainMinimax<>(board).value(position, ENOUGH).orElseThrow();
        assertThat(value).as("%s %s %s", name, board, board.write(position)).isBetween(arena.lower(), arena.upper());
        return arena.lower() > -1 || arena.upper() < 1;
    }

    @Tag("slow")
    @Test
    void agreesOnRows() {
        var random = CaseCount.random(SEED);
        for (int round = 0; round < CaseCount.of(240); round++) {
            int points = List.of(1, 5, 1_000_000).get(round % 3);
            boolean signs = random.nextBoolean();
            var row = LongStream.generate(() -> random.nextInt(signs ? -points : 0, points + 1))
                    .limit(1 + random.nextInt(14))
                    .toArray();
            int most = 1 + random.nextInt(round % 2 == 0 ? 3 : 16);
            var name = "round %d (seed %d)".formatted(round, SEED);
            row(name, new EndsRow(most), RemainingRow.of(row));
            row(name, new FrontRow(most), RemainingRow.of(row));
            var heaps = new PointHeaps.Heaps(IntStream.range(0, 1 + random.nextInt(3))
                    .mapToObj(_ -> random.nextInt(9))
                    .toList());
            row(name, new PointHeaps(most), heaps);
        }
    }

    private static <P> void row(String name, ScoredRuleset<P> rules, P root) {
        var text = name + " " + rules + " " + root;
        agrees(text, rules, root, ScoreEngines.of(rules, root, Limits.DEFAULT));
        agrees(text, rules, root, ScoreEngines.search(rules, root, Limits.DEFAULT));
    }

    private static <P> void agrees(String name, ScoredRuleset<P> rules, P root, ScoreEngine<P> engine) {
        var plain = new PlainMinimax<>(rules);
        long value = plain.value(root, ENOUGH).orElseThrow();
        assertThat(engine.value(root)).as(name).isEqualTo(value);
        assertThat(PlainMinimax.ends(rules, root, engine.line(root), value))
                .as("line of " + name)
                .isTrue();
        var best = new HashSet<ScoredMove<P>>();
        for (var move : rules.moves(root)) {
            long rest = plain.value(move.to(), ENOUGH).orElseThrow();
            if (move.points() + (move.again() ? rest : -rest) == value) best.add(move);
        }
        assertThat(new HashSet<>(engine.best(root))).as("best moves of " + name).isEqualTo(best);
        if (best.isEmpty()) return;
        var foreseen = engine.foresee(root);
        assertThat(foreseen.isExact()).as(name).isTrue();
        assertThat(foreseen.value()).as("foreseen: " + name).isEqualTo(value);
        assertThat(best).as("foreseen: " + name).contains(foreseen.move());
    }

    /// A search that is cut off early claims a value as exact only where it is, and a win or a loss only where it
    /// is forced.
    @Tag("slow")
    @Test
    void whatIsForeseenInTimeThatIsTooShortIsNoClaim() {
        var random = CaseCount.random(SEED);
        int open = 0;
        for (int round = 0; round < CaseCount.of(300); round++) {
            var board = round % 2 == 0 ? new ConnectFour(5, 4) : new MnkGame(4, 4, 3);
            open += foresees("round %d (seed %d)".formatted(round, SEED), board, random) ? 1 : 0;
        }
        assertThat(open).as("searches that were cut off").isGreaterThan(CaseCount.least(20));
    }

    private static <P> boolean foresees(String name, ScoredBoard<P> board, Random random) {
        var position = board.read("");
        for (int i = random.nextInt(8); i > 0; i--) {
            var options = new ArrayList<ScoredMove<P>>();
            board.moves(position).forEach(options::add);
            if (options.isEmpty()) return false;
            position = options.get(random.nextInt(options.size())).to();
        }
        if (!board.moves(position).iterator().hasNext()) return false;
        long value = ScoreEngines.of(board, position, Limits.DEFAULT).value(position);
        var looks = new AtomicInteger(1 + random.nextInt(6));
        var foreseen = ScoreEngines.of(board, position, Limits.DEFAULT.until(new LookLimit(looks)))
                .foresee(position);
        if (foreseen.isExact() || foreseen.value() != 0)
            assertThat(foreseen.value()).as(name).isEqualTo(value);
        return !foreseen.isExact();
    }

    /// Passed when it was asked so often.
    private record LookLimit(AtomicInteger left) implements Deadline {
        @Override
        public boolean isPassed() {
            return left.decrementAndGet() < 0;
        }

        @Override
        public Message explanation() {
            return Deadline.timeIsOver(0);
        }
    }

    /// A single heap is worth a wave between 0 and k: taking all one may is best.
    @Test
    void aHeapOfPointsIsWorthAWave() {
        for (int most = 1; most <= 9; most++) {
            var rules = new PointHeaps(most);
            var root = PointHeaps.Heaps.of(5000);
            var engine = ScoreEngines.of(rules, root, Limits.DEFAULT);
            for (int size = 0; size <= 5000; size++) {
                int rest = size % (2 * most);
                assertThat(engine.value(PointHeaps.Heaps.of(size))).isEqualTo(Math.min(rest, 2 * most - rest));
            }
        }
    }

    /// How many positions can come about is published: OEIS A212693 (4 columns, 4 rows), and 5478 of tic-tac-toe.
    @Tag("slow")
    @Test
    void theRulesLeadToAsManyPositionsAsPublished() {
        assertThat(positions(new MnkGame(3, 3, 3))).isEqualTo(5478);
        assertThat(positions(new ConnectFour(4, 4))).isEqualTo(161_029);
    }

    private static <P> long positions(ScoredBoard<P> board) {
        var plain = new PlainMinimax<>(board);
        assertThat(plain.value(board.read(""), ENOUGH)).hasValue(0);
        return plain.positions();
    }

    /// J. Tromp, Solving Connect-4 on medium board sizes (2008): 1 is a win of the first player.
    @Tag("slow")
    @DrawnCases(oneIn = 6)
    @ParameterizedTest
    @CsvSource({"4,4,0", "5,4,0", "6,4,-1", "7,4,0", "4,5,0", "5,5,0", "4,6,0", "5,6,0", "4,7,0"})
    void connectFourComesOutAsPublished(int columns, int rows, int value) {
        var rules = new ConnectFour(columns, rows);
        assertThat(ScoreEngines.of(rules, rules.read(""), Limits.DEFAULT).value(rules.read("")))
                .isEqualTo(value);
    }

    /// J. W. H. M. Uiterwijk and H. J. van den Herik, The advantage of the initiative, Information Sciences
    /// 122 (2000).
    @Tag("slow")
    @DrawnCases(oneIn = 6)
    @ParameterizedTest
    @CsvSource({
        "3,3,3,0", "4,3,3,1", "3,4,3,1", "4,4,3,1", "4,4,4,0", "5,4,4,0", "5,5,3,1", "2,2,3,0", "1,1,1,1", "6,4,4,0"
    })
    void gamesOfSeveralInARowComeOutAsPublished(int columns, int rows, int inRow, int value) {
        var rules = new MnkGame(columns, rows, inRow);
        assertThat(ScoreEngines.of(rules, rules.read(""), Limits.DEFAULT).value(rules.read("")))
                .isEqualTo(value);
    }

    /// J. Barker and R. Korf, Solving Dots-and-Boxes, AAAI 2012, after D. Wilson (2002).
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"1,1,-1", "2,1,0", "2,2,2", "3,2,-2", "2,3,-2"})
    void dotsAndBoxesComeOutAsPublished(int columns, int rows, int value) {
        var rules = new DotsAndBoxes(columns, rows);
        assertThat(ScoreEngines.of(rules, rules.read(""), Limits.DEFAULT).value(rules.read("")))
                .isEqualTo(value);
    }

    /// With an even number of coins the first player can have all at even places or all at odd ones.
    @Tag("slow")
    @Test
    void thousandsOfStonesFromEitherEnd() {
        var random = CaseCount.random(SEED);
        int count = 2 * CaseCount.of(2_500);
        for (int most : new int[] {1, 2, 77, count}) {
            var stones = RemainingRow.of(random.longs(count, 0, 1_000_000_000L).toArray());
            var rules = new EndsRow(most);
            var engine = ScoreEngines.of(rules, stones, Limits.DEFAULT);
            long value = engine.value(stones);
            assertThat(PlainMinimax.ends(rules, stones, engine.line(stones), value))
                    .isTrue();
            if (most > 1) continue;
            long even = 0;
            for (int i = 0; i < count; i++)
                even += i % 2 == 0 ? stones.row().get(i) : -stones.row().get(i);
            assertThat(value).isGreaterThanOrEqualTo(Math.abs(even));
        }
    }

    @Test
    void pointsAreExactUpToTheLimit() {
        long large = 1L << 60;
        var stones = RemainingRow.of(large, -large, large, large - 1);
        for (var rules : List.<ScoredRuleset<RemainingRow>>of(new EndsRow(1), new EndsRow(3), new FrontRow(2)))
            assertThat(ScoreEngines.of(rules, stones, Limits.DEFAULT).value(stones))
                    .isEqualTo(new PlainMinimax<>(rules).value(stones, ENOUGH).orElseThrow());
    }
}
