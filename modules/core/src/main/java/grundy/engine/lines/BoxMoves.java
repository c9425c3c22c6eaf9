package grundy.engine.lines;

import grundy.rules.RuleTree;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Binary;
import grundy.rules.formula.Expression.Operator;
import grundy.rules.formula.Expression.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The moves of a game of three heaps or more, each of which takes any number, the same from each heap of some set.
///
/// @param directions the sets; each as a mark for every heap, as the rules write them
/// @param row a heap that may be lowered alone
record BoxMoves(List<List<Boolean>> directions, int row) {
    /// @return empty if some move is of another kind, or no heap may be lowered alone
    static Optional<BoxMoves> of(RuleTree rules) {
        if (!(rules instanceof RuleTree.Moves(var coordinates, var alternatives)) || coordinates.size() < 3)
            return Optional.empty();
        var directions = new ArrayList<List<Boolean>>();
        for (var alternative : alternatives) {
            if (!alternative.leavesOne() || !alternative.where().equals(Condition.TRUE)) return Optional.empty();
            var direction = direction(coordinates, alternative.parts().getFirst());
            if (direction == null) return Optional.empty();
            directions.add(direction);
        }
        return directions.stream()
                .filter(direction ->
                        direction.stream().filter(lowered -> lowered).count() == 1)
                .map(direction -> new BoxMoves(List.copyOf(directions), direction.indexOf(true)))
                .findFirst();
    }

    private static @Nullable List<Boolean> direction(List<String> coordinates, List<Expression> target) {
        var direction = new ArrayList<Boolean>();
        String letter = "";
        for (int i = 0; i < coordinates.size(); i++) {
            var own = new Variable(coordinates.get(i));
            if (target.get(i).equals(own)) {
                direction.add(false);
                continue;
            }
            if (!(target.get(i) instanceof Binary(var operator, var left, Variable(var name)))
                    || operator != Operator.MINUS
                    || !left.equals(own)
                    || coordinates.contains(name)
                    || !letter.isEmpty() && !letter.equals(name)) return null;
            letter = name;
            direction.add(true);
        }
        return letter.isEmpty() ? null : direction;
    }

    /// @return coordinates with that of the rows exchanged with the last
    int[] rowsLast(int[] asWritten) {
        int[] exchanged = asWritten.clone();
        exchanged[row] = asWritten[asWritten.length - 1];
        exchanged[asWritten.length - 1] = asWritten[row];
        return exchanged;
    }

    int[] asWritten(int[] rowsLast) {
        return rowsLast(rowsLast);
    }

    /// @return the sets other than that of the rows alone, for coordinates with that of the rows exchanged
    ///     with the last
    List<boolean[]> acrossRows() {
        var across = new ArrayList<boolean[]>();
        for (var direction : directions) {
            var marks = new boolean[direction.size()];
            for (int i = 0; i < marks.length; i++) marks[i] = direction.get(i);
            int last = marks.length - 1;
            boolean rows = marks[row];
            marks[row] = marks[last];
            marks[last] = rows;
            boolean others = false;
            for (int i = 0; i < last; i++) others |= marks[i];
            if (others) across.add(marks);
        }
        return across;
    }
}
