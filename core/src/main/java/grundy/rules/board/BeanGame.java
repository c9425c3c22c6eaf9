package grundy.rules.board;

import static java.math.BigInteger.ONE;

import java.math.BigInteger;
import java.util.List;

/// The bean game (Luogu P3185): bottles in a row; a move takes one bean out of a bottle and puts one into each of
/// two bottles further to the right, or two into one of them.
///
/// A position gives the beans in the bottles from left to right: `1 0 1 5000`.
public record BeanGame() implements NumberBoard {
    @Override
    public BigInteger leastFollowers(Numbers beans) {
        return beans.list().stream()
                .limit(Math.max(0, beans.size() - 1))
                .map(BigInteger.ONE::add)
                .reduce(BigInteger.ONE, BigInteger::multiply);
    }

    @Override
    public Iterable<Numbers> options(Numbers beans) {
        int size = beans.size();
        return Lazily.flatMap(
                Lazily.filter(Lazily.indices(size), from -> beans.get(from).signum() > 0),
                from -> Lazily.flatMap(
                        Lazily.filter(Lazily.indices(size), first -> first > from),
                        first -> Lazily.map(
                                Lazily.filter(Lazily.indices(size), second -> second >= first),
                                second -> move(beans, from, first, second))));
    }

    /// @param from a bottle that is not empty, from 0
    /// @param first a bottle to the right of it
    /// @param second another or the same bottle to the right of it
    public static Numbers move(Numbers beans, int from, int first, int second) {
        return beans.plus(from, ONE.negate()).plus(first, ONE).plus(second, ONE);
    }

    @Override
    public List<Numbers> parts(Numbers beans) {
        for (int i = 0; i < beans.size() - 1; i++) if (beans.get(i).signum() > 0) return List.of(beans);
        return List.of();
    }
}
