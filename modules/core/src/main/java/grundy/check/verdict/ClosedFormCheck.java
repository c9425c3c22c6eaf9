package grundy.check.verdict;

import grundy.check.CheckFindings;
import grundy.check.CheckResult;
import grundy.check.ClaimedMoves;
import grundy.check.ClaimedVerdict;
import grundy.check.VerdictPart;
import grundy.check.verdict.ListedMoves.Finding;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.Sum;
import grundy.rules.TurnPosition;
import grundy.rules.formula.Evaluation;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.SyntaxException;
import grundy.text.FormulaText;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Compares what is stated of a sum too large for the definition with the closed form that is cited for it: at the
/// position itself, at those that the stated moves leave, and that form with the definition at small positions.
///
/// | claimed | decided by |
/// | --- | --- |
/// | the closed form | here and at small positions: {@link #formFault} |
/// | that the listed moves are moves, and win by the form | {@link ListedMoves}, {@link #isLostAfter} |
/// | all else | nothing: this is said to be open |
public final class ClosedFormCheck implements VerdictRecheck {
    private final Sum sum;
    private final ClaimedVerdict claimed;
    private final CatalogueClaim claim;
    private final CheckFindings findings = new CheckFindings();

    private ClosedFormCheck(Sum sum, ClaimedVerdict claimed, CatalogueClaim claim) {
        this.sum = sum;
        this.claimed = claimed;
        this.claim = claim;
    }

    /// @return empty if no form is cited, or it is about something else: a closed form is about single positions,
    ///     and nim-values add where all components are of one game
    public static Optional<ClosedFormCheck> of(Sum sum, ClaimedVerdict claimed) {
        var rules = sum.components().getFirst().game().rules();
        boolean oneGame = sum.components().stream()
                .allMatch(component -> component.game().rules().equals(rules));
        if (claimed.basis().statement().isEmpty() || !oneGame || rules.arity() == 0) return Optional.empty();
        CatalogueClaim claim;
        try {
            claim = ClaimParser.claim(claimed.basis().statement(), ClaimParser.coordinates(rules), Map.of());
        } catch (SyntaxException _) {
            return Optional.empty();
        }
        boolean adds = claim instanceof CatalogueClaim.Grundy
                && claim.play() == Play.NORMAL
                && sum.compound() == Compound.DISJUNCTIVE;
        boolean speaks = claim.play() == sum.play() && (adds || sum.components().size() == 1);
        return speaks ? Optional.of(new ClosedFormCheck(sum, claimed, claim)) : Optional.empty();
    }

    @Override
    public ClaimedVerdict claimedVerdict() {
        return claimed;
    }

    @Override
    public Set<VerdictPart> judges() {
        return EnumSet.noneOf(VerdictPart.class);
    }

    @Override
    public CheckResult resultOfParts() {
        return findings.result(fault());
    }

    private Optional<Message> fault() {
        return formFault(findings).or(() -> claimed.moves().flatMap(this::movesFault));
    }

    /// @return a message that the form says something else about the sum than is stated, or is wrong at
    ///     a small position
    Optional<Message> formFault(CheckFindings findings) {
        try {
            return objection(findings);
        } catch (ArithmeticException _) {
            // It has no meaning somewhere: a logarithm of 0, a division by it.
            return Optional.of(Message.of("check.verdict.claim-differs", "claim", claimFormula()));
        }
    }

    private Optional<Message> objection(CheckFindings findings) {
        if (!agrees()) return Optional.of(Message.of("check.verdict.claim-differs", "claim", claimFormula()));
        findings.holds("check.verdict.claim-here", "claim", claimFormula());
        var small = ClaimCheck.small(claim, sum.components().getFirst().game());
        if (small.counterexample() != null)
            return Optional.of(Message.of(
                    "check.verdict.claim-fails", "claim", claimFormula(), "position", small.counterexample()));
        findings.holds("check.verdict.claim-small", "claim", claimFormula(), "positions", small.positions());
        return Optional.empty();
    }

    private Object claimFormula() {
        return FormulaText.of(claim.text());
    }

    private Evaluation at(Component component, Position position) {
        return ClaimParser.at(component.game().rules(), Map.of(), position);
    }

    private boolean agrees() {
        boolean lost = claimed.outcome() == Outcome.P;
        if (!lost && claimed.outcome() != Outcome.N) return false;
        return switch (claim) {
            case CatalogueClaim.Cold _ ->
                isCold(sum.components().getFirst(), sum.components().getFirst().position()) == lost;
            case CatalogueClaim.Grundy _ -> {
                var value = sum.components().stream()
                        .map(component -> value(component, component.position()))
                        .reduce(BigInteger.ZERO, BigInteger::xor);
                boolean same = switch (claimed.value().orElse(null)) {
                    case Value.Nimber(var number) -> number.equals(value);
                    case Value.MisereNimber(var number) -> number.equals(value);
                    case null, default -> true;
                };
                yield same && lost == (value.signum() == 0);
            }
        };
    }

    private BigInteger value(Component component, Position position) {
        if (!(claim instanceof CatalogueClaim.Grundy(var _, var _, var expression)))
            throw new AssertionError("Only a form of nim-values has values: " + claim.text());
        return at(component, position).value(expression);
    }

    private boolean isCold(Component component, Position position) {
        return switch (claim) {
            case CatalogueClaim.Cold(var _, var _, var condition) ->
                at(component, position).holds(condition);
            case CatalogueClaim.Grundy _ -> value(component, position).signum() == 0;
        };
    }

    private Optional<Message> movesFault(ClaimedMoves moves) {
        int found = 0;
        int untold = 0;
        for (var move : ListedMoves.of(new TurnPosition(sum), moves.list()).entrySet())
            switch (move.getValue()) {
                case Finding.NoMove() -> {
                    return Optional.of(CheckFindings.loses(sum, move.getKey()));
                }
                case Finding.Remainder(var parts) -> {
                    int component = move.getKey().steps().getFirst().component();
                    var lost = isLostAfter(component, parts);
                    if (lost.isEmpty()) untold++;
                    else if (lost.get()) found++;
                    else return Optional.of(CheckFindings.loses(sum, move.getKey()));
                }
                case Finding.Unknown() -> {}
            }
        if (found > 0) findings.holds("check.verdict.moves-claim", "count", found);
        if (untold > 0) findings.leaves("check.verdict.open-parts", "count", untold);
        if (found + untold < moves.list().size()) findings.leaves("check.verdict.open-listed");
        return Optional.empty();
    }

    /// @return empty where the form is about single positions only, and the move leaves none or several
    private Optional<Boolean> isLostAfter(int index, List<Position> parts) {
        var components = sum.components();
        if (components.size() == 1 && parts.size() == 1)
            return Optional.of(isCold(components.getFirst(), parts.getFirst()));
        if (claim instanceof CatalogueClaim.Cold) return Optional.empty();
        var value = BigInteger.ZERO;
        for (int i = 0; i < components.size(); i++)
            for (var part : i == index ? parts : List.of(components.get(i).position()))
                value = value.xor(value(components.get(i), part));
        return Optional.of(value.signum() == 0);
    }
}
