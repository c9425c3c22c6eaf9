package grundy.theory.coins;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.engine.NimValues;
import grundy.rules.BoardPosition;
import grundy.rules.Oracles;
import grundy.rules.RuleTree;
import grundy.rules.board.coin.CoinGame;
import grundy.rules.board.coin.CoinProduct;
import grundy.rules.board.coin.HeadGrid;
import grundy.rules.catalogue.Boards;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.testkit.NimValueOracle;
import grundy.theory.Theorems;
import grundy.value.NimField64;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Products of games of turning coins: the nim-products against the definition of the value, move by move.
@Tag("slow")
@EveryTurn
class TartanProductTest {
    private static final long SEED = 20261123;
    private static final List<String> FACTORS =
            List.of("turning-turtles", "mock-turtles", "twins", "triplets", "ruler");

    private final Random random = CaseCount.random(SEED);

    private static CoinProduct product(String first, String second) {
        return new CoinProduct(coins(first), coins(second));
    }

    private static CoinGame coins(String name) {
        return (CoinGame) Boards.find(name, Map.of()).orElseThrow();
    }

    private static NimValues form(CoinProduct board) {
        return new Theorems()
                .find(new RuleTree.OnBoard("product", Map.of(), board), Play.NORMAL)
                .orElseThrow();
    }

    private static BoardPosition position(CoinProduct board, String text) {
        var state = board.read(text);
        return new BoardPosition(state, board.write(state));
    }

    private String drawing(int rows, int columns) {
        return IntStream.range(0, rows)
                .mapToObj(_ -> IntStream.range(0, columns)
                        .mapToObj(_ -> random.nextInt(3) == 0 ? "H" : "T")
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("/"));
    }

    /// All 25 products on boards of up to 10 coins: value, number and list of the options of every value.
    @Test
    void valuesAndOptionsAreThoseOfTheDefinition() {
        int[][] shapes = {{3, 3}, {2, 5}, {5, 2}, {1, 9}, {9, 1}};
        for (var first : FACTORS)
            for (var second : FACTORS) {
                var board = product(first, second);
                var form = form(board);
                for (var shape : shapes) {
                    var truth = Oracles.values(board);
                    for (int i = 0; i < CaseCount.of(12); i++) agrees(board, form, truth, drawing(shape[0], shape[1]));
                }
            }
    }

    private static void agrees(CoinProduct board, NimValues form, NimValueOracle<HeadGrid> truth, String text) {
        var at = position(board, text);
        var state = (HeadGrid) at.state();
        assertThat(form.value(at)).as("seed %d: %s %s", SEED, board, text).isEqualTo(truth.value(state));
        for (int value = 0; value <= truth.value(state) + 2; value++) {
            var options = form.optionsOfValue(at, BigInteger.valueOf(value));
            Set<Object> expected = new HashSet<>(Oracles.optionsOfValue(truth, state, value));
            assertThat(options.stream().map(parts -> ((BoardPosition) parts.getFirst()).state()))
                    .as("seed %d: %s %s to %d", SEED, board, text, value)
                    .containsExactlyInAnyOrderElementsOf(expected);
            assertThat(options.count()).isEqualTo(expected.size());
        }
    }

    /// Larger boards, on which not every position below can be searched: every single move is tried.
    @Test
    void onLargerBoardsTheWinningMovesAreAllThatLeaveZero() {
        for (int i = 0; i < CaseCount.of(60); i++) {
            var board = product(FACTORS.get(random.nextInt(5)), FACTORS.get(random.nextInt(5)));
            var form = form(board);
            var text = IntStream.range(0, 1 + random.nextInt(3))
                    .mapToObj(_ -> "(%d,%d)".formatted(1 + random.nextInt(14), 1 + random.nextInt(14)))
                    .distinct()
                    .collect(Collectors.joining(" "));
            var at = position(board, text);
            var winning = new HashSet<HeadGrid>();
            for (var to : board.options((HeadGrid) at.state()))
                if (form.value(new BoardPosition(to, "")).signum() == 0) winning.add(to);
            var options = form.optionsOfValue(at, BigInteger.ZERO);
            assertThat(options.stream().map(parts -> (HeadGrid) ((BoardPosition) parts.getFirst()).state()))
                    .as("seed %d: %s %s", SEED, board, text)
                    .containsExactlyInAnyOrderElementsOf(winning);
            assertThat(options.count()).isEqualTo(winning.size());
        }
    }

    @Test
    void turningCornersIsTheTableOfNimMultiplication() {
        var board = product("twins", "twins");
        for (int a = 0; a < 40; a++)
            for (int b = 0; b < 40; b++)
                assertThat(form(board).value(position(board, "(%d,%d)".formatted(a + 1, b + 1))))
                        .isEqualTo(NimField64.multiply(a, b));
    }

    @Test
    void oneLongSideIsNoMatter() {
        for (var game : List.of("twins", "ruler", "turning-turtles")) {
            var board = product("twins", game);
            var form = form(board);
            var at = position(board, "(7,1000000000000000003) (12,9)");
            var options = form.optionsOfValue(at, BigInteger.ZERO);
            assertThat(options.count()).isPositive();
            options.stream()
                    .limit(20)
                    .filter(_ -> !game.equals("ruler"))
                    .forEach(parts -> assertThat(form.value(parts.getFirst())).isZero());
            assertThat(form.optionsOfValue(position(board, "(1000000000000000003,7)"), BigInteger.ZERO)
                            .count())
                    .isPositive();
        }
    }

    @Test
    void whereBothSidesAreLongSomeMovesAreFoundAndNotCounted() {
        var board = product("twins", "twins");
        var form = form(board);
        var won = position(board, "(1000000000000000003,1000000000000000003)");
        assertThat(form.value(won)).isEqualTo(NimField64.square(1000000000000000002L));
        var options = form.optionsOfValue(won, BigInteger.ZERO);
        assertThat(options.uncounted()).asString().contains("2097152");
        assertThat(options.stream())
                .hasSize(options.count().intValueExact())
                .isNotEmpty()
                .allMatch(parts -> form.value(parts.getFirst()).signum() == 0);
        var lost = position(board, "(1000000000000000003,2) (2,1000000000000000003)");
        assertThat(form.value(lost)).isZero();
        assertThat(form.optionsOfValue(lost, BigInteger.ZERO).count()).isZero();
    }
}
