package grundy.solve.calculate;

import grundy.answer.CalculationException;
import grundy.answer.CalculationResult;
import grundy.limit.LimitException;
import grundy.rules.language.ValueExpression;
import grundy.rules.language.ValueExpression.Binary;
import grundy.rules.language.ValueExpression.Braces;
import grundy.rules.language.ValueExpression.Call;
import grundy.rules.language.ValueExpression.Comparison;
import grundy.rules.language.ValueExpression.Constant;
import grundy.rules.language.ValueExpression.Cycle;
import grundy.rules.language.ValueExpression.Name;
import grundy.rules.language.ValueExpression.Negative;
import grundy.rules.language.ValueExpression.Operator;
import grundy.rules.language.ValueExpression.PlusMinus;
import grundy.rules.language.ValueExpression.Reference;
import grundy.rules.language.ValueExpression.Relation;
import grundy.rules.language.ValueFunction;
import grundy.text.Message;
import grundy.value.Dyadic;
import grundy.value.Outcome;
import grundy.value.ShortValue;
import grundy.value.Side;
import grundy.value.Value;
import grundy.value.loopy.InfinitePlay;
import grundy.value.loopy.LoopyFollowers;
import grundy.value.loopy.LoopyForms;
import grundy.value.loopy.LoopyValue;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Works out operations on games from which play may go on for ever.
///
/// Sums and braces are taken of the onsides and of the offsides, each for itself; comparisons need stoppers on both
/// sides.
///
/// Cost: as {@link LoopyForms}.
final class LoopyCalculator {
    private static final int MOST_COPIES_BITS = 20;
    private static final int MOST_EXPONENTS = 1000;
    private static final Set<ValueFunction> POWERS = Set.of(
            ValueFunction.POWER,
            ValueFunction.POWERS_UP_TO,
            ValueFunction.UPSUM_VARIETY,
            ValueFunction.DOWNSUM_VARIETY);

    private final LoopyForms forms;
    private final LoopyFollowers followers;

    /// @param forms arena of the games
    LoopyCalculator(LoopyForms forms) {
        this.forms = forms;
        followers = new LoopyFollowers(forms);
    }

    /// @return whether this one is to work it out
    static boolean isFor(ValueExpression expression, List<CalculationResult> operands) {
        return switch (expression) {
            case Constant _, Cycle _ -> true;
            case Binary(var operator, var _, var _, var _) when operator == Operator.SIDES -> true;
            case Call(var function, var _, var _) when POWERS.contains(function) -> true;
            default -> operands.stream().anyMatch(CalculationResult.Endless.class::isInstance);
        };
    }

    /// A game with its onside and its offside.
    private record Sides(int on, int off) {
        boolean areSame() {
            return on == off;
        }
    }

    /// @param operands worked out, from left to right
    /// @throws CalculationException if the operation makes no sense for them
    /// @throws LimitException if a game is too large
    CalculationResult calculate(ValueExpression expression, List<CalculationResult> operands) {
        var values = operands.stream().map(this::sides).toList();
        return switch (expression) {
            case Constant(var name) -> of(constant(name));
            case Cycle cycle -> each(values, at -> cycle(cycle, values, at));
            case Braces(var left, var _) ->
                each(
                        values,
                        at -> position(
                                games(values.subList(0, left.size()), at),
                                games(values.subList(left.size(), values.size()), at)));
            case PlusMinus _ -> {
                var negatives = values.stream().map(this::negative).toList();
                yield each(values, at -> position(games(values, at), games(negatives, at)));
            }
            case Negative _ -> of(negative(values.getFirst()));
            case Comparison(var relation, var _, var _) ->
                new CalculationResult.Truth(holds(expression, relation, values.get(0), values.get(1)));
            case Binary(var operator, var _, var _, int at) -> binaryResult(expression, operator, operands, values, at);
            case Call call -> call(call, values);
            default ->
                throw new CalculationException(0, Message.of("value.only-short", "expression", expression.excerpt()));
        };
    }

    private Sides sides(CalculationResult result) {
        if (result instanceof CalculationResult.Endless(LoopyValue(var _, int onside, int offside)))
            return new Sides(onside, offside);
        if (result instanceof CalculationResult.LiteralForm(var value, int _))
            return sides(new CalculationResult.SingleValue(value));
        if (result instanceof CalculationResult.SingleValue(var value)) {
            int game = ~forms.shorts().of(value);
            return new Sides(game, game);
        }
        throw new CalculationException(0, Message.of("value.no-game", "text", result));
    }

