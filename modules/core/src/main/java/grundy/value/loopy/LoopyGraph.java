package grundy.value.loopy;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.text.Message;
import grundy.value.ShortValue;
import grundy.value.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A large graph of positions and what they are worth: onsides and offsides in simplest form, from the ends
/// backwards, those at a time that can be reached from each other. Where a position is known, its sides stand for it
/// as an option of those that follow: they do the same in every sum.
///
/// Not for several threads at a time. Cost: as {@link LoopyForms} for all positions that can be reached from each
/// other together; linear in the rest. Graphs that were only needed on the way are forgotten.
public final class LoopyGraph {
    /// States of play that are compared before all but the results is forgotten.
    private static final int MANY = 1 << 19;

    /// States of play that are compared, of positions that can be reached from each other.
    private static final int MOST = 1 << 23;

    private final LoopyForms forms;
    private final List<int[]> left = new ArrayList<>();
    private final List<int[]> right = new ArrayList<>();
    private final List<@Nullable Sides> sides = new ArrayList<>();
    private final Map<String, Sides> stoppers = new HashMap<>();
    /// The value of a position, once with endless play for Left and once with endless play for Right.
    ///
    /// @param on game of the arena where endless play is Left's
    /// @param off where it is Right's; the same for a stopper
    public record Sides(int on, int off) {}

    /// @param forms arena of the values
    public LoopyGraph(LoopyForms forms) {
        this.forms = forms;
    }

    /// @return the number of a new position without options, counted from 0
    public int add() {
        left.add(new int[0]);
        right.add(new int[0]);
        sides.add(null);
        return sides.size() - 1;
    }

    /// To be called once for a position, before its value is asked for.
    ///
    /// @param lefts positions that Left can move to
    public void set(int position, int[] lefts, int[] rights) {
        left.set(position, lefts.clone());
        right.set(position, rights.clone());
    }

    /// @return the value, short where it is
    /// @throws grundy.limit.LimitException if it is out of reach, or the work is to stop
    public Value value(int position) {
        var sides = sides(position);
        return LoopyValue.of(forms, sides.on, sides.off);
    }

    /// @return onside and offside in simplest form
    /// @throws grundy.limit.LimitException if they are out of reach, or the work is to stop
    public Sides sides(int position) {
        if (isUnknown(position)) new ComponentFinder().from(position);
        return requireSides(position);
    }

    private boolean isUnknown(int position) {
        return sides.get(position) == null;
    }

    private Sides requireSides(int position) {
        return Objects.requireNonNull(sides.get(position));
    }

    /// Finds positions that can be reached from each other, those first from which nothing else can be reached
    /// that is not known.
    private final class ComponentFinder {
        private final int[] order = new int[sides.size()];
        private final int[] lowest = new int[sides.size()];
        private final int[] next = new int[sides.size()];
        private final ArrayDeque<Integer> path = new ArrayDeque<>();
        private final ArrayDeque<Integer> open = new ArrayDeque<>();
        private int stamp;

        void from(int start) {
            enter(start);
            while (path.peek() instanceof Integer at) {
                Checkpoint.step();
                int option = option(at, next[at]++);
                if (option < 0) leave(at);
                else if (isUnknown(option) && order[option] == 0) enter(option);
                else if (isUnknown(option)) lowest[at] = Math.min(lowest[at], order[option]);
            }
        }

        private void enter(int position) {
            order[position] = ++stamp;
            lowest[position] = stamp;
            path.push(position);
            open.push(position);
        }

        private void leave(int position) {
            path.pop();
            if (path.peek() instanceof Integer before) lowest[before] = Math.min(lowest[before], lowest[position]);
            if (lowest[position] < order[position]) return;
            var together = new ArrayList<Integer>();
            int last;
            do {
                last = open.pop();
                together.add(last);
            } while (last != position);
            solve(together);
        }

        /// @return an option of either side, -1 if the index is too large
        private int option(int position, int index) {
            var lefts = left.get(position);
            if (index < lefts.length) return lefts[index];
            var rights = right.get(position);
            return index - lefts.length < rights.length ? rights[index - lefts.length] : -1;
        }
    }

