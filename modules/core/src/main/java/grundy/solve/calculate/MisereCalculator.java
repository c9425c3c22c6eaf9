package grundy.solve.calculate;

import grundy.answer.CalculationException;
import grundy.answer.CalculationResult;
import grundy.engine.PostOrder;
import grundy.finding.CycleException;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.language.MisereReading;
import grundy.rules.language.MisereTree;
import grundy.rules.language.ValueExpression;
import grundy.rules.language.ValueExpression.Binary;
import grundy.rules.language.ValueExpression.Call;
import grundy.rules.language.ValueExpression.Comparison;
import grundy.rules.language.ValueExpression.Misere;
import grundy.rules.language.ValueExpression.Operator;
import grundy.rules.language.ValueExpression.Positions;
import grundy.rules.language.ValueExpression.Relation;
import grundy.rules.language.ValueFunction;
import grundy.rules.option.RuleOptions;
import grundy.text.Message;
import grundy.theory.nim.TakeAny;
import grundy.value.Outcome;
import grundy.value.ShortValue;
import grundy.value.Value;
import grundy.value.misere.DistinguishingGames;
import grundy.value.misere.GameGenera;
import grundy.value.misere.MisereForms;
import grundy.value.misere.MisereGame;
import grundy.value.misere.MisereParts;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/// Works out operations on impartial games in misere play, and answers questions about them. Positions of impartial
/// games are taken by what play can come to from them.
///
/// Cost: as {@link MisereForms}; of a position, each that can be reached from it.
public final class MisereCalculator {
    /// The functions of games in misere play that other games have as well.
    private static final Set<ValueFunction> SHARED = EnumSet.of(
            ValueFunction.NIM_VALUE,
            ValueFunction.OUTCOME,
            ValueFunction.MISERE_OUTCOME,
            ValueFunction.BIRTHDAY,
            ValueFunction.FOLLOWERS,
            ValueFunction.CANONICAL_FORM,
            ValueFunction.OPTIONS,
            ValueFunction.LEFT_OPTIONS,
            ValueFunction.RIGHT_OPTIONS,
            ValueFunction.OPTION_COUNT);

    private final MisereForms forms;
    private final MisereParts parts;
    private final GameGenera genera;
    private final DistinguishingGames telling;
    private final PostOrder<Component, Integer> positions;

    /// @param limits of the work that is done
    public MisereCalculator(Limits limits) {
        forms = new MisereForms(limits.memory().grant());
        parts = new MisereParts(forms);
        genera = new GameGenera(forms);
        telling = new DistinguishingGames(forms);
        positions = new PostOrder<>(this::below, this::form, limits);
    }

    /// @return whether this one is to work it out
    static boolean isFor(ValueExpression expression, List<CalculationResult> operands) {
        if (MisereReading.isMisereFunction(expression)) return true;
        if (operands.stream().noneMatch(CalculationResult.Misere.class::isInstance))
            return expression instanceof Misere;
        boolean areImpartial = operands.stream().allMatch(MisereCalculator::isImpartial);
        return switch (expression) {
            case Call(var function, var _, var _) -> SHARED.contains(function);
            case Binary _ -> areImpartial && MisereReading.isSum(expression);
            case Comparison(var relation, var _, var _) ->
                areImpartial && (relation == Relation.EQUAL || relation == Relation.DIFFERENT);
            default -> false;
        };
    }

    private static boolean isImpartial(CalculationResult result) {
        return result instanceof CalculationResult.Misere
                || result instanceof CalculationResult.SingleValue(var value)
                        && value.asNimber().isPresent();
    }

    /// @param operands worked out, from left to right
    /// @throws CalculationException if the operation makes no sense for them
    /// @throws LimitException if a game is too large
    CalculationResult calculate(ValueExpression expression, List<CalculationResult> operands) {
        return switch (expression) {
            case Misere(var tree, var _, int at) -> of(form(tree, at));
            case Binary(var operator, var _, var _, int at)
            when operator == Operator.DIFFERENCE ->
                of(difference(form(operands.get(0), expression, at), form(operands.get(1), expression, at), at));
            case Binary(var _, var _, var _, int at) ->
                of(forms.plus(form(operands.get(0), expression, at), form(operands.get(1), expression, at)));
            case Comparison(var relation, var _, var _) ->
                new CalculationResult.Truth(form(operands.get(0), expression, 0)
                        == form(operands.get(1), expression, 0)
                        == (relation == Relation.EQUAL));
            case Call call ->
                call(
                        call,
                        operands.stream()
                                .mapToInt(operand -> form(operand, call, call.at()))
                                .toArray());
            default -> throw new IllegalArgumentException("Nothing of misere play: " + expression);
        };
    }

