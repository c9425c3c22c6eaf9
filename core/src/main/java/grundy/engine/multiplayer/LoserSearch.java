package grundy.engine.multiplayer;

import grundy.engine.Limits;
import grundy.engine.PostOrder;
import grundy.rules.Position;
import grundy.rules.RuleOptions;
import grundy.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/// Who loses when several players move in turn, the one who cannot move loses, and each player has a total order of
/// whom he would rather see lose.
///
/// Backward induction: a player chooses the option whose loser stands first in his order. Since the orders are
/// total, the loser is unique. Source: the recurrence f(n, j) of the articles (multi-player subtraction), with the
/// base that they leave out: where player j cannot move, j loses.
public final class LoserSearch {
    /// @param heaps the components of the sum, in the order in which they were written
    /// @param mover who moves next, from 0
    private record State(List<Position> heaps, int mover) {}

    private final List<Rules> byPlayer;
    private final List<List<Integer>> preferences;
    private final PostOrder<State, Integer> losers;

    /// @param preferences for each player all players, the one he would like best to see lose first
    public LoserSearch(List<Rules> byPlayer, List<List<Integer>> preferences, Limits limits) {
        this.byPlayer = byPlayer;
        this.preferences = preferences;
        this.losers = new PostOrder<>(this::below, this::loser, limits);
    }

    /// The usual order: the next player first, then the one after him, ..., oneself last.
    public static List<List<Integer>> usual(int players) {
        return IntStream.range(0, players)
                .mapToObj(player -> IntStream.rangeClosed(1, players)
                        .mapToObj(i -> (player + i) % players)
                        .toList())
                .toList();
    }

    /// @return who loses if player `mover` is about to move
    /// @throws grundy.engine.LimitException if more positions are needed than the limits allow
    public int loser(List<Position> heaps, int mover) {
        return losers.of(new State(heaps, mover));
    }

    public long positions() {
        return losers.positions();
    }

    private Iterable<State> below(State state) {
        int next = (state.mover + 1) % byPlayer.size();
        return IntStream.range(0, state.heaps.size())
                .boxed()
                .flatMap(i -> RuleOptions.stream(byPlayer.get(state.mover), state.heaps.get(i))
                        .map(option -> new State(replaced(state.heaps, i, option), next)))::iterator;
    }

    private static List<Position> replaced(List<Position> heaps, int index, List<Position> option) {
        var changed = new ArrayList<>(heaps);
        changed.remove(index);
        changed.addAll(index, option);
        return changed;
    }

    private Integer loser(State state, Function<State, Integer> known) {
        var order = preferences.get(state.mover);
        int best = order.size();
        for (var option : below(state)) best = Math.min(best, order.indexOf(known.apply(option)));
        return best == order.size() ? state.mover : order.get(best);
    }
}