    /// @param together positions that can be reached from each other; all others that can be reached are known
    private void solve(List<Integer> together) {
        var work = new CyclicComponent(together);
        for (int position : together) work.solve(position);
        boolean improved = together.size() > 1;
        while (improved) {
            improved = false;
            for (int position : together) {
                if (isSided(requireSides(position))) continue;
                sides.set(position, null);
                work.solve(position);
                improved |= isSided(requireSides(position));
            }
        }
        work.forget();
    }

    /// Positions that can be reached from each other, while they become known.
    private final class CyclicComponent {
        private final List<Integer> positions;
        private final int mark = forms.mark();
        private long compared;

        CyclicComponent(List<Integer> positions) {
            this.positions = positions;
        }

        void solve(int position) {
            sides.set(position, simplest(position));
            if (forms.compared() <= MANY) return;
            compared += forms.compared();
            if (compared > MOST) throw new LimitException(Message.of("limit.loopy-states", "limit", MOST));
            forget();
        }

        /// Forgets what was only needed on the way.
        void forget() {
            var found =
                    positions.stream().filter(position -> !isUnknown(position)).toList();
            var remaining = forms.keep(
                    mark,
                    found.stream()
                            .flatMapToInt(
                                    position -> IntStream.of(requireSides(position).on, requireSides(position).off))
                            .toArray());
            for (int i = 0; i < found.size(); i++)
                sides.set(found.get(i), interned(new Sides(remaining[2 * i], remaining[2 * i + 1])));
        }
    }

    private boolean isSided(Sides sides) {
        return forms.isStopper(sides.on) && forms.isStopper(sides.off);
    }

    private Sides simplest(int position) {
        int on = game(position, Sides::on);
        boolean alike = hasStoppersOnly(position);
        return switch (LoopyValue.of(forms, on, alike ? on : game(position, Sides::off))) {
            case LoopyValue(var _, int onside, int offside) -> new Sides(onside, offside);
            case ShortValue value -> {
                int game = ~forms.shorts().of(value);
                yield new Sides(game, game);
            }
            case Value other -> throw new AssertionError("No value of Left and Right: " + other);
        };
    }

    /// Equal stoppers are one game.
    private Sides interned(Sides sides) {
        if (sides.on < 0 || sides.on != sides.off || !forms.isCanonical(sides.on)) return sides;
        var text = new LoopyValue(forms, sides.on, sides.off).toString();
        return stoppers.computeIfAbsent(text, _ -> sides);
    }

    /// @return the positions that are not known and can be reached by such ones alone, the position itself first
    private List<Integer> unknownFrom(int position) {
        var found = new ArrayList<Integer>(List.of(position));
        var visited = new BitSet();
        visited.set(position);
        for (int next = 0; next < found.size(); next++)
            options(found.get(next))
                    .filter(option -> isUnknown(option) && !visited.get(option))
                    .forEach(option -> {
                        visited.set(option);
                        found.add(option);
                    });
        return found;
    }

    private IntStream options(int position) {
        return IntStream.concat(Arrays.stream(left.get(position)), Arrays.stream(right.get(position)));
    }

    private boolean hasStoppersOnly(int position) {
        return unknownFrom(position).stream()
                .flatMapToInt(this::options)
                .filter(option -> !isUnknown(option))
                .allMatch(option -> requireSides(option).on == requireSides(option).off);
    }

    private int game(int position, ToIntFunction<Sides> side) {
        var nodes = new LoopyMap();
        var unknown = unknownFrom(position);
        for (int one : unknown) nodes.put(one, forms.add());
        for (int one : unknown)
            forms.set(nodes.of(one), games(left.get(one), nodes, side), games(right.get(one), nodes, side));
        return nodes.of(position);
    }

    private int[] games(int[] options, LoopyMap nodes, ToIntFunction<Sides> side) {
        return Arrays.stream(options)
                .map(option -> isUnknown(option) ? nodes.of(option) : side.applyAsInt(requireSides(option)))
                .distinct()
                .toArray();
    }
}
