package grundy.engine.lines;

import grundy.check.Evidence;
import grundy.engine.ColdPositions;
import grundy.engine.Options;
import grundy.engine.lines.LineMoves.Ray;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// P-positions of two heaps by {@link ColdLines}, for one position.
///
/// Cost: see there, for the greater of the two heaps; then a step for each row and each direction.
final class PairColds implements ColdPositions {
    private final LineMoves moves;
    private final int[] coldOf;
    private final Evidence evidence;

    /// @param moves for which {@link ColdLines#isFor} says yes
    /// @param a up to {@link ColdLines#MOST}
    /// @param b up to {@link ColdLines#MOST}
    PairColds(LineMoves moves, Play play, int a, int b, Limits limits) {
        this.moves = moves;
        this.coldOf = new ColdLines(moves, play, Math.max(a, b), limits).find();
        this.evidence = new Evidence.Exhaustive((a + 1L) * (b + 1L));
    }

    @Override
    public boolean isCold(Position position) {
        var tuple = (Tuple) position;
        return coldOf[tuple.get(0).intValueExact()] == tuple.get(1).intValueExact();
    }

    @Override
    public Options coldOptions(Position position) {
        var tuple = (Tuple) position;
        int a = tuple.get(0).intValueExact();
        int b = tuple.get(1).intValueExact();
        var options = new ArrayList<List<Position>>();
        for (int row = a; row >= 0; row--) {
            int cold = coldOf[row];
            if (cold >= 0 && leads(a - row, b - cold))
                options.add(List.of(Tuple.of(BigInteger.valueOf(row), BigInteger.valueOf(cold))));
        }
        return Options.of(options);
    }

    private boolean leads(int first, int second) {
        if (second < 0 || first + second == 0) return false;
        var rays = Stream.concat(moves.lines().stream().map(line -> new Ray(line, 0, 0)), moves.rays().stream());
        return rays.anyMatch(ray -> isMultiple(ray.line(), first - ray.first(), second - ray.second()))
                || moves.steps().stream().anyMatch(step -> step.first() == first && step.second() == second);
    }

    private static boolean isMultiple(Line line, int first, int second) {
        int times = line.p() > 0 ? first / line.p() : second / line.q();
        return times > 0 && times * line.p() == first && times * line.q() == second;
    }

    @Override
    public Evidence evidence() {
        return evidence;
    }
}
