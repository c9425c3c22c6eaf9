package grundy.check.plain;

import grundy.rules.Component;
import grundy.rules.Sum;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.ShortValue;
import grundy.value.Value;
import grundy.value.loopy.LoopyValue;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Checks the value of a sum by its meaning: the mex over all options as they are; or who wins beside a
/// game that has the value by definition; or how many moves play lasts. A value that means nothing for
/// such a sum is wrong.
///
/// Cost: as {@link PlainPositions}, of the sum beside that game.
public final class PlainValue {
    private final Sum sum;
    private final PlainOutcomes whole;
    private final long most;

    /// The finding of a check.
    public enum Finding {
        /// The sum has the value.
        RIGHT,
        /// It has another.
        WRONG,
        /// It would take too long to say.
        OPEN;

        /// Returns the finding that a claim is right, or that it is not.
        public static Finding of(boolean right) {
            return right ? RIGHT : WRONG;
        }
    }

    /// @param whole the sum, worked out
    /// @param most moves to look at before giving up
    public PlainValue(Sum sum, PlainOutcomes whole, long most) {
        this.sum = sum;
        this.whole = whole;
        this.most = most;
    }

    /// Returns whether this is the value.
    public Finding is(Value value) {
        return switch (value) {
            case Value.Nimber(var number)
            when sum.play() == Play.NORMAL && whole.value().isPresent() -> equal(whole.value(), number);
            case Value.MisereNimber(var number) ->
                sum.play() == Play.MISERE ? equal(whole.value(), number) : Finding.WRONG;
            case Value.Nimber _, Value.Number _, Value.NumberAndNimber _, Value.Game _ -> beside(value);
            case Value.Loopy(var nimbers) -> infinite(nimbers);
            case Value.Suspense(var moves) -> isMoving(Compound.CONJUNCTIVE, moves, whole.suspense());
            case Value.Remoteness(var moves) -> isMoving(Compound.SHORT_CONJUNCTIVE, moves, remoteness());
            case Value.Endless endless -> endless(endless);
            case Value.Loser _, Value.Score _, Value.QuotientElement _ -> Finding.WRONG;
        };
    }

    private Finding isMoving(Compound compound, BigInteger moves, OptionalInt found) {
        return sum.compound() == compound ? equal(found, moves) : Finding.WRONG;
    }

    private OptionalInt remoteness() {
        long moves = whole.remoteness().getFirst();
        return moves < 0 ? OptionalInt.empty() : OptionalInt.of(Math.toIntExact(moves));
    }

    private static Finding equal(OptionalInt found, BigInteger claimed) {
        return found.isEmpty() ? Finding.OPEN : Finding.of(claimed.equals(BigInteger.valueOf(found.getAsInt())));
    }

    private boolean isOrdinary() {
        return sum.play() == Play.NORMAL && sum.compound() == Compound.DISJUNCTIVE;
    }

    /// Two values are the same if whoever begins loses the difference.
    private Finding beside(Value value) {
        if (!isOrdinary()) return Finding.WRONG;
        return ValueForm.opposite((ShortValue) value)
                .flatMap(this::outcomeBeside)
                .map(outcome -> Finding.of(outcome == Outcome.P))
                .orElse(Finding.OPEN);
    }

    /// An infinite value says who wins beside each nim-heap. A position beside a heap that is larger than the
    /// number of options anywhere is never worth that heap, so that larger ones need not be asked for. Where Left
    /// and Right have moves of their own it says nothing.
    ///
    /// Source: Smith 1966; Fraenkel and Perl 1975.
    private Finding infinite(List<BigInteger> nimbers) {
        if (!isOrdinary() || PlainPositions.movers(sum) > 1) return Finding.WRONG;
        int last = whole.mostOptions();
        if (nimbers.stream().anyMatch(number -> number.compareTo(BigInteger.valueOf(last)) > 0)) return Finding.WRONG;
        for (int size = 0; size <= last; size++) {
            var number = BigInteger.valueOf(size);
            var outcome = ValueForm.opposite(new Value.Nimber(number)).flatMap(this::outcomeBeside);
            if (outcome.isEmpty()) return Finding.OPEN;
            if (outcome.get() != (nimbers.contains(number) ? Outcome.N : Outcome.D)) return Finding.WRONG;
        }
        return Finding.RIGHT;
    }

    /// The onside and the offside against the position, each at least the other.
    private Finding endless(Value.Endless value) {
        if (!isOrdinary()) return Finding.WRONG;
        if (!(value instanceof LoopyValue loopy)) return Finding.OPEN;
        return PlainGraph.of(sum, most)
                .map(graph -> new SurvivalCheck(graph, loopy.forms(), most).is(loopy))
                .orElse(Finding.OPEN);
    }

    private Optional<Outcome> outcomeBeside(Component other) {
        var components = new ArrayList<>(sum.components());
        components.add(other);
        return PlainOutcomes.of(new Sum(sum.play(), sum.compound(), components, sum.text()), most)
                .map(PlainOutcomes::outcome);
    }
}
