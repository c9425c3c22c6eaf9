package grundy.prove.letters;

import grundy.rules.language.formula.CatalogueClaim;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// The result of a search for a theorem about a family of games.
public sealed interface ParametricFinding {
    /// @return nanoseconds that it took
    long nanos();

    /// A theorem for every value of the letters.
    ///
    /// @param origin where the formula is from
    /// @param heaps the nim-values, which decide any number of heaps; empty if the theorem is about
    ///     them itself, or nothing is known of them
    record Proved(ParametricTheorem theorem, Origin origin, Optional<ParametricTheorem> heaps, long nanos)
            implements ParametricFinding {
        /// @return the theorem about the nim-values in normal play, if there is one
        public Optional<ParametricTheorem> values() {
            if (theorem.game().play() == Play.MISERE) return Optional.empty();
            return theorem.values() ? Optional.of(theorem) : heaps;
        }
    }

    /// A conjecture that is wrong.
    ///
    /// @param counterexample the first that was met, by the sum of its numbers
    record Refuted(CatalogueClaim claim, SamplePosition counterexample, long nanos) implements ParametricFinding {}

    /// The search found neither a theorem nor a counterexample.
    ///
    /// @param observed a formula that holds at all small positions; empty if none was seen
    /// @param samples how many these are
    record Open(Optional<CatalogueClaim> observed, int samples, Message why, long nanos) implements ParametricFinding {}

    /// The origin of a formula.
    sealed interface Origin {
        /// The user.
        record Given() implements Origin {}

        /// A claim of the catalogue.
        record Claimed() implements Origin {}

        /// A formula that games of this kind often have.
        record Shape() implements Origin {}

        /// Theorems about single games of the family.
        ///
        /// @param numbers of the letters in these games, one list for each letter
        record Instances(List<List<BigInteger>> numbers) implements Origin {}
    }
}
