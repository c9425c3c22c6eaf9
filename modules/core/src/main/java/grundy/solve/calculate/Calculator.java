package grundy.solve.calculate;

import grundy.answer.Calculation;
import grundy.answer.CalculationException;
import grundy.answer.CalculationResult;
import grundy.answer.ValueStatus;
import grundy.answer.Verdict;
import grundy.limit.Checkpoint;
import grundy.limit.DeepStack;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.AnswerPart;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.TurnPosition;
import grundy.rules.language.MisereReading;
import grundy.rules.language.ValueExpression;
import grundy.rules.language.ValueExpression.Binary;
import grundy.rules.language.ValueExpression.Braces;
import grundy.rules.language.ValueExpression.Call;
import grundy.rules.language.ValueExpression.Comparison;
import grundy.rules.language.ValueExpression.Constant;
import grundy.rules.language.ValueExpression.Cycle;
import grundy.rules.language.ValueExpression.Figure;
import grundy.rules.language.ValueExpression.Misere;
import grundy.rules.language.ValueExpression.Negative;
import grundy.rules.language.ValueExpression.Operator;
import grundy.rules.language.ValueExpression.Ordinal;
import grundy.rules.language.ValueExpression.PlusMinus;
import grundy.rules.language.ValueExpression.Positions;
import grundy.rules.language.ValueExpression.Power;
import grundy.rules.language.ValueExpression.Quoted;
import grundy.rules.language.ValueExpression.Reference;
import grundy.rules.language.ValueExpression.Star;
import grundy.rules.language.ValueExpression.Transfinite;
import grundy.rules.language.ValueExpression.UpPower;
import grundy.rules.language.ValueExpression.Ups;
import grundy.rules.language.ValueFunction;
import grundy.rules.notation.ShortenedText;
import grundy.rules.option.RuleOptions;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.ShortValue;
import grundy.value.Value;
import grundy.value.canonical.CanonicalForms;
import grundy.value.loopy.LoopyForms;
import grundy.value.loopy.LoopyValue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Works out expressions of values: nimbers by {@link NimCalculator}, other short games by {@link GameCalculator},
/// loopy games by {@link LoopyCalculator}.
///
/// Cost: as {@link grundy.value.NimField} and {@link grundy.value.canonical.CanonicalForms}; a power of a number of n
/// bits takes up to n squarings.
public final class Calculator {
    /// What is nested less needs no deeper stack than usual.
    private static final int MOST_SHALLOW = 100;

    private static final int BYTES_PER_MOVE = 300;

    private final NimCalculator nimbers;
    private final GameCalculator games;
    private final LoopyCalculator loopy;
    private final MisereCalculator misere;
    private final IntegerCalculator integers;
    private final LoopyForms arena;
    private final Limits limits;
    private final PositionVerdicts verdicts;

    /// @param verdicts of the positions that expressions name
    public Calculator(Limits limits, PositionVerdicts verdicts) {
        this(limits, arena(limits), verdicts);
    }

    /// @param arena of the loopy games that come out
    public Calculator(Limits limits, LoopyForms arena, PositionVerdicts verdicts) {
        this.limits = limits;
        this.verdicts = verdicts;
        this.arena = arena;
        this.nimbers = new NimCalculator(limits);
        this.games = new GameCalculator(arena.shorts());
        this.loopy = new LoopyCalculator(arena);
        this.integers = new IntegerCalculator(limits);
        this.misere = new MisereCalculator(limits);
    }

    private static LoopyForms arena(Limits limits) {
        var room = limits.memory().grant();
        return new LoopyForms(new CanonicalForms(room), room);
    }

    /// @throws CalculationException if something has no value, as a quotient by 0
    /// @throws LimitException if a value is too large, or time is up
    public Calculation of(ValueExpression expression) {
        return limits.during(() -> expression.depth() <= MOST_SHALLOW
                ? calculation(expression)
                : DeepStack.call(() -> calculation(expression)));
    }

    private Calculation calculation(ValueExpression expression) {
        return calculation(expression, MisereReading.takesGames(expression));
    }

    /// Works long sums out from the left, without going as deep as they are nested.
    ///
    /// @param isMisere whether positions that it is made of count as games in misere play
    private Calculation calculation(ValueExpression expression, boolean isMisere) {
        var sums = new ArrayDeque<ValueExpression>();
        var first = expression;
        while (MisereReading.isSum(first)
                && MisereReading.isSum(first.operands().getFirst())) {
            sums.push(first);
            first = first.operands().getFirst();
        }
        var calculation = calculation(first, isMisere, null);
        for (var sum : sums) calculation = calculation(sum, isMisere, calculation);
        return calculation;
    }

