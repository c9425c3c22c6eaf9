package grundy.check.verdict;

import grundy.check.CheckFindings;
import grundy.check.CheckResult;
import grundy.check.ClaimedVerdict;
import grundy.check.VerdictPart;
import grundy.check.period.NamedPeriods;
import grundy.check.plain.LargeSum;
import grundy.check.plain.PlainOutcomes;
import grundy.check.plain.PlainValue;
import grundy.rules.Sum;
import grundy.text.Message;
import grundy.value.Value;
import grundy.value.loopy.LoopyValue;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Checks a verdict by every position of the whole sum that can be reached, with no theorem at all.
///
/// | claimed | decided by |
/// | --- | --- |
/// | who wins | {@link PlainOutcomes#outcome} |
/// | the value | {@link PlainValue}: the mex, or who wins beside a game that has it by definition |
/// | how long play lasts | {@link PlainOutcomes#remoteness} |
/// | the winning moves, and how many there are | {@link PlainOutcomes#winningMoves} |
/// | the periods that are named | {@link NamedPeriods} |
/// | the theorem that is named | {@link AutomaticVerdictCheck#fault} |
/// | the closed form, where it is about such a sum | {@link ClosedFormCheck#formFault} |
final class WholeSumCheck implements VerdictRecheck {
    /// Where a theorem knows positions of any size.
    private static final long FEW_MOVES = 10_000;

    private final Sum sum;
    private final ClaimedVerdict claimed;
    private final PlainOutcomes whole;
    private final CheckFindings findings = new CheckFindings();

    private WholeSumCheck(Sum sum, ClaimedVerdict claimed, PlainOutcomes whole) {
        this.sum = sum;
        this.claimed = claimed;
        this.whole = whole;
    }

    /// @return empty if there are too many moves
    static Optional<VerdictRecheck> of(Sum sum, ClaimedVerdict claimed) {
        return of(sum, claimed, claimed.basis().isNamed() ? FEW_MOVES : MOVES);
    }

    /// @return empty if there are more than a few moves
    static Optional<VerdictRecheck> ofFew(Sum sum, ClaimedVerdict claimed) {
        return of(sum, claimed, FEW_MOVES);
    }

    private static Optional<VerdictRecheck> of(Sum sum, ClaimedVerdict claimed, long most) {
        return PlainOutcomes.of(sum, most).map(whole -> new WholeSumCheck(sum, claimed, whole));
    }

    @Override
    public ClaimedVerdict claimedVerdict() {
        return claimed;
    }

    @Override
    public Set<VerdictPart> judges() {
        return EnumSet.complementOf(EnumSet.of(VerdictPart.QUOTIENT));
    }

    @Override
    public CheckResult resultOfParts() {
        var found = whole.outcome();
        findings.holds("check.verdict.all", "positions", whole.positions(), "outcome", found);
        if (found != claimed.outcome())
            return findings.differs("check.verdict.outcome-differs", claimed.outcome(), found);
        return findings.result(value().or(this::remoteness)
                .or(this::periodFault)
                .or(() -> findings.moves(sum, claimed.moves(), whole::winningMoves))
                .or(() -> AutomaticVerdictCheck.fault(sum, claimed, findings))
                .or(() -> ClosedFormCheck.of(sum, claimed).flatMap(form -> form.formFault(findings))));
    }

    private Optional<Message> periodFault() {
        return NamedPeriods.of(sum, claimed.basis().periods(), findings).fault();
    }

    private Optional<Message> value() {
        if (claimed.value().isEmpty()) return Optional.empty();
        var value = claimed.value().get();
        switch (new PlainValue(sum, whole, MOVES).is(value)) {
            case WRONG -> {
                return Optional.of(
                        Message.of("check.verdict.value-wrong", "stated", CheckFindings.messageArgument(value)));
            }
            case RIGHT -> findings.holds(meaning(value), "value", CheckFindings.messageArgument(value));
            case OPEN -> {
                return byOptions(value);
            }
        }
        return Optional.empty();
    }

    /// A value that is too large to be played beside the sum: from the values of all options, which add.
    private Optional<Message> byOptions(Value value) {
        var same = value instanceof Value.Game game
                ? LargeSum.of(sum).flatMap(large -> large.isWorth(game))
                : Optional.<Boolean>empty();
        if (same.isEmpty()) findings.leaves("check.verdict.open-value");
        else if (same.get())
            findings.holds("check.verdict.values-sided", "value", CheckFindings.messageArgument(value));
        else
            return Optional.of(Message.of("check.verdict.value-wrong", "stated", CheckFindings.messageArgument(value)));
        return Optional.empty();
    }

    private String meaning(Value value) {
        return switch (value) {
            case Value.Nimber _ when whole.value().isPresent() -> "check.verdict.value";
            case Value.QuotientElement _ -> "check.verdict.value";
            case Value.MisereNimber _ -> "check.verdict.value";
            case Value.Nimber _, Value.Number _, Value.NumberAndNimber _, Value.Game _ -> "check.verdict.value-zero";
            case Value.Loopy _ -> "check.verdict.value-infinite";
            case LoopyValue loopy when loopy.isStopper() -> "check.verdict.value-stopper";
            case Value.Endless _ -> "check.verdict.value-sides";
            case Value.Suspense _, Value.Remoteness _, Value.Loser _, Value.Score _ -> "check.verdict.value-moves";
        };
    }

    private Optional<Message> remoteness() {
        if (claimed.remoteness().isEmpty()) return Optional.empty();
        var found = whole.remoteness();
        if (!claimed.remoteness().equals(found))
            return Optional.of(CheckFindings.difference(
                    "check.verdict.remoteness-differs", listText(claimed.remoteness()), listText(found)));
        findings.holds("check.verdict.remoteness", "moves", listText(found));
        return Optional.empty();
    }

    static String listText(List<Long> moves) {
        return String.join(
                ", ",
                moves.stream()
                        .map(number -> number < 0 ? "∞" : Long.toString(number))
                        .toList());
    }
}
