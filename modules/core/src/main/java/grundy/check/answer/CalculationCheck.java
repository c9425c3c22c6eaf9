package grundy.check.answer;

import grundy.check.CheckFindings;
import grundy.check.CheckResult;
import grundy.check.ClaimedVerdict;
import grundy.check.VerdictBasis;
import grundy.check.plain.PlainFunctions;
import grundy.check.plain.PlainGames;
import grundy.check.plain.PlainMoves;
import grundy.check.plain.PlainNimbers;
import grundy.check.plain.PlainValue.Finding;
import grundy.check.verdict.VerdictCheck;
import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.rules.Sum;
import grundy.rules.TurnPosition;
import grundy.rules.language.MisereReading;
import grundy.rules.language.ValueExpression;
import grundy.rules.language.ValueExpression.Binary;
import grundy.rules.language.ValueExpression.Braces;
import grundy.rules.language.ValueExpression.Call;
import grundy.rules.language.ValueExpression.Comparison;
import grundy.rules.language.ValueExpression.Figure;
import grundy.rules.language.ValueExpression.Negative;
import grundy.rules.language.ValueExpression.Operator;
import grundy.rules.language.ValueExpression.PlusMinus;
import grundy.rules.language.ValueExpression.Positions;
import grundy.rules.language.ValueExpression.Power;
import grundy.rules.language.ValueExpression.Quoted;
import grundy.rules.language.ValueExpression.Star;
import grundy.rules.language.ValueExpression.UpPower;
import grundy.rules.language.ValueExpression.Ups;
import grundy.rules.language.ValueFunction;
import grundy.text.ArgumentList;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Dyadic;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.ShortValue;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Checks every step of a calculation with values against the definitions: nim-sums and products
/// ({@link PlainNimbers}), sums, negatives and `<=` of games by their options ({@link PlainGames}),
/// positions by {@link VerdictCheck}. A quotient, an inverse or a root is multiplied back; functions by
/// {@link PlainFunctions}, lists and numbers of moves by {@link PlainMoves}. What has no definition
/// here is said to be open.
///
/// | claimed | decided by |
/// | --- | --- |
/// | that the steps are those of the expression | {@link #visit} |
/// | each value, and the text of each value | {@link #inNormalPlay} |
/// | games in misere play, by their texts | {@link MisereSteps} |
/// | the text where there is no value | a relation or an outcome: {@link #inNormalPlay}; else it is said to be open |
public final class CalculationCheck {
    private static final int MOST_OPEN = 5;
    private static final long MOST_FACTOR_BITS = 1 << 20;
    private static final int MOST_SHOWN = 60;

    private final Iterator<ClaimedResult> steps;
    private final PlainGames games = new PlainGames();
    private final PlainFunctions functions = new PlainFunctions(games);
    private final MisereSteps misere = new MisereSteps();
    private final LinkedHashSet<String> open = new LinkedHashSet<>();
    private long right;

    /// The stated result of one expression; it comes before those of its operands.
    ///
    /// @param parts how many operands are stated: all, or none of what is asked about positions whatever
    ///     they are worth
    /// @param value empty if the result is not a value
    /// @param text the result as shown to a reader
    public record ClaimedResult(int parts, Optional<Value> value, String text) {}

    private CalculationCheck(List<ClaimedResult> steps) {
        this.steps = steps.iterator();
    }

    /// Games that last long need a stack as {@link grundy.limit.DeepStack} has.
    ///
    /// @param steps of the expression and all its parts, each before its own parts, from left to right
    public static CheckResult of(ValueExpression expression, List<ClaimedResult> steps) {
        return new CalculationCheck(steps).result(expression);
    }

    private CheckResult result(ValueExpression expression) {
        var findings = new CheckFindings();
        try {
            visit(expression, false, false);
            if (steps.hasNext()) throw new WrongStepException(Message.of("check.calculation.steps"));
        } catch (WrongStepException e) {
            return findings.wrong(e.fault);
        }
        if (right > 0) findings.holds("check.calculation.right", "count", right);
        if (!open.isEmpty())
            findings.leaves(
                    "check.calculation.open", "expressions", ArgumentList.withSemicolons(List.copyOf(open), MOST_OPEN));
        return findings.result(Optional.empty());
    }

