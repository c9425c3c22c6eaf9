package grundy.check;

import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.Evaluation;
import grundy.rules.Rules;
import grundy.rules.ScoredBoard;
import grundy.rules.Sum;
import grundy.rules.SyntaxException;
import grundy.rules.graph.GraphBoard;
import grundy.rules.language.Claim;
import grundy.rules.language.ClaimParser;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Checks a verdict again from the definition, without the engine that gave it.
///
/// A small sum is worked out whole, with no theorem at all. Where it is too large, the values of its components are
/// worked out and added; where these are too large, too, the closed form that the verdict cites is compared with what
/// is stated here, and with the definition at small positions. What was not checked is said.
public final class VerdictCheck {
    private static final long MOVES = 500_000;
    private static final long POSITIONS = 200_000;

    private final Stated stated;
    private final List<Message> steps = new ArrayList<>();
    private final List<Message> open = new ArrayList<>();

    /// What is to be checked.
    ///
    /// @param value empty if none is stated
    /// @param statement the closed form on which it rests, in the language of claims; empty if it rests on none
    public record Stated(Sum sum, Outcome outcome, Optional<Value> value, String statement) {}

    /// What was found.
    ///
    /// @param steps what was checked, in order
    /// @param open what was not
    /// @param fault what does not hold; empty if all that was checked does
    public record Result(List<Message> steps, List<Message> open, Optional<Message> fault) {
        /// @return whether all that is stated was checked and holds
        public boolean isComplete() {
            return fault.isEmpty() && open.isEmpty();
        }
    }

    private VerdictCheck(Stated stated) {
        this.stated = stated;
    }

    /// @return whether there is a check for such games: not where Left and Right or several players have
    ///     moves of their
    ///     own, where a graph states results, or where the fewest points win
    public static boolean isFor(Sum sum) {
        return sum.components().stream().allMatch(component -> switch (component
                .game()
                .rules()) {
            case Rules.TakeAndBreak _, Rules.Moves _ -> true;
            case Rules.OnBoard onBoard ->
                GraphBoard.graphOf(onBoard)
                        .filter(graph -> graph.isPartizan() || graph.statesOtherThan(sum.play()))
                        .isEmpty();
            case Rules.Scored _ -> sum.components().size() == 1 && sum.play() == Play.NORMAL;
            case Rules.Partizan _, Rules.Players _ -> false;
        });
    }

    /// @param stated about a sum that {@link #isFor} allows
    public static Result of(Stated stated) {
        var check = new VerdictCheck(stated);
        var fault = check.fault();
        return new Result(List.copyOf(check.steps), List.copyOf(check.open), fault);
    }

    private Optional<Message> fault() {
        var first = stated.sum.components().getFirst();
        if (first.game().rules() instanceof Rules.Scored(var _, var _, var board)
                && first.position() instanceof BoardPosition position) return score(board, position);
        var whole = PlainOutcomes.of(stated.sum, MOVES);
        if (whole.isPresent()) return ofWhole(whole.get());
        if (stated.sum.play() == Play.NORMAL && stated.sum.compound() == Compound.DISJUNCTIVE) {
            var sum = nimSum();
            if (sum.isPresent()) {
                steps.add(Message.of("check.verdict.values", "value", sum.get()));
                return compare(sum.get() == 0 ? Outcome.P : Outcome.N, Optional.of(sum.get()));
            }
        }
        open.add(Message.of("check.verdict.open-large"));
        return claim();
    }

    private Optional<Message> ofWhole(PlainOutcomes.Found found) {
        steps.add(Message.of("check.verdict.all", "positions", found.positions(), "outcome", found.outcome()));
        var value = found.value();
        return compare(found.outcome(), value.isPresent() ? Optional.of(value.getAsInt()) : Optional.empty());
    }

    private Optional<Message> compare(Outcome outcome, Optional<Integer> value) {
        if (outcome != stated.outcome)
            return Optional.of(differs("check.verdict.outcome-differs", stated.outcome, outcome));
        if (stated.value.isEmpty()) return Optional.empty();
        var number = switch (stated.value.get()) {
            case Value.Nimber(var nimber) -> Optional.of(nimber);
            case Value.MisereNimber(var nimber) -> Optional.of(nimber);
            default -> Optional.<BigInteger>empty();
        };
        if (number.isEmpty() || value.isEmpty()) {
            open.add(Message.of("check.verdict.open-value"));
            return Optional.empty();
        }
        if (!number.get().equals(BigInteger.valueOf(value.get())))
            return Optional.of(differs("check.verdict.value-differs", number.get(), value.get()));
        steps.add(Message.of("check.verdict.value", "value", value.get()));
        return Optional.empty();
    }

