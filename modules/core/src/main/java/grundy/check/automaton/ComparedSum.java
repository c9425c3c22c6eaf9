package grundy.check.automaton;

import java.util.Optional;

/// A sum compared with 0.
///
/// @param equal whether it is 0; else it is at most 0
public record ComparedSum(LinearSum term, boolean equal) {
    /// Says that a sum is 0.
    public static ComparedSum zero(LinearSum term) {
        return new ComparedSum(term, true);
    }

    /// Says that a sum is at most 0.
    public static ComparedSum atMostZero(LinearSum term) {
        return new ComparedSum(term, false);
    }

    /// Returns the comparison with a sum in the place of a variable.
    public ComparedSum with(String variable, LinearSum value) {
        return new ComparedSum(term.with(variable, value), equal);
    }

    /// @return whether it holds, or does not, for all nonnegative numbers; empty if its signs do not
    ///     decide
    public Optional<Boolean> always() {
        boolean up = term.coefficients().values().stream().anyMatch(factor -> factor.signum() > 0);
        boolean down = term.coefficients().values().stream().anyMatch(factor -> factor.signum() < 0);
        int constant = term.constant().signum();
        if (term.isConstant()) return Optional.of(equal ? constant == 0 : constant <= 0);
        if (!down && constant > 0 || equal && !up && constant < 0) return Optional.of(false);
        return !equal && !up && constant <= 0 ? Optional.of(true) : Optional.empty();
    }

    /// @return whether it follows from the other: the same sum, but for a constant that is not less there
    public boolean follows(ComparedSum other) {
        return !equal && !other.equal && saysAtMostZero(other.term, term);
    }

    /// @return whether it says by itself that a sum is at most 0
    public boolean saysAtMostZero(LinearSum sum) {
        return saysAtMostZero(term, sum) || equal && saysAtMostZero(term.times(-1), sum);
    }

    private static boolean saysAtMostZero(LinearSum term, LinearSum sum) {
        return term.coefficients().equals(sum.coefficients()) && term.constant().compareTo(sum.constant()) >= 0;
    }
}