    private CalculationResult of(Sides sides) {
        return result(LoopyValue.of(forms, sides.on, sides.off));
    }

    private static CalculationResult result(Value value) {
        if (value instanceof ShortValue shortValue) return new CalculationResult.SingleValue(shortValue);
        return new CalculationResult.Endless((Value.Endless) value);
    }

    private CalculationResult each(List<Sides> values, ToIntFunction<ToIntFunction<Sides>> game) {
        int on = game.applyAsInt(Sides::on);
        return of(new Sides(on, values.stream().allMatch(Sides::areSame) ? on : game.applyAsInt(Sides::off)));
    }

    private static int[] games(List<Sides> values, ToIntFunction<Sides> at) {
        return values.stream().mapToInt(at).toArray();
    }

    private int position(int[] left, int[] right) {
        int node = forms.add();
        forms.set(node, left, right);
        return node;
    }

    private Sides constant(Name name) {
        int zero = ~forms.shorts().zero();
        int node = forms.add();
        int[] self = {node};
        switch (name) {
            case ON -> forms.set(node, self, new int[] {});
            case OFF -> forms.set(node, new int[] {}, self);
            case OVER -> forms.set(node, new int[] {zero}, self);
            case UNDER -> forms.set(node, self, new int[] {zero});
            case UPON -> forms.set(node, self, new int[] {star()});
            case LEAST_UP -> {
                forms.set(node, new int[] {zero}, new int[] {zero, node});
                node = position(new int[] {zero}, self);
            }
            case DUD -> forms.set(node, self, self);
            case TIS -> forms.set(node, new int[] {position(new int[] {}, self)}, new int[] {});
            case TISN -> forms.set(node, new int[] {}, new int[] {position(self, new int[] {})});
        }
        return new Sides(node, node);
    }

    private int star() {
        int[] zero = {forms.shorts().zero()};
        return ~forms.shorts().position(zero, zero);
    }

    private int cycle(Cycle cycle, List<Sides> values, ToIntFunction<Sides> at) {
        return built(cycle, new HashMap<>(), values.stream().mapToInt(at).iterator());
    }

    /// @param closed what stands in it and has no letter of a brace around, in the order of {@link Cycle#operands}
    private int built(ValueExpression expression, Map<String, Integer> letters, Iterator<Integer> closed) {
        return switch (expression) {
            case Reference(var letter, var _) -> Objects.requireNonNull(letters.get(letter));
            case Cycle cycle -> {
                var within = new HashMap<>(letters);
                var names = new ArrayList<String>();
                ValueExpression body = cycle;
                while (body instanceof Cycle(var letter, var inner)) {
                    names.add(letter);
                    body = inner;
                }
                int node = forms.add();
                names.forEach(letter -> within.put(letter, node));
                fill(node, (Braces) body, within, closed);
                yield node;
            }
            case Braces braces -> {
                int node = forms.add();
                fill(node, braces, letters, closed);
                yield node;
            }
            default -> closed.next();
        };
    }

    private void fill(int node, Braces braces, Map<String, Integer> letters, Iterator<Integer> closed) {
        int[] left = braces.left().stream()
                .mapToInt(option -> built(option, letters, closed))
                .toArray();
        int[] right = braces.right().stream()
                .mapToInt(option -> built(option, letters, closed))
                .toArray();
        forms.set(node, left, right);
    }

    private Sides negative(Sides sides) {
        int on = forms.negative(sides.off);
        return new Sides(on, sides.areSame() ? on : forms.negative(sides.on));
    }

    private static Sides binaryResult(Sides one, Sides two, IntBinaryOperator sum) {
        int on = sum.applyAsInt(one.on, two.on);
        return new Sides(on, one.areSame() && two.areSame() ? on : sum.applyAsInt(one.off, two.off));
    }

    private CalculationResult binaryResult(
            ValueExpression expression,
            Operator operator,
            List<CalculationResult> operands,
            List<Sides> values,
            int at) {
        var one = values.get(0);
        var two = values.get(1);
        return switch (operator) {
            case SUM -> of(binaryResult(one, two, forms::plus));
            case DIFFERENCE -> of(binaryResult(one, negative(two), forms::plus));
            case SIDES -> {
                boolean areStoppers = forms.isStopper(one.on) && forms.isStopper(two.off);
                if (areStoppers && !forms.isAtLeast(one.on, two.off))
                    throw new CalculationException(
                            at, Message.of("value.no-sides", "expression", expression.excerpt()));
                yield of(new Sides(one.on, two.off));
            }
            case PRODUCT -> {
                if (copies(operands.get(0)) instanceof BigInteger copies) yield of(times(two, copies));
                if (copies(operands.get(1)) instanceof BigInteger copies) yield of(times(one, copies));
                throw new CalculationException(at, Message.of("value.no-product", "expression", expression.excerpt()));
            }
            case QUOTIENT ->
                throw new CalculationException(at, Message.of("value.no-quotient", "expression", expression.excerpt()));
            case NIM_SUM, NIM_PRODUCT -> throw new AssertionError("Asked of integers: " + expression);
        };
    }