    private static Message differs(String phrase, Object stated, Object found) {
        return Message.of(phrase, "stated", stated, "found", found);
    }

    private Optional<Integer> nimSum() {
        int sum = 0;
        for (var component : stated.sum.components()) {
            var values = new PlainNimValues(component.game().rules(), Play.NORMAL, POSITIONS, () -> false);
            var value = values.value(component.position());
            if (value.isEmpty()) return Optional.empty();
            sum ^= value.getAsInt();
        }
        return Optional.of(sum);
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private <P> Optional<Message> score(ScoredBoard<P> board, BoardPosition position) {
        var plain = new PlainMinimax<>(board);
        var ahead = plain.value((P) position.state(), MOVES);
        if (ahead.isEmpty()) {
            open.add(Message.of("check.verdict.open-large"));
            return Optional.empty();
        }
        long found = ahead.getAsLong();
        steps.add(Message.of("check.verdict.score", "positions", plain.positions(), "ahead", found));
        var outcome = found > 0 ? Outcome.N : found < 0 ? Outcome.P : Outcome.D;
        if (outcome != stated.outcome)
            return Optional.of(differs("check.verdict.outcome-differs", stated.outcome, outcome));
        return stated.value
                .filter(value -> !(value instanceof Value.Score(long points, var _, var _) && points == found))
                .map(value -> differs(
                        "check.verdict.value-differs",
                        value instanceof Value.Score score ? score.ahead() : value,
                        found));
    }

    /// A closed form is about single positions; nim-values add where all components are of one game.
    private Optional<Message> claim() {
        if (stated.statement.isEmpty() || !isOneGame()) return Optional.empty();
        var component = stated.sum.components().getFirst();
        var rules = component.game().rules();
        if (rules.arity() == 0) return Optional.empty();
        Claim claim;
        try {
            claim = ClaimParser.claim(stated.statement, ClaimParser.coordinates(rules), Map.of());
        } catch (SyntaxException _) {
            return Optional.empty();
        }
        boolean adds = claim instanceof Claim.Grundy
                && claim.play() == Play.NORMAL
                && stated.sum.compound() == Compound.DISJUNCTIVE;
        boolean speaks = claim.play() == stated.sum.play()
                && (adds || stated.sum.components().size() == 1);
        if (!speaks) return Optional.empty();
        if (!agrees(claim)) return Optional.of(about("check.verdict.claim-differs", claim));
        steps.add(about("check.verdict.claim-here", claim));
        var small = ClaimCheck.small(claim, component.game());
        if (small.counterexample() != null)
            return Optional.of(
                    Message.of("check.verdict.claim-fails", "claim", claim.text(), "position", small.counterexample()));
        steps.add(Message.of("check.verdict.claim-small", "claim", claim.text(), "positions", small.positions()));
        return Optional.empty();
    }

    private static Message about(String phrase, Claim claim) {
        return Message.of(phrase, "claim", claim.text());
    }

    private boolean isOneGame() {
        return stated.sum.components().stream()
                        .map(component -> component.game().rules())
                        .distinct()
                        .count()
                == 1;
    }

    private static Evaluation at(Component component) {
        return ClaimParser.at(component.game().rules(), Map.of(), component.position());
    }

    private boolean agrees(Claim claim) {
        boolean lost = stated.outcome == Outcome.P;
        var components = stated.sum.components();
        return switch (claim) {
            case Claim.Cold(var _, var _, var condition) ->
                at(components.getFirst()).holds(condition) == lost;
            case Claim.Grundy(var _, var _, var expression) -> {
                var value = components.stream()
                        .map(component -> at(component).value(expression))
                        .reduce(BigInteger.ZERO, BigInteger::xor);
                boolean same = switch (stated.value.orElse(null)) {
                    case Value.Nimber(var number) -> number.equals(value);
                    case Value.MisereNimber(var number) -> number.equals(value);
                    case null, default -> true;
                };
                yield same && lost == (value.signum() == 0);
            }
        };
    }
}
