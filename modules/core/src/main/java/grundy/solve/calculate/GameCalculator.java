package grundy.solve.calculate;

import grundy.answer.Calculation;
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
import grundy.rules.language.ValueExpression.Relation;
import grundy.rules.language.ValueExpression.Star;
import grundy.rules.language.ValueExpression.Transfinite;
import grundy.rules.language.ValueExpression.UpPower;
import grundy.rules.language.ValueExpression.Ups;
import grundy.rules.language.ValueFunction;
import grundy.text.Message;
import grundy.value.Dyadic;
import grundy.value.NimField;
import grundy.value.Outcome;
import grundy.value.ShortValue;
import grundy.value.Side;
import grundy.value.Value;
import grundy.value.canonical.CanonicalForm;
import grundy.value.canonical.CanonicalForms;
import grundy.value.canonical.FormCompounds;
import grundy.value.canonical.FormFollowers;
import grundy.value.canonical.LiteralForms;
import grundy.value.canonical.MisereOutcomes;
import grundy.value.canonical.OptionFate;
import grundy.value.canonical.UpPowers;
import grundy.value.canonical.Uptimal;
import grundy.value.heat.AdornedStop;
import grundy.value.heat.AtomicWeights;
import grundy.value.heat.HeatedGames;
import grundy.value.heat.ReducedForms;
import grundy.value.heat.Thermographs;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Works out operations on short games of Left and Right, and answers questions about them.
///
/// Cost: as {@link CanonicalForms}.
final class GameCalculator {
    /// Longer fractions would take longer to raise to a power than anybody waits.
    private static final int MOST_BITS = 1 << 20;

    static final Comparator<Value> SHORTEST_FIRST =
            Comparator.comparing((Value value) -> value.toString().length()).thenComparing(Value::toString);

    private final CanonicalForms forms;
    private final Thermographs thermographs;
    private final HeatedGames heat;
    private final FormFollowers followers;
    private final FormCompounds compounds;
    private final LiteralForms literals;

    /// @param forms arena of the games
    GameCalculator(CanonicalForms forms) {
        this.forms = forms;
        thermographs = new Thermographs(forms);
        heat = new HeatedGames(forms, thermographs);
        followers = new FormFollowers(forms);
        literals = new LiteralForms(forms);
        compounds = new FormCompounds(literals);
    }

    /// @param operands worked out, from left to right
    /// @throws CalculationException if the operation makes no sense for them
    /// @throws LimitException if a game is too large
    CalculationResult calculate(ValueExpression expression, List<CalculationResult> operands) {
        var values = operands.stream().map(GameCalculator::value).toList();
        return switch (expression) {
            case Star(var number) -> new CalculationResult.SingleValue(new Value.Nimber(number));
            case Figure(var number) -> CalculationResult.number(number);
            case Ups(int count) -> of(forms.sum(Dyadic.ZERO, count, 0));
            case UpPower(int exponent, boolean summed, boolean isDown) -> {
                int power = new UpPowers(forms).of(exponent, summed);
                yield of(isDown ? forms.negative(power) : power);
            }
            case Negative _ ->
                new CalculationResult.SingleValue(values.getFirst().negative());
            case Positions _ -> throw new AssertionError("A position has a value of its own");
            case Braces(var left, var _) ->
                position(values.subList(0, left.size()), values.subList(left.size(), values.size()));
            case PlusMinus _ ->
                position(values, values.stream().map(ShortValue::negative).toList());
            case Comparison(var relation, var _, var _) ->
                new CalculationResult.Truth(holds(relation, values.get(0), values.get(1)));
            case Binary(var operator, var _, var _, int at) -> binaryResult(expression, operator, values, at);
            case Power(var _, var exponent, int at) ->
                new CalculationResult.SingleValue(power(expression, values.getFirst(), exponent, at));
            case Call call
            when call.function() == ValueFunction.CONWAY_PRODUCT
                    && values.get(0).asNimber().orElse(null) instanceof BigInteger one
                    && values.get(1).asNimber().orElse(null) instanceof BigInteger two ->
                new CalculationResult.SingleValue(new Value.Nimber(NimField.multiply(one, two)));
            case Call call ->
                isOfForms(call.function())
                        ? ofForms(call, operands.stream().mapToInt(this::form).toArray())
                        : call(call, values);
            case Misere _, Transfinite _, Ordinal _, Quoted _ ->
                throw new AssertionError("Worked out elsewhere: " + expression);
            case Constant _, Cycle _, Reference _ -> throw new IllegalArgumentException("Not short: " + expression);
        };
    }

