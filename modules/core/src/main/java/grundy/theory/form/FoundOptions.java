package grundy.theory.form;

import grundy.engine.Options;
import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.board.heap.LazySequences;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Options that were asked for: how many there are, and a way to go through them, each once.
///
/// @param uncounted null; or why it is only known that there are at least `count`
public record FoundOptions<P>(
        BigInteger count, Iterable<P> list, @Nullable Message uncounted) {
    /// Options that were all counted.
    public FoundOptions(BigInteger count, Iterable<P> list) {
        this(count, list, null);
    }

    /// @param all of them, each once
    public static <P> FoundOptions<P> of(Collection<P> all) {
        return new FoundOptions<>(BigInteger.valueOf(all.size()), all);
    }

    /// @return no option
    public static <P> FoundOptions<P> none() {
        return of(List.of());
    }

    /// @param all disjoint
    public static <P> FoundOptions<P> union(List<FoundOptions<P>> all) {
        var count = all.stream().map(FoundOptions::count).reduce(BigInteger.ZERO, BigInteger::add);
        var uncounted = all.stream()
                .map(FoundOptions::uncounted)
                .filter(Objects::nonNull)
                .findFirst();
        return new FoundOptions<>(count, LazySequences.flatMap(all, FoundOptions::list), uncounted.orElse(null));
    }

    /// @param function such that different elements stay different
    public <Q> FoundOptions<Q> map(Function<P, Q> function) {
        return new FoundOptions<>(count, LazySequences.map(list, function), uncounted);
    }

    /// @return the options as the solver takes them, each as one component
    Options on(Board<P> board) {
        return new Options(
                count,
                () -> LazySequences.stream(LazySequences.map(
                        list, state -> List.of(new BoardPosition(state, () -> board.write(state))))),
                uncounted);
    }
}
