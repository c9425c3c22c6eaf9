package grundy.solve.sum;

import grundy.answer.CalculationResult;
import grundy.answer.Verdict;
import grundy.engine.partizan.PlayersInTurn;
import grundy.finding.CountedList;
import grundy.finding.CycleException;
import grundy.finding.Move;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.AnswerPart;
import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.rules.TurnPosition;
import grundy.rules.board.graph.ColouredBush;
import grundy.rules.language.LiteralGame;
import grundy.rules.language.ValueExpression;
import grundy.text.Message;
import grundy.theory.hackenbush.BushSum;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import grundy.value.loopy.LoopyForms;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// Solves sums in which Left and Right have moves of their own: red-blue Hackenbush by its numbers, one large heap
/// that stays whole by its table and period, everything else by canonical forms as far as they are in reach, else by
/// search.
public final class PartizanSums {
    private static final int LEFT = 0;
    private static final int RIGHT = 1;

    /// Of a larger heap the table alone is asked.
    private static final BigInteger LARGE_HEAP = BigInteger.valueOf(1000);

    /// So long values are looked for where nobody said when the work is to stop.
    private static final Duration WITHOUT_DEADLINE = Duration.ofSeconds(30);

    /// And so long where the table of one heap decides who wins.
    private static final Duration BESIDE_TABLE = Duration.ofSeconds(3);

    private final Limits limits;
    private final ExpressionValues written;

    /// Works out components that are written as expressions, such as `{1|-1}` in a sum.
    @FunctionalInterface
    public interface ExpressionValues {
        /// @param forms the arena of the result
        /// @return the value of the expression
        /// @throws grundy.answer.CalculationException if it has no value
        /// @throws LimitException if that is out of reach
        CalculationResult of(ValueExpression expression, LoopyForms forms, Limits limits);
    }

    /// @param written values of components that are expressions
    public PartizanSums(Limits limits, ExpressionValues written) {
        this.limits = limits;
        this.written = written;
    }

    /// Returns who wins, and by which moves.
    ///
    /// @param part of the answer that is enough
    /// @throws grundy.limit.LimitException if that takes more than the limits allow
    public Verdict solve(TurnPosition question, AnswerPart part) {
        var sum = question.sum();
        if (sum.compound() != Compound.DISJUNCTIVE) throw new RulesException(Message.of("solve.partizan-only-plain"));
        var numbers = sum.play() == Play.NORMAL ? bushes(sum) : Optional.<BushSum>empty();
        if (numbers.isPresent()) return new BushesSum(sum.components(), numbers.get()).verdict(question);
        var component = sum.components().getFirst();
        boolean alone = sum.components().size() == 1;
        if (sum.play() != Play.NORMAL) return byPlay(question);
        if (alone && isLargeHeap(component))
            return byPlay(question).without(Message.of("solve.value.large-heap", "most", LARGE_HEAP));
        boolean hasTable = hasTable(question);
        if (!hasTable && sum.components().stream().noneMatch(LiteralGame::isIn))
            return explained(
                    question,
                    () -> new OutcomeFirst(question, limits, within -> byValues(question, within)).verdict(part));
        try {
            return byValues(question, hasTable ? besideTable() : shareForValues(limits));
        } catch (LimitException e) {
            limits.checkpoint();
            if (e.isCancellation()) throw e;
            return byPlay(question).without(Message.of("solve.value.limit", "problem", e.explanation()));
        }
    }

    private Verdict byValues(TurnPosition question, Limits within) {
        try {
            return FormSum.of(question.sum().components(), within, written).verdict(question);
        } catch (CycleException _) {
            return EndlessSum.of(question, within, written);
        }
    }

    /// The winner, without values.
    private Verdict byPlay(TurnPosition question) {
        var sum = question.sum();
        if (sum.components().size() > 1) return explained(question, () -> bySearch(question));
        var component = sum.components().getFirst();
        if (component.game().rules() instanceof RuleTree.Partizan rules) {
            var turns = PlayersInTurn.partizan(rules, sum.play(), limits);
            if (turns.isPresent()) return oneHeap(question, component.position(), turns.get());
        }
        return bySearch(question);
    }

    private static boolean isLargeHeap(Component component) {
        return component.position() instanceof Tuple heap
                && heap.arity() == 1
                && heap.get(0).compareTo(LARGE_HEAP) > 0;
    }

    /// Where values are out of reach, a search for the outcome alone has half of the time.
    public static Limits shareForValues(Limits limits) {
        return half(limits, "limit.time-for-values");
    }

    /// @param key of the message for the user when the time has passed
    /// @return the limits with half of the time that is left
    static Limits half(Limits limits, String key) {
        var all = limits.deadline().remaining();
        var share = all.compareTo(Deadline.ENDLESS) < 0 ? all.dividedBy(2) : WITHOUT_DEADLINE;
        return limits.until(Deadline.after(share, key));
    }

    private Limits besideTable() {
        var half = limits.deadline().remaining().dividedBy(2);
        return half.compareTo(BESIDE_TABLE) < 0
                ? shareForValues(limits)
                : limits.until(Deadline.after(BESIDE_TABLE, "limit.time-beside-table"));
    }

    private boolean hasTable(TurnPosition question) {
        var components = question.sum().components();
        return components.size() == 1
                && components.getFirst().game().rules() instanceof RuleTree.Partizan rules
                && PlayersInTurn.partizan(rules, question.sum().play(), limits).isPresent();
    }

    private static Verdict oneHeap(TurnPosition question, Position position, PlayersInTurn turns) {
        var heap = ((Tuple) position).get(0);
        boolean leftWins = turns.loser(heap, LEFT) == RIGHT;
        boolean rightWins = turns.loser(heap, RIGHT) == LEFT;
        CountedList<Move> left =
                leftWins ? moves(Side.LEFT, position, turns.options(heap, LEFT, RIGHT)) : CountedList.none();
        CountedList<Move> right =
                rightWins ? moves(Side.RIGHT, position, turns.options(heap, RIGHT, LEFT)) : CountedList.none();
        return new Verdict(
                question,
                Outcome.ofBeginners(leftWins, rightWins),
                null,
                left.and(right),
                turns.evidence(),
                new Verdict.Reasoning.Sides(left, right));
    }

    private static CountedList<Move> moves(Side side, Position from, CountedList<List<Position>> options) {
        return new CountedList<>(
                options.count(),
                () -> options.stream().map(to -> new Move(List.of(new Move.Step(0, from, to)), side)),
                options.uncounted());
    }

    private static Verdict explained(TurnPosition question, Supplier<Verdict> work) {
        try {
            return work.get();
        } catch (LimitException e) {
            if (question.sum().components().size() == 1 || e.isCancellation()) throw e;
            throw new LimitException(Message.of("solve.partizan-sum", "problem", e.explanation()));
        }
    }

    private Verdict bySearch(TurnPosition question) {
        var search = new SearchedSum(question, limits);
        search.findMoves();
        return search.verdict();
    }

    /// @return the values of the components, if all are bushes and their values are known
    private Optional<BushSum> bushes(Sum sum) {
        var bushes = new ArrayList<ColouredBush>();
        for (var component : sum.components()) {
            if (!(component.position() instanceof BoardPosition(var state, var _)
                    && state instanceof ColouredBush bush)) return Optional.empty();
            bushes.add(bush);
        }
        return BushSum.of(bushes, limits);
    }
}
