package grundy.check;

import grundy.rules.AskedPosition;
import grundy.rules.Sum;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Checks a verdict again from the definition, without the engine that gave it: who wins, the value, how soon play
/// ends, and which moves win.
///
/// | claimed | decided by |
/// | --- | --- |
/// | each part, as far as it can be said of such a question at all | {@link VerdictShape} |
/// | each part | the {@link Recheck} for such a question, which says which parts it judges |
/// | a part that it does not judge | nothing: {@link Recheck#result} says that it was not checked |
///
/// It stops when the watch of its thread ({@link grundy.limit.Checkpoint}) says so.
public final class VerdictCheck {
    private VerdictCheck() {}

    /// What is said of it.
    ///
    /// @param value empty if none is stated
    /// @param remoteness moves to the end under best play, -1 for a draw; of Left and Right for each of them moving
    ///     first; empty if it is not stated
    /// @param moves the winning moves; empty if they are not stated
    /// @param basis what it rests on
    public record Stated(
            Outcome outcome, Optional<Value> value, List<Long> remoteness, Optional<StatedMoves> moves, Basis basis) {
        /// Who wins and nothing more.
        public Stated(Outcome outcome) {
            this(outcome, Optional.empty(), List.of(), Optional.empty(), Basis.NONE);
        }

        /// @return the parts of which something is said
        Set<Part> parts() {
            var parts = EnumSet.of(Part.OUTCOME);
            if (value.isPresent()) parts.add(Part.VALUE);
            if (!remoteness.isEmpty()) parts.add(Part.REMOTENESS);
            if (moves.isPresent()) parts.add(Part.MOVES);
            if (!basis.periods().isEmpty()) parts.add(Part.PERIODS);
            if (basis.theorem().isPresent()) parts.add(Part.THEOREM);
            if (basis.quotient().isPresent()) parts.add(Part.QUOTIENT);
            return parts;
        }
    }

    /// Winning moves.
    ///
    /// @param count how many there are, those of Left and of Right together; empty if they were not counted
    /// @param listed some of them, each once
    public record StatedMoves(Optional<BigInteger> count, List<StatedMove> listed) {}

    /// A part of what is said of a verdict. That a closed form is the one that is cited for it is no matter of the
    /// definition, and is not among them.
    enum Part {
        OUTCOME,
        VALUE,
        REMOTENESS,
        MOVES,
        PERIODS,
        THEOREM,
        QUOTIENT;

        /// @return that it was not checked
        Message open() {
            return Message.of(
                    switch (this) {
                        case OUTCOME -> "check.verdict.open-large";
                        case VALUE -> "check.verdict.open-value";
                        case REMOTENESS -> "check.verdict.open-remoteness";
                        case MOVES -> "check.verdict.open-moves";
                        case PERIODS -> "check.table.open-period";
                        case THEOREM -> "check.verdict.open-theorem";
                        case QUOTIENT -> "check.verdict.open-quotient";
                    });
        }
    }

    /// What was found.
    ///
    /// @param steps what was checked, in order
    /// @param open what was not
    /// @param fault what does not hold; empty if all that was checked does
    public record Result(List<Message> steps, List<Message> open, Optional<Message> fault) {
        public Result {
            steps = List.copyOf(steps);
            open = List.copyOf(open);
        }

        /// @return whether all that is stated was checked and holds
        public boolean isComplete() {
            return fault.isEmpty() && open.isEmpty();
        }
    }

    /// @param asked a question that has an answer
    public static Result of(AskedPosition asked, Stated stated) {
        var senseless = VerdictShape.fault(asked, stated);
        if (senseless.isPresent()) return new Result(List.of(), List.of(), senseless);
        return Recheck.of(asked, stated).result();
    }
}