    @SuppressWarnings("serial") // is never written
    private static final class WrongStepException extends RuntimeException {
        private final Message fault;

        WrongStepException(Message fault) {
            super(null, null, false, false);
            this.fault = fault;
        }
    }

    /// @param isGame whether a position that stands here counts as a game in misere play
    /// @param isSummand whether a sum that stands here is part of another one, in which the same positions do
    private ClaimedResult visit(ValueExpression expression, boolean isGame, boolean isSummand) {
        Checkpoint.step();
        if (!steps.hasNext()) throw new WrongStepException(Message.of("check.calculation.steps"));
        var claimed = steps.next();
        boolean isOfPositions = isOfPositions(expression, claimed);
        var operands = isOfPositions ? List.<ValueExpression>of() : expression.operands();
        if (claimed.parts != operands.size()) throw new WrongStepException(Message.of("check.calculation.steps"));
        boolean isSum = MisereReading.isSum(expression);
        boolean takesGames = isSum && (isGame || isSummand) ? isGame : MisereReading.takesGames(expression);
        var parts = new ArrayList<ClaimedResult>();
        for (var operand : operands) parts.add(visit(operand, takesGames, isSum));
        if (claimed.value.isPresent()
                && !claimed.text.equals(claimed.value.get().toString()))
            throw new WrongStepException(Message.of(
                    "check.calculation.text",
                    "expression",
                    shortText(expression),
                    "text",
                    claimed.text,
                    "value",
                    claimed.value.get()));
        switch (isOfPositions ? ofPositions((Call) expression, claimed) : finding(expression, isGame, parts, claimed)) {
            case RIGHT -> right++;
            case WRONG -> throw wrong(expression, claimed);
            case OPEN -> open.add(shortText(expression));
        }
        return claimed;
    }

    private Finding finding(
            ValueExpression expression, boolean isGame, List<ClaimedResult> parts, ClaimedResult claimed) {
        try {
            return misere.finding(expression, isGame, parts, claimed)
                    .orElseGet(() -> inNormalPlay(expression, parts, claimed));
        } catch (LimitException e) {
            if (PlainGames.isTooDeep(e)) return Finding.OPEN;
            throw e;
        }
    }

    /// @return whether it is asked about positions themselves, whatever they are worth
    private static boolean isOfPositions(ValueExpression expression, ClaimedResult claimed) {
        return expression instanceof Call(var function, var arguments, var _)
                && (function == ValueFunction.OPTION_COUNT
                        || function == ValueFunction.POSITION_COUNT
                        || function == ValueFunction.MOVES
                        || function == ValueFunction.OUTCOME && claimed.parts == 0)
                && arguments.stream().allMatch(Positions.class::isInstance);
    }

    private static Finding ofPositions(Call call, ClaimedResult claimed) {
        var positions = (Positions) call.arguments().getFirst();
        var components = positions.components();
        if (call.function() == ValueFunction.OUTCOME) return outcome(sum(positions), claimed);
        if (call.function() == ValueFunction.MOVES)
            return components.size() > 1
                    ? Finding.WRONG
                    : PlainMoves.text(components.getFirst())
                            .map(text -> Finding.of(claimed.value.isEmpty() && claimed.text.equals(text)))
                            .orElse(Finding.OPEN);
        var count = call.function() == ValueFunction.OPTION_COUNT
                ? PlainMoves.count(components)
                : PlainMoves.positions(components);
        return count.map(number -> Finding.of(integer(claimed).equals(Optional.of(number))))
                .orElse(Finding.OPEN);
    }

    private static WrongStepException wrong(ValueExpression expression, ClaimedResult claimed) {
        return new WrongStepException(
                Message.of("check.calculation.wrong", "expression", shortText(expression), "stated", claimed.text));
    }

    private static String shortText(ValueExpression expression) {
        var text = expression.toString();
        return text.length() <= MOST_SHOWN ? text : text.substring(0, MOST_SHOWN) + "…";
    }

