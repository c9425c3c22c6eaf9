package grundy.solve.sum;

import grundy.answer.CalculationResult;
import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.engine.search.CanonicalValues;
import grundy.finding.CountedList;
import grundy.finding.CycleException;
import grundy.finding.Move;
import grundy.finding.MoveIncentives;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.language.LiteralGame;
import grundy.rules.language.ValueExpression;
import grundy.rules.option.RuleOptions;
import grundy.solve.sum.PartizanSums.ExpressionValues;
import grundy.text.Message;
import grundy.value.ShortValue;
import grundy.value.Side;
import grundy.value.canonical.CanonicalForm;
import grundy.value.canonical.CanonicalForms;
import grundy.value.loopy.LoopyForms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// A sum in normal play whose components, of whatever games that end, are worth canonical forms found by search.
///
/// Source: Conway 1976, chapters 7 to 9.
final class FormSum implements ValueSum {
    private static final String THEOREM = "Conway 1976";

    private final List<Component> components;
    private final CanonicalForms forms;
    private final Map<RuleTree, CanonicalValues> games = new HashMap<>();
    private final List<Integer> values = new ArrayList<>();

    /// The sum of the values of the components before each one.
    private final List<Integer> before = new ArrayList<>();

    /// The sum of all components but one, by the value of that one.
    private final Map<Integer, Integer> others = new HashMap<>();

    private final MoveIncentives incentives;
    private final int total;

    private FormSum(List<Component> components, Limits limits, ExpressionValues written) {
        this.components = components;
        this.forms = new CanonicalForms(limits.memory().grant());
        int sum = forms.zero();
        for (var component : components) {
            var game =
                    games.computeIfAbsent(component.game().rules(), rules -> new CanonicalValues(rules, forms, limits));
            int value = LiteralGame.isIn(component)
                    ? form(LiteralGame.expression(component), limits, written)
                    : game.formOf(component.position());
            values.add(value);
            before.add(sum);
            sum = forms.plus(sum, value);
        }
        this.total = sum;
        this.incentives = new MoveIncentives(forms);
    }

    private int form(ValueExpression expression, Limits limits, ExpressionValues written) {
        var room = limits.memory().grant();
        return switch (written.of(expression, new LoopyForms(forms, room), limits)) {
            case CalculationResult.SingleValue(var value) -> forms.of(value);
            case CalculationResult.Endless _ -> throw new CycleException();
            default -> throw new RulesException(Message.of("value.only-short", "expression", expression.excerpt()));
        };
    }

    /// @throws CycleException if play can go on for ever
    /// @throws LimitException if the values are out of reach; the memory is free again
    static ValueSum of(List<Component> components, Limits limits, ExpressionValues written) {
        var memory = limits.memory().open();
        try {
            return new FormSum(components, limits.withMemory(memory), written);
        } catch (CycleException | LimitException e) {
            memory.close();
            throw e;
        }
    }

    @Override
    public int components() {
        return components.size();
    }

    @Override
    public ShortValue value(int component) {
        return CanonicalForm.value(forms, values.get(component));
    }

    @Override
    public ShortValue total() {
        return CanonicalForm.value(forms, total);
    }

    @Override
    public boolean isPartizan() {
        return true;
    }

    @Override
    public CountedList<Move> winning(int index, Side side) {
        var component = components.get(index);
        var from = component.position();
        int rest = others(index);
        var distinct = new HashSet<List<Position>>();
        var moves = new ArrayList<Move>();
        RuleOptions.readableOptions(rules(component, side), from).forEach(option -> {
            int after = game(component).formOf(option.parts());
            if (!isWon(forms.plus(rest, after), side) || !distinct.add(option.key())) return;
            var move = new Move(List.of(new Move.Step(index, from, option.to())), side);
            moves.add(move);
            incentives.add(move, values.get(index), after);
        });
        return CountedList.of(moves);
    }

    /// A simple sum less a value is soon found; where it is not simple, that may take far longer than the sum did.
    private int others(int index) {
        int own = values.get(index);
        if (forms.hasTerms(total)) return forms.minus(total, own);
        if (others.isEmpty()) addOthers();
        return Objects.requireNonNull(others.get(own));
    }

    private void addOthers() {
        int after = forms.zero();
        for (int i = values.size(); --i >= 0; after = forms.plus(values.get(i), after))
            if (!others.containsKey(values.get(i))) others.put(values.get(i), forms.plus(before.get(i), after));
    }

    private static RuleTree rules(Component component, Side side) {
        if (!(component.game().rules() instanceof RuleTree.Partizan(var left, var right)))
            return component.game().rules();
        return side == Side.LEFT ? left : right;
    }

    private boolean isWon(int left, Side side) {
        return side == Side.LEFT ? forms.isAtMost(forms.zero(), left) : forms.isAtMost(left, forms.zero());
    }

    private CanonicalValues game(Component component) {
        if (games.get(component.game().rules()) instanceof CanonicalValues game) return game;
        throw new AssertionError("Every component's rules were examined");
    }

    private long positions() {
        return games.values().stream().mapToLong(CanonicalValues::positions).sum();
    }

    @Override
    public Evidence evidence() {
        var search = new Evidence.Exhaustive(positions());
        return components.size() == 1 ? search : new Evidence.Sum(THEOREM, List.of(search));
    }

    @Override
    public Verdict.Reasoning reasoning() {
        return new Verdict.Reasoning.FormSum(
                values.stream().map(form -> CanonicalForm.value(forms, form)).toList(),
                total(),
                positions(),
                incentives);
    }
}
