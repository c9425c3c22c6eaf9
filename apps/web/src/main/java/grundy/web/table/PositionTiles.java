package grundy.web.table;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.SeriesQuestion;
import grundy.rules.Component;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.solve.Solver;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Tiles by the question about each position, one after the other, by a solver that keeps its engines.
final class PositionTiles {
    private final TileRequest part;
    private final Limits limits;
    private final Solver solver;

    PositionTiles(TileRequest part, Limits limits) {
        this.part = part;
        this.limits = limits;
        this.solver = new Solver(limits).inSeries();
    }

    /// @return the number of positions to be part about
    static long count(TileRequest part) {
        long side = (long) part.size() << part.level();
        return side * side;
    }

    TableTile tile() {
        var tile = TableTile.empty(part.x(), part.y(), part.level(), part.size());
        long side = (long) part.size() << part.level();
        long firstX = (long) part.x() << part.level();
        long firstY = (long) part.y() << part.level();
        for (long i = 0; i < side; i++) {
            limits.checkpoint("web.grid.columns", i, side);
            for (long j = 0; j < side; j++)
                tile.put((int) (i >> part.level()), (int) (j >> part.level()), number(firstX + i, firstY + j));
        }
        return tile;
    }

    /// @throws LimitException if it is out of reach
    private int number(long x, long y) {
        var coordinates = new ArrayList<>(part.at());
        coordinates.set(part.axes().getFirst(), x);
        coordinates.set(part.axes().getLast(), y);
        var verdict = solver.solve(question(coordinates));
        return switch (part.what()) {
            case OUTCOME -> code(verdict.outcome());
            case VALUE -> code(verdict.value().knownValue().orElse(null));
            case REMOTENESS -> code(verdict.value().knownValue().orElse(null));
        };
    }

    private SeriesQuestion question(List<Long> coordinates) {
        var game = part.rules().game();
        if (game.rules().arity() != 1 || part.what() == TileRequest.CellContent.REMOTENESS)
            return new SeriesQuestion.SumQuestion(sum(coordinates));
        long[] heaps = coordinates.stream().mapToLong(Long::longValue).toArray();
        return new SeriesQuestion.HeapsQuestion(game, part.rules().play(), heaps);
    }

    private Sum sum(List<Long> coordinates) {
        var game = part.rules().game();
        var compound =
                part.what() == TileRequest.CellContent.REMOTENESS ? Compound.SHORT_CONJUNCTIVE : Compound.DISJUNCTIVE;
        var numbers = coordinates.stream().map(BigInteger::valueOf).toList();
        var components = game.rules().arity() == 1
                ? numbers.stream()
                        .map(number -> new Component(game, Tuple.of(List.of(number))))
                        .toList()
                : List.of(new Component(game, Tuple.of(numbers)));
        return new Sum(part.rules().play(), compound, components, "");
    }

    private static int code(Outcome outcome) {
        return switch (outcome) {
            case P -> 0;
            case N -> 1;
            case L -> 2;
            case R -> 3;
            case D -> 4;
        };
    }

    private static int code(@Nullable Value value) {
        return switch (value) {
            case Value.Nimber(var number) -> least(number);
            case Value.MisereNimber(var number) -> least(number);
            case Value.Remoteness(var moves) -> least(moves);
            case null, default -> TableTile.UNKNOWN;
        };
    }

    private static int least(BigInteger number) {
        return number.bitLength() > 15 ? TableTile.UNKNOWN : number.intValueExact();
    }
}