    private static ShortValue value(CalculationResult result) {
        return switch (result) {
            case CalculationResult.SingleValue(var value) -> value;
            case CalculationResult.LiteralForm(var value, int _) -> value;
            case CalculationResult.Misere(var game) -> MisereCalculator.normal(game);
            default -> throw new CalculationException(0, Message.of("value.no-game", "text", result));
        };
    }

    /// @param game worked out, which was written in quotes
    CalculationResult.LiteralForm quotedGame(ValueExpression expression, Calculation game) {
        int form = form(expression, game);
        return new CalculationResult.LiteralForm(CanonicalForm.value(forms, literals.value(form)), form);
    }

    private CalculationResult position(List<ShortValue> left, List<ShortValue> right) {
        boolean isLarge = Stream.concat(left.stream(), right.stream()).anyMatch(CanonicalForms::hasLargeNimber);
        var simple = isLarge ? ShortValue.ofOptions(left, right) : Optional.<ShortValue>empty();
        return simple.<CalculationResult>map(CalculationResult.SingleValue::new)
                .orElseGet(() -> of(forms.position(ids(left), ids(right))));
    }

    /// Braces are taken as they are written, everything else in canonical form.
    private int form(ValueExpression expression, Calculation game) {
        if (!(expression instanceof Braces(var left, var right))) return form(game.result());
        var options = new int[left.size() + right.size()];
        for (int i = 0; i < options.length; i++)
            options[i] = form(
                    i < left.size() ? left.get(i) : right.get(i - left.size()),
                    game.parts().get(i));
        return literals.add(
                Arrays.copyOf(options, left.size()), Arrays.copyOfRange(options, left.size(), options.length));
    }

    private int form(CalculationResult result) {
        return switch (result) {
            case CalculationResult.LiteralForm(var _, int form) -> form;
            case CalculationResult.Misere(var game) ->
                MisereCalculator.bothSides(game, options -> {
                    int[] side = options.stream().mapToInt(option -> option).toArray();
                    return literals.add(side, side);
                });
            default -> forms.of(value(result));
        };
    }

    private static boolean isOfForms(ValueFunction function) {
        return switch (function) {
            case ORDINAL_SUM, ORDINAL_PRODUCT, CONJUNCTIVE_SUM, SELECTIVE_SUM, CONWAY_PRODUCT, MISERE_OUTCOME -> true;
            default -> false;
        };
    }

    /// What depends on the forms of games, not on their values alone.
    private CalculationResult ofForms(Call call, int[] ids) {
        return switch (call.function()) {
            case MISERE_OUTCOME -> new CalculationResult.Winner(new MisereOutcomes(literals).of(ids[0]));
            case ORDINAL_SUM -> of(compounds.ordinal(ids[0], ids[1]));
            case ORDINAL_PRODUCT -> of(compounds.ordinalProduct(ids[0], ids[1]));
            case CONJUNCTIVE_SUM -> of(compounds.conjunctive(ids[0], ids[1]));
            case SELECTIVE_SUM -> of(compounds.selective(ids[0], ids[1]));
            case CONWAY_PRODUCT -> of(compounds.product(ids[0], ids[1]));
            default -> throw new AssertionError("Does not depend on the form: " + call);
        };
    }

    private int[] ids(List<ShortValue> values) {
        return values.stream().mapToInt(forms::of).toArray();
    }

    private CalculationResult of(int form) {
        return new CalculationResult.SingleValue(CanonicalForm.value(forms, form));
    }

    private boolean holds(Relation relation, ShortValue one, ShortValue two) {
        if (one instanceof Value.Game || two instanceof Value.Game) {
            int first = forms.of(withNearNimber(one, two));
            int second = forms.of(withNearNimber(two, one));
            return relation.holds(forms.isAtMost(first, second), forms.isAtMost(second, first));
        }
        var difference = one.minus(two).outcome();
        return relation.holds(
                difference == Outcome.P || difference == Outcome.R, difference == Outcome.P || difference == Outcome.L);
    }

    /// @return a value that is compared with another in the same way and has no large nimber, if the other has none
    private ShortValue withNearNimber(ShortValue value, ShortValue other) {
        if (!CanonicalForms.hasLargeNimber(value) || CanonicalForms.hasLargeNimber(other)) return value;
        var number = value instanceof Value.NumberAndNimber(var part, var _) ? part : Dyadic.ZERO;
        int rest = forms.minus(forms.of(other), forms.number(number));
        var near = new Value.Nimber(BigInteger.valueOf(new AtomicWeights(forms, heat).farStar(rest)));
        return near.plus(new Value.Number(number));
    }