    /// @param left the first operand, worked out; null if it is still to be
    private Calculation calculation(ValueExpression expression, boolean isMisere, @Nullable Calculation left) {
        if (expression instanceof Call(var function, var arguments, var _)
                && arguments.stream().allMatch(Positions.class::isInstance)
                && (function == ValueFunction.OPTION_COUNT
                        || function == ValueFunction.POSITION_COUNT
                        || function == ValueFunction.MOVES))
            return new Calculation(expression, List.of(), ofPositions((Call) expression, arguments));
        if (expression instanceof Call(var function, var arguments, var _)
                && function == ValueFunction.OUTCOME
                && arguments.getFirst() instanceof Positions positions
                && winner(positions) instanceof CalculationResult.Winner winner)
            return new Calculation(expression, List.of(), winner);
        var parts = new ArrayList<Calculation>();
        if (left != null) parts.add(left);
        var operands = expression.operands();
        for (var operand : operands.subList(parts.size(), operands.size()))
            parts.add(isMisere ? inMisere(operand) : calculation(operand));
        return new Calculation(expression, parts, result(expression, parts));
    }

    private Calculation inMisere(ValueExpression expression) {
        if (expression instanceof Positions positions)
            return new Calculation(expression, List.of(), misere.game(positions));
        return calculation(expression, MisereReading.isSum(expression) || MisereReading.takesGames(expression));
    }

    private CalculationResult result(ValueExpression expression, List<Calculation> parts) {
        limits.checkpoint();
        if (expression instanceof Positions positions) return calculate(positions);
        if (expression instanceof Call(var function, var arguments, int at) && function == ValueFunction.SUBORDINATE)
            return subordinate(parts, arguments.getLast(), at);
        if (expression instanceof Call(var function, var arguments, var _)
                && function == ValueFunction.OPTIONS
                && arguments.getFirst() instanceof Braces braces
                && parts.getFirst().result() instanceof CalculationResult.SingleValue) {
            var options =
                    parts.getFirst().parts().stream().map(Calculation::result).toList();
            return games.judgeOptions(options, braces.left().size());
        }
        if (expression instanceof Call(var function, var arguments, var _)
                && function == ValueFunction.OPTIONS
                && arguments.getFirst() instanceof Positions positions
                && positions.components().size() == 1)
            return judgeOptions(positions, positions.components().getFirst());
        boolean ofNimbers = parts.stream().allMatch(part -> part.nimber().isPresent());
        if (IntegerCalculator.isFor(expression)
                && !(ofNimbers && expression instanceof Binary)
                && parts.stream().noneMatch(part -> TransfiniteCalculator.isInfinite(part.result())))
            return integers.calculate(
                    expression, parts.stream().map(Calculation::result).toList());
        return ofNimbers ? ofNimbers(expression, parts) : ofGames(expression, parts);
    }

    /// What is asked about positions themselves, whatever they are worth.
    private CalculationResult ofPositions(Call call, List<ValueExpression> arguments) {
        for (var argument : arguments) requireOrdinaryMoves((Positions) argument);
        if (call.function() == ValueFunction.MOVES) return moves((Positions) arguments.getFirst());
        if (call.function() == ValueFunction.POSITION_COUNT) return positionCount((Positions) arguments.getFirst());
        long count = 0;
        for (var component : ((Positions) arguments.getFirst()).components()) {
            var rules = component.game().rules();
            var sides = rules instanceof RuleTree.Partizan(var left, var right) ? List.of(left, right) : List.of(rules);
            for (var side : sides)
                count += RuleOptions.readableOptions(side, component.position())
                        .map(RuleOptions.RuleOption::key)
                        .distinct()
                        .count();
        }
        return CalculationResult.number(count);
    }

    /// @throws CalculationException if moves of the position have points, are one of several players' or
    ///     may be blocked
    private static void requireOrdinaryMoves(Positions positions) {
        for (var component : positions.components()) {
            var reason = switch (component.game().rules()) {
                case RuleTree.Scored _ -> "value.scored";
                case RuleTree.Players _ -> "value.none";
                case RuleTree.Blocking _ -> "value.blocking";
                case RuleTree.TakeAndBreak _, RuleTree.Moves _, RuleTree.Partizan _, RuleTree.OnBoard _ -> null;
            };
            if (reason != null)
                throw new CalculationException(positions.at(), Message.of(reason, "expression", positions.excerpt()));
        }
    }

    private static CalculationResult positionCount(Positions positions) {
        long count = 1;
        for (var component : positions.components()) count = Math.multiplyExact(count, PositionCount.of(component));
        return CalculationResult.number(count);
    }

    private static CalculationResult moves(Positions positions) {
        if (positions.components().size() > 1)
            throw new CalculationException(
                    positions.at(), Message.of("value.one-position", "expression", positions.excerpt()));
        var component = positions.components().getFirst();
        return component.game().rules() instanceof RuleTree.Partizan(var left, var right)
                ? new CalculationResult.Moves(moves(left, component), moves(right, component))
                : new CalculationResult.Moves(moves(component.game().rules(), component), List.of());
    }

    private static List<String> moves(RuleTree rules, Component component) {
        var texts = new ShortenedText(Language.EN);
        var distinct = new HashSet<List<Position>>();
        var memory = Checkpoint.grant();
        return RuleOptions.readableOptions(rules, component.position())
                .filter(option -> distinct.add(option.key()))
                .peek(_ -> memory.take(BYTES_PER_MOVE))
                .map(option -> texts.sum(option.to()))
                .map(text -> text.isEmpty() ? "0" : text)
                .toList();
    }

