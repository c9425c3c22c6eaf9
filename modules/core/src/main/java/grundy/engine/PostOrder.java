package grundy.engine;

import grundy.finding.CycleException;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/// Works out a value for a position from the values of the positions below it, each once, without recursion.
///
/// Cost: one entry of a hash map for each position; time proportional to the moves.
///
/// @param <P> positions, with `equals` and `hashCode`
/// @param <V> values, not null
public final class PostOrder<P, V> {
    /// An entry with its position and value, as a rule.
    private static final long BYTES = 120;

    /// The number of steps after which work counts as long and looks ahead: each step may take a number apart.
    private static final int ASK_EVERY = 256;

    private final Function<P, ? extends Iterable<P>> below;
    private final BiFunction<P, Function<P, V>, V> value;
    private final Limits limits;
    private final MemoryLedger.Grant memory;
    private final Map<P, Optional<V>> values = new HashMap<>();
    private final Function<P, BigInteger> least;
    private long examined;

    /// @param below the positions whose values a position's value needs
    /// @param value the value of a position, given those of the positions below it
    public PostOrder(Function<P, ? extends Iterable<P>> below, BiFunction<P, Function<P, V>, V> value, Limits limits) {
        this(below, value, _ -> BigInteger.ONE, limits);
    }

    /// @param least how many positions there are at the least that the value of one needs: asked where that takes
    ///     long
    public PostOrder(
            Function<P, ? extends Iterable<P>> below,
            BiFunction<P, Function<P, V>, V> value,
            Function<P, BigInteger> least,
            Limits limits) {
        this.below = below;
        this.value = value;
        this.least = least;
        this.limits = limits;
        this.memory = limits.memory().grant();
    }

    private record Frame<P>(P position, Iterator<P> below) {}

    /// What was found stays valid if the work is given up.
    ///
    /// @throws LimitException if more positions are needed than the limits allow
    /// @throws CycleException if play can return to a position
    public V of(P start) {
        if (values.get(start) instanceof Optional<V> cached && cached.isPresent()) return cached.get();
        var stack = new ArrayDeque<Frame<P>>();
        try {
            run(start, stack);
        } catch (RuntimeException fault) {
            for (var open : stack) values.remove(open.position);
            throw fault;
        }
        return knownValue(start);
    }

    private void run(P start, ArrayDeque<Frame<P>> stack) {
        open(start, stack);
        int steps = 0;
        while (!stack.isEmpty()) {
            if (++steps == ASK_EVERY) SearchForecast.check(least.apply(start), limits.positions());
            if (++examined % ASK_EVERY == 0) {
                limits.checkpoint("progress.positions", values.size());
                SearchForecast.checkOptions(examined, limits.positions());
            }
            var top = stack.peek();
            if (top.below.hasNext()) {
                var next = top.below.next();
                var cached = values.get(next);
                if (cached == null) open(next, stack);
                else if (cached.isEmpty()) throw new CycleException();
            } else {
                values.put(top.position, Optional.of(value.apply(top.position, this::knownValue)));
                stack.pop();
            }
        }
    }

    /// @return the number of positions examined
    public long positions() {
        return values.size();
    }

    private void open(P position, ArrayDeque<Frame<P>> stack) {
        if (values.size() >= limits.positions())
            throw new LimitException(Message.of("limit.positions", "limit", limits.positions()));
        if (values.size() % ASK_EVERY == 0) limits.checkpoint("progress.positions", values.size());
        memory.take(BYTES);
        stack.push(new Frame<>(position, below.apply(position).iterator()));
        values.put(position, Optional.empty());
    }

    private V knownValue(P position) {
        return values.getOrDefault(position, Optional.empty()).orElseThrow();
    }
}
