package grundy.engine.closed.board;

import grundy.engine.Options;
import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.board.Lazily;
import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/// Options that were asked for: how many there are, and a way to go through them, each once.
public record Found<P>(BigInteger count, Iterable<P> list) {
    static <P> Found<P> of(Collection<P> all) {
        return new Found<>(BigInteger.valueOf(all.size()), all);
    }

    static <P> Found<P> none() {
        return of(List.of());
    }

    /// @param all disjoint
    static <P> Found<P> union(List<Found<P>> all) {
        var count = all.stream().map(Found::count).reduce(BigInteger.ZERO, BigInteger::add);
        return new Found<>(count, Lazily.flatMap(all, Found::list));
    }

    /// @param function such that different elements stay different
    <Q> Found<Q> map(Function<P, Q> function) {
        return new Found<>(count, Lazily.map(list, function));
    }

    /// @return the options as the solver takes them, each as one component
    Options on(Board<P> board) {
        return new Options(
                count,
                () -> Lazily.stream(Lazily.map(list, state -> List.of(new BoardPosition(state, board.write(state))))));
    }
}