    private CalculationResult binaryResult(
            ValueExpression expression, Operator operator, List<ShortValue> values, int at) {
        var one = values.get(0);
        var two = values.get(1);
        return new CalculationResult.SingleValue(
                switch (operator) {
                    case SUM -> one.plus(two);
                    case DIFFERENCE -> one.minus(two);
                    case PRODUCT -> product(expression, one, two, at);
                    case QUOTIENT -> quotient(expression, one, two, at);
                    case NIM_SUM, NIM_PRODUCT -> throw new AssertionError("Asked of integers: " + expression);
                    case SIDES -> throw new IllegalArgumentException("Not short: " + expression);
                });
    }

    private ShortValue product(ValueExpression expression, ShortValue one, ShortValue two, int at) {
        if (one.outcome() == Outcome.P || two.outcome() == Outcome.P) return ShortValue.ZERO;
        if (one instanceof Value.Number(var first) && two instanceof Value.Number(var second))
            return new Value.Number(checked(new Dyadic(
                    first.numerator().multiply(second.numerator()), Math.addExact(first.twos(), second.twos()))));
        if (one instanceof Value.Number(var copies) && copies.isInteger()) return times(two, copies.numerator());
        if (two instanceof Value.Number(var copies) && copies.isInteger() && !(one instanceof Value.Nimber))
            return times(one, copies.numerator());
        throw new CalculationException(at, Message.of("value.no-product", "expression", expression.excerpt()));
    }

    private ShortValue times(ShortValue value, BigInteger copies) {
        if (value.asNimber().orElse(null) instanceof BigInteger nimber)
            return copies.testBit(0) ? new Value.Nimber(nimber) : ShortValue.ZERO;
        return CanonicalForm.value(forms, forms.times(forms.of(value), copies));
    }

    private static ShortValue quotient(ValueExpression expression, ShortValue one, ShortValue two, int at) {
        if (one.asNumber().orElse(null) instanceof Dyadic above
                && two.asNumber().orElse(null) instanceof Dyadic below) {
            if (below.signum() == 0)
                throw new CalculationException(
                        at, Message.of("value.divide-by-zero", "expression", expression.excerpt()));
            var parts = above.numerator().divideAndRemainder(oddPart(below.numerator()));
            int twos = below.numerator().getLowestSetBit() - below.twos();
            if (parts[1].signum() == 0)
                return new Value.Number(checked(new Dyadic(parts[0], above.twos()).timesPowerOfTwo(-twos)));
        }
        throw new CalculationException(at, Message.of("value.no-quotient", "expression", expression.excerpt()));
    }

    private static BigInteger oddPart(BigInteger number) {
        return number.shiftRight(number.getLowestSetBit());
    }

    private static ShortValue power(ValueExpression expression, ShortValue base, BigInteger exponent, int at) {
        if (!(base instanceof Value.Number(var number)) || exponent.signum() < 0)
            throw new CalculationException(at, Message.of("value.no-power", "expression", expression.excerpt()));
        if (number.bits() * exponent.doubleValue() > MOST_BITS)
            throw new LimitException(Message.of("limit.power", "bits", MOST_BITS));
        int times = exponent.intValueExact();
        return new Value.Number(new Dyadic(number.numerator().pow(times), Math.multiplyExact(number.twos(), times)));
    }

    private static Dyadic checked(Dyadic number) {
        if (number.bits() > MOST_BITS) throw new LimitException(Message.of("limit.power", "bits", MOST_BITS));
        return number;
    }

