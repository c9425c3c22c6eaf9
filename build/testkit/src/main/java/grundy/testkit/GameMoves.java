package grundy.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/// The moves of a game, as an oracle needs them.
///
/// @param <P> the positions; they need `equals` and `hashCode`
@FunctionalInterface
public interface GameMoves<P> {
    /// @return the result of each move: one position, or several where the move splits; the same may occur twice
    Iterable<List<P>> from(P position);

    /// @return the same game where no move splits
    /// @param <P> the positions
    static <P> GameMoves<P> whole(Function<P, ? extends Iterable<P>> options) {
        return parted(options, List::of);
    }

    /// @param parts what a position falls into
    /// @return the same game where every option is taken apart
    /// @param <P> the positions
    static <P> GameMoves<P> parted(Function<P, ? extends Iterable<P>> options, Function<P, List<P>> parts) {
        return position -> {
            var all = new ArrayList<List<P>>();
            for (var option : options.apply(position)) all.add(parts.apply(option));
            return all;
        };
    }

    /// @return the same moves, worked out once for each position
    default GameMoves<P> remembered() {
        var cache = new HashMap<P, List<List<P>>>();
        return position -> {
            var moves = cache.get(position);
            if (moves == null) {
                var found = new ArrayList<List<P>>();
                from(position).forEach(found::add);
                moves = found;
                cache.put(position, moves);
            }
            return moves;
        };
    }

    /// @return every sum that a move in one component of a sum leaves
    default List<List<P>> fromSum(List<P> sum) {
        var all = new ArrayList<List<P>>();
        for (int i = 0; i < sum.size(); i++)
            for (var option : from(sum.get(i))) {
                var after = new ArrayList<>(sum);
                after.remove(i);
                after.addAll(i, option);
                all.add(List.copyOf(after));
            }
        return all;
    }

    /// @return every position that play can come to, the given one first
    default Set<P> reachable(P position) {
        var found = new LinkedHashSet<P>(List.of(position));
        for (var open = new ArrayList<P>(found); !open.isEmpty(); )
            for (var option : from(open.removeLast())) for (var part : option) if (found.add(part)) open.add(part);
        return found;
    }
}
