package grundy.solve.component;

import grundy.finding.CountedList;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.rules.board.heap.NumberRow;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Positions as the numbers that a theorem speaks of.
final class TheoremCoordinates {
    private TheoremCoordinates() {}

    /// @throws IllegalArgumentException if the position is not made of numbers
    static List<BigInteger> of(Position position) {
        return switch (position) {
            case Tuple tuple -> tuple.stream().toList();
            case BoardPosition board when board.state() instanceof NumberRow row -> row.list();
            case BoardPosition board -> throw new IllegalArgumentException("No row of numbers: " + board.text());
        };
    }

    /// @param from the position with these options
    static CountedList<List<Position>> options(Position from, List<ProvedGame.OptionGroup> found) {
        int count = of(from).size();
        var all = CountedList.<List<Position>>none();
        for (var some : found) {
            var options = some.finite()
                    ? new CountedList<>(some.count(), () -> some.stream().map(numbers -> parts(from, numbers, count)))
                    : new CountedList<>(
                            some.count(),
                            () -> some.stream().map(numbers -> parts(from, numbers, count)),
                            Message.of("automatic.endless"));
            all = all.and(options);
        }
        return all;
    }

    private static List<Position> parts(Position from, List<BigInteger> numbers, int count) {
        var parts = new ArrayList<Position>();
        for (int i = 0; i < numbers.size(); i += count) {
            var coordinates = numbers.subList(i, i + count);
            parts.add(from instanceof Tuple ? Tuple.of(coordinates) : row(coordinates));
        }
        return parts;
    }

    private static Position row(List<BigInteger> coordinates) {
        var row = NumberRow.of(coordinates);
        return new BoardPosition(row, row::toString);
    }
}
