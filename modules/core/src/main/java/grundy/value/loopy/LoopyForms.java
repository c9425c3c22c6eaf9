package grundy.value.loopy;

import grundy.limit.MemoryRoom;
import grundy.value.Outcome;
import grundy.value.canonical.CanonicalForm;
import grundy.value.canonical.CanonicalForms;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Loopy games of Left and Right by finite graphs, beside the short games of an arena. A game is a number: `n >= 0` a
/// node with options, `~id < 0` the short game with this id.
///
/// What methods called `simplest` give is in simplest form; a stopper is then in canonical form, and short if its
/// value is. Not for several threads at a time. All methods throw `LimitException` where there is no more memory, a
/// graph is too large, or the work is to stop.
public final class LoopyForms {
    private final LoopyNodes nodes;
    private final LoopyOrder stoppers;
    private final LoopyOrder onsides;
    private final LoopyOrder offsides;
    private final LoopySimplifier canonical;
    private final LoopySimplifier onside;
    private final LoopySimplifier offside;

    /// @param shorts short games that may occur
    /// @param room that graphs are taken from
    public LoopyForms(CanonicalForms shorts, MemoryRoom room) {
        nodes = new LoopyNodes(shorts, room);
        stoppers = new LoopyOrder(nodes, InfinitePlay.NONE, room);
        onsides = new LoopyOrder(nodes, InfinitePlay.ONSIDE, room);
        offsides = new LoopyOrder(nodes, InfinitePlay.OFFSIDE, room);
        canonical = new LoopySimplifier(nodes, stoppers, InfinitePlay.NONE);
        onside = new LoopySimplifier(nodes, onsides, InfinitePlay.ONSIDE);
        offside = new LoopySimplifier(nodes, offsides, InfinitePlay.OFFSIDE);
    }

    /// @return the arena of the short games
    public CanonicalForms shorts() {
        return nodes.shorts;
    }

    /// @return a new node, without options until {@link #set} says otherwise
    public int add() {
        return nodes.add();
    }

    /// To be called once for a node, before anything is asked about it.
    ///
    /// @param left games that Left can move to
    public void set(int node, int[] left, int[] right) {
        nodes.set(node, left.clone(), right.clone());
    }

    /// @return games that Left can move to
    public int[] left(int game) {
        return nodes.left(game);
    }

    /// Returns the options of Right.
    public int[] right(int game) {
        return nodes.right(game);
    }

    /// @return the nodes that can be reached, the game itself first; none for a short game
    public int[] reachable(int game) {
        return nodes.reachable(game);
    }

    /// @return whether play in turn ends, from wherever it begins
    public boolean isStopper(int game) {
        return nodes.isStopper(game);
    }

    /// @return whether it is a node of a stopper that {@link #simplestStopper} gave
    boolean isCanonical(int game) {
        return nodes.isSettled(game);
    }

    /// @return a mark, for {@link #keep}
    int mark() {
        return nodes.count();
    }

    /// @return the number of states of play that are kept from comparisons
    int compared() {
        return stoppers.states() + onsides.states() + offsides.states();
    }

    /// Forgets the nodes made since a mark, but for those of some games.
    ///
    /// @param mark nothing made before it may lead to what came after it
    /// @return the games, with other numbers
    int[] keep(int mark, int[] games) {
        for (var order : List.of(stoppers, onsides, offsides)) order.forget();
        return nodes.keep(mark, games);
    }

    /// @return a stopper in canonical form
    public int simplestStopper(int game) {
        int simple = canonical.of(game);
        nodes.settle(nodes.reachable(simple));
        return simple;
    }

    /// @return the game with endless play counted for one side, as a stopper in canonical form if one is found
    ///     that is equal to it, else somewhat simpler than it was
    public int simplest(int game, InfinitePlay draws) {
        if (nodes.isStopper(game)) return simplestStopper(game);
        int simple = (draws == InfinitePlay.ONSIDE ? onside : offside).of(game);
        return nodes.isStopper(simple) ? simplestStopper(simple) : simple;
    }

    /// @return whether `one >= two`, for stoppers
    public boolean isAtLeast(int one, int two) {
        return stoppers.isAtLeast(one, two);
    }

