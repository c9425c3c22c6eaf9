package grundy.check.verdict;

import grundy.check.QuotientTheorem;
import grundy.check.period.LeastPeriod;
import grundy.limit.Checkpoint;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RulesException;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import grundy.rules.option.RuleOptions;
import grundy.text.Message;
import grundy.value.MisereQuotient;
import grundy.value.SplitProducts;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;

/// Checks a {@link QuotientTheorem} against the rules, knowing nothing of how it was found.
///
/// Theorem. Let Q be a commutative monoid with a set P of elements that does not have the identity, and let each heap
/// have an element, heaps without moves the identity. The sums whose product is in P are those that the player to move
/// loses in misere play, if (1) no move leads from a product in P to one in P, and (2) from each sum that is not over
/// and whose product is not in P, some move leads to one in P. Q is the misere quotient if its elements are products of
/// heaps and any two of them differ in whether some product with a third is in P.
///
/// Proof. By induction over the moves of a sum; a sum that is over is won, and has the identity. The rest is the
/// definition: elements are the classes of sums that can be exchanged in every sum.
///
/// (1) is looked up: for a heap of element x with an option of element e, no xz and ez may both be in P. For (2) call a
/// sum of element y *unbeaten beside* z if yz is not in P and no move in it leads to an element e with ez in P. A
/// sum of Y and Z is unbeaten beside z if and only if Y is beside z times the element of Z, and Z beside z times that
/// of Y. So if a list has, for each heap and for each sum of a member and a heap, a set at least as large for the
/// element, every sum that is not over has its set within one of the list; and (2) holds if none of the list has the
/// identity.
///
/// The period: {@link #deciding}.
///
/// | claimed | decided by |
/// | --- | --- |
/// | the order, the actions, the generators | {@link #lawFault}, {@link #generatedFault}, {@link #reducedFault} |
/// | the P-elements, and the element of each heap | {@link #movesFault} |
/// | the sets of elements beside which a sum is unbeaten | {@link #unbeatenFault} |
/// | the preperiod and the period | {@link #lastHeap}: they are the least, and the heaps that decide are examined |
///
/// Source: Plambeck and Siegel 2008.
///
/// Cost: the options of all heaps up to the one that decides, and the list times the heaps that differ.
public final class QuotientCheck {
    private static final int MOST_PARTS = 3;

    /// Its element, boxed and not, and its place among the heaps that have it.
    private static final long BYTES_OF_HEAP = 40;

    private final QuotientTheorem theorem;
    private final MisereQuotient quotient;
    private final List<Message> steps = new ArrayList<>();

    /// @param steps what was checked, in order
    /// @param fault what does not hold; empty if all does
    public record Result(List<Message> steps, Optional<Message> fault) {}

    private record HeapKind(int element, BitSet beside) {}

    private QuotientCheck(QuotientTheorem theorem) {
        this.theorem = theorem;
        this.quotient = theorem.quotient();
    }

    /// Returns what the check of a quotient finds.
    public static Result of(QuotientTheorem theorem) {
        var check = new QuotientCheck(theorem);
        var fault = check.fault();
        return new Result(check.steps, fault);
    }

    /// The last heap that decides for all. Let every move of a game take at most k and leave at most t heaps. If
    /// the elements of the heaps n and n + p are equal for all n from n0 to `t n0 + (t - 1) p + k`, then for all n
    /// from n0 on. For let n be larger: of the heaps that a move leaves of a heap of n + p, which are more than
    /// t(n0 + p) together, one is larger than n0 + p, and a heap that is smaller by p has the same element; of
    /// those that it leaves of a heap of n one is at least n0, and one that is larger by p has the same element. So
    /// both heaps have options of the same elements, and behave alike.
    ///
    /// Source: for t = 2 Plambeck 2005, Plambeck and Siegel 2008.
    ///
    /// @return empty if there is no such theorem for the rules
    public static OptionalLong deciding(RuleTree rules, long preperiod, long period) {
        if (!(rules instanceof TakeAndBreak(var terms))) return OptionalLong.empty();
        int parts = 1;
        var taken = BigInteger.ZERO;
        for (var term : terms) {
            if (!AmountSets.isFinite(term.amounts()) || AmountSets.dependsOnHeap(term.amounts()))
                return OptionalLong.empty();
            for (int count = 2; count < Integer.SIZE - 1; count++)
                if ((term.parts() >> count & 1) != 0) parts = Math.max(parts, count);
            taken = taken.max(AmountSets.greatest(term.amounts()).orElse(BigInteger.ZERO));
        }
        if (taken.bitLength() > 40) return OptionalLong.empty();
        return OptionalLong.of(parts * (preperiod + period) + taken.longValueExact());
    }

