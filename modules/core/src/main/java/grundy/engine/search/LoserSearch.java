package grundy.engine.search;

import grundy.engine.PostOrder;
import grundy.finding.CycleException;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/// Finds who loses when several players move in turn, the one who cannot move loses, and each player
/// has a total order of whom he would rather see lose.
///
/// Backward induction: a player chooses the option whose loser stands first in his order. Since the orders are
/// total, the loser is unique. Sums with the same components in another order are one position, and components in
/// which nobody can move count for nothing. Source: the recurrence f(n, j) of the articles (multi-player
/// subtraction), with the base that they leave out: where player j cannot move, j loses.
public final class LoserSearch {
    private final PlayersHeaps heaps;
    private final int[][] ranks;
    private final PostOrder<State, Integer> losers;

    /// A sum with the player to move.
    ///
    /// @param row the player, from 0, and then the numbers of the components, ascending
    private record State(int[] row) {
        int mover() {
            return row[0];
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof State(int[] that) && Arrays.equals(row, that);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(row);
        }
    }

    /// @param preferences for each player all players, the one he would like best to see lose first
    public LoserSearch(List<RuleTree> byPlayer, List<List<Integer>> preferences, Limits limits) {
        this.heaps = new PlayersHeaps(byPlayer);
        this.ranks = preferences.stream().map(LoserSearch::ranks).toArray(int[][]::new);
        this.losers = new PostOrder<>(this::below, this::loser, limits);
    }

    private static int[] ranks(List<Integer> order) {
        var ranks = new int[order.size()];
        for (int rank = 0; rank < ranks.length; rank++) ranks[order.get(rank)] = rank;
        return ranks;
    }

    /// @return the loser if player `mover` is about to move
    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    /// @throws CycleException if play can return to a position
    public int loser(List<Position> sum, int mover) {
        int[] components = sum.stream().mapToInt(heaps::number).toArray();
        return losers.of(state(mover, components, -1, new int[0]));
    }

    /// @return the number of sums that were examined, each counted once for each player to move
    public long positions() {
        return losers.positions();
    }

    /// @param without the place of a component to leave out, or -1
    /// @param added components instead of it
    private State state(int mover, int[] components, int without, int[] added) {
        var row = new int[1 + components.length + added.length];
        int length = 1;
        for (int i = 0; i < components.length; i++)
            if (i != without && heaps.isRunning(components[i])) row[length++] = components[i];
        for (int component : added) if (heaps.isRunning(component)) row[length++] = component;
        var state = length == row.length ? row : Arrays.copyOf(row, length);
        state[0] = mover;
        Arrays.sort(state, 1, length);
        return new State(state);
    }

    private List<State> below(State state) {
        int[] components = Arrays.copyOfRange(state.row, 1, state.row.length);
        int next = (state.mover() + 1) % ranks.length;
        var below = new ArrayList<State>();
        for (int i = 0; i < components.length; i++) {
            if (i > 0 && components[i] == components[i - 1]) continue;
            for (int[] option : heaps.options(components[i], state.mover()))
                below.add(state(next, components, i, option));
        }
        return below;
    }

    private Integer loser(State state, Function<State, Integer> resultOf) {
        int best = -1;
        int[] order = ranks[state.mover()];
        for (var option : below(state)) {
            int loser = resultOf.apply(option);
            if (best < 0 || order[loser] < order[best]) best = loser;
        }
        return best < 0 ? state.mover() : best;
    }
}
