package grundy.check;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.verdict.VerdictCheck;
import grundy.check.verdict.VerdictCheckTest;
import grundy.rules.TurnPosition;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// What holds of a sum.
///
/// @param check how it is checked
/// @param leavesValues whether a wrong value may be left open
/// @param basis what is named beside it
/// @param remoteness empty where none is to be stated
/// @param legal every move, those that lose too
/// @param values which values are its own
public record Truth(
        Function<ClaimedVerdict, CheckResult> check,
        boolean leavesValues,
        VerdictBasis basis,
        Outcome outcome,
        List<Long> remoteness,
        List<ClaimedMove> winning,
        List<ClaimedMove> legal,
        Predicate<Value> values) {
    /// All that is true of a question, which is asked as it is.
    static Truth of(
            TurnPosition asked,
            Outcome outcome,
            List<Long> remoteness,
            List<ClaimedMove> winning,
            List<ClaimedMove> legal,
            Predicate<Value> values) {
        var sum = asked.sum();
        // Where there is no other game beside which to play.
        boolean isOrdinary = sum.play() == Play.NORMAL && sum.compound() == Compound.DISJUNCTIVE;
        return new Truth(
                stated -> VerdictCheck.of(asked, stated),
                !isOrdinary,
                VerdictBasis.NONE,
                outcome,
                remoteness,
                winning,
                legal,
                values);
    }

    /// The same, checked in another way, which says nothing of remoteness.
    public Truth by(Function<ClaimedVerdict, CheckResult> other, VerdictBasis named) {
        return new Truth(other, leavesValues, named, outcome, List.of(), winning, legal, values);
    }

    public ClaimedVerdict stated(Optional<Value> value) {
        return new ClaimedVerdict(outcome, value, remoteness, Optional.of(moves(winning)), basis);
    }

    private static ClaimedMoves moves(List<ClaimedMove> listed) {
        return new ClaimedMoves(Optional.of(BigInteger.valueOf(listed.size())), listed);
    }

    /// Asks for all that may be said: what is true is accepted, all else is refused.
    public void isAllThatHolds(String text, List<Value> values) {
        accepted(text, stated(Optional.empty()));
        for (var value : values) {
            var stated = stated(Optional.of(value));
            if (values().test(value)) {
                accepted(text, stated);
                for (var wrong : VerdictCheckTest.tampered(stated)) if (!holds(wrong)) refused(text, wrong);
            } else {
                assertThat(check.apply(stated).isComplete())
                        .as("%s is worth %s", text, value)
                        .isFalse();
            }
        }
        for (var wrong : VerdictCheckTest.tampered(stated(Optional.empty()))) refused(text, wrong);
        for (int i = 0; i < remoteness.size(); i++)
            for (long moves = -1; moves < 12; moves++) {
                var others = new ArrayList<>(remoteness);
                others.set(i, moves);
                var other = new ClaimedVerdict(outcome, Optional.empty(), others, Optional.empty(), basis);
                assertThat(check.apply(other).isComplete())
                        .as("%s lasts %s moves", text, others)
                        .isEqualTo(others.equals(remoteness));
            }
        allMoves(text);
    }

    private boolean holds(ClaimedVerdict claim) {
        return claim.outcome() == outcome
                && claim.remoteness().equals(remoteness)
                && claim.moves().equals(Optional.of(moves(winning)))
                && claim.value().map(values::test).orElse(true);
    }

    /// One move that is listed, of all that there are; and others that there are not.
    private void allMoves(String text) {
        var count = BigInteger.valueOf(winning.size());
        var all = new ArrayList<>(legal);
        for (var move : legal) {
            all.add(new ClaimedMove(Optional.of(Side.LEFT), move.steps()));
            all.add(new ClaimedMove(Optional.of(Side.RIGHT), move.steps()));
            all.add(new ClaimedMove(Optional.empty(), move.steps()));
            all.add(new ClaimedMove(
                    move.side(),
                    Stream.concat(move.steps().stream(), move.steps().stream()).toList()));
        }
        all.add(new ClaimedMove(Optional.empty(), List.of()));
        for (var move : all)
            for (var counted : List.of(Optional.of(count), Optional.<BigInteger>empty())) {
                var listed = Optional.of(new ClaimedMoves(counted, List.of(move)));
                var result = check.apply(new ClaimedVerdict(outcome, Optional.empty(), remoteness, listed, basis));
                assertThat(result.isComplete()).as("%s, %s wins", text, move).isEqualTo(winning.contains(move));
                assertThat(result.fault().isEmpty())
                        .as("%s, %s wins", text, move)
                        .isEqualTo(winning.contains(move));
            }
    }

    private void accepted(String text, ClaimedVerdict stated) {
        var result = check.apply(stated);
        assertThat(result.fault()).as("%s: %s", text, stated).isEmpty();
        assertThat(result.open()).as("%s: %s", text, stated).isEmpty();
        assertThat(result.steps()).isNotEmpty();
    }

    private void refused(String text, ClaimedVerdict wrong) {
        var result = check.apply(wrong);
        boolean isOpen = leavesValues && !wrong.value().map(values::test).orElse(true);
        assertThat(result.isComplete()).as("%s: %s", text, wrong).isFalse();
        if (!isOpen) assertThat(result.fault()).as("%s: %s", text, wrong).isPresent();
    }
}
