package grundy.engine.search;

import grundy.rules.RuleTree;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Moves along lines of a box, any number of steps of one kind: a position is won if a lost one lies
/// below it on its line, which one bit records. For several threads that look at positions of the same
/// layer.
final class BoxRay {
    private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(long[].class);

    private final int[] step;
    private final long stepPlaces;

    /// For each line, whether a lost position was found on it, by the place of the line's first
    /// position.
    private final long[] found;

    /// @param step what one step lowers each coordinate by, at least one of them by 1 or more
    /// @param stepPlaces what it lowers the place of a position by
    /// @param size of the box
    BoxRay(int[] step, long stepPlaces, long size) {
        this.step = step;
        this.stepPlaces = stepPlaces;
        this.found = new long[(int) (size + Long.SIZE - 1 >> 6)];
    }

    /// @return the step by which a move lowers the coordinates; null if the moves are not all those along lines
    static int @Nullable [] step(RuleTree.Alternative alternative, List<String> coordinates) {
        if (!alternative.leavesOne() || !alternative.where().equals(Condition.TRUE)) return null;
        var step = new int[coordinates.size()];
        var letters = new HashSet<String>();
        for (int i = 0; i < step.length; i++) {
            var own = new Expression.Variable(coordinates.get(i));
            var target = alternative.parts().getFirst().get(i);
            if (target.equals(own)) continue;
            if (!(target instanceof Expression.Binary(var operator, var left, var right))
                    || operator != Expression.Operator.MINUS
                    || !left.equals(own)) return null;
            step[i] = times(right, coordinates, letters);
            if (step[i] == 0) return null;
        }
        return letters.size() == 1 ? step : null;
    }

    /// @return the factor of a letter, 0 if an expression is something else
    private static int times(Expression expression, List<String> coordinates, Set<String> letters) {
        return switch (expression) {
            case Expression.Variable(var name)
            when !coordinates.contains(name) -> {
                letters.add(name);
                yield 1;
            }
            case Expression.Binary(var operator, Expression.Number(var factor), Expression.Variable(var name))
            when operator == Expression.Operator.TIMES
                    && !coordinates.contains(name)
                    && factor.signum() > 0
                    && factor.bitLength() < 16 -> {
                letters.add(name);
                yield factor.intValueExact();
            }
            default -> 0;
        };
    }

    /// @return whether a position can move
    boolean canMove(long[] position) {
        return stepsDown(position) > 0;
    }

    /// @param place of the position
    /// @return whether a lost position lies below it on its line
    boolean findsLost(long[] position, long place) {
        long line = place - stepsDown(position) * stepPlaces;
        return (found[(int) (line >> 6)] >>> line & 1) != 0;
    }

    void markLost(long[] position, long place) {
        long line = place - stepsDown(position) * stepPlaces;
        WORDS.getAndBitwiseOr(found, (int) (line >> 6), 1L << line);
    }

    private long stepsDown(long[] position) {
        long steps = Long.MAX_VALUE;
        for (int i = 0; i < step.length; i++) {
            if (step[i] == 1) steps = Math.min(steps, position[i]);
            else if (step[i] > 1) steps = Math.min(steps, position[i] / step[i]);
        }
        return steps;
    }
}
