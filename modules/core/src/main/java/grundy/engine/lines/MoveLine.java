package grundy.engine.lines;

import java.math.BigInteger;

/// Moves from `(a, b)` to `(a - p*k, b - q*k)` for every positive k.
///
/// The positions that such moves join lie on one line. Lines have numbers from 0 on.
///
/// @param p at least 0
/// @param q at least 0, and not 0 if p is
record MoveLine(int p, int q) {
    private int divisor() {
        return BigInteger.valueOf(p).gcd(BigInteger.valueOf(q)).intValueExact();
    }

    /// @param to the greatest coordinate
    /// @return the number of numbers
    int count(int to) {
        int g = divisor();
        return Math.multiplyExact(Math.addExact(Math.multiplyExact(p / g + q / g, to), 1), g);
    }

    /// @return the number of the line of a position; where p is 1 that of the next position in its row is one
    ///     more
    int number(int a, int b, int to) {
        if (p <= 1 && q <= 1) return p * b + q * (to - a);
        int g = divisor();
        int along = p == 0 ? b : a / (p / g);
        return (p / g * b + q / g * (to - a)) * g + along % g;
    }
}
