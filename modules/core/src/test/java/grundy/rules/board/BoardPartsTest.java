package grundy.rules.board;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.Board;
import grundy.rules.OneSide;
import grundy.rules.Oracles;
import grundy.rules.board.coin.CoinGame;
import grundy.rules.board.coin.CoinProduct;
import grundy.rules.catalogue.Boards;
import grundy.value.Side;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Taking a position apart must change nothing, in normal play and in misere play, for every position that can be
/// reached from these; and every one of them must be read as it is written.
class BoardPartsTest {
    static Stream<String> names() {
        return Boards.names().stream();
    }

    static Board<?> board(String name) {
        return OneSide.of(Boards.find(name, Map.of()).orElseThrow(), Side.LEFT);
    }

    @Test
    void everyBoardIsTriedHere() {
        assertThat(BoardPositions.SMALL.keySet()).containsExactlyInAnyOrderElementsOf(Boards.names());
        assertThat(Boards.find("no-such-board", Map.of())).isEmpty();
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("names")
    void partsKeepTheValueAndTheMisereWinner(String name) {
        for (var text : requireNonNull(BoardPositions.SMALL.get(name))) partsAgree(board(name), text);
    }

    private static <P> void partsAgree(Board<P> board, String text) {
        var whole = Oracles.values(board);
        var byParts = Oracles.valuesOfParts(board);
        var misere = Oracles.misere(board);
        var misereByParts = Oracles.misereOfParts(board);
        for (var position : Oracles.reachable(board, board.read(text))) {
            var said = board.write(position);
            assertThat(byParts.value(board.parts(position))).as(said).isEqualTo(whole.value(position));
            assertThat(misereByParts.wins(board.parts(position)))
                    .as("misere " + said)
                    .isEqualTo(misere.wins(position));
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("names")
    void everyPositionIsReadAsItIsWritten(String name) {
        for (var text : requireNonNull(BoardPositions.SMALL.get(name))) roundTrip(board(name), text);
    }

    @Tag("slow")
    @Test
    void productsKeepTheirPositionsToo() {
        for (var first : List.of("twins", "triplets", "ruler"))
            for (var second : List.of("turning-turtles", "triplets")) {
                var board = new CoinProduct((CoinGame) board(first), (CoinGame) board(second));
                for (var text : List.of("THT/HTT/TTH", "(1,2) (3,3)", "2 4", "0", "(4,1)")) {
                    partsAgree(board, text);
                    roundTrip(board, text);
                }
            }
    }

    private static <P> void roundTrip(Board<P> board, String text) {
        var all = new ArrayList<>(Oracles.reachable(board, board.read(text)));
        for (int i = 0; i < all.size(); i += 1 + all.size() / 500) {
            var position = all.get(i);
            var said = board.write(position);
            var again = board.read(said);
            assertThat(again).as(said).isEqualTo(position).hasSameHashCodeAs(position);
            assertThat(board.write(again)).isEqualTo(said);
            for (var part : board.parts(position))
                assertThat(board.read(board.write(part))).isEqualTo(part);
        }
    }

    @Test
    void theOptionsOfAHugeHeapCanBeBegun() {
        var huge = BigInteger.TEN.pow(18);
        for (var name : List.of(
                "staircase",
                "moore",
                "nimble",
                "northcott",
                "silver-dollar",
                "georgia-and-bob",
                "welter",
                "end-nim",
                "antonim",
                "nim-with-a-pass",
                "parity-nim",
                "redistribution-nim",
                "split-pairs",
                "turning-turtles",
                "mock-turtles",
                "twins",
                "triplets",
                "ruler",
                "kayles-ring",
                "chomp")) {
            var text = name.equals("chomp") || name.equals("split-pairs")
                    ? "3 " + huge
                    : name.equals("kayles-ring") ? huge.toString() : "2 5 " + huge;
            assertThat(begin(board(name), text)).as(name).isNotEmpty();
        }
    }

    private static <P> String begin(Board<P> board, String text) {
        return board.write(board.options(board.read(text)).iterator().next());
    }
}
