package grundy.testkit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/// Nim-values: the mex of the values of the options. In normal play an option of several parts has the
/// nim-sum of their values, which is the theorem of Sprague and Grundy; in misere play (1 instead of 0 where
/// there is no option) no move may split.
///
/// @param <P> the positions; no line of play goes on for ever, but it may be longer than a stack is deep
public final class NimValueOracle<P> {
    private static final int OPEN = -1;

    private final GameMoves<P> moves;
    private final boolean misere;
    private final Map<P, Integer> values = new HashMap<>();

    /// @param misere whether a position without options has the value 1
    public NimValueOracle(GameMoves<P> moves, boolean misere) {
        this.moves = moves;
        this.misere = misere;
    }

    /// A position whose options are being computed.
    private record OpenPosition<P>(P position, List<List<P>> options, Iterator<P> parts) {}

    private OpenPosition<P> opened(P position) {
        values.put(position, OPEN);
        var options = new ArrayList<List<P>>();
        moves.from(position).forEach(options::add);
        return new OpenPosition<>(
                position, options, options.stream().flatMap(List::stream).iterator());
    }

    /// @return the nim-value of a position
    /// @throws IllegalArgumentException if play can come back to a position
    public int value(P position) {
        if (values.get(position) instanceof Integer answer) return answer;
        var open = new ArrayDeque<>(List.of(opened(position)));
        while (!open.isEmpty()) {
            var top = open.peek();
            if (top.parts.hasNext()) {
                var part = top.parts.next();
                var value = values.get(part);
                if (value == null) open.push(opened(part));
                else if (value == OPEN) throw new IllegalArgumentException("Play can come back to " + part);
                continue;
            }
            var reached = new BitSet();
            for (var option : top.options) reached.set(value(option));
            values.put(top.position, Mex.of(reached, misere));
            open.pop();
        }
        return value(position);
    }

    /// @return the nim-value of what a move leaves
    public int value(List<P> option) {
        if (misere && option.size() != 1) throw new IllegalArgumentException("Misere values do not add: " + option);
        int sum = 0;
        for (var part : option) sum ^= value(part);
        return sum;
    }

    /// @return every option of a value, as often as the rules have it
    public List<List<P>> optionsOfValue(P position, int value) {
        var all = new ArrayList<List<P>>();
        for (var option : moves.from(position)) if (value(option) == value) all.add(option);
        return all;
    }

    /// @return the number of positions examined so far, each counted once
    public int positions() {
        return values.size();
    }
}