    /// A base in braces is taken as it is written.
    private CalculationResult subordinate(List<Calculation> parts, ValueExpression base, int at) {
        var game = parts.getFirst().result();
        boolean isQuoted = base instanceof Quoted;
        var expression = base instanceof Quoted(var inner) ? inner : base;
        if (!(expression instanceof Braces(var left, var _)))
            return loopy.subordinate(game, parts.getLast().result(), at);
        var braces = isQuoted ? parts.getLast().parts().getFirst() : parts.getLast();
        var options = braces.parts().stream().map(Calculation::result).toList();
        return loopy.subordinate(
                game, options.subList(0, left.size()), options.subList(left.size(), options.size()), at);
    }

    /// The winner of a position of Left and Right, which may be known although the value is out of
    /// reach.
    private @Nullable CalculationResult winner(Positions positions) {
        if (positions.components().stream()
                .noneMatch(component -> component.game().rules() instanceof RuleTree.Partizan)) return null;
        var outcome = verdict(positions, AnswerPart.OUTCOME).outcome();
        return outcome == Outcome.D ? null : new CalculationResult.Winner(outcome);
    }

    private Verdict verdict(Positions positions, AnswerPart part) {
        var sum = new Sum(Play.NORMAL, Compound.DISJUNCTIVE, positions.components(), positions.text());
        return verdicts.of(new TurnPosition(sum), part);
    }

    private CalculationResult calculate(Positions positions) {
        var verdict = verdict(positions, AnswerPart.VALUE);
        var value = verdict.value().knownValue().orElse(null);
        if (value instanceof ShortValue shortValue) return new CalculationResult.SingleValue(shortValue);
        if (value instanceof LoopyValue endless) return new CalculationResult.Endless(arena.imported(endless));
        if (verdict.value() instanceof ValueStatus.OutOfReach(var why)) throw new LimitException(why);
        var reason = switch (verdict.reasoning()) {
            case Verdict.Reasoning.Blocked _ -> "value.blocking";
            case Verdict.Reasoning.Minimax _ -> "value.scored";
            default -> verdict.outcome() == Outcome.D ? "value.unknown" : "value.none";
        };
        throw new CalculationException(positions.at(), Message.of(reason, "expression", positions.excerpt()));
    }

    /// The values of the options of a position, each once.
    private CalculationResult judgeOptions(Positions positions, Component component) {
        requireOrdinaryMoves(positions);
        var rules = component.game().rules();
        var left = values(positions, component, rules instanceof RuleTree.Partizan(var own, var _) ? own : rules);
        var right = values(positions, component, rules instanceof RuleTree.Partizan(var _, var own) ? own : rules);
        return games.judgeOptions(Stream.concat(left.stream(), right.stream()).toList(), left.size());
    }

    private List<CalculationResult> values(Positions positions, Component component, RuleTree rules) {
        var values = new ArrayList<CalculationResult>();
        for (var option : RuleOptions.distinct(rules, component.position())) {
            limits.checkpoint();
            var parts = option.stream()
                    .map(part -> new Component(component.game(), part))
                    .toList();
            var value = calculate(new Positions(parts, positions.text(), positions.at()));
            if (!values.contains(value)) values.add(value);
        }
        return values;
    }

    private CalculationResult ofNimbers(ValueExpression expression, List<Calculation> parts) {
        var values = parts.stream().map(part -> part.nimber().orElseThrow()).toList();
        return switch (expression) {
            case Binary(var operator, var _, var _, var _)
            when operator == Operator.SIDES -> ofGames(expression, parts);
            case Star _, Binary _, Power _ ->
                new CalculationResult.SingleValue(new Value.Nimber(nimbers.number(expression, values)));
            case Negative _ -> parts.getFirst().result();
            case Figure(var number) ->
                number.signum() == 0
                        ? new CalculationResult.SingleValue(Value.Nimber.of(0))
                        : CalculationResult.number(number);
            case Call(var function, var _, var _)
            when function.isOfNimbers() ->
                new CalculationResult.SingleValue(new Value.Nimber(nimbers.number(expression, values)));
            case Positions _ -> throw new AssertionError("A position has a value of its own");
            case Ups _,
                    UpPower _,
                    Braces _,
                    PlusMinus _,
                    Comparison _,
                    Call _,
                    Constant _,
                    Cycle _,
                    Reference _,
                    Misere _,
                    Transfinite _,
                    Ordinal _,
                    Quoted _ -> ofGames(expression, parts);
        };
    }

    private CalculationResult ofGames(ValueExpression expression, List<Calculation> parts) {
        var operands = parts.stream().map(Calculation::result).toList();
        if (TransfiniteCalculator.isFor(expression, operands))
            return TransfiniteCalculator.calculate(expression, operands);
        if (MisereCalculator.isFor(expression, operands)) return misere.calculate(expression, operands);
        if (expression instanceof Quoted(var game)) return games.quotedGame(game, parts.getFirst());
        return LoopyCalculator.isFor(expression, operands)
                ? loopy.calculate(expression, operands)
                : games.calculate(expression, operands);
    }
}