    private Optional<Message> fault() {
        int order = quotient.order();
        for (var rules : theorem.games()) if (!fits(rules)) return Optional.of(Message.of("misere.unfit"));
        if (quotient.isLost(0)) return Optional.of(Message.of("check.quotient.empty-lost"));
        var laws = lawFault();
        if (laws.isPresent()) return laws;
        var generated = generatedFault();
        if (generated.isPresent()) return generated;
        var reduced = reducedFault();
        if (reduced.isPresent()) return reduced;
        steps.add(Message.of("check.quotient.reduced", "order", order));
        var last = lastHeap();
        if (last.isEmpty()) return Optional.of(Message.of("check.quotient.period"));
        try (var memory = Checkpoint.grant()) {
            memory.take(BYTES_OF_HEAP * last.get());
            return sumsFault(last.get());
        }
    }

    /// @param last number of the last heap that is examined
    private Optional<Message> sumsFault(int last) {
        var map = theorem.mapTo(last).stream().mapToInt(element -> element).toArray();
        var unbeaten = new LinkedHashMap<Integer, List<BitSet>>();
        var moves = movesFault(map, unbeaten);
        if (moves.isPresent()) return moves;
        steps.add(Message.of("check.quotient.lost", "heaps", last));
        var wins = unbeatenFault(unbeaten.entrySet().stream()
                .flatMap(sets -> sets.getValue().stream().map(set -> new HeapKind(sets.getKey(), set)))
                .toList());
        if (wins.isPresent()) return wins;
        steps.add(Message.of(
                "check.quotient.won",
                "sets",
                theorem.unbeaten().stream().mapToInt(List::size).sum()));
        if (theorem.isForAll())
            steps.add(Message.of(
                    "check.quotient.periodic",
                    "preperiod",
                    theorem.preperiod(),
                    "period",
                    theorem.period(),
                    "heaps",
                    last));
        return Optional.empty();
    }

    /// @return whether positions are heaps, and an empty heap has no moves
    private static boolean fits(RuleTree rules) {
        return switch (rules) {
            case TakeAndBreak(var terms) -> terms.stream().allMatch(term -> term.parts() < 2 << MOST_PARTS);
            case RuleTree.Moves moves ->
                moves.arity() == 1
                        && RuleOptions.stream(moves, Tuple.of(0)).findAny().isEmpty();
            default -> false;
        };
    }

    private Optional<Message> lawFault() {
        int order = quotient.order();
        for (int a = 0; a < order; a++) {
            Checkpoint.look();
            if (quotient.times(0, a) != a || quotient.times(a, 0) != a)
                return Optional.of(Message.of("check.quotient.identity", "element", a));
            for (int b = 0; b < order; b++)
                if (quotient.times(a, b) >= order || quotient.times(a, b) != quotient.times(b, a))
                    return Optional.of(Message.of("check.quotient.commutes", "element", a, "other", b));
        }
        // Where the generators associate with all, everything does.
        for (int heap : theorem.generators()) {
            if (heap < 1 || heap >= theorem.map().size()) return Optional.of(Message.of("check.quotient.generated"));
            int g = theorem.map().get(heap);
            for (int a = 0; a < order; a++) {
                Checkpoint.step();
                for (int b = 0; b < order; b++)
                    if (quotient.times(quotient.times(g, a), b) != quotient.times(g, quotient.times(a, b)))
                        return Optional.of(Message.of("check.quotient.commutes", "element", a, "other", b));
            }
        }
        return Optional.empty();
    }

    private Optional<Message> generatedFault() {
        var reached = new BitSet();
        reached.set(0);
        var queue = new ArrayList<Integer>(List.of(0));
        for (int i = 0; i < queue.size(); i++)
            for (int heap : theorem.generators()) {
                int next = quotient.times(queue.get(i), theorem.map().get(heap));
                if (reached.get(next)) continue;
                reached.set(next);
                queue.add(next);
            }
        return reached.cardinality() == quotient.order()
                ? Optional.empty()
                : Optional.of(Message.of("check.quotient.generated"));
    }

