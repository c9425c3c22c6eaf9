package grundy.check.answer;

import grundy.check.answer.ReasonedValues.Fate;
import grundy.check.answer.ReasonedValues.Option;
import grundy.check.answer.ReasonedValues.ReasonedPosition;
import grundy.limit.Checkpoint;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.option.RuleOptions;
import grundy.value.ShortValue;
import grundy.value.canonical.CanonicalForm;
import grundy.value.canonical.CanonicalForms;
import grundy.value.canonical.OptionFate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/// Works out what {@link ReasonedValues} say of a sum.
public final class ValueReasons {
    private final int most;
    private final CanonicalForms forms = new CanonicalForms(Checkpoint.grant());
    private final Map<Integer, Integer> numbers = new HashMap<>();
    private final List<ShortValue> values = new ArrayList<>();
    private final List<ReasonedPosition> positions = new ArrayList<>();

    private ValueReasons(int most) {
        this.most = most;
    }

    /// @param most the most positions to list
    /// @return empty if there are more
    public static Optional<ReasonedValues> of(Sum sum, int most) {
        var reasons = new ValueReasons(most);
        var games = new LinkedHashMap<Integer, Map<String, Integer>>();
        for (int i = 0; i < sum.components().size(); i++) {
            var component = sum.components().get(i);
            if (!(component.game().rules() instanceof RuleTree.Partizan rules)) continue;
            int game = ReasonedValuesCheck.game(sum, i);
            if (!reasons.tell(game, rules, component.position(), games.computeIfAbsent(game, _ -> new HashMap<>())))
                return Optional.empty();
        }
        return Optional.of(new ReasonedValues(reasons.values, reasons.positions));
    }

    /// @param numbers values by the positions' texts, by which the table tells them: a written value may hold
    ///     one text twice
    private boolean tell(int game, RuleTree.Partizan rules, Position start, Map<String, Integer> numbers) {
        var stack = new ArrayDeque<Position>();
        stack.push(start);
        while (stack.peek() instanceof Position now) {
            Checkpoint.step();
            if (numbers.containsKey(now.toString())) {
                stack.pop();
                continue;
            }
            int size = stack.size();
            for (var side : List.of(rules.left(), rules.right()))
                for (var part : RuleOptions.below(side, now))
                    if (!numbers.containsKey(part.toString())) stack.push(part);
            if (stack.size() > size) continue;
            if (positions.size() == most) return false;
            stack.pop();
            numbers.put(
                    now.toString(),
                    addPosition(game, now, options(rules.left(), now, numbers), options(rules.right(), now, numbers)));
        }
        return true;
    }

    private int[] options(RuleTree rules, Position position, Map<String, Integer> numbers) {
        var options = new TreeSet<Integer>();
        for (var option : RuleOptions.of(rules, position)) {
            int sum = forms.zero();
            for (var part : option) sum = forms.plus(sum, numbers.getOrDefault(part.toString(), forms.zero()));
            options.add(sum);
        }
        return options.stream().mapToInt(Integer::intValue).toArray();
    }

    private int addPosition(int game, Position position, int[] left, int[] right) {
        int form = forms.position(left, right);
        positions.add(new ReasonedPosition(
                game,
                position.toString(),
                number(form),
                reasonedOptions(OptionFate.of(forms, left, right, true)),
                reasonedOptions(OptionFate.of(forms, left, right, false))));
        return form;
    }

    private List<Option> reasonedOptions(List<OptionFate> options) {
        return options.stream()
                .map(option -> new Option(
                        number(forms.of(option.option())),
                        switch (option.fate()) {
                            case STAYS -> Fate.STAYS;
                            case DOMINATED -> Fate.DOMINATED;
                            case REVERSIBLE -> Fate.REVERSIBLE;
                        },
                        number(forms.of(option.by()))))
                .toList();
    }

    private int number(int form) {
        return numbers.computeIfAbsent(form, _ -> {
            values.add(CanonicalForm.value(forms, form));
            return values.size() - 1;
        });
    }
}
