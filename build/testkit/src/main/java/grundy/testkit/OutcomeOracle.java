package grundy.testkit;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Computes by brute force who wins an impartial game: the player to move wins if a move leaves a
/// position that the other then loses.
///
/// Goes over whole sums and knows nothing of nim-values; sums of the same components that can be moved in are the same.
///
/// @param <P> the positions; no line of play goes on for ever, but it may be longer than a stack is deep
public final class OutcomeOracle<P> {
    private final GameMoves<P> moves;
    private final boolean misere;
    private final int most;
    private final Map<List<P>, @Nullable Boolean> outcomes = new HashMap<>();

    /// @param misere whether the player who cannot move wins
    public OutcomeOracle(GameMoves<P> moves, boolean misere) {
        this(moves, misere, Integer.MAX_VALUE);
    }

    /// @param misere whether the player who cannot move wins
    /// @param most how many sums may be examined
    public OutcomeOracle(GameMoves<P> moves, boolean misere, int most) {
        this.moves = moves.remembered();
        this.misere = misere;
        this.most = most;
    }

    /// A sum with some options searched: all of them let the other player win.
    private static final class OpenSum<P> {
        final List<P> sum;
        final Iterator<List<P>> options;
        final boolean over;

        @Nullable
        List<P> option;

        OpenSum(List<P> sum, List<List<P>> options) {
            this.sum = sum;
            this.options = options.iterator();
            this.over = options.isEmpty();
        }
    }

    private OpenSum<P> opened(List<P> sum) {
        if (outcomes.size() >= most) throw new TooManyPositionsException(most);
        outcomes.put(sum, null);
        return new OpenSum<>(sum, moves.fromSum(sum));
    }

    private List<P> canonical(List<P> sum) {
        return sum.stream()
                .filter(part -> moves.from(part).iterator().hasNext())
                .sorted(Comparator.comparingInt(Object::hashCode))
                .toList();
    }

    /// @return whether the player to move wins the position
    public boolean wins(P position) {
        return wins(List.of(position));
    }

    /// @return whether the player to move wins the disjunctive sum
    /// @throws TooManyPositionsException if more sums would have to be examined than allowed
    /// @throws IllegalArgumentException if play can come back to a sum
    public boolean wins(List<P> sum) {
        var start = canonical(sum);
        if (outcomes.get(start) instanceof Boolean answer) return answer;
        var open = new ArrayDeque<>(List.of(opened(start)));
        while (!open.isEmpty()) {
            var top = open.peek();
            if (top.option == null) {
                if (top.options.hasNext()) top.option = canonical(top.options.next());
                else outcomes.put(open.pop().sum, top.over && misere);
                continue;
            }
            var wins = outcomes.get(top.option);
            if (wins == null) {
                if (outcomes.containsKey(top.option))
                    throw new IllegalArgumentException("Play can come back to " + top.option);
                open.push(opened(top.option));
            } else if (wins) top.option = null;
            else outcomes.put(open.pop().sum, true);
        }
        return Boolean.TRUE.equals(outcomes.get(start));
    }
}