    private Optional<Message> reducedFault() {
        var rows = new HashSet<BitSet>();
        for (int a = 0; a < quotient.order(); a++) {
            Checkpoint.look();
            if (!rows.add(lostWith(a))) return Optional.of(Message.of("check.quotient.equal", "element", a));
        }
        return Optional.empty();
    }

    private BitSet lostWith(int element) {
        var row = new BitSet();
        for (int z = 0; z < quotient.order(); z++) row.set(z, quotient.isLost(quotient.times(element, z)));
        return row;
    }

    /// @return the number of the last heap to be examined; empty if the period is wrong, or not the least
    private Optional<Integer> lastHeap() {
        if (!theorem.isForAll())
            return theorem.preperiod() == 0 && theorem.period() == 0
                    ? Optional.of(theorem.map().size() - 1)
                    : Optional.empty();
        int games = theorem.games().size();
        if (theorem.preperiod() < 0
                || theorem.period() % games != 0
                || theorem.map().size() != theorem.preperiod() + theorem.period()) return Optional.empty();
        if (!isLeast()) return Optional.empty();
        var deciding = deciding(theorem.games(), theorem.preperiod(), theorem.period());
        return deciding.isPresent() && deciding.getAsLong() <= Integer.MAX_VALUE - 1
                ? Optional.of((int) deciding.getAsLong())
                : Optional.empty();
    }

    /// Finds the last heap that decides for several games, by their numbers.
    ///
    /// @return the number of the last heap that decides; empty if there is no such theorem
    public static OptionalLong deciding(List<RuleTree> games, long preperiod, long period) {
        int count = games.size();
        if (period % count != 0) return OptionalLong.empty();
        // From this heap on all heaps of each game have numbers that are not before the preperiod.
        long heap = Math.ceilDiv(preperiod - 1, count) + 1;
        long last = 0;
        for (var rules : games) {
            var deciding = deciding(rules, heap, period / count);
            if (deciding.isEmpty()) return OptionalLong.empty();
            last = Math.max(last, deciding.getAsLong() * count);
        }
        return OptionalLong.of(last);
    }

    private boolean isLeast() {
        var map = theorem.map();
        return LeastPeriod.is(
                theorem.preperiod(),
                theorem.period(),
                theorem.games().size(),
                (number, shift) -> map.get((int) number).equals(map.get((int) (number + shift))));
    }

    /// Looks at the moves of all heaps, and collects where each is unbeaten.
    private Optional<Message> movesFault(int[] map, Map<Integer, List<BitSet>> unbeaten) {
        if (map[0] != 0) return Optional.of(Message.of("check.quotient.map", "heap", 0));
        int games = theorem.games().size();
        List<SplitProducts> splits = new ArrayList<>();
        for (int game = 0; game < games; game++) {
            splits.add(new SplitProducts(quotient));
            splits.getLast().add(0);
        }
        Set<List<Object>> distinct = new HashSet<>();
        for (int number = 1; number < map.length; number++) {
            Checkpoint.look();
            int element = map[number];
            var options = options(number, map, splits);
            splits.get((number - 1) % games).add(element);
            if (options.isEmpty()) {
                if (element != 0) return Optional.of(Message.of("check.quotient.map", "heap", number));
                continue;
            }
            if (!distinct.add(List.of(element, options))) continue;
            var beside = new BitSet();
            for (int z = 0; z < quotient.order(); z++) {
                boolean lost = quotient.isLost(quotient.times(element, z));
                boolean beaten = false;
                for (int e = options.nextSetBit(0); e >= 0 && !beaten; e = options.nextSetBit(e + 1))
                    beaten = quotient.isLost(quotient.times(e, z));
                if (lost && beaten) return Optional.of(Message.of("check.quotient.lost-to-lost", "heap", number));
                if (!lost && !beaten) beside.set(z);
            }
            if (!beside.isEmpty()) keepLargest(unbeaten.computeIfAbsent(element, _ -> new ArrayList<>()), beside);
        }
        return Optional.empty();
    }

