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
/// @param count how many, of any length; options that leave the same multiset of parts are counted once
/// @param list produces a fresh stream of all of them, lazily: it may be far too long to run through
/// @param uncounted null; or why it is only known that there are at least `count`
public record Options(
        BigInteger count,
        Supplier<Stream<List<Position>>> list,
        @Nullable Message uncounted) {
    public static final Options NONE = new Options(BigInteger.ZERO, Stream::empty);

    /// @param count exact
    public Options(BigInteger count, Supplier<Stream<List<Position>>> list) {
        this(count, list, null);
    }

    public static Options of(List<List<Position>> options) {
        return new Options(BigInteger.valueOf(options.size()), options::stream);
    }

    public Stream<List<Position>> stream() {
        return list.get();
    }
}
