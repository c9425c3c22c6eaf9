package grundy.rules.formula;

import java.math.BigInteger;
import java.util.List;

/// An integer expression of the rule language. All arithmetic is on integers of any length; `/` rounds down.
public sealed interface Expression {
    record Number(BigInteger value) implements Expression {}

    /// A coordinate or a fresh letter.
    record Variable(String name) implements Expression {}

    /// `x[index]`: a coordinate by its number, from 1, in the claims of games with any number of coordinates.
    record Element(String name, Expression index) implements Expression {}

    record Binary(Operator operator, Expression left, Expression right) implements Expression {}

    record Call(Function function, List<Expression> arguments) implements Expression {}

    /// `floor(phi * argument)`, exact: (k + floor(sqrt(5k^2))) / 2 rounded down. `argument` must be >= 0.
    record FloorPhi(Expression argument) implements Expression {}

    /// `xor(body for i where condition)`: over the numbers 1..length of the coordinates of the list.
    record Aggregate(Function function, Expression body, String index, Condition where) implements Expression {}

    /// `a if condition else b`.
    record Conditional(Condition condition, Expression then, Expression otherwise) implements Expression {}

    enum Operator {
        PLUS("+"),
        MINUS("-"),
        TIMES("*"),
        OVER("/"),
        MOD("mod"),
        XOR("xor"),
        POWER("^");

        private final String symbol;

        Operator(String symbol) {
            this.symbol = symbol;
        }

        /// @return the sign as it is written
        public String symbol() {
            return symbol;
        }
    }

    enum Function {
        MIN,
        MAX,
        ABS,
        FLOOR,
        SQRT,
        GCD,
        XOR,
        SUM,
        COUNT,
        LENGTH,
        /// Number of ones in base 2.
        ONES,
        /// Exponent of the highest power of 2 that divides the argument (which must be positive).
        TWOS,
        /// Exponent of the highest power of the second argument (at least 2) that divides the first (which
        /// must be positive).
        VALUATION,
        /// Number of prime factors, with multiplicity.
        FACTORS,
        /// Length in base 2; 0 for 0.
        BITS,
        /// Smallest part of the Zeckendorf form of the argument (which must be positive).
        ZECKENDORF,
        /// Mex of the arguments.
        MEX,
        /// Nim-product of the two arguments (which must be at least 0).
        NIMPRODUCT
    }
}