    private Finding inNormalPlay(ValueExpression expression, List<ClaimedResult> parts, ClaimedResult claimed) {
        return switch (expression) {
            case Figure(var number) ->
                is(claimed, number.signum() == 0 ? Value.Nimber.of(0) : new Value.Number(number));
            case Star(var number) -> is(claimed, new Value.Nimber(number));
            case Positions positions -> checkPosition(sum(positions), claimed);
            case Comparison(var relation, var _, var _) ->
                relation(relation, parts)
                        .map(so -> Finding.of(claimed.text.equals(so.toString())))
                        .orElse(Finding.OPEN);
            case Call(var function, var _, var _)
            when function == ValueFunction.OUTCOME ->
                game(parts.getFirst())
                        .map(game -> Finding.of(
                                claimed.text.equals(games.outcome(game).toString())))
                        .orElse(Finding.OPEN);
            default -> {
                var nimbers =
                        parts.stream().flatMap(part -> number(part).stream()).toList();
                boolean ofNimbers = !parts.isEmpty() && nimbers.size() == parts.size();
                var found = ofNimbers ? nimbers(expression, nimbers, claimed) : Optional.<Finding>empty();
                yield found.or(() -> heaps(expression, parts, claimed))
                        .or(() -> checkQuestion(expression, parts, claimed))
                        .or(() -> numbers(expression, parts, claimed))
                        .or(() -> games(expression, parts).flatMap(game -> equal(game, claimed)))
                        .orElse(Finding.OPEN);
            }
        };
    }

    private static Finding is(ClaimedResult claimed, Value value) {
        return Finding.of(claimed.value.equals(Optional.of(value)));
    }

    private static Optional<BigInteger> number(ClaimedResult step) {
        return step.value.orElse(null) instanceof ShortValue value ? value.asNimber() : Optional.empty();
    }

    private static Optional<Dyadic> dyadic(ClaimedResult step) {
        return step.value.orElse(null) instanceof ShortValue value ? value.asNumber() : Optional.empty();
    }

    /// @return empty if it is no operation on nimbers
    private static Optional<Finding> nimbers(
            ValueExpression expression, List<BigInteger> parts, ClaimedResult claimed) {
        var first = parts.getFirst();
        var last = parts.getLast();
        boolean isKnown = switch (expression) {
            case Negative _, Power _ -> true;
            case Binary(var operator, var _, var _, var _) -> operator != Operator.SIDES;
            case Call(var function, var _, var _) -> isOfNimbers(function);
            default -> false;
        };
        if (!isKnown) return Optional.empty();
        var result = number(claimed);
        if (result.isEmpty()) return Optional.of(Finding.WRONG);
        var value = result.get();
        return Optional.of(
                switch (expression) {
                    case Negative _ -> Finding.of(value.equals(first));
                    case Binary(var operator, var _, var _, var _) ->
                        switch (operator) {
                            case SUM, DIFFERENCE, NIM_SUM -> Finding.of(value.equals(first.xor(last)));
                            case PRODUCT, NIM_PRODUCT -> equal(PlainNimbers.times(first, last), value);
                            case QUOTIENT ->
                                last.signum() == 0 ? Finding.WRONG : equal(PlainNimbers.times(value, last), first);
                            case SIDES -> Finding.OPEN;
                        };
                    case Power(var _, var exponent, var _) -> isPower(first, exponent, value);
                    case Call(var function, var _, var _) ->
                        switch (function) {
                            case SQUARE -> equal(PlainNimbers.times(first, first), value);
                            case SQUARE_ROOT -> equal(PlainNimbers.times(value, value), first);
                            case INVERSE -> equal(PlainNimbers.times(value, first), BigInteger.ONE);
                            case ARTIN_SCHREIER ->
                                value.testBit(0)
                                        ? Finding.WRONG
                                        : equal(PlainNimbers.times(value, value).map(value::xor), first);
                            case MEX -> Finding.of(isMex(value, parts));
                            default -> Finding.OPEN;
                        };
                    default -> Finding.OPEN;
                });
    }

    private static boolean isOfNimbers(ValueFunction function) {
        return switch (function) {
            case SQUARE, SQUARE_ROOT, INVERSE, MEX, ARTIN_SCHREIER -> true;
            default -> false;
        };
    }

