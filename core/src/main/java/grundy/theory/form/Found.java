package grundy.theory.form;

import grundy.engine.Options;
import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.board.Lazily;
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
public record Found<P>(
        BigInteger count, Iterable<P> list, @Nullable Message uncounted) {
    /// Options that were all counted.
    public Found(BigInteger count, Iterable<P> list) {
        this(count, list, null);
    }

    /// @param all of them, each once
    public static <P> Found<P> of(Collection<P> all) {
        return new Found<>(BigInteger.valueOf(all.size()), all);
    }

    /// @return no option
    public static <P> Found<P> none() {
        return of(List.of());
    }

    /// @param all disjoint
    public static <P> Found<P> union(List<Found<P>> all) {
        var count = all.stream().map(Found::count).reduce(BigInteger.ZERO, BigInteger::add);
        var uncounted =
                all.stream().map(Found::uncounted).filter(Objects::nonNull).findFirst();
        return new Found<>(count, Lazily.flatMap(all, Found::list), uncounted.orElse(null));
    }

    /// @param function such that different elements stay different
    public <Q> Found<Q> map(Function<P, Q> function) {
        return new Found<>(count, Lazily.map(list, function), uncounted);
    }

    /// @return the options as the solver takes them, each as one component
    Options on(Board<P> board) {
        return new Options(
                count,
                () -> Lazily.stream(Lazily.map(
                        list, state -> List.of(new BoardPosition(state, () -> board.write(state))))),
                uncounted);
    }
}