    private LoopyOrder order(InfinitePlay draws) {
        return switch (draws) {
            case NONE -> stoppers;
            case ONSIDE -> onsides;
            case OFFSIDE -> offsides;
        };
    }

    /// @return the outcome, where endless play is for a side
    Outcome outcome(int game, InfinitePlay draws) {
        int zero = ~nodes.shorts.zero();
        boolean second = order(draws).isAtLeast(game, zero);
        boolean first = order(draws).survivesFirst(game, zero);
        if (second) return first ? Outcome.L : Outcome.P;
        return first ? Outcome.N : Outcome.R;
    }

    /// @param value of another arena
    /// @return the value in this collection of forms
    public LoopyValue imported(LoopyValue value) {
        var other = value.forms();
        int on = imported(other, value.onside());
        return new LoopyValue(this, on, value.onside() == value.offside() ? on : imported(other, value.offside()));
    }

    private int imported(LoopyForms other, int game) {
        var copies = new LoopyMap();
        var found = other.reachable(game);
        for (int node : found) {
            copies.put(node, nodes.add());
            other.shortOptions(node).forEach(option -> copies.put(option, imported(other.shorts(), option)));
        }
        for (int node : found) nodes.set(copies.of(node), copies.of(other.left(node)), copies.of(other.right(node)));
        if (LoopyNodes.isShort(game)) return imported(other.shorts(), game);
        if (other.isCanonical(game)) nodes.settle(nodes.reachable(copies.of(game)));
        return copies.of(game);
    }

    private int imported(CanonicalForms other, int game) {
        return ~nodes.shorts.of(CanonicalForm.value(other, ~game));
    }

    /// @return the game with Left and Right exchanged; in canonical form if the game is
    public int negative(int game) {
        if (LoopyNodes.isShort(game)) return ~nodes.shorts.negative(~game);
        var found = nodes.reachable(game);
        var exchanged = new LoopyMap();
        for (int node : found) {
            exchanged.put(node, nodes.add());
            shortOptions(node).forEach(option -> exchanged.put(option, ~nodes.shorts.negative(~option)));
        }
        for (int node : found)
            nodes.set(exchanged.of(node), exchanged.of(nodes.right(node)), exchanged.of(nodes.left(node)));
        if (nodes.isSettled(game)) nodes.settle(nodes.reachable(exchanged.of(game)));
        return exchanged.of(game);
    }

    private IntStream shortOptions(int node) {
        return IntStream.concat(Arrays.stream(nodes.left(node)), Arrays.stream(nodes.right(node)))
                .filter(LoopyNodes::isShort);
    }

    /// The disjunctive sum, as it is played: not simplified, except that nobody moves in a number beside a
    /// canonical stopper that is none (number translation).
    public int plus(int one, int two) {
        if (one < 0 && two < 0) return ~nodes.shorts.plus(~one, ~two);
        return new SumBuilder().of(one, two);
    }

    private final class SumBuilder {
        private final Map<Long, Integer> cache = new HashMap<>();
        private final List<int[]> open = new ArrayList<>();

        int of(int one, int two) {
            int sum = node(one, two);
            for (int next = 0; next < open.size(); next++) {
                int[] terms = open.get(next);
                nodes.set(terms[2], options(terms[0], terms[1], true), options(terms[0], terms[1], false));
            }
            boolean moved = nodes.isNumber(one) && nodes.isSettled(two) || nodes.isNumber(two) && nodes.isSettled(one);
            if (moved) nodes.settle(nodes.reachable(sum));
            return sum;
        }

        private int node(int one, int two) {
            if (one < 0 && two < 0) return ~nodes.shorts.plus(~one, ~two);
            return cache.computeIfAbsent((long) one << 32 | two & 0xFFFF_FFFFL, _ -> {
                int node = nodes.add();
                open.add(new int[] {one, two, node});
                return node;
            });
        }

        private int[] options(int one, int two, boolean lefts) {
            var options = new ArrayList<Integer>();
            if (!(nodes.isNumber(one) && nodes.isSettled(two)))
                for (int option : lefts ? nodes.left(one) : nodes.right(one)) options.add(node(option, two));
            if (!(nodes.isNumber(two) && nodes.isSettled(one)))
                for (int option : lefts ? nodes.left(two) : nodes.right(two)) options.add(node(one, option));
            return options.stream().mapToInt(i -> i).toArray();
        }
    }
}