    private static @Nullable BigInteger copies(CalculationResult result) {
        return result instanceof CalculationResult.SingleValue(var value)
                        && value.asNumber().orElse(null) instanceof Dyadic number
                        && number.isInteger()
                ? number.numerator()
                : null;
    }

    private Sides times(Sides sides, BigInteger copies) {
        if (copies.bitLength() > MOST_COPIES_BITS)
            throw new LimitException(Message.of("limit.loopy-copies", "limit", 1 << MOST_COPIES_BITS));
        int zero = ~forms.shorts().zero();
        var all = new Sides(zero, zero);
        var power = copies.signum() < 0 ? negative(sides) : sides;
        var count = copies.abs();
        for (int bit = 0; bit < count.bitLength(); bit++) {
            if (bit > 0) power = simplest(binaryResult(power, power, forms::plus));
            if (count.testBit(bit)) all = simplest(binaryResult(all, power, forms::plus));
        }
        return all;
    }

    private Sides simplest(Sides sides) {
        return sides(of(sides));
    }

    private boolean holds(ValueExpression expression, Relation relation, Sides one, Sides two) {
        if (!areStoppers(one) || !areStoppers(two))
            throw new CalculationException(0, Message.of("value.not-sided", "expression", expression.excerpt()));
        return relation.holds(isAtLeast(two, one), isAtLeast(one, two));
    }

    private boolean areStoppers(Sides sides) {
        return forms.isStopper(sides.on) && forms.isStopper(sides.off);
    }

    private boolean isAtLeast(Sides one, Sides two) {
        return forms.isAtLeast(one.on, two.on) && forms.isAtLeast(one.off, two.off);
    }

    private CalculationResult call(Call call, List<Sides> values) {
        var sides = values.getFirst();
        return switch (call.function()) {
            case CANONICAL_FORM -> of(sides);
            case DISJUNCTIVE_SUM -> of(binaryResult(sides, values.getLast(), forms::plus));
            case UPSUM -> result(value(upsum(stopper(call, sides), stopper(call, values.getLast()))));
            case DOWNSUM -> result(value(downsum(stopper(call, sides), stopper(call, values.getLast()))));
            case UPSUM_VARIETY -> result(value(upperVariety(stopper(call, sides), idempotent(call, values.getLast()))));
            case DOWNSUM_VARIETY ->
                result(value(lowerVariety(stopper(call, sides), idempotent(call, values.getLast()))));
            case IS_IDEMPOTENT ->
                new CalculationResult.Truth(
                        holds(call, Relation.EQUAL, binaryResult(sides, sides, forms::plus), sides));
            case IS_PSEUDONUMBER ->
                new CalculationResult.Truth(
                        sides.areSame() && areStoppers(sides) && followers.isPseudonumber(sides.on));
            case IS_LOOPFREE, IS_ZERO -> new CalculationResult.Truth(false);
            case TINY -> of(tiny(sides));
            case MINY -> of(negative(tiny(sides)));
            case ONSIDE -> of(new Sides(sides.on, sides.on));
            case OFFSIDE -> of(new Sides(sides.off, sides.off));
            case DEGREE -> result(value(degree(stopper(call, sides))));
            case POWER -> result(value(power(call, values)));
            case POWERS_UP_TO -> result(value(powersUpTo(call, values.getFirst(), exponent(call, values, 0))));
            case VARIETY -> {
                int stopper = stopper(call, sides);
                int variety = upperVariety(stopper, degree(stopper));
                if (!areEqual(variety, lowerVariety(stopper, degree(stopper))))
                    throw new CalculationException(
                            call.at(), Message.of("value.not-stable", "expression", call.excerpt()));
                yield result(value(variety));
            }
            case IS_STABLE -> {
                int stopper = stopper(call, sides);
                yield new CalculationResult.Truth(
                        areEqual(upperVariety(stopper, degree(stopper)), lowerVariety(stopper, degree(stopper))));
            }
            case OUTCOME -> outcome(new LoopyValue(forms, sides.on, sides.off));
            case IS_STOPPER -> new CalculationResult.Truth(sides.areSame() && areStoppers(sides));
            case IS_STOPPER_SIDED -> new CalculationResult.Truth(areStoppers(sides));
            case IS_PLUMTREE ->
                new CalculationResult.Truth(sides.areSame() && areStoppers(sides) && followers.isPlumtree(sides.on));
            case IS_NUMBER, IS_INTEGER, IS_NIMBER -> new CalculationResult.Truth(false);
            case IS_INFINITESIMAL -> {
                var over = simplest(constant(Name.OVER));
                yield new CalculationResult.Truth(
                        areStoppers(sides) && isAtLeast(over, sides) && isAtLeast(sides, negative(over)));
            }
            case LEFT_OPTIONS -> several(forms.left(stopper(call, sides)));
            case RIGHT_OPTIONS -> several(forms.right(stopper(call, sides)));
            case FOLLOWERS -> CalculationResult.number(BigInteger.valueOf(followers.count(stopper(call, sides))));
            case LEFT_STOP -> stop(call, sides, Side.LEFT);
            case RIGHT_STOP -> stop(call, sides, Side.RIGHT);
            default ->
                throw new CalculationException(call.at(), Message.of("value.only-short", "expression", call.excerpt()));
        };
    }