    private CalculationResult call(Call call, List<ShortValue> operands) {
        var values = treatsNimbersAlike(call.function())
                ? operands.stream().map(ShortValue::withLeastNimber).toList()
                : operands;
        var ids = ids(values);
        int form = ids.length == 0 ? forms.zero() : ids[0];
        return switch (call.function()) {
            case CANONICAL_FORM -> new CalculationResult.SingleValue(values.getFirst());
            case DISJUNCTIVE_SUM, UPSUM, DOWNSUM ->
                new CalculationResult.SingleValue(values.get(0).plus(values.get(1)));
            case ADORNED_LEFT_STOP -> new CalculationResult.FinalStop(AdornedStop.of(forms, form, Side.LEFT));
            case ADORNED_RIGHT_STOP -> new CalculationResult.FinalStop(AdornedStop.of(forms, form, Side.RIGHT));
            case LEFT_INCENTIVES -> several(heat.incentives(form, Side.LEFT));
            case RIGHT_INCENTIVES -> several(heat.incentives(form, Side.RIGHT));
            case IS_ATOMIC ->
                new CalculationResult.Truth(
                        new AtomicWeights(forms, heat).of(form).isPresent());
            case IS_UPTIMAL ->
                new CalculationResult.Truth(Uptimal.of(forms, form).isPresent());
            case IS_ZERO -> new CalculationResult.Truth(form == forms.zero());
            case IS_EVEN -> new CalculationResult.Truth(followers.isEven(form));
            case IS_ODD -> new CalculationResult.Truth(followers.isOdd(form));
            case IS_LOOPFREE -> new CalculationResult.Truth(true);
            case IS_PSEUDONUMBER -> new CalculationResult.Truth(forms.isNumber(form));
            case IS_IDEMPOTENT -> new CalculationResult.Truth(forms.plus(form, form) == form);
            case UPSUM_VARIETY, DOWNSUM_VARIETY -> throw new AssertionError("Worked out as loopy games are");
            case NIM_SUM, NIM_PRODUCT, NIM_POWER, NIM_INVERSE, UGLY_PRODUCT, IS_EVIL, IS_ODIOUS ->
                throw new AssertionError("Asked of integers: " + call);
            case TINY -> of(tiny(form));
            case MINY -> of(forms.negative(tiny(form)));
            case MEAN -> CalculationResult.number(thermographs.mean(form));
            case TEMPERATURE -> CalculationResult.number(thermographs.temperature(form));
            case THERMOGRAPH -> new CalculationResult.ThermographResult(thermographs.of(form));
            case LEFT_STOP -> CalculationResult.number(forms.leftStop(form));
            case RIGHT_STOP -> CalculationResult.number(forms.rightStop(form));
            case STOP_COUNT -> CalculationResult.number(followers.stopCount(form));
            case OUTCOME -> new CalculationResult.Winner(forms.outcome(form));
            case BIRTHDAY -> CalculationResult.number(followers.birthday(form));
            case FOLLOWERS -> CalculationResult.number(followers.count(form));
            case LEFT_OPTIONS -> several(forms.left(form));
            case RIGHT_OPTIONS -> several(forms.right(form));
            case INCENTIVES -> several(heat.incentives(form));
            case REDUCED -> of(new ReducedForms(forms).of(form));
            case COOL -> of(heat.cooled(form, tax(call, values.get(1))));
            case HEAT -> of(heat.heated(form, ids[1]));
            case OVERHEAT -> of(heat.overheated(form, ids[1], ids[2]));
            case FREEZE -> of(heat.frozen(form));
            case NORTON -> of(heat.norton(form, unit(call, ids[1])));
            case ATOMIC_WEIGHT ->
                of(new AtomicWeights(forms, heat)
                        .of(form)
                        .orElseThrow(() -> new CalculationException(
                                call.at(), Message.of("value.no-atomic-weight", "expression", call.excerpt()))));
            case UPTIMAL ->
                new CalculationResult.UptimalExpansion(Uptimal.of(forms, form)
                        .orElseThrow(() -> new CalculationException(
                                call.at(), Message.of("value.no-uptimal", "expression", call.excerpt()))));
            case COMPANION -> of(compounds.companion(form));
            case OPTIONS ->
                throw new CalculationException(call.at(), Message.of("value.no-braces", "expression", call.excerpt()));
            case IS_NUMBER -> new CalculationResult.Truth(forms.isNumber(form));
            case IS_INTEGER -> new CalculationResult.Truth(forms.isInteger(form));
            case IS_NIMBER ->
                new CalculationResult.Truth(forms.hasTerms(form)
                        && forms.upsOf(form) == 0
                        && forms.numberOf(form).signum() == 0);
            case IS_DICOT -> new CalculationResult.Truth(forms.isDicot(form));
            case IS_INFINITESIMAL -> new CalculationResult.Truth(forms.isInfinitesimal(form));
            case IS_NUMBERISH -> new CalculationResult.Truth(forms.isNumberish(form));
            case IS_SWITCH -> new CalculationResult.Truth(isSwitch(form));
            case IS_EVEN_TEMPERED -> new CalculationResult.Truth(followers.temper(form) == 0);
            case IS_ODD_TEMPERED -> new CalculationResult.Truth(followers.temper(form) == 1);
            case ONSIDE, OFFSIDE -> of(form);
            case DEGREE, VARIETY -> of(forms.zero());
            case NIM_VALUE -> {
                var number = values.getFirst().asNimber();
                yield CalculationResult.number(number.orElseThrow(() -> new CalculationException(
                        call.at(), Message.of("value.only-nimbers", "expression", call.excerpt()))));
            }
            case OPTION_COUNT -> CalculationResult.number((long) forms.left(form).length + forms.right(form).length);
            case MISERE_OUTCOME, ORDINAL_SUM, ORDINAL_PRODUCT, CONJUNCTIVE_SUM, SELECTIVE_SUM, CONWAY_PRODUCT ->
                throw new AssertionError("Depends on the form: " + call);
            case MOVES, POSITION_COUNT ->
                throw new CalculationException(
                        call.at(), Message.of("value.one-position", "expression", call.excerpt()));
            case MISERE_FORM, MISERE_NIM_VALUE, GENUS, MATE, PARTS, IS_TAME, IS_LINKED, LINK, DISTINGUISHER ->
                throw new AssertionError("Asked in misere play: " + call);
            case SUBORDINATE, POWER, POWERS_UP_TO -> throw new AssertionError("Worked out as loopy games are");
            case IS_STABLE, IS_STOPPER, IS_STOPPER_SIDED, IS_PLUMTREE -> new CalculationResult.Truth(true);
            case SQUARE, SQUARE_ROOT, INVERSE, MEX, ARTIN_SCHREIER ->
                throw new CalculationException(
                        call.at(), Message.of("value.only-nimbers", "expression", call.excerpt()));
        };
    }