    private static boolean isMex(BigInteger value, List<BigInteger> parts) {
        return !parts.contains(value)
                && value.compareTo(BigInteger.valueOf(parts.size())) <= 0
                && IntStream.range(0, value.intValueExact()).allMatch(less -> parts.contains(BigInteger.valueOf(less)));
    }

    /// Operations of Nim by their names, of heaps that are all nimbers or all integers in their place.
    ///
    /// @return empty if it is none
    private static Optional<Finding> heaps(
            ValueExpression expression, List<ClaimedResult> parts, ClaimedResult claimed) {
        if (parts.isEmpty() || !(expression instanceof Call) && !isOfNim(expression)) return Optional.empty();
        var function = function(expression);
        if (!isOfNim(function)) return Optional.empty();
        var operands = function == ValueFunction.NIM_POWER ? parts.subList(0, 1) : parts;
        if (!operands.stream().allMatch(CalculationCheck::isShort)) return Optional.empty();
        boolean areNimbers = operands.stream().allMatch(part -> number(part).isPresent());
        var heaps = operands.stream()
                .flatMap(part -> (areNimbers ? number(part) : integer(part)).stream())
                .filter(heap -> heap.signum() >= 0)
                .toList();
        if (heaps.size() < operands.size()) return Optional.of(Finding.WRONG);
        var first = heaps.getFirst();
        var last = heaps.getLast();
        var value = areNimbers ? number(claimed) : integer(claimed);
        return switch (function) {
            case IS_EVIL -> Optional.of(isText(claimed, first.bitCount() % 2 == 0));
            case IS_ODIOUS -> Optional.of(isText(claimed, first.bitCount() % 2 == 1));
            default ->
                value.filter(heap -> heap.signum() >= 0)
                        .map(heap -> switch (function) {
                            case NIM_SUM -> Finding.of(heap.equals(first.xor(last)));
                            case NIM_PRODUCT -> equal(PlainNimbers.times(first, last), heap);
                            case NIM_INVERSE -> equal(PlainNimbers.times(heap, first), BigInteger.ONE);
                            default ->
                                integer(parts.getLast())
                                        .map(exponent -> isPower(first, exponent, heap))
                                        .orElse(Finding.WRONG);
                        })
                        .or(() -> Optional.of(Finding.WRONG));
        };
    }

    /// Infinite nimbers are not.
    private static boolean isShort(ClaimedResult step) {
        return step.value.orElse(null) instanceof ShortValue;
    }

    private static boolean isOfNim(ValueFunction function) {
        return switch (function) {
            case NIM_SUM, NIM_PRODUCT, NIM_INVERSE, NIM_POWER, IS_EVIL, IS_ODIOUS -> true;
            default -> false;
        };
    }

    /// A power of a negative exponent is multiplied back.
    private static Finding isPower(BigInteger nimber, BigInteger exponent, BigInteger value) {
        return exponent.signum() >= 0
                ? equal(PlainNimbers.power(nimber, exponent), value)
                : equal(
                        PlainNimbers.power(nimber, exponent.negate())
                                .flatMap(power -> PlainNimbers.times(power, value)),
                        BigInteger.ONE);
    }

    private static boolean isOfNim(ValueExpression expression) {
        return expression instanceof Binary(var operator, var _, var _, var _) && operator.isOfNim();
    }

    private static ValueFunction function(ValueExpression expression) {
        if (expression instanceof Call(var function, var _, var _)) return function;
        return expression instanceof Binary(var operator, var _, var _, var _) && operator == Operator.NIM_SUM
                ? ValueFunction.NIM_SUM
                : ValueFunction.NIM_PRODUCT;
    }

    private static Optional<BigInteger> integer(ClaimedResult step) {
        return dyadic(step).filter(Dyadic::isInteger).map(Dyadic::numerator);
    }

    private static Finding isText(ClaimedResult claimed, boolean so) {
        return Finding.of(claimed.text.equals(Boolean.toString(so)));
    }

