package grundy.value.loopy;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.text.Message;
import grundy.value.Dyadic;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Brings loopy games into a simplest form: equal nodes become one, reversible options are bypassed, dominated ones
/// are left out, and what has no cycle any more becomes a short game. For a stopper that is the canonical form.
///
/// Where endless play is one side's, an option of the other side that reverses to itself for ever is left out, one of
/// that side stays. The result is compared with the original, so that it is right wherever it is given.
///
/// Source: Siegel 2009, sections 2 to 4; Siegel 2013, chapter VI. Cost: a comparison for each pair of nodes.
final class LoopySimplifier {
    /// There may be as many states of play as pairs of nodes.
    private static final int MOST_NODES = 1500;

    /// The number of nodes up to which all are compared with each other without asking first how they
    /// stand to others.
    private static final int FEW = 12;

    private final LoopyNodes nodes;
    private final LoopyOrder order;
    private final InfinitePlay draws;

    LoopySimplifier(LoopyNodes nodes, LoopyOrder order, InfinitePlay draws) {
        this.nodes = nodes;
        this.order = order;
        this.draws = draws;
    }

    /// @return the game in simplest form, equal to the given one; the given one, if none is found to be equal
    int of(int game) {
        int start = withoutZeros(shortened(game));
        if (LoopyNodes.isShort(start)) return order.isEqual(start, game) ? start : game;
        var found = nodes.reachable(start);
        if (found.length > MOST_NODES) throw new LimitException(Message.of("limit.loopy-nodes", "limit", MOST_NODES));
        var fused = fused(found);
        var simplified = new LoopyMap();
        var remaining =
                Arrays.stream(found).filter(node -> fused.of(node) == node).toArray();
        for (int node : remaining) simplified.put(node, nodes.add());
        for (int node : remaining)
            nodes.set(
                    simplified.of(node),
                    options(node, true, fused, simplified),
                    options(node, false, fused, simplified));
        int simple = shortened(simplified.of(fused.of(start)));
        if (order.isEqual(simple, game)) return simple;
        var pruning = new LoopyPruning(nodes, order, game);
        int fewer = pruning.of(fusedCopy(remaining, fused, start));
        return fewer == game ? pruning.of(start) : fewer;
    }

    /// @return the game with equal nodes as one
    private int fusedCopy(int[] remaining, LoopyMap fused, int start) {
        var copy = new LoopyMap();
        for (int node : remaining) copy.put(node, nodes.add());
        for (int node : remaining)
            nodes.set(copy.of(node), copy.of(fused.of(nodes.left(node))), copy.of(fused.of(nodes.right(node))));
        return copy.of(fused.of(start));
    }

    private LoopyMap fused(int[] found) {
        var fused = new LoopyMap();
        var kinds = new HashMap<Integer, List<Integer>>();
        for (int node : found) {
            var rivals = kinds.computeIfAbsent(found.length > FEW ? kind(node) : 0, _ -> new ArrayList<>());
            int same = node;
            for (int other : rivals)
                if (order.isEqual(node, other)) {
                    same = other;
                    break;
                }
            if (same == node) rivals.add(node);
            fused.put(node, same);
        }
        return fused;
    }

    /// @return a key that equal games share: the comparisons with a few others
    private int kind(int node) {
        int zero = nodes.shorts.zero();
        int star = nodes.shorts.position(new int[] {zero}, new int[] {zero});
        int kind = 0;
        for (int other :
                new int[] {zero, star, nodes.shorts.number(Dyadic.ONE), nodes.shorts.number(Dyadic.ONE.negate())}) {
            kind = 2 * kind + (order.isAtLeast(node, ~other) ? 1 : 0);
            kind = 2 * kind + (order.isAtLeast(~other, node) ? 1 : 0);
        }
        return kind;
    }

    /// @return the same game with 0 in the place of everything that is worth it, which breaks many cycles
    private int withoutZeros(int game) {
        int start = game;
        while (true) {
            var zeros = new LoopyMap();
            var others = new ArrayList<Integer>();
            for (int node : nodes.reachable(start))
                if (order.isEqual(node, ~nodes.shorts.zero())) zeros.put(node, ~nodes.shorts.zero());
                else others.add(node);
            if (zeros.isEmpty()) return start;
            if (LoopyNodes.isShort(zeros.of(start))) return zeros.of(start);
            start = shortened(copied(others, zeros, start));
        }
    }

