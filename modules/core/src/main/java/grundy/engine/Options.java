package grundy.engine;

import grundy.rules.Position;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Options of one component: their number, and a way to list them one by one. Each option is the list of
/// components that the move leaves there (one, or several where the move splits; never empty).
///
/// @param count how many, exact, of any length; options that leave the same multiset of parts are counted once. Where
///     they were not counted, a number that they reach or pass
/// @param list produces a fresh stream of all of them, lazily: it may be far too long to run through. Where they were
///     not counted, of as many as the count says
/// @param uncounted why they were not counted; null if they were
public record Options(
        BigInteger count,
        Supplier<Stream<List<Position>>> list,
        @Nullable Message uncounted) {
    public static final Options NONE = new Options(BigInteger.ZERO, Stream::empty);

    /// Options that were all counted.
    public Options(BigInteger count, Supplier<Stream<List<Position>>> list) {
        this(count, list, null);
    }

    /// @param options those that could be found without counting all
    /// @param uncounted why not all were counted
    public static Options some(List<List<Position>> options, Message uncounted) {
        return new Options(BigInteger.valueOf(options.size()), options::stream, uncounted);
    }

    /// @param others disjoint from these
    /// @return these, and then the others
    public Options and(Options others) {
        return new Options(
                count.add(others.count),
                () -> Stream.concat(stream(), others.stream()),
                uncounted != null ? uncounted : others.uncounted);
    }

    /// @return whether it is certain that there are none
    public boolean isEmpty() {
        return count.signum() == 0 && uncounted == null;
    }

    /// @param options all of them, each once
    public static Options of(List<List<Position>> options) {
        return new Options(BigInteger.valueOf(options.size()), options::stream);
    }

    /// @return a fresh stream of what `list` produces
    public Stream<List<Position>> stream() {
        return list.get();
    }
}
