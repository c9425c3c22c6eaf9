package grundy.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/// Nim-values: the mex of the values of the options. In normal play an option of several parts has the
/// nim-sum of their values,
/// which is the theorem of Sprague and Grundy; in misere play (1 instead of 0 where there is no option) no
/// move may split.
///
/// @param <P> the positions
public final class NimValueOracle<P> {
    private final GameMoves<P> moves;
    private final boolean misere;
    private final Map<P, Integer> known = new HashMap<>();

    /// @param misere whether a position without options has the value 1
    public NimValueOracle(GameMoves<P> moves, boolean misere) {
        this.moves = moves;
        this.misere = misere;
    }

    /// @return the nim-value of a position
    public int value(P position) {
        if (known.get(position) instanceof Integer answer) return answer;
        var seen = new HashSet<Integer>();
        for (var option : moves.from(position)) seen.add(value(option));
        int value = misere && seen.isEmpty() ? 1 : 0;
        if (!seen.isEmpty()) while (seen.contains(value)) value++;
        known.put(position, value);
        return value;
    }

    /// @return the nim-value of what a move leaves
    public int value(List<P> option) {
        if (misere && option.size() != 1) throw new IllegalArgumentException("Misere values do not add: " + option);
        return option.stream().mapToInt(this::value).reduce(0, (a, b) -> a ^ b);
    }

    /// @return every option of a value, as often as the rules have it
    public List<List<P>> optionsOfValue(P position, int value) {
        var all = new ArrayList<List<P>>();
        for (var option : moves.from(position)) if (value(option) == value) all.add(option);
        return all;
    }

    /// @return how many positions were looked at so far, each counted once
    public int positions() {
        return known.size();
    }
}
