package grundy.check.verdict;

import grundy.check.CheckFindings;
import grundy.check.CheckResult;
import grundy.check.ClaimedMove;
import grundy.check.ClaimedVerdict;
import grundy.check.VerdictPart;
import grundy.check.plain.PlainPositions;
import grundy.limit.Checkpoint;
import grundy.rules.Sum;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Checks a verdict about a game with options blocked, by every position that can be reached.
///
/// | claimed | decided by |
/// | --- | --- |
/// | who wins | {@link #outcomes} |
/// | a value | refused: such games have none |
/// | the winning moves, and how many there are | {@link #winning} |
/// | the theorem on which it rests | {@link AutomaticVerdictCheck} |
///
/// @param outcomes of all positions
record BlockingCheck(Sum sum, ClaimedVerdict claimedVerdict, PlainPositions positions, List<Outcome> outcomes)
        implements VerdictRecheck {
    /// @param most how many options may be blocked at a time
    /// @return empty if there are too many positions, or play can come back to one
    static Optional<VerdictRecheck> of(Sum sum, ClaimedVerdict claimed, BigInteger most) {
        return sum.components().size() > 1
                ? Optional.empty()
                : PlainPositions.of(sum, List.of(0), MOVES)
                        .flatMap(positions -> outcomes(sum, most, positions)
                                .map(outcomes -> new BlockingCheck(sum, claimed, positions, outcomes)));
    }

    @Override
    public Set<VerdictPart> judges() {
        return EnumSet.of(VerdictPart.OUTCOME, VerdictPart.VALUE, VerdictPart.MOVES, VerdictPart.THEOREM);
    }

    @Override
    public CheckResult resultOfParts() {
        var findings = new CheckFindings();
        findings.holds("check.verdict.all", "positions", outcomes.size(), "outcome", outcomes.getFirst());
        if (outcomes.getFirst() != claimedVerdict.outcome())
            return findings.differs("check.verdict.outcome-differs", claimedVerdict.outcome(), outcomes.getFirst());
        if (claimedVerdict.value().isPresent())
            return findings.wrong(Message.of(
                    "check.verdict.value-wrong",
                    "stated",
                    CheckFindings.messageArgument(claimedVerdict.value().get())));
        return findings.result(findings.moves(sum, claimedVerdict.moves(), () -> winning(positions, outcomes))
                .or(() -> AutomaticVerdictCheck.fault(sum, claimedVerdict, findings)));
    }

    private static List<ClaimedMove> winning(PlainPositions positions, List<Outcome> outcomes) {
        var moves = new ArrayList<ClaimedMove>();
        if (outcomes.getFirst() == Outcome.N)
            positions.first(0, (move, after) -> {
                if (outcomes.get(after) == Outcome.P) moves.add(move);
            });
        return moves.stream().distinct().toList();
    }

    /// Positions are settled in rounds, each once all its options are.
    ///
    /// @return the outcomes of all positions; empty if play can come back to one
    private static Optional<List<Outcome>> outcomes(Sum sum, BigInteger most, PlainPositions positions) {
        var outcomes = new Outcome[positions.size()];
        for (int settled = 0; settled < outcomes.length; ) {
            int before = settled;
            for (int at = outcomes.length - 1; at >= 0; at--) {
                Checkpoint.step();
                if (outcomes[at] != null) continue;
                var options = Arrays.stream(positions.options(at))
                        .mapToObj(option -> Optional.ofNullable(outcomes[option]))
                        .toList();
                if (options.stream().anyMatch(Optional::isEmpty)) continue;
                outcomes[at] = outcome(
                        sum.play(),
                        most,
                        options.stream().map(Optional::orElseThrow).toList());
                settled++;
            }
            if (settled == before) return Optional.empty();
        }
        return Optional.of(List.of(outcomes));
    }

    /// The opponent, whose turn it is to block, wins if he can leave options which are all won for himself:
    /// all that are lost for him must be blocked, and in misere play one must remain.
    private static Outcome outcome(Play play, BigInteger most, List<Outcome> options) {
        long lost = options.stream().filter(option -> option == Outcome.P).count();
        boolean blockable = BigInteger.valueOf(lost).compareTo(most) <= 0;
        boolean remains = lost < options.size();
        return blockable && (play == Play.NORMAL || remains) ? Outcome.P : Outcome.N;
    }
}
