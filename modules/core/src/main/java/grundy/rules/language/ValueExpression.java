package grundy.rules.language;

import grundy.limit.LimitException;
import grundy.rules.Component;
import grundy.text.Message;
import grundy.value.Dyadic;
import grundy.value.TransfiniteNimber;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// An expression of values of games: nimbers with their arithmetic, short games of Left and Right, and what can be
/// asked of them.
public sealed interface ValueExpression {
    /// The number of characters of an expression that messages quote.
    int MOST_QUOTED = 60;

    /// @return the operands, from left to right; none of what is written by itself
    default List<ValueExpression> operands() {
        return List.of();
    }

    /// @return the depth of nesting; 1 for an expression without operands
    default int depth() {
        int deepest = 0;
        for (var operand : operands()) deepest = Math.max(deepest, operand.depth());
        return deepest + 1;
    }

    /// @return its text, or the beginning of a long one, as messages quote it
    default String excerpt() {
        var text = toString();
        return text.length() <= MOST_QUOTED ? text : text.substring(0, MOST_QUOTED) + "…";
    }

    /// The texts with commas between them; a loop, for expressions may be nested deep.
    private static String joined(List<ValueExpression> expressions, String comma) {
        var text = new StringBuilder();
        for (var expression : expressions)
            text.append(text.isEmpty() ? "" : comma).append(expression);
        return text.toString();
    }

    /// `*number`, a heap of Nim.
    ///
    /// @param number at least 0
    record Star(BigInteger number) implements ValueExpression {
        @Override
        public String toString() {
            return new Value.Nimber(number).toString();
        }
    }

    /// `*omega`, `*(omega^2 + 5)`: a heap of Nim with as many counters as an ordinal says.
    record Transfinite(TransfiniteNimber number) implements ValueExpression {
        @Override
        public String toString() {
            return number.toString();
        }
    }

    /// `omega`, `(omega^2 + 5)`: an ordinal, which stands for its heap in operations of Nim.
    record Ordinal(TransfiniteNimber number) implements ValueExpression {
        @Override
        public String toString() {
            return number.ordinal();
        }
    }

    /// A number, `3` or `-3/4`; 0 is a nimber as well.
    record Figure(Dyadic number) implements ValueExpression {
        @Override
        public String toString() {
            return number.toString();
        }
    }

    /// `*[[2],0]`, an impartial game in misere play.
    ///
    /// @param text as written
    /// @param at where it stands in the text, counted in chars from 0
    record Misere(MisereTree tree, String text, int at) implements ValueExpression {
        @Override
        public String toString() {
            return text;
        }
    }

    /// `'{*|*}'`: a game whose form, not only its value, is the one that is written.
    record Quoted(ValueExpression game) implements ValueExpression {
        @Override
        public List<ValueExpression> operands() {
            return List.of(game);
        }

        @Override
        public String toString() {
            return "'" + game + "'";
        }
    }

