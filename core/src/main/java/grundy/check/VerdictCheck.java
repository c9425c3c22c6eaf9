package grundy.check;

import grundy.rules.BoardPosition;
import grundy.rules.Rules;
import grundy.rules.ScoredBoard;
import grundy.rules.ScoredMove;
import grundy.rules.ScoredRuleset;
import grundy.rules.Sum;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.ShortValue;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/// Checks a verdict again from the definition, without the engine that gave it: who wins, the value, how soon play
/// ends, and which moves win.
///
/// A small sum is worked out whole, with no theorem at all. Where it is too large, a period or a theorem by automata on
/// which it rests is proved again, and tells the rest; or the values of its components are worked out and added; where
/// these are too large, too, the closed form that the verdict cites is compared with what
/// is stated here, and with the definition at small positions. What was not checked is said.
public final class VerdictCheck {
    private static final long MOVES = 500_000;

    /// Where something tells positions of any size.
    private static final long FEW_MOVES = 10_000;

    private final Asked asked;
    private final Sum sum;
    private final Stated stated;
    private final List<Message> steps = new ArrayList<>();
    private final List<Message> open = new ArrayList<>();

    /// What was asked.
    ///
    /// @param preferences for each of several players all players, the one he would like best to see lose first;
    ///     empty where there are two, or for the usual order
    /// @param mover who of several players is about to move, from 0; else 0
    public record Asked(Sum sum, List<List<Integer>> preferences, int mover) {
        /// A question about two players, or several in the usual order of whom the first is about to move.
        public Asked(Sum sum) {
            this(sum, List.of(), 0);
        }
    }

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
    }

    /// Winning moves.
    ///
    /// @param count how many there are, those of Left and of Right together; empty if they were not counted
    /// @param listed some of them, each once
    public record StatedMoves(Optional<BigInteger> count, List<StatedMove> listed) {}

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

    private VerdictCheck(Asked asked, Stated stated) {
        this.asked = asked;
        this.sum = asked.sum;
        this.stated = stated;
    }

    /// @param asked a question that has an answer
    public static Result of(Asked asked, Stated stated) {
        var check = new VerdictCheck(asked, stated);
        var fault = check.fault();
        return new Result(List.copyOf(check.steps), List.copyOf(check.open), fault);
    }

    private Optional<Message> fault() {
        var first = sum.components().getFirst();
        if (first.game().rules() instanceof Rules.Scored(var _, var _, var board)
                && first.position() instanceof BoardPosition position) return score(board, position);
        if (first.game().rules() instanceof Rules.Players(var byPlayer)) return players(byPlayer.size());
        boolean rests =
                !stated.basis.periods().isEmpty() || stated.basis.theorem().isPresent();
        var whole = PlainOutcomes.of(sum, rests ? FEW_MOVES : MOVES);
        if (whole.isPresent()) return ofWhole(whole.get());
        var told = RepeatingSum.of(sum, stated).or(() -> AutomaticVerdict.of(sum, stated));
        if (told.isPresent()) {
            steps.addAll(told.get().steps());
            open.addAll(told.get().open());
            return told.get().fault();
        }
        if (sum.play() == Play.NORMAL && sum.compound() == Compound.DISJUNCTIVE) {
            var large = LargeSum.of(sum);
            if (large.isPresent()) return ofValues(large.get());
        }
        open.add(Message.of("check.verdict.open-large"));
        return ClosedFormCheck.of(sum, stated).flatMap(form -> form.fault(steps, open));
    }

    private Optional<Message> ofWhole(PlainOutcomes whole) {
        var found = whole.outcome();
        steps.add(Message.of("check.verdict.all", "positions", whole.positions(), "outcome", found));
        if (found != stated.outcome) return differs("check.verdict.outcome-differs", stated.outcome, found);
        return value(whole).or(() -> remoteness(whole.remoteness())).or(() -> moves(whole::winningMoves));
    }

    private Optional<Message> value(PlainOutcomes whole) {
        if (stated.value.isEmpty()) return Optional.empty();
        var value = stated.value.get();
        switch (new PlainValue(sum, whole, MOVES).is(value)) {
            case WRONG -> {
                return Optional.of(Message.of("check.verdict.value-wrong", "stated", shown(value)));
            }
            case RIGHT -> steps.add(Message.of(meaning(whole, value), "value", shown(value)));
            case OPEN -> open.add(Message.of("check.verdict.open-value"));
        }
        return Optional.empty();
    }

    private static Object shown(Value value) {
        return switch (value) {
            case Value.Nimber(var number) -> number;
            case Value.MisereNimber(var number) -> number;
            case Value.Suspense(var moves) -> moves;
            case Value.Remoteness(var moves) -> moves;
            case Value.Loser(int player) -> player;
            case Value.Score score -> score.ahead();
            case Value.Number _, Value.NumberAndNimber _, Value.Loopy _ -> value;
        };
    }

    private static String meaning(PlainOutcomes whole, Value value) {
        return switch (value) {
            case Value.Nimber _ when whole.value().isPresent() -> "check.verdict.value";
            case Value.MisereNimber _ -> "check.verdict.value";
            case Value.Nimber _, Value.Number _, Value.NumberAndNimber _ -> "check.verdict.value-zero";
            case Value.Loopy _ -> "check.verdict.value-infinite";
            case Value.Suspense _, Value.Remoteness _, Value.Loser _, Value.Score _ -> "check.verdict.value-moves";
        };
    }

    private Optional<Message> remoteness(List<Long> found) {
        if (stated.remoteness.isEmpty()) return Optional.empty();
        if (!stated.remoteness.equals(found))
            return differs("check.verdict.remoteness-differs", listed(stated.remoteness), listed(found));
        steps.add(Message.of("check.verdict.remoteness", "moves", listed(found)));
        return Optional.empty();
    }

    private static String listed(List<Long> moves) {
        return String.join(
                ", ",
                moves.stream()
                        .map(number -> number < 0 ? "∞" : Long.toString(number))
                        .toList());
    }

    private Optional<Message> moves(Supplier<List<StatedMove>> winning) {
        if (stated.moves.isEmpty()) return Optional.empty();
        var moves = stated.moves.get();
        var found = winning.get();
        var rest = new ArrayList<>(found);
        for (var move : moves.listed)
            if (!rest.remove(move)) return Optional.of(about("check.verdict.move-loses", sum, move));
        if (moves.count.isPresent() && !moves.count.get().equals(BigInteger.valueOf(found.size())))
            return differs("check.verdict.moves-differ", moves.count.get(), found.size());
        steps.add(Message.of("check.verdict.moves", "count", found.size(), "listed", moves.listed.size()));
        return Optional.empty();
    }

    /// @return what is wrong with a move
    static Message about(String phrase, Sum sum, StatedMove move) {
        var steps = move.steps().stream()
                .filter(step -> step.component() >= 0
                        && step.component() < sum.components().size())
                .map(step -> sum.components().get(step.component()).position() + " -> " + String.join(" + ", step.to()))
                .toList();
        return Message.of(phrase, "move", String.join("; ", steps));
    }

    private Optional<Message> ofValues(LargeSum large) {
        var total = large.total();
        var found = total.outcome();
        boolean nimbers = PlainPositions.movers(sum) == 1;
        steps.add(Message.of(nimbers ? "check.verdict.values" : "check.verdict.values-sided", "value", shown(total)));
        if (found != stated.outcome) return differs("check.verdict.outcome-differs", stated.outcome, found);
        boolean same = stated.value
                .map(value ->
                        value instanceof ShortValue one && one.minus(total).outcome() == Outcome.P)
                .orElse(true);
        if (!same) return differs("check.verdict.value-differs", shown(stated.value.orElseThrow()), shown(total));
        if (!stated.remoteness.isEmpty()) open.add(Message.of("check.verdict.open-remoteness"));
        return moves(large::winningMoves);
    }

    private static Optional<Message> differs(String phrase, Object stated, Object found) {
        return Optional.of(Message.of(phrase, "stated", stated, "found", found));
    }

    private Optional<Message> players(int players) {
        var preferences = asked.preferences.isEmpty() ? usual(players) : asked.preferences;
        var found = PlainLosers.of(sum, preferences, asked.mover, MOVES);
        if (found.isEmpty()) {
            open.add(Message.of("check.verdict.open-large"));
            return Optional.empty();
        }
        int loser = found.get().loser();
        steps.add(Message.of("check.verdict.loser", "positions", found.get().positions(), "player", loser));
        var outcome = loser == asked.mover ? Outcome.P : Outcome.N;
        if (outcome != stated.outcome) return differs("check.verdict.outcome-differs", stated.outcome, outcome);
        if (stated.value.isPresent() && !stated.value.get().equals(new Value.Loser(loser)))
            return Optional.of(Message.of("check.verdict.value-wrong", "stated", shown(stated.value.get())));
        return moves(() -> found.get().winningMoves());
    }

    /// Each player would like best to see the next one lose, and himself last of all.
    private static List<List<Integer>> usual(int players) {
        return IntStream.range(0, players)
                .mapToObj(player -> IntStream.rangeClosed(1, players)
                        .mapToObj(i -> (player + i) % players)
                        .toList())
                .toList();
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private <P> Optional<Message> score(ScoredBoard<P> board, BoardPosition position) {
        boolean fewest = sum.play() == Play.MISERE;
        ScoredRuleset<P> rules = fewest ? new FewestPoints<>(board) : board;
        var root = (P) position.state();
        var plain = new PlainMinimax<>(rules);
        var ahead = plain.value(root, MOVES);
        if (ahead.isEmpty()) {
            open.add(Message.of("check.verdict.open-large"));
            return Optional.empty();
        }
        long found = ahead.getAsLong();
        long points = fewest && board.countsPoints() ? -found : found;
        steps.add(Message.of("check.verdict.score", "positions", plain.positions(), "ahead", points));
        var outcome = found > 0 ? Outcome.N : found < 0 ? Outcome.P : Outcome.D;
        if (outcome != stated.outcome) return differs("check.verdict.outcome-differs", stated.outcome, outcome);
        var wrong = stated.value.filter(
                value -> !(value instanceof Value.Score(long stated, var _, var _) && stated == points));
        if (wrong.isPresent()) return differs("check.verdict.value-differs", shown(wrong.get()), points);
        return moves(() -> best(board, plain.best(root)));
    }

    private static <P> List<StatedMove> best(ScoredBoard<P> board, List<ScoredMove<P>> moves) {
        return moves.stream()
                .map(move -> new StatedMove(
                        Optional.empty(), List.of(new StatedMove.Step(0, List.of(board.write(move.to()))))))
                .toList();
    }

    /// The same game where it is the player with fewer points who wins.
    private record FewestPoints<P>(ScoredRuleset<P> rules) implements ScoredRuleset<P> {
        @Override
        public Iterable<ScoredMove<P>> moves(P position) {
            var moves = new ArrayList<ScoredMove<P>>();
            for (var move : rules.moves(position)) moves.add(new ScoredMove<>(move.to(), -move.points(), move.again()));
            return moves;
        }

        @Override
        public long ending(P position) {
            return -rules.ending(position);
        }
    }
}
