package grundy.check.plain;

import grundy.limit.Checkpoint;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.option.FollowerCount;
import grundy.rules.option.RuleOptions;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.StreamSupport;

/// Nim-values of single components straight from the definition: the mex over all options, each position worked out
/// once. An option that is a sum counts with the nim-sum of its parts (Sprague 1935, Grundy 1939); in misere play no
/// option may be a sum, and a position without options has the value 1.
public final class PlainNimValues {
    /// The most options that are examined, in all, for each position that may be computed.
    static final long OPTIONS_OF_EACH = 200;

    /// The number of positions on the way from one to its options that is a reason to ask how many
    /// there will be.
    private static final int DEEP = 1_000;

    private final RuleTree rules;
    private final Play play;
    private final long most;
    private final BooleanSupplier stop;
    private final Map<Position, Integer> values = new HashMap<>();
    private long steps;

    /// @param rules of an impartial game
    /// @param most positions to work out, in all, and options of one, before giving up; in all 200 times as
    ///     many options
    /// @param stop asked at every position; true to give up
    public PlainNimValues(RuleTree rules, Play play, long most, BooleanSupplier stop) {
        this.rules = rules;
        this.play = play;
        this.most = most;
        this.stop = stop;
    }

    /// A position that is being worked out, and the parts of its options that may still have no value.
    private final class Frame {
        final Position position;
        final List<List<Position>> options;
        final Iterator<Position> parts;
        final long atMost;

        Frame(Position position) {
            this.position = position;
            this.atMost = most / PositionWeight.of(rules, position);
            this.options = StreamSupport.stream(RuleOptions.of(rules, position).spliterator(), false)
                    .limit(atMost + 1)
                    .toList();
            steps += options.size() * PositionWeight.of(rules, position);
            this.parts = options.stream().flatMap(List::stream).iterator();
        }

        boolean isTooLarge() {
            return options.size() > atMost || steps > OPTIONS_OF_EACH * most;
        }

        int value() {
            if (options.isEmpty()) return play == Play.NORMAL ? 0 : 1;
            var reached = new BitSet();
            for (var option : options) {
                if (option.size() > 1 && play == Play.MISERE)
                    throw new IllegalArgumentException("In misere play sums have no values that add");
                int sum = 0;
                for (var part : option) sum ^= knownValue(part);
                reached.set(sum);
            }
            return reached.nextClearBit(0);
        }
    }

    private int knownValue(Position position) {
        if (values.get(position) instanceof Integer cached) return cached;
        throw new AssertionError("Parts have values before the position they are part of: " + position);
    }

    /// @return the nim-value; empty if that takes too many positions, or play can come back to a position
    public OptionalInt value(Position position) {
        if (values.get(position) instanceof Integer cached) return OptionalInt.of(cached);
        var stack = new ArrayDeque<Frame>();
        Set<Position> open = new HashSet<>();
        stack.push(new Frame(position));
        open.add(position);
        while (true) {
            var frame = stack.element();
            if (frame.isTooLarge()) return OptionalInt.empty();
            while (frame.parts.hasNext()) {
                Checkpoint.step();
                var part = frame.parts.next();
                if (values.containsKey(part)) continue;
                if (!open.add(part) || open.size() + values.size() > most || stop.getAsBoolean())
                    return OptionalInt.empty();
                if (open.size() == DEEP && mayBeTooMany(position)) return OptionalInt.empty();
                frame = new Frame(part);
                if (frame.isTooLarge()) return OptionalInt.empty();
                stack.push(frame);
            }
            int value = frame.value();
            values.put(frame.position, value);
            open.remove(frame.position);
            stack.pop();
            if (stack.isEmpty()) return OptionalInt.of(value);
        }
    }

    private boolean mayBeTooMany(Position position) {
        return FollowerCount.all(rules, position).compareTo(BigInteger.valueOf(most)) > 0;
    }
}
