package grundy.rules.language;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;

/// An expression whose value is the value of a game: nimbers and nim-arithmetic.
public sealed interface ValueExpression {
    /// @return the operands, from left to right
    List<ValueExpression> operands();

    /// `*number`, a heap of Nim.
    ///
    /// @param number at least 0
    record Star(BigInteger number) implements ValueExpression {
        @Override
        public List<ValueExpression> operands() {
            return List.of();
        }

        @Override
        public String toString() {
            return number.signum() == 0 ? "0" : "*" + number;
        }
    }

    /// @param at where the operator stands in the text, counted in chars from 0
    record Binary(Operator operator, ValueExpression left, ValueExpression right, int at) implements ValueExpression {
        @Override
        public List<ValueExpression> operands() {
            return List.of(left, right);
        }

        @Override
        public String toString() {
            return "(" + left + " " + operator.symbol() + " " + right + ")";
        }
    }

    /// @param exponent of any sign
    /// @param at where the operator stands in the text, counted in chars from 0
    record Power(ValueExpression base, BigInteger exponent, int at) implements ValueExpression {
        @Override
        public List<ValueExpression> operands() {
            return List.of(base);
        }

        @Override
        public String toString() {
            return base + "^" + (exponent.signum() < 0 ? "(" + exponent + ")" : exponent);
        }
    }

    /// @param arguments one, or any number for the mex
    /// @param at where the word stands in the text, counted in chars from 0
    record Call(Function function, List<ValueExpression> arguments, int at) implements ValueExpression {
        public Call {
            arguments = List.copyOf(arguments);
        }

        @Override
        public List<ValueExpression> operands() {
            return arguments;
        }

        @Override
        public String toString() {
            return arguments.stream()
                    .map(ValueExpression::toString)
                    .collect(Collectors.joining(", ", function.word() + "(", ")"));
        }
    }

    /// What joins two values.
    enum Operator {
        /// The disjunctive sum; of nimbers, the nim-sum, which is their difference as well.
        SUM("⊕"),
        /// The nim-product.
        PRODUCT("⊗"),
        /// The nim-quotient.
        QUOTIENT("/");

        private final String symbol;

        Operator(String symbol) {
            this.symbol = symbol;
        }

        /// @return the sign as it is written
        public String symbol() {
            return symbol;
        }
    }

    /// What is written as a word.
    enum Function {
        SQUARE("square"),
        SQUARE_ROOT("sqrt"),
        INVERSE("inverse"),
        MEX("mex"),
        /// The smaller x with `x*x + x` equal to the argument.
        ARTIN_SCHREIER("artinschreier");

        private final String word;

        Function(String word) {
            this.word = word;
        }

        /// @return the word as it is written
        public String word() {
            return word;
        }
    }
}
