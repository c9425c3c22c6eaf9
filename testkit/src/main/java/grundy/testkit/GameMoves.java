package grundy.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// The moves of a game, as an oracle needs them.
///
/// @param <P> the positions; they need `equals` and `hashCode`
@FunctionalInterface
public interface GameMoves<P> {
    /// @return what each move leaves: one position, or several where the move splits; the same may occur twice
    Iterable<List<P>> from(P position);

    /// @return the same game where no move splits
    /// @param <P> the positions
    static <P> GameMoves<P> whole(Function<P, ? extends Iterable<P>> options) {
        return position -> {
            var all = new ArrayList<List<P>>();
            for (var option : options.apply(position)) all.add(List.of(option));
            return all;
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
}
