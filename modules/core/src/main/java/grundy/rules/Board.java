package grundy.rules;

import java.math.BigInteger;

/// An impartial game of the catalogue whose rules are a Java class.
///
/// @param <P> the positions, with `equals` and `hashCode`
public interface Board<P> extends Ruleset<P>, PartizanBoard<P> {
    /// Tells a search beforehand that it would not come to an end.
    ///
    /// @return at least so many different positions, or parts of positions, are left by one move; told at once,
    ///     without running through them; 1 where that is not known
    default BigInteger leastOptions(P position) {
        return BigInteger.ONE;
    }

    /// The same for any number of moves.
    ///
    /// @return at least so many different positions, or parts of positions, can be reached
    default BigInteger leastFollowers(P position) {
        return leastOptions(position);
    }
}
