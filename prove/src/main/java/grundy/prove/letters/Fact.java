package grundy.prove.letters;

import java.util.List;

/// A statement about integers: comparisons of polynomials, and what is made of them.
public sealed interface Fact {
    /// The polynomial is at most 0.
    record AtMostZero(Polynomial polynomial) implements Fact {}

    /// The polynomial is 0.
    record Zero(Polynomial polynomial) implements Fact {}

    /// All hold; true if there are none.
    record All(List<Fact> facts) implements Fact {}

    /// At least one holds; false if there are none.
    record Any(List<Fact> facts) implements Fact {}

    record Not(Fact fact) implements Fact {}

    static Fact atMost(Polynomial left, Polynomial right) {
        return new AtMostZero(left.minus(right));
    }

    static Fact less(Polynomial left, Polynomial right) {
        return atMost(left.plus(Polynomial.ONE), right);
    }

    static Fact equal(Polynomial left, Polynomial right) {
        return new Zero(left.minus(right));
    }

    static Fact all(Fact... facts) {
        return new All(List.of(facts));
    }

    static Fact any(Fact... facts) {
        return new Any(List.of(facts));
    }

    /// @return that the second holds if the first does
    static Fact implies(Fact first, Fact second) {
        return any(new Not(first), second);
    }
}
