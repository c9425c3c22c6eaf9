package grundy.check;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.plain.PlainMinimax;
import grundy.rules.ScoredMove;
import grundy.rules.ScoredRuleset;
import grundy.rules.scored.FewestPoints;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// With how many points a player may end where both make best moves: line by line.
class GainsTest {
    private static final int POSITIONS = 9;

    /// Moves at random from each position to smaller ones, and what the end at 0, 1 or 2 brings.
    private record RandomGame(List<List<ScoredMove<Integer>>> all, List<Long> ends) implements ScoredRuleset<Integer> {
        static RandomGame of(Random random) {
            return new RandomGame(
                    IntStream.range(0, POSITIONS)
                            .mapToObj(from -> from < 3
                                    ? List.<ScoredMove<Integer>>of()
                                    : random.ints(3, 0, from)
                                            .mapToObj(to ->
                                                    new ScoredMove<>(to, random.nextInt(3), random.nextInt(4) == 0))
                                            .toList())
                            .toList(),
                    random.longs(3, -2, 3).boxed().toList());
        }

        @Override
        public Iterable<ScoredMove<Integer>> moves(Integer position) {
            return all.get(position);
        }

        @Override
        public long ending(Integer position) {
            return ends.get(position);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void areThoseOfSomeLineOfBestMoves(boolean fewest) {
        for (int seed = 0; seed < 300; seed++) {
            var drawn = RandomGame.of(new Random(seed));
            ScoredRuleset<Integer> rules = fewest ? new FewestPoints<>(drawn) : drawn;
            var plain = new PlainMinimax<>(rules);
            assertThat(plain.value(POSITIONS - 1, Long.MAX_VALUE)).isPresent();
            var gains = new HashSet<Long>();
            lines(rules, plain, POSITIONS - 1, true, 0, fewest, gains);
            assertThat(plain.gains(POSITIONS - 1, fewest)).as("seed " + seed).isEqualTo(gains);
        }
    }

    private static void lines(
            ScoredRuleset<Integer> rules,
            PlainMinimax<Integer> plain,
            int at,
            boolean first,
            long mine,
            boolean areCosts,
            Set<Long> gains) {
        var best = plain.best(at);
        for (var move : best)
            lines(rules, plain, move.to(), first == move.again(), mine + (first ? move.points() : 0), areCosts, gains);
        if (!best.isEmpty()) return;
        long end = first ? rules.ending(at) : -rules.ending(at);
        gains.add(mine + (areCosts ? Math.min(end, 0) : Math.max(end, 0)));
    }
}
