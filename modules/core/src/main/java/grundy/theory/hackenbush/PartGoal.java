package grundy.theory.hackenbush;

import grundy.rules.board.graph.ColouredBush;
import grundy.value.Dyadic;
import java.math.BigInteger;

/// The goal that a part must meet for a move in it to win, while the rest of the sum stays: Left must
/// leave at least 0, Right at most 0, where a nimber beside a number decides only if the number is 0.
///
/// @param own colour of the side that moves
/// @param rest what the other parts are worth as a number
/// @param restNimber what the other parts are worth as a nimber
record PartGoal(char own, Dyadic rest, BigInteger restNimber) {
    /// The least value that a part without green edges must have after Left's move; after Right's, the
    /// negative of its value.
    Dyadic least() {
        return own == ColouredBush.BLUE ? rest.negate() : rest;
    }

    /// @return whether a number has to be more than the least, since what is left beside it is not 0
    boolean isStrict() {
        return restNimber.signum() != 0;
    }

    boolean isReachedBy(Dyadic number) {
        int order = (own == ColouredBush.BLUE ? number : number.negate()).compareTo(least());
        return isStrict() ? order > 0 : order >= 0;
    }

    /// @return whether the side that moves is ahead by the numbers of the other parts alone
    boolean isAhead() {
        return rest.signum() != 0 && (rest.signum() > 0) == (own == ColouredBush.BLUE);
    }
}
