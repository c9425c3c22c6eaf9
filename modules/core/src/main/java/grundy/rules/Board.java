package grundy.rules;

import java.math.BigInteger;

/// An impartial game of the catalogue whose rules are a Java class.
///
/// @param <P> the positions, with `equals` and `hashCode`
public interface Board<P> extends Ruleset<P>, PartizanBoard<P> {
    /// Shows a search beforehand that it would not come to an end.
    ///
    /// @return a lower bound for the number of different positions, or parts of positions, that one move
    ///     leaves, without enumeration; 1 if none is known
    default BigInteger leastOptions(P position) {
        return BigInteger.ONE;
    }

    /// Bounds the positions that any number of moves can reach.
    ///
    /// @return a lower bound for the number of different positions, or parts of positions, that can be reached
    default BigInteger leastFollowers(P position) {
        return leastOptions(position);
    }
}
