package grundy.rules.formula;

import java.util.List;

/// A condition of the rule language.
public sealed interface Condition {
    Condition TRUE = new All(List.of());

    record Comparison(Relation relation, Expression left, Expression right) implements Condition {}

    /// `expression in amounts`: `k in powers of 2`, `n mod 7 in {0, 3}`.
    record Membership(Expression expression, Amounts amounts) implements Condition {}

    /// All of them hold; true if there are none.
    record All(List<Condition> conditions) implements Condition {}

    /// A disjunction: at least one holds; false if there are none.
    record Any(List<Condition> conditions) implements Condition {}

    record Not(Condition condition) implements Condition {}

    /// `a ~ b`: the list form `all(condition for i where filter)`.
    record ForAll(Condition body, String index, Condition where) implements Condition {}

    enum Relation {
        EQUAL("=="),
        UNEQUAL("!="),
        LESS("<"),
        AT_MOST("<="),
        GREATER(">"),
        AT_LEAST(">=");

        private final String symbol;

        Relation(String symbol) {
            this.symbol = symbol;
        }

        /// @return the sign as it is written
        public String symbol() {
            return symbol;
        }

        /// @return the relation between the sides after they change places
        public Relation turned() {
            return switch (this) {
                case LESS -> GREATER;
                case AT_MOST -> AT_LEAST;
                case GREATER -> LESS;
                case AT_LEAST -> AT_MOST;
                case EQUAL, UNEQUAL -> this;
            };
        }
    }
}
