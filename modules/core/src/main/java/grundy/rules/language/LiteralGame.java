package grundy.rules.language;

import grundy.limit.LimitException;
import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.PartizanBoard;
import grundy.rules.PositionException;
import grundy.rules.RuleTree;
import grundy.rules.language.ValueExpression.Binary;
import grundy.rules.language.ValueExpression.Braces;
import grundy.rules.language.ValueExpression.Call;
import grundy.rules.language.ValueExpression.Constant;
import grundy.rules.language.ValueExpression.Cycle;
import grundy.rules.language.ValueExpression.Figure;
import grundy.rules.language.ValueExpression.Name;
import grundy.rules.language.ValueExpression.Negative;
import grundy.rules.language.ValueExpression.Operator;
import grundy.rules.language.ValueExpression.PlusMinus;
import grundy.rules.language.ValueExpression.Reference;
import grundy.rules.language.ValueExpression.Star;
import grundy.rules.language.ValueExpression.UpPower;
import grundy.rules.language.ValueExpression.Ups;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import grundy.value.Dyadic;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// A game written as a value, `{1|-1}`, `^*`, `3/4`, `over`, `a{0||0|a}`, played by its options as they stand: a
/// component of a sum beside boards and heaps.
///
/// Numbers, nimbers and ups have the options of their canonical forms (Conway 1976, chapters 0, 1 and 9).
public record LiteralGame() implements PartizanBoard<ValueExpression> {
    private static final LiteralGame BOARD = new LiteralGame();
    private static final RuleTree RULES = RuleTree.of(Game.VALUE, Map.of(), BOARD);
    private static final ValueExpression ZERO = new Figure(Dyadic.ZERO);
    private static final ValueExpression STAR = new Star(BigInteger.ONE);
    private static final int MOST_OPTIONS = 100_000;

    /// @param text as the user wrote it
    record SourceExpression(ValueExpression expression, String text) {}

    /// @return whether a component is a game written as a value
    public static boolean isIn(Component component) {
        return component.game().rules().equals(RULES);
    }

    /// @return the expression of such a component
    public static ValueExpression expression(Component component) {
        return (ValueExpression) ((BoardPosition) component.position()).state();
    }

    static Component component(SourceExpression expression) {
        var game = new Game(Game.VALUE, RULES, null);
        return new Component(game, new BoardPosition(expression.expression, expression.text));
    }

    /// Finds what has no options of its own, however the game is moved in: the result of a calculation, such as
    /// `*2^3` or `mean(1)`, or a position, which would have to be searched.
    ///
    /// @return the first part of the game that cannot be played as it stands
    static Optional<ValueExpression> unplayableIn(ValueExpression game) {
        boolean isPlayable = switch (game) {
            case Figure _, Star _, Ups _, UpPower _, Constant _, Reference _ -> true;
            case Braces _, Cycle _, PlusMinus _, Negative _ -> true;
            case Binary(var operator, var _, var _, var _) ->
                operator == Operator.SUM || operator == Operator.DIFFERENCE;
            case Call(var function, var _, var _) -> function == ValueFunction.TINY || function == ValueFunction.MINY;
            default -> false;
        };
        if (!isPlayable) return Optional.of(game);
        return game.operands().stream()
                .flatMap(operand -> unplayableIn(operand).stream())
                .findFirst();
    }

    @Override
    public List<ValueExpression> leftOptions(ValueExpression game) {
        return switch (game) {
            case Figure(var number)
            when number.twos() > 0 || number.signum() > 0 -> List.of(new Figure(number.minus(step(number))));
            case Figure _ -> List.of();
            case Star(var number) -> smaller(number);
            case Ups(int count) when count > 0 -> List.of(ZERO);
            case Ups(int count) when count < 0 -> List.of(sum(new Ups(count + 1), STAR));
            case Ups _ -> List.of();
            case UpPower(int exponent, boolean summed, boolean isDown) -> {
                if (isDown) yield negatives(rightOptions(new UpPower(exponent, summed, false)));
                yield summed && exponent > 1 ? inOnePower(exponent, true) : List.of(ZERO);
            }
            case Braces(var left, var _) -> left;
            case Cycle cycle -> cycle.unfolded().left();
            case Constant(var name) -> braces(name).left();
            case PlusMinus(var options) -> options;
            case Negative(var inner) -> negatives(rightOptions(inner));
            case Binary(var operator, var one, var two, var _)
            when operator == Operator.SUM || operator == Operator.DIFFERENCE ->
                inOne(one, operator == Operator.SUM ? two : new Negative(two), true);
            case Call(var function, var _, var _) when function == ValueFunction.TINY -> List.of(ZERO);
            case Call(var function, var arguments, var _)
            when function == ValueFunction.MINY -> List.of(threat(arguments.getFirst(), true));
            default -> throw unplayable(game);
        };
    }