    /// @param arguments forms
    private CalculationResult call(Call call, int[] arguments) {
        int form = arguments[0];
        return switch (call.function()) {
            case MISERE_FORM, CANONICAL_FORM -> of(form);
            case MISERE_NIM_VALUE -> CalculationResult.number(forms.misere(form));
            case NIM_VALUE -> CalculationResult.number(forms.normal(form));
            case GENUS -> new CalculationResult.Genus(genera.of(form), genera.isTame(form));
            case IS_TAME -> new CalculationResult.Truth(genera.isTame(form));
            case IS_LINKED -> new CalculationResult.Truth(forms.areLinked(form, arguments[1]));
            case LINK -> {
                if (!forms.areLinked(form, arguments[1]))
                    throw new CalculationException(
                            call.at(), Message.of("value.not-linked", "expression", call.excerpt()));
                yield of(telling.link(form, arguments[1]));
            }
            case DISTINGUISHER -> {
                if (form == arguments[1])
                    throw new CalculationException(
                            call.at(), Message.of("value.not-told-apart", "expression", call.excerpt()));
                yield of(telling.distinguisher(form, arguments[1]));
            }
            case MATE -> of(forms.mate(form));
            case PARTS -> several(parts.parts(form));
            case OUTCOME -> new CalculationResult.Winner(forms.normal(form) == 0 ? Outcome.P : Outcome.N);
            case MISERE_OUTCOME -> new CalculationResult.Winner(forms.misere(form) == 0 ? Outcome.P : Outcome.N);
            case BIRTHDAY -> CalculationResult.number(forms.birthday(form));
            case FOLLOWERS -> CalculationResult.number(forms.followers(form));
            case OPTION_COUNT -> CalculationResult.number(forms.options(form).length);
            case OPTIONS, LEFT_OPTIONS, RIGHT_OPTIONS -> several(forms.options(form));
            default -> throw new IllegalArgumentException("Not asked in misere play: " + call);
        };
    }

    private CalculationResult of(int form) {
        return new CalculationResult.Misere(new MisereGame(forms, form));
    }

    private CalculationResult several(int[] games) {
        return new CalculationResult.MisereGames(Arrays.stream(games)
                .mapToObj(game -> new MisereGame(forms, game))
                .sorted(Comparator.comparing((MisereGame game) -> forms.birthday(game.form()))
                        .thenComparing(game -> game.toString().length())
                        .thenComparing(MisereGame::toString))
                .toList());
    }

    private int form(MisereTree tree, int at) {
        return switch (tree) {
            case MisereTree.Heap(int counters) -> forms.heap(counters);
            case MisereTree.Options(var options) ->
                forms.of(options.stream().mapToInt(option -> form(option, at)).toArray());
            case MisereTree.Sum(var one, var two) -> forms.plus(form(one, at), form(two, at));
            case MisereTree.Difference(var whole, var part) -> difference(form(whole, at), form(part, at), at);
        };
    }

    private int difference(int whole, int part, int at) {
        return parts.difference(whole, part)
                .orElseThrow(() -> new CalculationException(
                        at,
                        Message.of(
                                "value.no-difference",
                                "of",
                                new MisereGame(forms, whole),
                                "part",
                                new MisereGame(forms, part))));
    }

    /// @param at where to point to if it is no such game
    private int form(CalculationResult operand, ValueExpression expression, int at) {
        if (operand instanceof CalculationResult.Misere(MisereGame(var _, int form))) return form;
        if (operand instanceof CalculationResult.SingleValue(var value)
                && value.asNimber().orElse(null) instanceof BigInteger number) return heap(number);
        throw new CalculationException(at, Message.of("value.not-impartial", "expression", expression.excerpt()));
    }

    private int heap(BigInteger counters) {
        return forms.heap(counters.min(BigInteger.valueOf(Integer.MAX_VALUE)).intValueExact());
    }

    /// @return the sum of positions of impartial games, as a game in misere play
    CalculationResult.Misere game(Positions placed) {
        int sum = forms.zero();
        for (var component : placed.components()) {
            if (component.game().rules() instanceof RuleTree.Partizan
                    || component.game().rules() instanceof RuleTree.Players
                    || component.game().rules() instanceof RuleTree.Scored)
                throw new CalculationException(
                        placed.at(), Message.of("value.not-impartial", "expression", placed.excerpt()));
            sum = forms.plus(sum, form(component, placed));
        }
        return new CalculationResult.Misere(new MisereGame(forms, sum));
    }

    private int form(Component component, Positions placed) {
        try {
            return form(component);
        } catch (CycleException _) {
            throw new CalculationException(
                    placed.at(), Message.of("value.misere-loopy", "expression", placed.excerpt()));
        }
    }

    /// @param component of an impartial game
    /// @return its genus, as the books write it
    /// @throws CycleException if play can come back to a position
    public String genus(Component component) {
        int form = form(component);
        return genera.of(form).text(genera.isTame(form));
    }

    /// Heaps of Nim need no look at their options.
    private int form(Component component) {
        return TakeAny.isNim(component.game().rules())
                        && component.position() instanceof Tuple tuple
                        && tuple.arity() == 1
                ? heap(tuple.get(0))
                : positions.of(component);
    }

    private List<Component> below(Component component) {
        return options(component).stream().flatMap(List::stream).toList();
    }

    private static List<List<Component>> options(Component component) {
        return RuleOptions.distinct(component.game().rules(), component.position()).stream()
                .map(option -> option.stream()
                        .map(part -> new Component(component.game(), part))
                        .toList())
                .toList();
    }

    private int form(Component component, Function<Component, Integer> formOf) {
        return forms.of(options(component).stream()
                .mapToInt(option -> option.stream().map(formOf).reduce(forms.zero(), forms::plus))
                .toArray());
    }

    /// @return an impartial game as one of Left and Right in which both have the same moves
    ///
    /// @param made makes such a game from its options
    static <T> T bothSides(MisereGame game, Function<List<T>, T> made) {
        return bothSides(game.forms(), game.form(), made, new HashMap<>());
    }

    private static <T> T bothSides(MisereForms forms, int form, Function<List<T>, T> made, Map<Integer, T> cache) {
        var cached = cache.get(form);
        if (cached != null) return cached;
        var options = Arrays.stream(forms.options(form))
                .mapToObj(option -> bothSides(forms, option, made, cache))
                .toList();
        var side = made.apply(options);
        cache.put(form, side);
        return side;
    }

    /// @return its value in normal play
    static ShortValue normal(MisereGame game) {
        return Value.Nimber.of(game.forms().normal(game.form()));
    }
}
