package grundy.check.plain;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.ClaimedMove;
import grundy.rules.Oracles;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.GameMoves;
import grundy.testkit.LoserOracle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Who loses, and by which moves, whoever is to move and whatever each would like best: as the oracle has it.
class PlainLosersTest {
    private static final long MOST = 100_000;

    private static Sum sum(String text) throws SyntaxException {
        return new RuleLanguage(Catalogue.builtIn()).question(Source.of(text));
    }

    private static List<GameMoves<Position>> moves(Sum sum) {
        var rules = (RuleTree.Players) sum.components().getFirst().game().rules();
        return rules.byPlayer().stream().map(Oracles::moves).toList();
    }

    /// Each likes to see the player lose who is so many places on.
    private static List<List<Integer>> orders(int players, int step) {
        return IntStream.range(0, players)
                .mapToObj(player -> IntStream.range(0, players)
                        .mapToObj(i -> (player + 1 + step * i) % players)
                        .toList())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3 players: take 1..2 6",
                "3 players: take {1,3} 2 5",
                "3 players: take 1..2 or split 5",
                "3 players: take 1; take {1,2}; take 2..3 1 4 2",
                "3 players: nim 0 0",
                "2 players: take 1; take {1,2} 3 3",
                "5 players: take {1,2} 6 2"
            })
    void whoLosesAndByWhichMoves(String text) throws SyntaxException {
        var sum = sum(text);
        var moves = moves(sum);
        int players = moves.size();
        var heaps =
                sum.components().stream().map(component -> component.position()).toList();
        for (int step : new int[] {1, players - 1, 2})
            for (int mover = 0; mover < players; mover++) {
                if (players == 2 && step == 2) continue;
                var orders = orders(players, step);
                var oracle = new LoserOracle<>(moves, orders);
                int loser = oracle.loser(heaps, mover);
                var plain = PlainLosers.of(sum, orders, mover, MOST).orElseThrow();
                assertThat(plain.loser())
                        .as("%s, player %d, %d", text, mover, step)
                        .isEqualTo(loser);
                var winning = new HashSet<ClaimedMove>();
                for (int i = 0; i < heaps.size(); i++)
                    for (var option : moves.get(mover).from(heaps.get(i))) {
                        var after = new ArrayList<>(heaps);
                        after.remove(i);
                        after.addAll(option);
                        if (loser != mover && oracle.loser(after, (mover + 1) % players) == loser)
                            winning.add(new ClaimedMove(Optional.empty(), List.of(ClaimedMove.Step.of(i, option))));
                    }
                assertThat(plain.winningMoves()).containsExactlyInAnyOrderElementsOf(winning);
                assertThat(plain.positions())
                        .isEqualTo(reached(moves, heaps, mover).size());
            }
    }

    private record Turn(int mover, List<Position> heaps) {
        static Turn of(int mover, List<Position> heaps) {
            return new Turn(
                    mover,
                    heaps.stream()
                            .sorted(Comparator.comparing(Position::toString))
                            .toList());
        }
    }

    private static Set<Turn> reached(List<GameMoves<Position>> moves, List<Position> heaps, int mover) {
        var reached = new HashSet<Turn>();
        var open = new ArrayList<>(List.of(Turn.of(mover, heaps)));
        while (!open.isEmpty()) {
            var now = open.removeLast();
            if (!reached.add(now)) continue;
            for (var after : moves.get(now.mover).fromSum(now.heaps))
                open.add(Turn.of((now.mover + 1) % moves.size(), after));
        }
        return reached;
    }

    /// Where play can come back to a position, and where there are more moves than may be looked at.
    @ParameterizedTest
    @ValueSource(strings = {"3 players: (n): (n) | (n-1) 2", "3 players: take 1..2 60000"})
    void whatDoesNotEndSoonIsLeftOpen(String text) throws SyntaxException {
        assertThat(PlainLosers.of(sum(text), orders(3, 1), 0, MOST)).isEmpty();
    }
}