    /// `G^x = {0 | H - (the powers up to x - 1)}` for G = `{0|H}`.
    private int power(Call call, List<Sides> values) {
        int zero = ~forms.shorts().zero();
        int less = powersUpTo(call, values.getFirst(), exponent(call, values, 1));
        int base = stopper(call, values.getFirst());
        return position(new int[] {zero}, new int[] {forms.plus(forms.right(base)[0], forms.negative(less))});
    }

    /// @param less what is taken off
    /// @return a pseudonumber that is at least 0
    private int exponent(Call call, List<Sides> values, long less) {
        int minus = ~forms.shorts().number(Dyadic.of(-less));
        int exponent = forms.simplest(forms.plus(stopper(call, values.getLast()), minus), InfinitePlay.ONSIDE);
        boolean fits = followers.isPseudonumber(exponent)
                && forms.isAtLeast(exponent, ~forms.shorts().zero());
        if (!fits)
            throw new CalculationException(call.at(), Message.of("value.no-exponent", "expression", call.excerpt()));
        return exponent;
    }

    /// The sum of the powers of `{0|H}` up to x has the same sums up to Left's options of x on the one side, and H
    /// and those up to Right's on the other.
    private int powersUpTo(Call call, Sides base, int exponent) {
        int game = stopper(call, base);
        var left = forms.left(game);
        var right = forms.right(game);
        if (left.length != 1 || right.length != 1 || left[0] != ~forms.shorts().zero())
            throw new CalculationException(call.at(), Message.of("value.no-base", "expression", call.excerpt()));
        var powers = new HashMap<Integer, Integer>(
                Map.of(~forms.shorts().zero(), ~forms.shorts().zero()));
        var open = new ArrayList<Integer>();
        int power = power(exponent, powers, open);
        for (int next = 0; next < open.size(); next++) {
            int form = open.get(next);
            int[] lefts = Arrays.stream(forms.left(form))
                    .map(x -> power(x, powers, open))
                    .toArray();
            var rights = IntStream.concat(
                    Arrays.stream(right), Arrays.stream(forms.right(form)).map(x -> power(x, powers, open)));
            forms.set(power(form, powers, open), lefts, rights.toArray());
        }
        return power;
    }

    private int power(int exponent, Map<Integer, Integer> powers, List<Integer> open) {
        return powers.computeIfAbsent(exponent, x -> {
            if (open.size() == MOST_EXPONENTS)
                throw new LimitException(Message.of("limit.loopy-exponents", "limit", MOST_EXPONENTS));
            open.add(x);
            return forms.add();
        });
    }

    private Value value(int game) {
        return LoopyValue.of(forms, game);
    }

    private boolean areEqual(int one, int two) {
        return forms.isAtLeast(one, two) && forms.isAtLeast(two, one);
    }

    private int degree(int stopper) {
        return upsum(stopper, forms.negative(stopper));
    }

    private int upsum(int one, int two) {
        return forms.simplest(forms.plus(one, two), InfinitePlay.ONSIDE);
    }

    private int downsum(int one, int two) {
        return forms.simplest(forms.plus(one, two), InfinitePlay.OFFSIDE);
    }

    /// Winning Ways, chapter 11 (varieties).
    private int upperVariety(int stopper, int degree) {
        return upsum(stopper, downsum(forms.negative(stopper), forms.negative(degree)));
    }

