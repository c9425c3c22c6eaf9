package grundy.prove.finding;

import grundy.answer.NimSequence;
import grundy.answer.OutcomeTable;
import grundy.check.Evidence;
import grundy.check.answer.BlockPairs;
import grundy.check.answer.HeapRecursion;
import grundy.check.automaton.NumerationSystem;
import grundy.check.theorem.Theorem;
import grundy.check.theorem.TheoremCheck.ProofStep;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/// The result of a search for a theorem.
public sealed interface ProofFinding {
    /// A theorem, for all sizes.
    ///
    /// @param steps of the proof, with states and times
    /// @param questions how many positions the learner asked for; 0 where nothing was learned
    /// @param nanos that the whole took
    record Proved(Theorem theorem, List<ProofStep> steps, int questions, List<Attempt> before, long nanos)
            implements ProofFinding {}

    /// A theorem that needs no automaton.
    sealed interface WithoutAutomaton extends ProofFinding {}

    /// The nim-values of one heap repeat for ever.
    ///
    /// @param sequence the values up to the end of the first period
    /// @param period proved by the theorem that it cites, from the rules alone
    record RepeatingValues(NimSequence sequence, Evidence.Period period, long nanos) implements WithoutAutomaton {}

    /// The outcomes of one heap of Left and Right repeat for ever.
    ///
    /// @param outcomes up to the end of the first period
    /// @param period proved by the theorem that it cites, from the rules alone
    record RepeatingOutcomes(OutcomeTable outcomes, Evidence.Period period, long nanos) implements WithoutAutomaton {}

    /// The nim-values of one heap obey a recursion on its size.
    ///
    /// @param recursion proved from the rules alone
    /// @param values of the first heaps, from 0 on
    record RecursiveValues(HeapRecursion recursion, List<Integer> values, long nanos) implements WithoutAutomaton {
        public RecursiveValues {
            values = List.copyOf(values);
        }
    }

    /// The P-positions of two heaps are pairs of numbers in pairs of blocks.
    ///
    /// @param pairs proved from the rules alone
    /// @param coordinates the names of the heaps
    record PairedBlocks(BlockPairs pairs, List<String> coordinates, long nanos) implements WithoutAutomaton {
        public PairedBlocks {
            coordinates = List.copyOf(coordinates);
        }
    }

    /// The search found no theorem.
    ///
    /// @param attempts in the order in which they were given up
    record Open(List<Attempt> attempts, long nanos) implements ProofFinding {
        /// @return the sum of coordinates up to which the best conjecture is right; -1 if there is none
        public long holdsTo() {
            return attempts.stream().mapToLong(Attempt::holdsTo).max().orElse(-1);
        }

        /// @return whether more time or more states may help
        public boolean isOfLimits() {
            return attempts.isEmpty() || attempts.stream().anyMatch(Attempt::isOfLimits);
        }

        /// @return whether it was given up because its time was up
        public boolean isOfTime() {
            return attempts.isEmpty()
                    || attempts.stream().anyMatch(attempt -> attempt.why().key().equals(Attempt.TIME));
        }
    }

    /// A system that was tried in vain.
    ///
    /// @param states of the last conjecture; 0 if there was none
    /// @param holdsTo the last conjecture is right at all positions whose coordinates sum up to this or less; -1 if
    ///     there was none
    /// @param why it was given up
    record Attempt(NumerationSystem system, int states, long holdsTo, Message why) {
        private static final String TIME = "prove.attempt.time";

        private boolean isOfLimits() {
            return switch (why.key()) {
                case TIME, "prove.attempt.none", "prove.attempt.states", "prove.attempt.large", "prove.attempt.table" ->
                    true;
                default -> false;
            };
        }
    }

    /// A counterexample to a conjecture of the user's.
    ///
    /// @param position the least at which it is wrong
    /// @param value there, 0 for a P-position; where only P-positions were asked for, 1 for any other
    /// @param order sums in which it is least, in this order, before its coordinates
    record Refuted(
            List<String> coordinates, List<BigInteger> position, BigInteger value, List<String> order, long nanos)
            implements ProofFinding {
        /// @return the names of the numbers by which the counterexample is least, the first one first
        public List<String> leastBy() {
            return Stream.concat(order.stream(), coordinates.stream())
                    .distinct()
                    .toList();
        }
    }

    /// A conjecture of the user's that no automaton can say, and that is right as far as it was compared.
    ///
    /// @param holdsTo the greatest sum of the coordinates up to which it is right at all positions
    /// @param why it cannot be proved
    record Undecided(long holdsTo, Message why, long nanos) implements ProofFinding {}
}