    @Override
    public List<ValueExpression> rightOptions(ValueExpression game) {
        return switch (game) {
            case Figure(var number)
            when number.twos() > 0 || number.signum() < 0 -> List.of(new Figure(number.plus(step(number))));
            case Figure _ -> List.of();
            case Star(var number) -> smaller(number);
            case Ups(int count) when count < 0 -> List.of(ZERO);
            case Ups(int count) when count > 0 -> List.of(sum(new Ups(count - 1), STAR));
            case Ups _ -> List.of();
            case UpPower(int exponent, boolean summed, boolean isDown) -> {
                if (isDown) yield negatives(leftOptions(new UpPower(exponent, summed, false)));
                if (exponent == 1) yield List.of(STAR);
                yield summed ? inOnePower(exponent, false) : List.of(sum(new UpPower(exponent - 1, true, true), STAR));
            }
            case Braces(var _, var right) -> right;
            case Cycle cycle -> cycle.unfolded().right();
            case Constant(var name) -> braces(name).right();
            case PlusMinus(var options) -> negatives(options);
            case Negative(var inner) -> negatives(leftOptions(inner));
            case Binary(var operator, var one, var two, var _)
            when operator == Operator.SUM || operator == Operator.DIFFERENCE ->
                inOne(one, operator == Operator.SUM ? two : new Negative(two), false);
            case Call(var function, var arguments, var _)
            when function == ValueFunction.TINY -> List.of(threat(arguments.getFirst(), false));
            case Call(var function, var _, var _) when function == ValueFunction.MINY -> List.of(ZERO);
            default -> throw unplayable(game);
        };
    }

    /// The options of a game that has a name (Winning Ways, chapter 11).
    private static Braces braces(Name name) {
        var self = List.<ValueExpression>of(new Constant(name));
        var zero = List.of(ZERO);
        return switch (name) {
            case ON -> new Braces(self, List.of());
            case OFF -> new Braces(List.of(), self);
            case OVER -> new Braces(zero, self);
            case UNDER -> new Braces(self, zero);
            case UPON -> new Braces(self, List.of(STAR));
            case LEAST_UP -> {
                var again = new Reference(Reference.PASS, 0);
                yield new Braces(zero, List.of(new Cycle(Reference.PASS, new Braces(zero, List.of(ZERO, again)))));
            }
            case DUD -> new Braces(self, self);
            case TIS -> new Braces(List.of(new Constant(Name.TISN)), List.of());
            case TISN -> new Braces(List.of(), List.of(new Constant(Name.TIS)));
        };
    }

    private static Dyadic step(Dyadic number) {
        return Dyadic.ONE.timesPowerOfTwo(-number.twos());
    }

    private static List<ValueExpression> smaller(BigInteger nimber) {
        if (nimber.compareTo(BigInteger.valueOf(MOST_OPTIONS)) > 0)
            throw new LimitException(Message.of("limit.many-options", "limit", MOST_OPTIONS));
        var options = new ArrayList<ValueExpression>();
        for (int n = 0; n < nimber.intValueExact(); n++) options.add(new Star(BigInteger.valueOf(n)));
        return options;
    }

    private static ValueExpression sum(ValueExpression one, ValueExpression two) {
        return new Binary(Operator.SUM, one, two, 0);
    }

    private static List<ValueExpression> negatives(List<ValueExpression> options) {
        return options.stream()
                .map(option -> option instanceof Negative(var inner) ? inner : new Negative(option))
                .toList();
    }

    private List<ValueExpression> inOne(ValueExpression one, ValueExpression two, boolean isLeft) {
        var inOne = isLeft ? leftOptions(one) : rightOptions(one);
        var inTwo = isLeft ? leftOptions(two) : rightOptions(two);
        return Stream.concat(
                        inOne.stream().map(option -> sum(option, two)),
                        inTwo.stream().map(option -> sum(one, option)))
                .toList();
    }

    /// `^[n]` is the sum of `^[n-1]` and `^<n>`.
    private List<ValueExpression> inOnePower(int exponent, boolean isLeft) {
        return inOne(new UpPower(exponent - 1, true, false), new UpPower(exponent, false, false), isLeft);
    }

    /// `{0|-G}`, which Left threatens in `tiny(G)`; or its negative.
    private static ValueExpression threat(ValueExpression size, boolean isNegative) {
        return isNegative
                ? new Braces(List.of(size), List.of(ZERO))
                : new Braces(List.of(ZERO), List.of(new Negative(size)));
    }

    /// @return a message that explains why a part of a game cannot be played
    static Message noOptions(ValueExpression part) {
        return Message.of("value.no-options", "text", part.toString());
    }

    private static PositionException unplayable(ValueExpression game) {
        return new PositionException(0, noOptions(game));
    }

    @Override
    public ValueExpression read(String text) {
        try {
            var game = ValueParser.parse(Source.of(text));
            unplayableIn(game).ifPresent(part -> {
                throw unplayable(part);
            });
            return game;
        } catch (SyntaxException e) {
            throw new PositionException(0, e.problem());
        }
    }

    @Override
    public String write(ValueExpression game) {
        return game.toString();
    }

    @Override
    public boolean staysWhole() {
        return true;
    }
}
