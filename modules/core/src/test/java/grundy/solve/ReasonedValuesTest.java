package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Verdict;
import grundy.check.CheckResult;
import grundy.check.answer.ReasonedValues;
import grundy.check.answer.ReasonedValues.Fate;
import grundy.check.answer.ReasonedValues.Option;
import grundy.check.answer.ReasonedValues.ReasonedPosition;
import grundy.check.answer.ReasonedValuesCheck;
import grundy.limit.Limits;
import grundy.question.Question;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.text.Message;
import grundy.value.ShortValue;
import grundy.value.SmallGame;
import grundy.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
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
                        verdict.question().sum(), table, verdict.value().knownValue(), NOTHING)
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
        for (var other : CaseCount.some(others(table), 1)) {
            if (other.equals(table)) continue;
            assertThat(holds(verdict, other)).as("%s", other).isFalse();
            refused++;
        }
        assertThat(refused).isGreaterThan(CaseCount.least(table.positions().size() * 2));
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
                        each -> new ReasonedPosition(
                                each.component(), each.position(), to, each.left(), each.right())));
            }
            others.add(with(
                    table,
                    index,
                    each -> new ReasonedPosition(
                            each.component(), each.position() + "?", each.value(), each.left(), each.right())));
            others.add(with(
                    table,
                    index,
                    each -> new ReasonedPosition(
                            each.component() + 1, each.position(), each.value(), each.left(), each.right())));
            others.add(without(table, index));
            for (var left :
                    otherOptions(table.positions().get(i).left(), table.values().size()))
                others.add(with(
                        table,
                        index,
                        each -> new ReasonedPosition(
                                each.component(), each.position(), each.value(), left, each.right())));
            for (var right : otherOptions(
                    table.positions().get(i).right(), table.values().size()))
                others.add(with(
                        table,
                        index,
                        each -> new ReasonedPosition(
                                each.component(), each.position(), each.value(), each.left(), right)));
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

    private static ReasonedValues with(ReasonedValues table, int index, UnaryOperator<ReasonedPosition> change) {
        var positions = new ArrayList<>(table.positions());
        positions.set(index, change.apply(positions.get(index)));
        return new ReasonedValues(table.values(), positions);
    }

    private static ReasonedValues without(ReasonedValues table, int index) {
        var positions = new ArrayList<>(table.positions());
        positions.remove(index);
        return new ReasonedValues(table.values(), positions);
    }

    /// What becomes of each option, by the definition over the trees of the games.
    @ParameterizedTest
    @ValueSource(
            strings = {"domineering 2x2", "left take {1,2}; right take {1,3} 4", "toads-and-frogs 1 1 1", "clobber xox"
            })
    void whatBecomesOfEachOptionIsThatOfTheDefinition(String question) throws Exception {
        var verdict = verdict(question);
        var table = verdict.reasons(1000).orElseThrow();
        int accepted = 0;
        int refused = 0;
        for (int i = 0; i < table.positions().size(); i++)
            for (boolean isLeft : new boolean[] {true, false}) {
                var position = table.positions().get(i);
                var options = isLeft ? position.left() : position.right();
                for (int k = 0; k < options.size(); k++)
                    for (var fate : Fate.values())
                        for (int by = 0; by < table.values().size(); by++) {
                            var changed = changed(
                                    options, k, new Option(options.get(k).value(), fate, by));
                            var other = with(
                                    table,
                                    i,
                                    each -> new ReasonedPosition(
                                            each.component(),
                                            each.position(),
                                            each.value(),
                                            isLeft ? changed : each.left(),
                                            isLeft ? each.right() : changed));
                            boolean isRight = becomes(table, position, isLeft, options, changed.get(k));
                            assertThat(holds(verdict, other))
                                    .as("%s in %s", changed.get(k), position)
                                    .isEqualTo(isRight);
                            if (isRight) accepted++;
                            else refused++;
                        }
            }
        assertThat(accepted).isPositive();
        assertThat(refused).isPositive();
    }

    private static boolean becomes(
            ReasonedValues table, ReasonedPosition position, boolean isLeft, List<Option> options, Option claimed) {
        var value = SmallGame.of(table.values().get(position.value()));
        var option = SmallGame.of(table.values().get(claimed.value()));
        var by = SmallGame.of(table.values().get(claimed.by()));
        return switch (claimed.fate()) {
            case STAYS -> by.equals(option) && (isLeft ? value.left() : value.right()).contains(option);
            case DOMINATED ->
                !by.equals(option)
                        && options.stream().anyMatch(each -> each.value() == claimed.by())
                        && (isLeft ? option.isAtMost(by) : by.isAtMost(option));
            case REVERSIBLE ->
                (isLeft ? option.right() : option.left()).contains(by)
                        && (isLeft ? by.isAtMost(value) : value.isAtMost(by));
        };
    }

    @Test
    void whatIsNotReachedOrStandsTwiceOrHasNoNumberIsRefused() throws Exception {
        var verdict = verdict("domineering(2x2) + domineering(1x2)");
        var table = verdict.reasons(1000).orElseThrow();
        assertThat(holds(verdict, table)).isTrue();
        for (var more : List.of(
                table.positions().getFirst(),
                new ReasonedPosition(0, "nowhere", 0, List.of(), List.of()),
                new ReasonedPosition(1, table.positions().getFirst().position(), 0, List.of(), List.of()))) {
            var positions = new ArrayList<>(table.positions());
            positions.add(more);
            assertThat(holds(verdict, new ReasonedValues(table.values(), positions)))
                    .as("%s", more)
                    .isFalse();
        }
        int size = table.values().size();
        for (int number : new int[] {-1, size, size + 1})
            for (int i = 0; i < table.positions().size(); i++) {
                var none = new Option(number, Fate.STAYS, 0);
                var by = new Option(0, Fate.STAYS, number);
                for (UnaryOperator<ReasonedPosition> change : List.<UnaryOperator<ReasonedPosition>>of(
                        each -> new ReasonedPosition(
                                each.component(), each.position(), number, each.left(), each.right()),
                        each -> new ReasonedPosition(
                                each.component(), each.position(), each.value(), List.of(none), each.right()),
                        each -> new ReasonedPosition(
                                each.component(), each.position(), each.value(), each.left(), List.of(none)),
                        each -> new ReasonedPosition(
                                each.component(), each.position(), each.value(), List.of(by), each.right()),
                        each -> new ReasonedPosition(
                                each.component(), each.position(), each.value(), each.left(), List.of(by))))
                    assertThat(holds(verdict, with(table, i, change))).isFalse();
            }
        for (int i = 0; i < table.positions().size(); i++)
            assertThat(holds(
                            verdict,
                            with(
                                    table,
                                    i,
                                    each -> new ReasonedPosition(
                                            -1, each.position(), each.value(), each.left(), each.right()))))
                    .isFalse();
    }

    /// A value twice, the value of the whole sum, and sums of which there is no such table.
    @Test
    void theSumIsWorthWhatItsComponentsAre() throws Exception {
        var verdict = verdict("domineering(2x2) + domineering(2x1)");
        var sum = verdict.question().sum();
        var table = verdict.reasons(1000).orElseThrow();
        var right = ReasonedValuesCheck.of(sum, table, verdict.value().knownValue(), NOTHING);
        assertThat(right.fault()).isEmpty();
        assertThat(right.steps())
                .containsExactly(Message.of(
                        "check.verdict.forms", "positions", table.positions().size()));
        assertThat(ReasonedValuesCheck.of(sum, table, Optional.empty(), NOTHING).fault())
                .isEmpty();
        for (var value : List.of(ShortValue.ZERO, new Value.Loser(0), Value.Nimber.of(1))) {
            var wrong = ReasonedValuesCheck.of(sum, table, Optional.of(value), NOTHING);
            assertThat(wrong.fault()).isPresent();
            assertThat(wrong.steps()).isEmpty();
        }
        var known = new CheckResult(List.of(), List.of(), Optional.of(Message.of("check.verdict.forms")));
        assertThat(ReasonedValuesCheck.of(sum, table, verdict.value().knownValue(), known))
                .isSameAs(known);
        var twice = new ArrayList<>(table.values());
        twice.add(twice.getFirst());
        assertThat(holds(verdict, new ReasonedValues(twice, table.positions()))).isFalse();
        var partly = verdict("domineering(2x2) + nim(1)");
        var ofPart = partly.reasons(1000).orElseThrow();
        assertThat(ReasonedValuesCheck.of(partly.question().sum(), ofPart, Optional.of(ShortValue.ZERO), NOTHING)
                        .fault())
                .isEmpty();
        for (var other : List.of("nim 2", "misere domineering 2x2"))
            assertThat(ReasonedValuesCheck.of(
                                    Question.parse(other).sum(),
                                    new ReasonedValues(List.of(), List.of()),
                                    Optional.empty(),
                                    NOTHING)
                            .fault())
                    .as(other)
                    .isPresent();
    }

    @Test
    void componentsWithTheSameRulesShareATable() throws Exception {
        var sum = Question.parse("nim(1) + domineering(2x2) + clobber(2x2) + domineering(1x3) + clobber(1x2)")
                .sum();
        assertThat(IntStream.range(0, 5).map(component -> ReasonedValuesCheck.game(sum, component)))
                .containsExactly(0, 1, 2, 1, 2);
    }

    @Test
    void largeTablesAreLeftOut() throws Exception {
        assertThat(verdict("domineering 4x4").reasons(20)).isEmpty();
        assertThat(verdict("wythoff 3 5").reasons(20)).isEmpty();
    }
}
