package grundy.prove.letters;

import java.util.List;

/// A statement about integers: comparisons of polynomials, and combinations of these.
public sealed interface IntegerFact {
    /// The polynomial is at most 0.
    record AtMostZero(Polynomial polynomial) implements IntegerFact {}

    /// The polynomial is 0.
    record Zero(Polynomial polynomial) implements IntegerFact {}

    /// All hold; true if there are none.
    record All(List<IntegerFact> facts) implements IntegerFact {}

    /// A disjunction: at least one holds; false if there are none.
    record Any(List<IntegerFact> facts) implements IntegerFact {}

    record Not(IntegerFact fact) implements IntegerFact {}

    static IntegerFact atMost(Polynomial left, Polynomial right) {
        return new AtMostZero(left.minus(right));
    }

    static IntegerFact less(Polynomial left, Polynomial right) {
        return atMost(left.plus(Polynomial.ONE), right);
    }

    static IntegerFact equal(Polynomial left, Polynomial right) {
        return new Zero(left.minus(right));
    }

    static IntegerFact all(IntegerFact... facts) {
        return new All(List.of(facts));
    }

    static IntegerFact any(IntegerFact... facts) {
        return new Any(List.of(facts));
    }

    /// @return the fact that the second holds if the first does
    static IntegerFact implies(IntegerFact first, IntegerFact second) {
        return any(new Not(first), second);
    }
}
