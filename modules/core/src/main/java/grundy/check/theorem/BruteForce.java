package grundy.check.theorem;

import grundy.limit.Checkpoint;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/// Compares a theorem with the rules themselves, position by position: options as the rules list them, values from the
/// definition.
public final class BruteForce {
    private final RuleTree rules;
    private final Play play;
    private final boolean oneByOne;

    /// The number of options that may be blocked.
    private final long blocked;

    private final BooleanSupplier enough;
    private final Map<Tuple, Integer> values = new HashMap<>();
    private long compared;

    /// @param rules as the user wrote them
    /// @param heaps as in {@link GameFormulas#of}
    /// @param enough asked now and then; true ends the comparison
    public BruteForce(RuleTree rules, Play play, int heaps, BooleanSupplier enough) {
        boolean onBoard = rules instanceof RuleTree.OnBoard;
        var moves = rules instanceof RuleTree.Blocking(var unblocked, var _) ? unblocked : rules;
        this.rules = onBoard ? GeneralForm.of(rules, heaps) : moves;
        this.blocked = rules instanceof RuleTree.Blocking(var _, var most) ? most.longValueExact() : 0;
        this.play = play;
        this.oneByOne = !onBoard && heaps > 1 && rules.arity() == 1;
        this.enough = enough;
    }

    /// @return the number of positions compared
    public long comparedPositions() {
        return compared;
    }

    /// @param bound on the sum of the coordinates
    /// @return the first position at which the theorem is wrong; empty if there is none, or time was up
    public Optional<List<BigInteger>> wrong(Theorem theorem, int bound) {
        return wrong(theorem.game().coordinates().size(), (position, value) -> agrees(theorem, position, value), bound);
    }

    /// @param cold whether a position of two coordinates is said to be lost for the player to move
    /// @param bound on the sum of the coordinates
    /// @return likewise
    public Optional<List<BigInteger>> wrong(Predicate<List<BigInteger>> cold, int bound) {
        return wrong(2, (position, value) -> cold.test(position) == (value == 0), bound);
    }

    private interface ValueClaim {
        boolean agrees(List<BigInteger> position, int value);
    }

    private Optional<List<BigInteger>> wrong(int count, ValueClaim claim, int bound) {
        for (int sum = 0; sum <= bound; sum++) {
            var wrong = wrong(claim, new long[count], 0, sum);
            if (wrong.isPresent()) return wrong;
            if (enough.getAsBoolean()) return Optional.empty();
        }
        return Optional.empty();
    }

    private Optional<List<BigInteger>> wrong(ValueClaim claim, long[] position, int from, int left) {
        if (from == position.length - 1) {
            position[from] = left;
            var tuple = Tuple.of(position);
            int value = value(tuple);
            compared++;
            var numbers = tuple.stream().toList();
            return claim.agrees(numbers, value) ? Optional.empty() : Optional.of(numbers);
        }
        for (int coordinate = 0; coordinate <= left; coordinate++) {
            position[from] = coordinate;
            var wrong = wrong(claim, position, from + 1, left - coordinate);
            if (wrong.isPresent()) return wrong;
        }
        return Optional.empty();
    }

    private static boolean agrees(Theorem theorem, List<BigInteger> position, int value) {
        if (!theorem.values()) return theorem.isCold(position) == (value == 0);
        var numbers = new ArrayList<>(position);
        numbers.add(BigInteger.valueOf(value));
        return theorem.automaton()
                .accepts(numbers.stream().map(theorem.system()::word).toList());
    }

    /// Depth first, with a stack of its own: positions may lie deep.
    private int value(Tuple start) {
        var open = new ArrayList<Tuple>();
        open.add(start);
        while (!open.isEmpty()) {
            var position = open.getLast();
            Checkpoint.step();
            if (values.containsKey(position)) {
                open.removeLast();
                continue;
            }
            int before = open.size();
            var reached = new HashSet<Integer>();
            var different = new HashMap<List<Position>, Integer>();
            boolean any = false;
            for (var option : options(position)) {
                Checkpoint.step();
                any = true;
                int sum = 0;
                for (var part : option) {
                    var value = values.get((Tuple) part);
                    if (value == null) open.add((Tuple) part);
                    else sum ^= value;
                }
                reached.add(sum);
                if (blocked > 0) different.put(option, sum);
            }
            if (open.size() > before) continue;
            values.put(position, blocked > 0 ? outcome(different) : mex(reached, any));
            open.removeLast();
        }
        return values.getOrDefault(start, 0);
    }

    private int mex(Set<Integer> reached, boolean any) {
        int mex = !any && play == Play.MISERE ? 1 : 0;
        while (reached.contains(mex)) mex++;
        return mex;
    }

    /// @return 0 if the opponent can block all options that are lost for him, of which in misere play one
    ///     must remain
    private int outcome(Map<List<Position>, Integer> options) {
        long lost = options.values().stream().filter(value -> value == 0).count();
        return lost <= blocked && (play == Play.NORMAL || lost < options.size()) ? 0 : 1;
    }

    private List<List<Position>> options(Tuple position) {
        if (!oneByOne) return RuleOptions.stream(rules, position).toList();
        var options = new ArrayList<List<Position>>();
        for (int i = 0; i < position.arity(); i++) {
            int heap = i;
            RuleOptions.stream(rules, Tuple.of(position.get(i)))
                    .forEach(option -> options.add(List.of(position.with(heap, ((Tuple) option.getFirst()).get(0)))));
        }
        return options;
    }
}