    /// Checks a question about one game.
    ///
    /// @return empty if it is nothing that is defined here
    private Optional<Finding> checkQuestion(
            ValueExpression expression, List<ClaimedResult> parts, ClaimedResult claimed) {
        if (!(expression instanceof Call(var function, var _, var _)) || parts.size() != 1) return Optional.empty();
        if (function == ValueFunction.NIM_VALUE)
            return number(parts.getFirst())
                    .map(number -> Finding.of(integer(claimed).equals(Optional.of(number))));
        if (function == ValueFunction.OPTIONS && isShort(parts.getFirst()))
            return Optional.of(Finding.of(claimed.value.isEmpty() && claimed.text.equals(parts.getFirst().text)));
        return game(parts.getFirst())
                .flatMap(game -> functions
                        .truth(function, game)
                        .map(so -> isText(claimed, so))
                        .or(() -> functions.text(function, game).map(text -> Finding.of(claimed.text.equals(text))))
                        .or(() -> isResult(function, game, claimed))
                        .or(() -> functions
                                .count(function, game)
                                .map(count -> Finding.of(integer(claimed).equals(Optional.of(count))))));
    }

    private Optional<Finding> isResult(ValueFunction function, int game, ClaimedResult claimed) {
        return game(claimed)
                .flatMap(result -> functions.isResult(function, game, result))
                .map(Finding::of);
    }

    private static Finding equal(Optional<BigInteger> found, BigInteger claimed) {
        return found.map(number -> Finding.of(number.equals(claimed))).orElse(Finding.OPEN);
    }

    /// @return empty if it is no sum, negative or product of numbers
    private static Optional<Finding> numbers(
            ValueExpression expression, List<ClaimedResult> parts, ClaimedResult claimed) {
        var numbers = parts.stream().flatMap(part -> dyadic(part).stream()).toList();
        if (parts.isEmpty() || numbers.size() < parts.size()) return Optional.empty();
        var first = numbers.getFirst();
        var last = numbers.getLast();
        var sum = switch (expression) {
            case Negative _ -> first.negate();
            case Binary(var operator, var _, var _, var _) when operator == Operator.SUM -> first.plus(last);
            case Binary(var operator, var _, var _, var _) when operator == Operator.DIFFERENCE -> first.minus(last);
            case Binary(var operator, var _, var _, var _)
            when operator == Operator.PRODUCT && Math.max(first.bits(), last.bits()) < MOST_FACTOR_BITS ->
                times(first, last);
            case Power(var _, var exponent, var _)
            when exponent.signum() >= 0
                    && exponent.bitLength() < Integer.SIZE
                    && first.bits() * exponent.longValueExact() < MOST_FACTOR_BITS ->
                new Dyadic(
                        first.numerator().pow(exponent.intValueExact()),
                        Math.multiplyExact(first.twos(), exponent.intValueExact()));
            default -> null;
        };
        if (sum == null) return quotient(expression, first, last, claimed);
        return Optional.of(Finding.of(dyadic(claimed).equals(Optional.of(sum))));
    }

    /// A quotient is multiplied back.
    private static Optional<Finding> quotient(
            ValueExpression expression, Dyadic first, Dyadic last, ClaimedResult claimed) {
        if (!(expression instanceof Binary(var operator, var _, var _, var _)) || operator != Operator.QUOTIENT)
            return Optional.empty();
        var quotient = dyadic(claimed);
        if (quotient.isEmpty() || last.signum() == 0) return Optional.of(Finding.WRONG);
        boolean isLong = Math.max(quotient.get().bits(), last.bits()) >= MOST_FACTOR_BITS;
        return Optional.of(
                isLong ? Finding.OPEN : Finding.of(times(quotient.get(), last).equals(first)));
    }

    private static Dyadic times(Dyadic one, Dyadic two) {
        return new Dyadic(one.numerator().multiply(two.numerator()), one.twos() + two.twos());
    }

    private Optional<Integer> game(ClaimedResult step) {
        return step.value.orElse(null) instanceof ShortValue value ? games.of(value) : Optional.empty();
    }

    private Optional<Finding> equal(int game, ClaimedResult claimed) {
        if (!(claimed.value.orElse(null) instanceof ShortValue)) return Optional.of(Finding.WRONG);
        return game(claimed).map(other -> Finding.of(other == game));
    }

