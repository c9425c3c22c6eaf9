package grundy.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.testkit.CompoundMoves.MovedComponents;
import grundy.testkit.LoopyOracle.Ending;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The oracles against printed tables and counts by hand: nothing else would notice if they were wrong.
class OraclesTest {
    private static List<List<Integer>> kayles(int pins) {
        var all = new ArrayList<List<Integer>>();
        for (int taken = 1; taken <= Math.min(2, pins); taken++)
            for (int one = 0; one <= pins - taken; one++) all.add(List.of(one, pins - taken - one));
        return all;
    }

    private static List<Integer> taking(int heap, int most) {
        return IntStream.rangeClosed(1, Math.min(heap, most))
                .mapToObj(taken -> heap - taken)
                .toList();
    }

    private static final GameMoves<Integer> NIM = GameMoves.whole(heap -> taking(heap, heap));

    /// Winning Ways, chapter 4, table 6.
    @Test
    void kaylesHasTheValuesPrinted() {
        var oracle = new NimValueOracle<Integer>(OraclesTest::kayles, false);
        assertThat(IntStream.range(0, 24).map(oracle::value))
                .containsExactly(0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7);
        assertThat(oracle.optionsOfValue(3, 0)).containsExactlyInAnyOrder(List.of(1, 1));
    }

    /// Bouton 1901: lost by the nim-sum, and in misere play by the number of heaps where all are at most 1.
    @Test
    void nimIsWonAsBoutonSays() {
        var normal = new OutcomeOracle<>(NIM, false);
        var misere = new OutcomeOracle<>(NIM, true);
        for (int a = 0; a < 6; a++)
            for (int b = 0; b < 6; b++)
                for (int c = 0; c < 6; c++) {
                    int sum = a ^ b ^ c;
                    assertThat(normal.wins(List.of(a, b, c))).isEqualTo(sum != 0);
                    boolean ones = a <= 1 && b <= 1 && c <= 1;
                    assertThat(misere.wins(List.of(a, b, c))).isEqualTo(ones ? sum == 0 : sum != 0);
                }
    }

    @Test
    void misereValuesOfOneHeapExchangeZeroAndOne() {
        var oracle = new NimValueOracle<>(NIM, true);
        assertThat(IntStream.range(0, 6).map(oracle::value)).containsExactly(1, 0, 2, 3, 4, 5);
    }

    /// Take 1 or 2: a lost heap of 3k lasts 2k moves; a winner who delays and a loser who hurries need as
    /// many or fewer.
    @Test
    void lengthsAreThoseCountedByHand() {
        var remoteness = new LengthOracle<Integer>(heap -> taking(heap, 2), false, false);
        assertThat(IntStream.range(0, 10).map(remoteness::length)).containsExactly(0, 1, 1, 2, 3, 3, 4, 5, 5, 6);
        var suspense = new LengthOracle<Integer>(heap -> taking(heap, 2), false, true);
        assertThat(IntStream.range(0, 7).map(suspense::length)).containsExactly(0, 1, 1, 2, 3, 3, 4);
        var misere = new LengthOracle<Integer>(heap -> taking(heap, 2), true, false);
        assertThat(IntStream.range(0, 6).map(misere::length)).containsExactly(0, 1, 2, 2, 3, 4);
    }

    /// Left takes 1, Right takes 1 or 2.
    @Test
    void sidesWinAsByHand() {
        var oracle = new SidesOracle<Integer>(
                GameMoves.whole(heap -> taking(heap, 1)), GameMoves.whole(heap -> taking(heap, 2)), false);
        assertThat(oracle.outcome(List.of(0))).isEqualTo('P');
        assertThat(oracle.outcome(List.of(1))).isEqualTo('N');
        assertThat(oracle.outcome(List.of(2))).isEqualTo('R');
        assertThat(oracle.outcome(List.of(3))).isEqualTo('R');
    }

    /// Three players take 1: the loser is the player whose turn it is when nothing is left; with 1 or 2 one
    /// may choose.
    @Test
    void losersAreAsByHand() {
        var one = GameMoves.<Integer>whole(heap -> taking(heap, 1));
        var orders = List.of(List.of(1, 2, 0), List.of(2, 0, 1), List.of(0, 1, 2));
        var oracle = new LoserOracle<>(List.of(one, one, one), orders);
        for (int heap = 0; heap < 9; heap++)
            assertThat(oracle.loser(List.of(heap), 0)).isEqualTo(heap % 3);
        var two = GameMoves.<Integer>whole(heap -> taking(heap, 2));
        assertThat(new LoserOracle<>(List.of(two, two, two), orders).loser(List.of(2), 0))
                .isEqualTo(1);
    }