    /// `domineering(4x4)`, positions of a game in normal play.
    ///
    /// @param components of their sum, at least one
    /// @param text as written
    /// @param at where it stands in the text, counted in chars from 0
    record Positions(List<Component> components, String text, int at) implements ValueExpression {
        public Positions {
            components = List.copyOf(components);
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /// `^`, `^^`, `v3`.
    ///
    /// @param count how many ups, downs if negative
    record Ups(int count) implements ValueExpression {
        @Override
        public String toString() {
            int many = Math.abs(count);
            return (count < 0 ? "v" : "^").repeat(many == 2 ? 2 : 1) + (many > 2 ? many : "");
        }
    }

    /// `^<2>`, a power of up, or `^[2]`, the sum of the powers up to one.
    ///
    /// @param exponent at least 1
    /// @param summed whether the lower powers are added
    record UpPower(int exponent, boolean summed, boolean isDown) implements ValueExpression {
        @Override
        public String toString() {
            return (isDown ? "v" : "^") + (summed ? "[" + exponent + "]" : "<" + exponent + ">");
        }
    }

    /// `on`, `over`: a loopy game that has a name.
    record Constant(Name name) implements ValueExpression {
        @Override
        public String toString() {
            return name.word();
        }
    }

    /// `a{0||0|a}`: braces, within which a letter stands for them.
    ///
    /// @param letter or `pass`
    /// @param body braces, or another such expression
    record Cycle(String letter, ValueExpression body) implements ValueExpression {
        private static final int MOST_UNFOLDED = 20_000;

        /// @return the largest parts that have no letter of an enclosing brace
        @Override
        public List<ValueExpression> operands() {
            var closed = new ArrayList<ValueExpression>();
            collect(body, closed);
            return closed;
        }

        @Override
        public int depth() {
            return 1 + body.depth();
        }

        private static void collect(ValueExpression expression, List<ValueExpression> closed) {
            switch (expression) {
                case Reference _ -> {}
                case Braces braces -> braces.operands().forEach(option -> collect(option, closed));
                case Cycle(var _, var body) -> collect(body, closed);
                default -> closed.add(expression);
            }
        }

        /// @return the braces, with this itself in the place of its letters
        /// @throws LimitException if that becomes too long
        Braces unfolded() {
            var letters = new HashSet<String>();
            ValueExpression inner = this;
            while (inner instanceof Cycle(var name, var within)) {
                letters.add(name);
                inner = within;
            }
            var braces = (Braces) tied(inner, letters);
            if (size(braces, 0) > MOST_UNFOLDED)
                throw new LimitException(Message.of("limit.loopy-letters", "limit", MOST_UNFOLDED));
            return braces;
        }

        private ValueExpression tied(ValueExpression expression, Set<String> letters) {
            return switch (expression) {
                case Reference(var name, var _) -> letters.contains(name) ? this : expression;
                case Braces(var left, var right) -> new Braces(tied(left, letters), tied(right, letters));
                case Cycle(var name, var within) -> {
                    var others = new HashSet<>(letters);
                    others.remove(name);
                    yield new Cycle(name, tied(within, others));
                }
                default -> expression;
            };
        }

        private List<ValueExpression> tied(List<ValueExpression> options, Set<String> letters) {
            return options.stream().map(option -> tied(option, letters)).toList();
        }

        private static int size(ValueExpression expression, int before) {
            int size = before + 1;
            var inner = expression instanceof Cycle(var _, var within) ? List.of(within) : expression.operands();
            for (var operand : inner) {
                if (size > MOST_UNFOLDED) return size;
                size = size(operand, size);
            }
            return size;
        }

        @Override
        public String toString() {
            return letter.equals(Reference.PASS) ? body.toString() : letter + body;
        }
    }

    /// A letter that stands for braces around it.
    ///
    /// @param letter or `pass`, for those next to it
    /// @param at where it stands in the text, counted in chars from 0
    record Reference(String letter, int at) implements ValueExpression {
        /// A move to the same game again.
        static final String PASS = "pass";

        @Override
        public String toString() {
            return letter;
        }
    }

    /// `{left | right}`.
    record Braces(List<ValueExpression> left, List<ValueExpression> right) implements ValueExpression {
        public Braces {
            left = List.copyOf(left);
            right = List.copyOf(right);
        }

        @Override
        public List<ValueExpression> operands() {
            return Stream.concat(left.stream(), right.stream()).toList();
        }

        @Override
        public String toString() {
            return "{" + joined(left, ",") + "|" + joined(right, ",") + "}";
        }
    }

    /// `+-{a,b}`: Left may move to one of these, Right to the negative of one.
    record PlusMinus(List<ValueExpression> options) implements ValueExpression {
        public PlusMinus {
            options = List.copyOf(options);
        }

        @Override
        public List<ValueExpression> operands() {
            return options;
        }

        @Override
        public String toString() {
            if (options.size() == 1) return "+-" + options.getFirst();
            return "+-{" + joined(options, ",") + "}";
        }
    }

    /// `-G`.
    record Negative(ValueExpression operand) implements ValueExpression {
        @Override
        public List<ValueExpression> operands() {
            return List.of(operand);
        }

        @Override
        public String toString() {
            return "-" + operand;
        }
    }

    /// `G <= H`, which is true or false.
    record Comparison(Relation relation, ValueExpression left, ValueExpression right) implements ValueExpression {
        @Override
        public List<ValueExpression> operands() {
            return List.of(left, right);
        }

        @Override
        public String toString() {
            return left + " " + relation.sign() + " " + right;
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
            return "(" + left + " " + operator.symbol(false) + " " + right + ")";
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

    /// @param arguments as many as the function has
    /// @param at where the word stands in the text, counted in chars from 0
    record Call(ValueFunction function, List<ValueExpression> arguments, int at) implements ValueExpression {
        public Call {
            arguments = List.copyOf(arguments);
        }

        @Override
        public List<ValueExpression> operands() {
            return arguments;
        }

        @Override
        public String toString() {
            return function.word() + "(" + joined(arguments, ", ") + ")";
        }
    }

    /// Loopy games that have names.
    ///
    /// Source: Winning Ways, chapter 11; Siegel 2013, chapter VI.
    enum Name {
        /// `{on|}`: Left can always pass.
        ON("on"),
        /// `{|off}`.
        OFF("off"),
        /// `{0|over}`, less than every positive number.
        OVER("over"),
        /// `{under|0}`.
        UNDER("under"),
        /// `{upon|*}`, the sum of all powers of up.
        UPON("upon"),
        /// `{0||0|0,pass}`, less than every power of up.
        LEAST_UP("^<on>"),
        /// `{dud|dud}`, a draw beside everything.
        DUD("dud"),
        /// `{tisn|}`, with the sides 1 and 0.
        TIS("tis"),
        /// `{|tis}`, with the sides 0 and -1.
        TISN("tisn");

        private final String word;

        Name(String word) {
            this.word = word;
        }

        /// @return the word as it is written
        public String word() {
            return word;
        }
    }

    /// A relation between two values.
    enum Relation {
        AT_MOST("<="),
        AT_LEAST(">="),
        LESS("<"),
        GREATER(">"),
        EQUAL("=="),
        DIFFERENT("!="),
        /// Neither is at least the other.
        CONFUSED("||");

        private final String sign;

        Relation(String sign) {
            this.sign = sign;
        }

        /// @return the sign as it is written
        public String sign() {
            return sign;
        }

        /// @return whether values stand like this, of which the first is at most, or at least, the second
        public boolean holds(boolean atMost, boolean atLeast) {
            return switch (this) {
                case AT_MOST -> atMost;
                case AT_LEAST -> atLeast;
                case LESS -> atMost && !atLeast;
                case GREATER -> atLeast && !atMost;
                case EQUAL -> atMost && atLeast;
                case DIFFERENT -> !atMost || !atLeast;
                case CONFUSED -> !atMost && !atLeast;
            };
        }
    }

    /// An operator between two values.
    enum Operator {
        /// The disjunctive sum; of nimbers, the nim-sum.
        SUM,
        /// The sum with the negative, which of nimbers is the nim-sum as well.
        DIFFERENCE,
        /// The nim-product of nimbers, the product of numbers, or the multiple of a game.
        PRODUCT,
        /// The quotient of nimbers or numbers.
        QUOTIENT,
        /// Of nimbers a nimber, of integers an integer, as if they were the sizes of heaps.
        NIM_SUM,
        /// Of nimbers their nim-product, of integers an integer, as if they were the sizes of heaps.
        NIM_PRODUCT,
        /// The game with one onside and another offside.
        SIDES;

        /// @return whether it is an operation on heaps of Nim alone
        public boolean isOfNim() {
            return this == NIM_SUM || this == NIM_PRODUCT;
        }

        /// @param nimbers whether both values are nimbers
        /// @return the sign as it is written
        public String symbol(boolean nimbers) {
            return switch (this) {
                case SUM -> nimbers ? "⊕" : "+";
                case DIFFERENCE -> nimbers ? "⊕" : "-";
                case PRODUCT -> nimbers ? "⊗" : "×";
                case QUOTIENT -> "/";
                case NIM_SUM -> "⊕";
                case NIM_PRODUCT -> "⊗";
                case SIDES -> "&";
            };
        }
    }
}