    /// @return the game that an expression comes to; empty if it is not made of options and sums, or too long
    private Optional<Integer> games(ValueExpression expression, List<ClaimedResult> parts) {
        var operands = parts.stream()
                .flatMap(part -> game(part).stream())
                .mapToInt(Integer::intValue)
                .toArray();
        if (operands.length < parts.size()) return Optional.empty();
        return switch (expression) {
            case Ups(int count) -> ups(count);
            case UpPower(int exponent, boolean summed, boolean isDown) ->
                exponent > MOST_SHOWN
                        ? Optional.empty()
                        : Optional.of(
                                isDown
                                        ? functions.negative(functions.upPower(exponent, summed))
                                        : functions.upPower(exponent, summed));
            case Negative _ -> Optional.of(functions.negative(operands[0]));
            case Binary(var operator, var _, var _, var _)
            when operator == Operator.SUM -> Optional.of(games.plus(operands[0], operands[1]));
            case Binary(var operator, var _, var _, var _)
            when operator == Operator.DIFFERENCE ->
                Optional.of(games.plus(operands[0], functions.negative(operands[1])));
            case Binary(var operator, var _, var _, var _)
            when operator == Operator.PRODUCT ->
                integer(parts.get(0))
                        .flatMap(copies -> functions.copies(operands[1], copies))
                        // A nimber before an integer is no game to take copies of: it might be meant as a factor.
                        .or(() -> number(parts.get(0)).isPresent()
                                ? Optional.empty()
                                : integer(parts.get(1)).flatMap(copies -> functions.copies(operands[0], copies)));
            case Call(var function, var arguments, var _)
            when arguments.stream().noneMatch(Quoted.class::isInstance) && operands.length > 0 ->
                functions.game(function, operands);
            case Braces(var left, var _) ->
                Optional.of(games.of(
                        Arrays.copyOf(operands, left.size()),
                        Arrays.copyOfRange(operands, left.size(), operands.length)));
            case PlusMinus _ ->
                Optional.of(games.of(
                        operands,
                        Arrays.stream(operands).map(functions::negative).toArray()));
            default -> Optional.empty();
        };
    }

    private Optional<Integer> ups(int count) {
        if (Math.abs((long) count) > MOST_SHOWN) return Optional.empty();
        int zero = games.zero();
        int star = games.of(new int[] {zero}, new int[] {zero});
        int up = games.of(new int[] {zero}, new int[] {star});
        int sum = zero;
        for (int i = 0; i < Math.abs(count); i++) sum = games.plus(sum, count < 0 ? functions.negative(up) : up);
        return Optional.of(sum);
    }

    private Optional<Boolean> relation(ValueExpression.Relation relation, List<ClaimedResult> parts) {
        var one = game(parts.getFirst());
        var two = game(parts.getLast());
        if (one.isEmpty() || two.isEmpty()) return Optional.empty();
        return Optional.of(relation.holds(games.isAtMost(one.get(), two.get()), games.isAtMost(two.get(), one.get())));
    }

    private static Sum sum(Positions positions) {
        return new Sum(Play.NORMAL, Compound.DISJUNCTIVE, positions.components(), positions.text());
    }

    /// Holds the stated value, and the outcome that follows from it, to the definition.
    private Finding checkPosition(Sum sum, ClaimedResult claimed) {
        return number(claimed)
                .map(nimber -> nimber.signum() == 0 ? Outcome.P : Outcome.N)
                .or(() -> game(claimed).map(games::outcome))
                .map(outcome -> verdict(sum, outcome, claimed.value))
                .orElse(Finding.OPEN);
    }

    private static Finding outcome(Sum sum, ClaimedResult claimed) {
        return Arrays.stream(Outcome.values())
                .filter(outcome -> claimed.value.isEmpty() && claimed.text.equals(outcome.toString()))
                .findFirst()
                .map(outcome -> verdict(sum, outcome, Optional.empty()))
                .orElse(Finding.WRONG);
    }

    private static Finding verdict(Sum sum, Outcome outcome, Optional<Value> value) {
        var found = VerdictCheck.of(
                new TurnPosition(sum),
                new ClaimedVerdict(outcome, value, List.of(), Optional.empty(), VerdictBasis.NONE));
        if (found.fault().isPresent()) return Finding.WRONG;
        return found.isComplete() ? Finding.RIGHT : Finding.OPEN;
    }
}
