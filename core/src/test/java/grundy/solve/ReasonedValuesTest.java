package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.ReasonedValues;
import grundy.check.ReasonedValues.Fate;
import grundy.check.ReasonedValues.Option;
import grundy.check.ReasonedValues.Reasoned;
import grundy.check.ReasonedValuesCheck;
import grundy.check.CheckResult;
import grundy.limit.Limits;
import grundy.testkit.Draws;
import grundy.testkit.EveryTurn;
import grundy.value.ShortValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Why positions are worth what they are: the table of a verdict holds, and no other one does.
@EveryTurn
class ReasonedValuesTest {
    private static final CheckResult NOTHING = new CheckResult(List.of(), List.of(), Optional.empty());

    private static Verdict verdict(String question) throws Exception {
        return new Solver(Limits.DEFAULT).solve(Question.parse(question));
    }

    private static boolean holds(Verdict verdict, ReasonedValues table) {
        return ReasonedValuesCheck.of(
                        verdict.asked().sum(), table, verdict.value().known(), NOTHING)
                .fault()
                .isEmpty();
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "domineering 3x3",
                "clobber 2x3",
                "domineering(2x3) + clobber(2x2)",
                "domineering(2x3) + domineering(3x2) + {1|-1}",
                "toads-and-frogs 2 2 2",
                "col 2x3",
                "left take 1..3; right take {1,4} 9",
                "[left take {1,2}; right take {2,3}](7) + nim(2)",
                "left (n): (n-1); right (n): (n-2) where n > 1 6 3"
            })
    void theTableHoldsAndEveryOtherIsRefused(String question) throws Exception {
        var verdict = verdict(question);
        var table = verdict.reasons(1000).orElseThrow();
        assertThat(holds(verdict, table)).isTrue();
        assertThat(table.positions()).hasSizeGreaterThan(3);
        int refused = 0;
        for (var other : Draws.some(others(table), 1)) {
            if (other.equals(table)) continue;
            assertThat(holds(verdict, other)).as("%s", other).isFalse();
            refused++;
        }
        assertThat(refused).isGreaterThan(Draws.least(table.positions().size() * 2));
    }

    private static List<ReasonedValues> others(ReasonedValues table) {
        var others = new ArrayList<ReasonedValues>();
        for (int i = 0; i < table.positions().size(); i++) {
            int index = i;
            for (int value = 0; value < Math.min(4, table.values().size()); value++) {
                int to = value;
                others.add(with(
                        table,
                        index,
                        each -> new Reasoned(each.component(), each.position(), to, each.left(), each.right())));
            }
            others.add(with(
                    table,
                    index,
                    each -> new Reasoned(
                            each.component(), each.position() + "?", each.value(), each.left(), each.right())));
            others.add(with(
                    table,
                    index,
                    each -> new Reasoned(
                            each.component() + 1, each.position(), each.value(), each.left(), each.right())));
            others.add(without(table, index));
            for (var left :
                    otherOptions(table.positions().get(i).left(), table.values().size()))
                others.add(with(
                        table,
                        index,
                        each -> new Reasoned(each.component(), each.position(), each.value(), left, each.right())));
            for (var right : otherOptions(
                    table.positions().get(i).right(), table.values().size()))
                others.add(with(
                        table,
                        index,
                        each -> new Reasoned(each.component(), each.position(), each.value(), each.left(), right)));
        }
        for (int i = 0; i < table.values().size(); i++) {
            var values = new ArrayList<ShortValue>(table.values());
            values.set(i, ShortValue.ZERO);
            others.add(new ReasonedValues(values, table.positions()));
        }
        return others;
    }

    private static List<List<Option>> otherOptions(List<Option> options, int values) {
        var others = new ArrayList<List<Option>>();
        for (int i = 0; i < options.size(); i++) {
            var option = options.get(i);
            others.add(changed(options, i, new Option((option.value() + 1) % values, option.fate(), option.by())));
            for (var fate : Fate.values())
                if ((fate == Fate.STAYS) != (option.fate() == Fate.STAYS))
                    others.add(changed(options, i, new Option(option.value(), fate, option.by())));
            if (option.fate() == Fate.STAYS)
                others.add(changed(options, i, new Option(option.value(), Fate.STAYS, (option.by() + 1) % values)));
            var fewer = new ArrayList<>(options);
            fewer.remove(i);
            others.add(fewer);
        }
        return others;
    }

    private static List<Option> changed(List<Option> options, int index, Option option) {
        var changed = new ArrayList<>(options);
        changed.set(index, option);
        return changed;
    }

    private static ReasonedValues with(ReasonedValues table, int index, UnaryOperator<Reasoned> change) {
        var positions = new ArrayList<>(table.positions());
        positions.set(index, change.apply(positions.get(index)));
        return new ReasonedValues(table.values(), positions);
    }

    private static ReasonedValues without(ReasonedValues table, int index) {
        var positions = new ArrayList<>(table.positions());
        positions.remove(index);
        return new ReasonedValues(table.values(), positions);
    }

    @Test
    void largeTablesAreLeftOut() throws Exception {
        assertThat(verdict("domineering 4x4").reasons(20)).isEmpty();
        assertThat(verdict("wythoff 3 5").reasons(20)).isEmpty();
    }
}