    /// A row of coins from either end: 1 5 2 is lost by 2, and 8 15 3 7 won by 11.
    @Test
    void scoresAreAsByHand() {
        record TakenCoin(List<Integer> rest, int coin) {}
        var oracle = new ScoreOracle<List<Integer>, TakenCoin>(
                row -> row.isEmpty()
                        ? List.of()
                        : List.of(
                                new TakenCoin(row.subList(1, row.size()), row.getFirst()),
                                new TakenCoin(row.subList(0, row.size() - 1), row.getLast())),
                taken -> new ScoreOracle.MoveEffect<>(taken.rest, taken.coin, false),
                _ -> 0);
        assertThat(oracle.value(List.of(1, 5, 2))).isEqualTo(-2);
        assertThat(oracle.value(List.of(8, 15, 3, 7))).isEqualTo(11);
        assertThat(oracle.best(List.of(8, 15, 3, 7))).containsExactly(new TakenCoin(List.of(8, 15, 3), 7));
    }

    @Test
    void aTableOfHeapsHasTheValuesPrinted() {
        var values = HeapOracle.values(24, (pins, known, seen) -> {
            for (var parts : kayles(pins)) seen.set(known[parts.getFirst()] ^ known[parts.getLast()]);
        });
        assertThat(values).containsExactly(0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7);
        assertThat(HeapOracle.values(3, true, (heap, known, seen) -> {
                    if (heap > 1) seen.set(known[heap - 2]);
                }))
                .containsExactly(1, 1, 0);
    }

    @Tag("slow")
    @Test
    void playMayBeLongerThanAStackIsDeep() {
        GameMoves<Integer> one = GameMoves.whole(heap -> taking(heap, 1));
        assertThat(new NimValueOracle<>(one, false).value(100_001)).isEqualTo(1);
        assertThat(new OutcomeOracle<>(one, true).wins(100_000)).isTrue();
    }

    @Test
    void playThatComesBackOrGoesOnTooFarIsRefused() {
        GameMoves<Integer> round = GameMoves.whole(place -> List.of((place + 1) % 3));
        assertThatThrownBy(() -> new NimValueOracle<>(round, false).value(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Play can come back to 0");
        assertThatThrownBy(() -> new OutcomeOracle<>(round, false).wins(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Play can come back to [0]");
        assertThatThrownBy(() -> new OutcomeOracle<>(NIM, false, 10).wins(List.of(3, 4, 5)))
                .isInstanceOf(TooManyPositionsException.class)
                .hasMessageStartingWith("More than 10 positions");
    }

    /// From 0 one may go round by 1 and 2, or leave by 3 to 4, where play ends: 3 wins, and who is at 0 had better
    /// not leave.
    @Test
    void drawsAreWhatNobodyCanWin() {
        var options = List.of(List.of(1, 3), List.of(2), List.of(0), List.of(4), List.<Integer>of());
        var oracle = new LoopyOracle<>(List.of(0), options::get, false);
        assertThat(oracle.result(3)).contains(new LoopyOracle.Result(true, 1));
        assertThat(oracle.result(4)).contains(new LoopyOracle.Result(false, 0));
        assertThat(oracle.isLost(4)).isTrue();
        for (int place = 0; place < 3; place++)
            assertThat(oracle.result(place)).as("place " + place).isEmpty();
        var stated = new LoopyOracle<>(
                List.of(0), options::get, false, place -> place == 1 ? Optional.of(Ending.LOSS) : Optional.empty());
        assertThat(stated.result(0)).contains(new LoopyOracle.Result(true, 1));
        assertThat(oracle.positions()).isEqualTo(5);
    }

    /// Of heaps of 2, 1 and 0, taking 1 or more: 3 moves in one heap, 2 in every heap, and 5 in some of them.
    @Test
    void movesOfCompoundsAreCountedByHand() {
        var heaps = List.of(2, 1, 0);
        assertThat(new CompoundMoves<>(NIM, MovedComponents.ONE, false).from(heaps))
                .hasSize(3);
        assertThat(new CompoundMoves<>(NIM, MovedComponents.EVERY, false).from(heaps))
                .containsExactlyInAnyOrder(Map.of(0, List.of(1), 1, List.of(0)), Map.of(0, List.of(0), 1, List.of(0)));
        assertThat(new CompoundMoves<>(NIM, MovedComponents.SOME, false).from(heaps))
                .hasSize(5);
        assertThat(new CompoundMoves<>(NIM, MovedComponents.SOME, true).from(heaps))
                .isEmpty();
        assertThat(CompoundMoves.after(heaps, Map.of(0, List.of(1, 1)))).containsExactly(1, 1, 1, 0);
    }

    @Test
    void partsAreTakenOneByOneAndReached() {
        GameMoves<Integer> split = GameMoves.parted(heap -> heap > 2 ? List.of(heap - 1) : List.of(), half -> {
            int one = half / 2;
            return List.of(one, half - one);
        });
        assertThat(split.from(6)).containsExactly(List.of(2, 3));
        assertThat(split.reachable(6)).containsExactlyInAnyOrder(6, 3, 2, 1);
        assertThat(split.remembered().from(6)).isEqualTo(split.from(6));
    }
}
