package grundy.answer;

import grundy.rules.Position;
import grundy.value.Outcome;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The prediction of the popular rule for misere sums at a position, and whether it is true. The rule:
/// the first player wins exactly if the nim-sum is not 0 and some component has a nim-value above 1, or
/// the nim-sum is 0 and none has. (In Chinese competitive programming it is called the SJ theorem.)
///
/// It is a theorem where no component that can be moved in has the nim-value 0 and no move splits one; elsewhere it
/// may fail, and in many games it does.
///
/// @param values nim-values of the components in normal play
/// @param says N or P
/// @param right whether that is the outcome
/// @param counterexample the smallest position found where the rule fails, null if none was found or none
///     was looked for
/// @param checkedTo the rule was compared with search at every position of up to {@link #MOST_HEAPS} heaps
///     with this total of counters, or, where it failed, at all with fewer; 0 if it was not
public record RuleOfThumb(
        List<BigInteger> values,
        Outcome says,
        boolean right,
        @Nullable Counterexample counterexample,
        int checkedTo) {
    public static final int MOST_HEAPS = 3;

    /// @param heaps one component each
    /// @param says what the rule says, which is not the outcome
    public record Counterexample(List<Position> heaps, Outcome says, Outcome outcome) {}

    /// @return the outcome by the rule, for components with these nim-values
    public static Outcome says(List<BigInteger> values) {
        boolean large = values.stream().anyMatch(value -> value.bitLength() > 1);
        boolean zero = values.stream().reduce(BigInteger.ZERO, BigInteger::xor).signum() == 0;
        return large == zero ? Outcome.P : Outcome.N;
    }
}
