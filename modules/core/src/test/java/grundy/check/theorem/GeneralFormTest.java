package grundy.check.theorem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.automaton.InexpressibleException;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Tuple;
import grundy.rules.board.heap.NimWithAPass;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.board.heap.SplitPairs;
import grundy.rules.board.heap.StaircaseNim;
import grundy.rules.option.RuleOptions;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The general form of rules allows at small positions what the rules allow.
class GeneralFormTest {
    private static RuleTree rules(String text) {
        return Claimed.rules(text).game().rules();
    }

    /// @return the options but for empty heaps and the order of the parts
    private static Set<List<String>> options(RuleTree rules, Tuple position) {
        var options = new HashSet<List<String>>();
        RuleOptions.stream(rules, position)
                .forEach(option -> options.add(option.stream()
                        .map(Position::toString)
                        .filter(part -> !part.equals("0"))
                        .sorted()
                        .toList()));
        return options;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "take any",
                "take 1..3",
                "take {2,5}",
                "take at most half",
                "take any or split",
                "take any then may split",
                "take powers of 2",
                "take odd",
                "0.77",
                "0.137",
                "0.34",
                "0.8",
                "0.3F7",
                "4.007",
                "4.12",
                "take {2,3}, powers of 2",
                "take {1,4}, even or split",
                "0.1",
                "0.2",
                "0.15"
            })
    void oneHeapMayBecomeWhatTheRulesSay(String text) {
        var rules = rules(text);
        var form = GeneralForm.of(rules, 0);
        assertThat(form.coordinates()).containsExactly("n");
        for (long n = 0; n <= 9; n++)
            assertThat(options(form, Tuple.of(n))).as("%s %d", text, n).isEqualTo(options(rules, Tuple.of(n)));
        assertThat(GeneralForm.of(rules, 1)).isEqualTo(form);
    }

    /// @return all tuples of so many numbers up to a last one
    private static List<long[]> tuples(int arity, int last) {
        var all = new ArrayList<>(List.of(new long[0]));
        for (int i = 0; i < arity; i++) {
            var longer = new ArrayList<long[]>();
            for (var tuple : all)
                for (long number = 0; number <= last; number++)
                    longer.add(LongStream.concat(LongStream.of(tuple), LongStream.of(number))
                            .toArray());
            all = longer;
        }
        return all;
    }

    private static long[] with(long[] numbers, int at, long number) {
        var others = numbers.clone();
        others[at] = number;
        return others;
    }

    private static Set<List<Long>> tuples(RuleTree.Moves form, long[] position) {
        var options = new HashSet<List<Long>>();
        RuleOptions.stream(form, Tuple.of(position)).forEach(option -> {
            assertThat(option).hasSize(1);
            options.add(((Tuple) option.getFirst())
                    .stream().map(BigInteger::longValueExact).toList());
        });
        return options;
    }

    private static List<Long> boxed(long[] numbers) {
        return LongStream.of(numbers).boxed().toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..3; 2; 5",
                "take any; 3; 3",
                "0.333; 4; 2",
                "take at most half; 2; 6",
                "(a): (a-k) where k <= 2 | (a/2) where a > 2; 3; 4",
                "(n): (n-a) where a <= 2; 2; 4",
                "(n): (n-b) where b <= n-2; 6; 1",
            })
    void ofSeveralHeapsOneIsMoved(String text, int heaps, int last) {
        var rules = rules(text);
        var form = GeneralForm.of(rules, heaps);
        assertThat(form.coordinates())
                .isEqualTo(List.of("a", "b", "c", "d", "e", "f").subList(0, heaps));
        for (var position : tuples(heaps, last)) {
            var expected = new HashSet<List<Long>>();
            for (int i = 0; i < heaps; i++)
                for (var option : options(rules, Tuple.of(position[i])))
                    expected.add(boxed(with(position, i, option.isEmpty() ? 0 : Long.parseLong(option.getFirst()))));
            assertThat(tuples(form, position))
                    .as("%s %s", text, boxed(position))
                    .isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..3; -1; theorem.heaps",
                "take 1..3; 7; theorem.heaps",
                "wythoff; 2; theorem.one-heap",
                "wythoff; 1; theorem.one-heap",
                "0.77; 2; theorem.several-split",
                "nim-with-a-pass; 0; theorem.steps",
                "e-and-d; 0; theorem.steps",
                "e-and-d; 1; theorem.pair",
                "e-and-d; 3; theorem.pair",
                "staircase; 0; theorem.steps",
            })
    void whatHasNoSuchFormIsRefused(String text, int heaps, String key) {
        var rules = rules(text);
        assertThatThrownBy(() -> GeneralForm.of(rules, heaps))
                .isInstanceOfSatisfying(
                        RulesException.class,
                        refusal -> assertThat(refusal.explanation().key()).isEqualTo(key));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "(a, b, c, d, e, f, g): (a-1, b, c, d, e, f, g); 0; 7 coordinates",
                "nim-with-a-pass; 6; 7 coordinates",
                "chomp; 2; chomp"
            })
    void whatAnAutomatonCannotReadIsRefused(String text, int heaps, String found) {
        var rules = rules(text);
        assertThatThrownBy(() -> GeneralForm.of(rules, heaps))
                .isInstanceOf(InexpressibleException.class)
                .hasMessageContaining(found);
    }

    @Test
    void sixCoordinatesAreNotTooMany() {
        var rules = rules("(a, b, c, d, e, f): (a-1, b, c, d, e, f)");
        assertThat(GeneralForm.of(rules, 0)).isEqualTo(rules);
        assertThat(GeneralForm.of(rules("nim-with-a-pass"), 5).arity()).isEqualTo(6);
        assertThat(GeneralForm.of(rules("take 1..3"), 6).arity()).isEqualTo(6);
    }

    private static List<Long> numbers(NumberRow row) {
        return row.list().stream().map(BigInteger::longValueExact).toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void theMovesOfNimWithAPassAreThoseOfTheBoard(int heaps) {
        var form = GeneralForm.of(rules("nim-with-a-pass"), heaps);
        var board = new NimWithAPass();
        assertThat(form.coordinates().getLast()).isEqualTo("p");
        for (var position : tuples(heaps, 4))
            for (long pass = 0; pass <= 1; pass++) {
                var expected = new HashSet<List<Long>>();
                for (var option : board.options(new NimWithAPass.Piles(NumberRow.of(position), pass == 1))) {
                    var numbers = new ArrayList<>(numbers(option.numbers()));
                    numbers.add(option.pass() ? 1L : 0L);
                    expected.add(numbers);
                }
                assertThat(tuples(
                                form,
                                LongStream.concat(LongStream.of(position), LongStream.of(pass))
                                        .toArray()))
                        .as("%s %d", boxed(position), pass)
                        .isEqualTo(expected);
            }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void theMovesOfAStaircaseAreThoseOfTheBoard(int length) {
        for (int ground = 0; ground <= 1; ground++) {
            var form = GeneralForm.of(rules("staircase[%d]".formatted(ground)), length);
            var board = new StaircaseNim(StaircaseNim.End.LEFT, ground == 1);
            for (var position : tuples(length, 3)) {
                var expected = new HashSet<List<Long>>();
                for (var option : board.options(NumberRow.of(position))) expected.add(numbers(option));
                assertThat(tuples(form, position))
                        .as("%s %d", boxed(position), ground)
                        .isEqualTo(expected);
            }
        }
    }

    @Test
    void theMovesOfAPairAreThoseOfTheBoard() {
        var form = GeneralForm.of(rules("e-and-d"), 2);
        var board = new SplitPairs();
        for (var position : tuples(2, 7)) {
            if (position[0] == 0 || position[1] == 0) continue;
            var expected = new HashSet<List<Long>>();
            for (var option : board.options(NumberRow.of(position))) {
                expected.add(numbers(option));
                expected.add(numbers(option).reversed());
            }
            assertThat(tuples(form, position)).as("%s", boxed(position)).isEqualTo(expected);
        }
    }
}