    private int lowerVariety(int stopper, int degree) {
        return downsum(stopper, upsum(forms.negative(stopper), degree));
    }

    /// @return a degree, which a sum with itself leaves as it is
    private int idempotent(Call call, Sides degree) {
        int game = stopper(call, degree);
        if (areEqual(upsum(game, game), game)) return game;
        throw new CalculationException(call.at(), Message.of("value.not-idempotent", "expression", call.excerpt()));
    }

    /// @param at where the operation stands
    /// @return the game to which the base has to be joined in order to have the first one, by canonical forms
    CalculationResult subordinate(CalculationResult game, CalculationResult base, int at) {
        int form = stopper(base, at);
        return new Subordinate(forms.left(form), forms.right(form), at).of(game);
    }

    /// Returns the subordinate to a base that is given by its options.
    CalculationResult subordinate(
            CalculationResult game, List<CalculationResult> left, List<CalculationResult> right, int at) {
        return new Subordinate(
                        left.stream().mapToInt(option -> stopper(option, at)).toArray(),
                        right.stream().mapToInt(option -> stopper(option, at)).toArray(),
                        at)
                .of(game);
    }

    private int stopper(CalculationResult result, int at) {
        var sides = sides(result);
        if (sides.areSame() && areStoppers(sides)) return sides.on;
        throw new CalculationException(at, Message.of("value.no-stopper", "expression", result));
    }

    /// Leaves out the options of a base wherever they occur.
    private final class Subordinate {
        private final int[] left;
        private final int[] right;
        private final int at;
        private final Map<Integer, Integer> powers = new HashMap<>();

        Subordinate(int[] left, int[] right, int at) {
            this.left = left;
            this.right = right;
            this.at = at;
        }

        CalculationResult of(CalculationResult game) {
            return result(value(node(stopper(game, at))));
        }

        private int node(int game) {
            if (powers.get(game) instanceof Integer node) return node;
            int node = forms.add();
            powers.put(game, node);
            for (int option : left) if (!reaches(game, option, true)) throw refused();
            for (int option : right) if (!reaches(game, option, false)) throw refused();
            forms.set(node, others(forms.left(game), left), others(forms.right(game), right));
            return node;
        }

        /// @return whether an option of the base would change nothing, if it were added to a game
        private boolean reaches(int game, int option, boolean isLeft) {
            return isLeft
                    ? Arrays.stream(forms.left(game)).anyMatch(other -> forms.isAtLeast(other, option))
                            || Arrays.stream(forms.right(option)).anyMatch(answer -> forms.isAtLeast(game, answer))
                    : Arrays.stream(forms.right(game)).anyMatch(other -> forms.isAtLeast(option, other))
                            || Arrays.stream(forms.left(option)).anyMatch(answer -> forms.isAtLeast(answer, game));
        }

        private int[] others(int[] options, int[] base) {
            return Arrays.stream(options)
                    .filter(option -> Arrays.stream(base).noneMatch(other -> areEqual(option, other)))
                    .map(this::node)
                    .toArray();
        }

        private CalculationException refused() {
            return new CalculationException(at, Message.of("value.not-subordinate"));
        }
    }

    private int stopper(Call call, Sides sides) {
        if (sides.areSame() && areStoppers(sides)) return sides.on;
        throw new CalculationException(call.at(), Message.of("value.no-stopper", "expression", call.excerpt()));
    }

    private CalculationResult stop(Call call, Sides sides, Side beginning) {
        return result(LoopyValue.of(forms, followers.stop(stopper(call, sides), beginning)));
    }

    private static CalculationResult outcome(LoopyValue value) {
        var left = value.ifBegins(Side.LEFT);
        var right = value.ifBegins(Side.RIGHT);
        if (left == Outcome.D || right == Outcome.D) return new CalculationResult.SidedWinner(left, right);
        if (left == right) return new CalculationResult.Winner(left);
        return new CalculationResult.Winner(left == Outcome.L ? Outcome.N : Outcome.P);
    }

    private Sides tiny(Sides size) {
        var negative = negative(size);
        int on = tiny(negative.on);
        return new Sides(on, size.areSame() ? on : tiny(negative.off));
    }

    private int tiny(int threat) {
        int[] zero = {~forms.shorts().zero()};
        return position(zero, new int[] {position(zero, new int[] {threat})});
    }

    private CalculationResult several(int[] options) {
        return new CalculationResult.SeveralValues(Arrays.stream(options)
                .mapToObj(option -> LoopyValue.of(forms, option))
                .sorted(GameCalculator.SHORTEST_FIRST)
                .toList());
    }
}
