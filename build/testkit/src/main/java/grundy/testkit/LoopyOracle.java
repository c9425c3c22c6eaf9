package grundy.testkit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Computes by brute force who wins, and in how many moves, where play may go on for ever: it writes
/// down all that can be reached and marks what is decided within 1, 2, 3, … moves, round by round,
/// until nothing changes. What is left then is drawn.
///
/// @param <S> what play goes through: a position, a sum, or one of these with the player to move
public final class LoopyOracle<S> {
    /// @param wins whether the player to move wins
    /// @param moves to the end, where the winner hurries and the loser delays
    public record Result(boolean wins, int moves) {}

    private final Function<S, ? extends Collection<S>> options;
    private final boolean misere;
    private final Function<S, Optional<Ending>> ending;
    private final Map<S, Result> results = new HashMap<>();
    private final Map<S, Collection<S>> reached = new LinkedHashMap<>();

    /// The result for the player to move at a place where play ends whatever moves there are.
    public enum Ending {
        /// He has won.
        WIN,
        /// He has lost.
        LOSS,
        /// Nobody wins.
        DRAW
    }

    /// @param start where play begins; what can be reached from there has results
    /// @param misere whether the player who cannot move wins
    public LoopyOracle(Collection<S> start, Function<S, ? extends Collection<S>> options, boolean misere) {
        this(start, options, misere, _ -> Optional.empty());
    }

    /// @param start where play begins; what can be reached from there has results
    /// @param misere whether the player who cannot move wins
    /// @param ending where play ends whatever moves there are; empty elsewhere
    public LoopyOracle(
            Collection<S> start,
            Function<S, ? extends Collection<S>> options,
            boolean misere,
            Function<S, Optional<Ending>> ending) {
        this.options = options;
        this.misere = misere;
        this.ending = ending;
        reach(start);
        var unsettled = new ArrayList<>(reached.keySet());
        for (int round = 0; ; round++) {
            var settled = new HashMap<S, Result>();
            for (var state : unsettled) {
                var result = result(state, round);
                if (result != null) settled.put(state, result);
            }
            if (settled.isEmpty()) return;
            results.putAll(settled);
            unsettled.removeIf(settled::containsKey);
        }
    }

    private void reach(Collection<S> start) {
        for (var open = new ArrayList<>(start); !open.isEmpty(); ) {
            var state = open.removeLast();
            if (reached.containsKey(state)) continue;
            var next = options.apply(state);
            reached.put(state, next);
            open.addAll(next);
        }
    }

    private @Nullable Result result(S state, int round) {
        if (ending.apply(state).orElse(null) instanceof Ending end)
            return end == Ending.DRAW ? null : new Result(end == Ending.WIN, 0);
        var next = reached.getOrDefault(state, List.of());
        if (next.isEmpty()) return new Result(misere, 0);
        boolean all = true;
        for (var option : next) {
            var result = results.get(option);
            if (result != null && !result.wins) return new Result(true, round);
            all &= result != null;
        }
        return all ? new Result(false, round) : null;
    }

    /// @return empty if neither player can force a win
    public Optional<Result> result(S state) {
        if (!reached.containsKey(state)) throw new IllegalArgumentException("Not reached: " + state);
        return Optional.ofNullable(results.get(state));
    }

    /// @return whether the player to move loses
    public boolean isLost(S state) {
        return result(state).filter(result -> !result.wins).isPresent();
    }

    /// @return the number of positions that were reached
    public int positions() {
        return reached.size();
    }
}
