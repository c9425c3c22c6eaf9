package grundy.rules.board.heap;

import static java.math.BigInteger.ONE;

import java.math.BigInteger;
import java.util.List;

/// The bean game (Luogu P3185): bottles in a row; a move takes one bean out of a bottle and puts one into each of
/// two bottles further to the right, or two into one of them.
///
/// A position gives the beans in the bottles from left to right: `1 0 1 5000`.
public record BeanGame() implements NumberBoard {
    @Override
    public BigInteger leastFollowers(NumberRow beans) {
        return beans.list().stream()
                .limit(Math.max(0, beans.size() - 1))
                .map(BigInteger.ONE::add)
                .reduce(BigInteger.ONE, BigInteger::multiply);
    }

    @Override
    public Iterable<NumberRow> options(NumberRow beans) {
        int size = beans.size();
        return LazySequences.flatMap(
                LazySequences.filter(
                        LazySequences.indices(size), from -> beans.get(from).signum() > 0),
                from -> LazySequences.flatMap(
                        LazySequences.filter(LazySequences.indices(size), first -> first > from),
                        first -> LazySequences.map(
                                LazySequences.filter(LazySequences.indices(size), second -> second >= first),
                                second -> move(beans, from, first, second))));
    }

    /// @param from a bottle that is not empty, from 0
    /// @param first a bottle to the right of it
    /// @param second another or the same bottle to the right of it
    public static NumberRow move(NumberRow beans, int from, int first, int second) {
        return beans.plus(from, ONE.negate()).plus(first, ONE).plus(second, ONE);
    }

    @Override
    public List<NumberRow> parts(NumberRow beans) {
        for (int i = 0; i < beans.size() - 1; i++) if (beans.get(i).signum() > 0) return List.of(beans);
        return List.of();
    }
}