    private int[] options(int node, boolean lefts, LoopyMap fused, LoopyMap simplified) {
        var best = new ArrayList<Integer>();
        for (int option : new Bypass(node, lefts)
                .all().stream()
                        .sorted()
                        .map(option -> fused.of(option))
                        .distinct()
                        .toList()) {
            if (best.stream().anyMatch(other -> isBetter(other, option, lefts))) continue;
            best.removeIf(other -> isBetter(option, other, lefts));
            best.add(option);
        }
        return best.stream().mapToInt(option -> simplified.of(option)).toArray();
    }

    private boolean isBetter(int one, int two, boolean lefts) {
        return lefts ? order.isAtLeast(one, two) : order.isAtLeast(two, one);
    }

    private int[] sideOf(int game, boolean lefts) {
        return lefts ? nodes.left(game) : nodes.right(game);
    }

    /// The options that replace those of a side: an option itself, unless it is reversible.
    private final class Bypass {
        private final int node;
        private final boolean lefts;
        private final Set<Integer> path = new HashSet<>();
        private final Map<Integer, Set<Integer>> cache = new HashMap<>();

        Bypass(int node, boolean lefts) {
            this.node = node;
            this.lefts = lefts;
        }

        Set<Integer> all() {
            var options = new HashSet<Integer>();
            for (int option : sideOf(node, lefts))
                options.addAll(instead(option).orElseThrow());
            return options;
        }

        /// @return empty if the option was reversed on the way to it, and endless play is no reason to
        ///     leave it out
        private Optional<Set<Integer>> instead(int option) {
            Checkpoint.step();
            if (cache.get(option) instanceof Set<Integer> found) return Optional.of(found);
            if (!path.add(option))
                return draws == (lefts ? InfinitePlay.OFFSIDE : InfinitePlay.ONSIDE)
                        ? Optional.of(Set.of())
                        : Optional.empty();
            var found = reversed(option).orElse(Set.of(option));
            path.remove(option);
            cache.put(option, found);
            return Optional.of(found);
        }

        private Optional<Set<Integer>> reversed(int option) {
            for (int answer : sideOf(option, !lefts)) {
                if (!isBetter(node, answer, lefts)) continue;
                var next = Arrays.stream(sideOf(answer, lefts))
                        .mapToObj(this::instead)
                        .toList();
                if (next.stream().allMatch(Optional::isPresent))
                    return Optional.of(next.stream()
                            .flatMap(Optional::stream)
                            .flatMap(Set::stream)
                            .collect(Collectors.toSet()));
            }
            return Optional.empty();
        }
    }

    /// @return the same game, where what has no cycle is a short game
    int shortened(int game) {
        var copies = new LoopyMap();
        var open = IntStream.of(nodes.reachable(game)).boxed().collect(Collectors.toCollection(ArrayList::new));
        int before = -1;
        while (before != open.size()) {
            before = open.size();
            for (int i = open.size() - 1; i >= 0; i--) {
                int node = open.get(i);
                var left = copies.of(nodes.left(node));
                var right = copies.of(nodes.right(node));
                if (!areShort(left) || !areShort(right)) continue;
                copies.put(node, ~nodes.shorts.position(ids(left), ids(right)));
                open.remove(/* index */ i);
            }
        }
        if (copies.isEmpty()) return game;
        if (LoopyNodes.isShort(copies.of(game))) return copies.of(game);
        return copied(open, copies, game);
    }

    private int copied(List<Integer> open, LoopyMap copies, int game) {
        for (int node : open) copies.put(node, nodes.add());
        for (int node : open) nodes.set(copies.of(node), copies.of(nodes.left(node)), copies.of(nodes.right(node)));
        return copies.of(game);
    }

    private static boolean areShort(int[] options) {
        return Arrays.stream(options).allMatch(LoopyNodes::isShort);
    }

    private static int[] ids(int[] options) {
        return Arrays.stream(options).map(option -> ~option).toArray();
    }
}