    /// Returns whether all nimbers but 0 have the same answer.
    private static boolean treatsNimbersAlike(ValueFunction function) {
        return switch (function) {
            case MEAN,
                    TEMPERATURE,
                    THERMOGRAPH,
                    LEFT_STOP,
                    RIGHT_STOP,
                    OUTCOME,
                    ATOMIC_WEIGHT,
                    REDUCED,
                    IS_ATOMIC,
                    IS_ZERO,
                    IS_NUMBER,
                    IS_INTEGER,
                    IS_NIMBER,
                    IS_DICOT,
                    IS_INFINITESIMAL,
                    IS_NUMBERISH,
                    IS_IDEMPOTENT,
                    IS_PSEUDONUMBER -> true;
            default -> false;
        };
    }

    private boolean isSwitch(int form) {
        var left = forms.left(form);
        var right = forms.right(form);
        return left.length == 1
                && right.length == 1
                && forms.isNumber(left[0])
                && forms.isNumber(right[0])
                && forms.numberOf(left[0]).compareTo(forms.numberOf(right[0])) > 0;
    }

    /// What becomes of the options of braces.
    ///
    /// @param options worked out, those of Left first
    /// @param lefts how many are Left's
    CalculationResult judgeOptions(List<CalculationResult> options, int lefts) {
        var ids = ids(options.stream().map(GameCalculator::value).toList());
        var left = Arrays.copyOf(ids, lefts);
        var right = Arrays.copyOfRange(ids, lefts, ids.length);
        return new CalculationResult.OptionFates(
                OptionFate.of(forms, left, right, true),
                OptionFate.of(forms, left, right, false),
                CanonicalForm.value(forms, forms.position(left, right)));
    }

    private int tiny(int size) {
        int zero = forms.zero();
        int threat = forms.position(new int[] {zero}, new int[] {forms.negative(size)});
        return forms.position(new int[] {zero}, new int[] {threat});
    }

    private CalculationResult several(int[] ids) {
        return new CalculationResult.SeveralValues(IntStream.of(ids)
                .mapToObj(id -> CanonicalForm.value(forms, id))
                .sorted(SHORTEST_FIRST)
                .toList());
    }

    private static Dyadic tax(Call call, ShortValue value) {
        if (value.asNumber().orElse(null) instanceof Dyadic tax && tax.compareTo(Dyadic.of(-1)) > 0) return tax;
        throw new CalculationException(call.at(), Message.of("value.no-tax", "expression", call.excerpt()));
    }

    private int unit(Call call, int unit) {
        if (unit != forms.zero() && forms.isAtMost(forms.zero(), unit)) return unit;
        throw new CalculationException(call.at(), Message.of("value.no-unit", "expression", call.excerpt()));
    }
}
