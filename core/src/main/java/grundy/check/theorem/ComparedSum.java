package grundy.check.theorem;

import java.util.Optional;

/// A sum compared with 0.
///
/// @param equal whether it is 0; else it is at most 0
record ComparedSum(Linear term, boolean equal) {
    static ComparedSum zero(Linear term) {
        return new ComparedSum(term, true);
    }

    static ComparedSum atMostZero(Linear term) {
        return new ComparedSum(term, false);
    }

    ComparedSum with(String variable, Linear value) {
        return new ComparedSum(term.with(variable, value), equal);
    }

    /// @return whether it holds, or does not, for all nonnegative numbers; empty if its signs do not tell
    Optional<Boolean> always() {
        boolean up = term.coefficients().values().stream().anyMatch(factor -> factor.signum() > 0);
        boolean down = term.coefficients().values().stream().anyMatch(factor -> factor.signum() < 0);
        int constant = term.constant().signum();
        if (term.isConstant()) return Optional.of(equal ? constant == 0 : constant <= 0);
        if (!down && constant > 0 || equal && !up && constant < 0) return Optional.of(false);
        return !equal && !up && constant <= 0 ? Optional.of(true) : Optional.empty();
    }

    /// @return whether it follows from the other: the same sum, but for a constant that is not less there
    boolean follows(ComparedSum other) {
        return !equal && !other.equal && saysAtMostZero(other.term, term);
    }

    /// @return whether it says by itself that a sum is at most 0
    boolean saysAtMostZero(Linear sum) {
        return saysAtMostZero(term, sum) || equal && saysAtMostZero(term.times(-1), sum);
    }

    private static boolean saysAtMostZero(Linear term, Linear sum) {
        return term.coefficients().equals(sum.coefficients()) && term.constant().compareTo(sum.constant()) >= 0;
    }
}
