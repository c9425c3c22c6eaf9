package grundy.rules.scored;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.rules.PositionException;
import grundy.rules.ScoredBoard;
import grundy.rules.ScoredMove;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Positions and moves of games with a score as text: what is written can be read, what makes no sense is refused
/// where it stands, and what counts as a line or a box is what people see.
@EveryTurn
class ScoredTextTest {
    private static final long SEED = 20_261_122;

    private static ScoredBoard<?> board(String name) {
        return switch (name) {
            case "ttt" -> new MnkGame(3, 3, 3);
            case "wide" -> new MnkGame(7, 2, 2);
            case "c4" -> new ConnectFour(7, 6);
            case "c54" -> new ConnectFour(5, 4);
            case "c11" -> new ConnectFour(11, 4);
            case "boxes" -> new DotsAndBoxes(2, 2);
            case "row" -> new EndsRow(2);
            default -> throw new AssertionError(name);
        };
    }

    @Tag("slow")
    @Test
    void whatIsWrittenCanBeReadAlongRandomGames() {
        var random = CaseCount.random(SEED);
        for (int game = 0; game < CaseCount.of(60); game++)
            for (var name : List.of("ttt", "wide", "c4", "c54", "c11", "boxes")) follow(board(name), random);
    }

    private static <P> void follow(ScoredBoard<P> board, Random random) {
        var position = board.read("");
        var played = new ArrayList<String>();
        while (true) {
            assertThat(board.read(board.write(position))).isEqualTo(position);
            assertThat(board.read(String.join(" ", played))).isEqualTo(position);
            assertThat(board.picture(position)).isNotEmpty();
            var moves = new ArrayList<ScoredMove<P>>();
            var codes = new HashSet<String>();
            for (var move : board.moves(position)) {
                moves.add(move);
                assertThat(codes.add(board.code(position, move))).isTrue();
                assertThat(board.find(position, board.code(position, move))).hasValue(move);
            }
            if (moves.isEmpty()) return;
            var move = moves.get(random.nextInt(moves.size()));
            played.add(board.code(position, move));
            position = move.to();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "ttt, b2 b2, 3, played already",
        "ttt, 1 10, 2, a square such as b2",
        "ttt, X.O, 0, 3 rows",
        "ttt, X.Q/.../..., 2, a square is X",
        "ttt, XX./.../..., 0, 2 X and 0 O",
        "ttt, a1 a2 b1 b2 c1 c2, 15, over before this move",
        "c4, 4480, 2, 'a column, from 1 to 7'",
        "c54, 11111, 4, column 1 is full",
        "c54, ...../...../..X../....., 0, nothing under it",
        "c11, 12, 0, 'a column, from 1 to 11'",
        "boxes, a1c1, 0, two neighbouring dots",
        "boxes, a1b1 b1-a1, 5, played already",
        "boxes, -./||/../.../.., 3, must have 3 signs",
        "row, 1 x, 2, points"
    })
    void whatMakesNoSenseIsRefusedWhereItStands(String name, String text, int offset, String says) {
        assertThatThrownBy(() -> board(name).read(text))
                .isInstanceOfSatisfying(
                        PositionException.class,
                        fault -> assertThat(fault.offset()).isEqualTo(offset))
                .hasMessageContaining(says);
    }

    /// Every set of four squares in a line, and no other, is four: counted against the definition on random discs.
    @Test
    void fourInARowIsWhatTheDefinitionSays() {
        var random = CaseCount.random(SEED);
        for (int round = 0; round < CaseCount.of(20_000); round++) {
            int columns = 1 + random.nextInt(9);
            int rows = 1 + random.nextInt(Math.min(8, 63 / columns - 1));
            var rules = new ConnectFour(columns, rows);
            long more = random.nextLong();
            long discs = random.nextLong() | more;
            long board = 0;
            for (int column = 0; column < columns; column++) board |= rules.column(column);
            discs &= board;
            assertThat(rules.hasFour(discs))
                    .as("%d x %d, %x", columns, rows, discs)
                    .isEqualTo(fourByDefinition(discs, columns, rows));
        }
        assertThat(new ConnectFour(1, 62).hasFour(0b1011)).isFalse();
        assertThat(new ConnectFour(1, 62).hasFour(0b11110)).isTrue();
    }

    private static boolean fourByDefinition(long discs, int columns, int rows) {
        int[][] steps = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int column = 0; column < columns; column++)
            for (int row = 0; row < rows; row++)
                for (var step : steps) {
                    int count = 0;
                    for (int i = 0; i < 4; i++) {
                        int c = column + i * step[0];
                        int r = row + i * step[1];
                        if (c < columns && r >= 0 && r < rows && (discs >>> c * (rows + 1) + r & 1) != 0) count++;
                    }
                    if (count == 4) return true;
                }
        return false;
    }

    @Test
    void aBoxIsWorthAPointAndAnotherMove() {
        var rules = new DotsAndBoxes(2, 1);
        var three = rules.read("a1b1 a1a2 a2b2 b1c1 b2c2 c1c2");
        var last = rules.find(three, "b2-b1").orElseThrow();
        assertThat(last.points()).isEqualTo(2);
        assertThat(last.again()).isTrue();
        assertThat(rules.moves(last.to())).isEmpty();
    }

    @Test
    void endsOfARowAreTypedInEitherLanguage() {
        var rules = new EndsRow(3);
        var stones = RemainingRow.of(4, 5, 6, 7);
        for (var typed : List.of("L2", "l 2", "left 2", "左2"))
            assertThat(rules.find(stones, typed).orElseThrow().points()).isEqualTo(9);
        assertThat(rules.find(stones, "R1").orElseThrow().points()).isEqualTo(7);
        assertThat(rules.find(stones, "R4")).isEmpty();
    }
}