    /// @param splits of each game, with the heaps before
    private BitSet options(int number, int[] map, List<SplitProducts> splits) {
        int games = theorem.games().size();
        int game = (number - 1) % games;
        int heap = (number - 1) / games + 1;
        var reached = new boolean[quotient.order()];
        // The elements of the heaps of this game, heap 0 first.
        IntUnaryOperator element = part -> part == 0 ? 0 : map[(part - 1) * games + game + 1];
        Consumer<int[]> leave = parts -> {
            int product = 0;
            for (int part : parts) product = quotient.times(product, element.applyAsInt(part));
            reached[product] = true;
        };
        switch (theorem.games().get(game)) {
            case TakeAndBreak rules ->
                taking(rules, heap, leave, rest -> splits.get(game).mark(rest, reached));
            case RuleTree other ->
                RuleOptions.stream(other, Tuple.of(heap))
                        .forEach(option -> leave.accept(option.stream()
                                .mapToInt(part -> smaller(part, heap))
                                .toArray()));
        }
        var elements = new BitSet();
        for (int e = 0; e < reached.length; e++) if (reached[e]) elements.set(e);
        return elements;
    }

    private static int smaller(Position part, int heap) {
        var counters = ((Tuple) part).get(0);
        if (counters.compareTo(BigInteger.valueOf(heap)) >= 0) throw new RulesException(Message.of("misere.unfit"));
        return counters.intValueExact();
    }

    private static void taking(TakeAndBreak rules, int heap, Consumer<int[]> leave, IntConsumer split) {
        for (var term : rules.terms()) {
            int digit = term.parts();
            if (AmountSets.allowNothing(term.amounts())) {
                if ((digit & 4) != 0) split.accept(heap);
                if ((digit & 8) != 0) parts(new int[MOST_PARTS], 0, heap, 1, leave);
            }
            for (long amount : AmountSets.upTo(term.amounts(), heap)) {
                int rest = (int) (heap - amount);
                if (rest == 0 && (digit & 1) != 0) leave.accept(new int[0]);
                if (rest == 0) continue;
                if ((digit & 2) != 0) leave.accept(new int[] {rest});
                if ((digit & 4) != 0) split.accept(rest);
                if ((digit & 8) != 0) parts(new int[MOST_PARTS], 0, rest, 1, leave);
            }
        }
    }

    private static void parts(int[] parts, int at, int rest, int least, Consumer<int[]> leave) {
        if (at == parts.length - 1) {
            parts[at] = rest;
            if (rest >= least) leave.accept(parts);
            return;
        }
        for (int part = least; part * (parts.length - at) <= rest; part++) {
            parts[at] = part;
            parts(parts, at + 1, rest - part, part, leave);
        }
    }

    private static boolean isWithin(BitSet small, BitSet large) {
        for (int z = small.nextSetBit(0); z >= 0; z = small.nextSetBit(z + 1)) if (!large.get(z)) return false;
        return true;
    }

    /// Keeps those that no other of the same element contains.
    static void keepLargest(List<BitSet> remaining, BitSet beside) {
        if (remaining.stream().anyMatch(other -> isWithin(beside, other))) return;
        remaining.removeIf(other -> isWithin(other, beside));
        remaining.add(beside);
    }

    private Optional<Message> unbeatenFault(List<HeapKind> kinds) {
        var listed = theorem.unbeaten();
        if (listed.size() != quotient.order()) return Optional.of(Message.of("check.quotient.sets"));
        for (var kind : kinds)
            if (!isListed(kind.element, kind.beside)) return Optional.of(Message.of("check.quotient.sets"));
        for (int y = 0; y < listed.size(); y++)
            for (var set : listed.get(y)) {
                Checkpoint.look();
                if (set.get(0)) return Optional.of(Message.of("check.quotient.won-of-none", "element", y));
                for (var kind : kinds) {
                    var both = new BitSet();
                    for (int z = 0; z < quotient.order(); z++)
                        if (set.get(quotient.times(z, kind.element)) && kind.beside.get(quotient.times(z, y)))
                            both.set(z);
                    if (!both.isEmpty() && !isListed(quotient.times(y, kind.element), both))
                        return Optional.of(Message.of("check.quotient.sets"));
                }
            }
        return Optional.empty();
    }

    private boolean isListed(int element, BitSet beside) {
        return theorem.unbeaten().get(element).stream().anyMatch(set -> isWithin(beside, set));
    }
}
