package grundy.engine.lines;

import grundy.check.Evidence;
import grundy.engine.DecidedPosition;
import grundy.engine.lines.LineMoves.Ray;
import grundy.finding.CountedList;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// P-positions of two heaps by {@link ColdLines}, as far as a greatest heap.
///
/// Cost: see there; then for each position a step for each row and each direction.
final class PairColds {
    private final LineMoves moves;
    private final int to;
    private final int[] coldOf;

    /// @param moves for which {@link ColdLines#isFor} says yes
    /// @param to the greatest heap, up to {@link ColdLines#MOST}
    PairColds(LineMoves moves, Play play, int to, Limits limits) {
        this.moves = moves;
        this.to = to;
        this.coldOf = new ColdLines(moves, play, to, limits).find();
    }

    int to() {
        return to;
    }

    /// @param position of two heaps of at most the greatest
    DecidedPosition at(Tuple position) {
        int a = position.get(0).intValueExact();
        int b = position.get(1).intValueExact();
        if (Math.max(a, b) > to) throw new IllegalArgumentException(position + " is beyond heaps of " + to);
        return new DecidedPair(a, b);
    }

    private final class DecidedPair implements DecidedPosition {
        private final int a;
        private final int b;

        DecidedPair(int a, int b) {
            this.a = a;
            this.b = b;
        }

        @Override
        public boolean isCold() {
            return coldOf[a] == b;
        }

        @Override
        public CountedList<List<Position>> coldOptions() {
            var options = new ArrayList<List<Position>>();
            for (int row = a; row >= 0; row--) {
                int cold = coldOf[row];
                if (cold >= 0 && leads(a - row, b - cold))
                    options.add(List.of(Tuple.of(BigInteger.valueOf(row), BigInteger.valueOf(cold))));
            }
            return CountedList.of(options);
        }

        @Override
        public Evidence evidence() {
            return new Evidence.Exhaustive(Math.max(a, b) + 1L);
        }
    }

    private boolean leads(int first, int second) {
        if (second < 0 || first + second == 0) return false;
        var rays = Stream.concat(moves.lines().stream().map(line -> new Ray(line, 0, 0)), moves.rays().stream());
        return rays.anyMatch(ray -> isMultiple(ray.line(), first - ray.first(), second - ray.second()))
                || moves.steps().stream().anyMatch(step -> step.first() == first && step.second() == second);
    }

    private static boolean isMultiple(MoveLine line, int first, int second) {
        int times = line.p() > 0 ? first / line.p() : second / line.q();
        return times > 0 && times * line.p() == first && times * line.q() == second;
    }
}
