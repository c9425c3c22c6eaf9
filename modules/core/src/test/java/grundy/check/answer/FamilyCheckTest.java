package grundy.check.answer;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.answer.CalculationCheck.ClaimedResult;
import grundy.check.answer.FamilyCheck.ClaimedRepetition;
import grundy.check.answer.FamilyCheck.Term;
import grundy.limit.MemoryLedger;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import grundy.value.Dyadic;
import grundy.value.ShortValue;
import grundy.value.SmallGame;
import grundy.value.Value;
import grundy.value.canonical.CanonicalForm;
import grundy.value.canonical.CanonicalForms;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Of short sequences of values each repetition is claimed: those that are seen, and the least of them, hold.
class FamilyCheckTest {
    private static final CanonicalForms FORMS = new CanonicalForms(MemoryLedger.PROCESS.grant());

    private static Term term(ShortValue value) {
        try {
            var expression = ValueParser.parse(Source.of(value.toString()), Catalogue.builtIn());
            return new Term(expression, List.of(new ClaimedResult(0, Optional.of(value), value.toString())));
        } catch (SyntaxException e) {
            throw new IllegalArgumentException(value.toString(), e);
        }
    }

    private static ShortValue number(int half) {
        if (half == 0) return Value.Nimber.of(0);
        return ShortValue.of(new Dyadic(BigInteger.valueOf(half), 1), BigInteger.ZERO);
    }

    private static ShortValue hot(int left, int right) {
        return CanonicalForm.value(FORMS, FORMS.position(new int[] {FORMS.of(number(2 * left))}, new int[] {
            FORMS.of(number(2 * right))
        }));
    }

    private static final List<ShortValue> SALTUSES =
            List.of(Value.Nimber.of(0), Value.Nimber.of(1), number(2), number(1), hot(1, -1));

    @Test
    void whatRepeatsIsWhatIsSeenTo() {
        var rows = List.<List<ShortValue>>of(
                List.of(number(6), number(0), number(2), number(0), number(2)),
                List.of(number(0), number(1), number(2), number(3)),
                List.of(number(2), number(1), number(4), number(3), number(6)),
                List.of(Value.Nimber.of(2), Value.Nimber.of(1), Value.Nimber.of(3), Value.Nimber.of(0)),
                List.of(Value.Nimber.of(1), Value.Nimber.of(1), Value.Nimber.of(1)),
                List.of(number(4), number(2), number(0), number(-2), number(1)));
        int held = 0;
        for (var row : rows) {
            var terms = row.stream().map(FamilyCheckTest::term).toList();
            assertThat(FamilyCheck.of(terms, Optional.empty()).fault()).isEmpty();
            for (int from = -1; from <= row.size(); from++)
                for (int length = 0; length <= row.size(); length++)
                    for (var saltus : SALTUSES) {
                        boolean holds = from >= 0
                                && length > 0
                                && from + length < row.size()
                                && repeats(row, from, length, saltus)
                                && isLeast(row, from, length);
                        var result = FamilyCheck.of(terms, Optional.of(new ClaimedRepetition(from, length, saltus)));
                        assertThat(result.fault().isEmpty())
                                .as("%s from %d by %d with %s", row, from, length, saltus)
                                .isEqualTo(holds);
                        if (holds) held++;
                        if (holds)
                            assertThat(result.steps().stream().map(Message::key))
                                    .containsExactly("check.family.terms", "check.family.period");
                    }
        }
        assertThat(held).isGreaterThan(4);
    }

    @Test
    void theFirstTermsThatDifferAreTold() {
        var terms = IntStream.of(2, 4, 8, 16)
                .mapToObj(FamilyCheckTest::number)
                .map(FamilyCheckTest::term)
                .toList();
        for (int length = 1; length < 3; length++)
            for (int from = 0; from + length < 4; from++) {
                var saltus = number((2 << from + length) - (2 << from));
                var fault = FamilyCheck.of(terms, Optional.of(new ClaimedRepetition(from, length, saltus)))
                        .fault();
                if (from + length < 3)
                    assertThat(fault)
                            .contains(Message.of("check.family.differ", "one", from + 2, "two", from + 2 + length));
                else assertThat(fault).isEmpty();
            }
    }

    private static final List<String> WORDS = List.of("on", "off", "0", "1");

    private static Term word(String text) {
        if (text.length() == 1) return term(number(2 * Integer.parseInt(text)));
        try {
            var expression = ValueParser.parse(Source.of(text), Catalogue.builtIn());
            return new Term(expression, List.of(new ClaimedResult(0, Optional.empty(), text)));
        } catch (SyntaxException e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    /// @return empty where one of two terms is no number and they are not the same
    private static Optional<Integer> difference(List<String> row, int index, int length) {
        var one = row.get(index);
        var two = row.get(index + length);
        if (one.length() == 1 && two.length() == 1) return Optional.of(Integer.parseInt(two) - Integer.parseInt(one));
        return one.equals(two) ? Optional.of(0) : Optional.empty();
    }

    /// Games without an end are compared by their words.
    @Test
    void wordsRepeatIfTheyAreTheSame() {
        int held = 0;
        for (int code = 0; code < 256; code++) {
            int digits = code;
            var row = IntStream.range(0, 4)
                    .mapToObj(i -> WORDS.get(digits >> 2 * i & 3))
                    .toList();
            var terms = row.stream().map(FamilyCheckTest::word).toList();
            for (int from = 0; from < 3; from++)
                for (int length = 1; from + length < 4; length++)
                    for (int saltus = -1; saltus <= 1; saltus++) {
                        boolean holds = difference(row, from, length).equals(Optional.of(saltus))
                                && repeatWords(row, from, length)
                                && (from == 0
                                        || !difference(row, from - 1, length).equals(Optional.of(saltus)))
                                && isLeastOfWords(row, from, length);
                        var result = FamilyCheck.of(
                                terms, Optional.of(new ClaimedRepetition(from, length, number(2 * saltus))));
                        assertThat(result.fault().isEmpty())
                                .as("%s from %d by %d with %d", row, from, length, saltus)
                                .isEqualTo(holds);
                        if (holds) held++;
                    }
        }
        assertThat(held).isGreaterThan(100);
    }

    private static boolean repeatWords(List<String> row, int from, int length) {
        var differences = IntStream.range(from, row.size() - length)
                .mapToObj(i -> difference(row, i, length))
                .distinct()
                .toList();
        return differences.size() == 1 && differences.getFirst().isPresent();
    }

    private static boolean isLeastOfWords(List<String> row, int from, int length) {
        return IntStream.range(1, length).noneMatch(shorter -> repeatWords(row, from, shorter));
    }

    private static boolean repeats(List<ShortValue> row, int from, int length, ShortValue saltus) {
        return IntStream.range(from, row.size() - length)
                .allMatch(i ->
                        game(row.get(i + length)).equalsAsValue(game(row.get(i)).plus(SmallGame.of(saltus))));
    }

    /// Whatever the saltus.
    private static boolean isLeast(List<ShortValue> row, int from, int length) {
        boolean isFirst = from == 0 || !differAlike(row, from - 1, from, length);
        return isFirst
                && IntStream.range(1, length)
                        .noneMatch(shorter -> IntStream.range(from, row.size() - shorter)
                                .allMatch(i -> differAlike(row, i, from, shorter)));
    }

    private static boolean differAlike(List<ShortValue> row, int one, int two, int length) {
        var first = game(row.get(one + length)).plus(game(row.get(one)).negative());
        var second = game(row.get(two + length)).plus(game(row.get(two)).negative());
        return first.equalsAsValue(second);
    }

    private static SmallGame game(ShortValue value) {
        return SmallGame.of(value);
    }

    @Test
    void aTermThatIsWorthSomethingElseIsRefused() {
        var right = List.of(term(number(0)), term(number(2)));
        assertThat(FamilyCheck.of(right, Optional.empty()).isComplete()).isTrue();
        var wrong = new Term(right.getFirst().expression(), right.getLast().steps());
        for (var terms : List.of(List.of(wrong, right.getLast()), List.of(right.getLast(), wrong)))
            assertThat(FamilyCheck.of(terms, Optional.empty()).fault()).isPresent();
    }

    /// What a term comes to, or whether the terms repeat, is said to be open where there is no definition here, or
    /// the value is too long.
    @Test
    void whatIsNotCheckedIsSaid() throws SyntaxException {
        var expression = ValueParser.parse(Source.of("on"), Catalogue.builtIn());
        var unknown = new Term(expression, List.of(new ClaimedResult(0, Optional.empty(), "on")));
        var one = FamilyCheck.of(List.of(term(number(2)), unknown), Optional.empty());
        assertThat(one.fault()).isEmpty();
        assertThat(one.steps()).isEmpty();
        assertThat(keys(one.open())).containsExactly("check.calculation.open");
        var large = Value.Nimber.of(1_000_000_000);
        var terms = List.of(term(large), term(large), term(large));
        var repeats = FamilyCheck.of(terms, Optional.of(new ClaimedRepetition(0, 1, Value.Nimber.of(0))));
        assertThat(repeats.fault()).isEmpty();
        assertThat(keys(repeats.steps())).containsExactly("check.family.terms");
        assertThat(keys(repeats.open())).containsExactly("check.family.open-period");
        var few = List.of(term(number(2)), term(number(4)));
        assertThat(keys(FamilyCheck.of(few, Optional.of(new ClaimedRepetition(0, 1, large)))
                        .open()))
                .containsExactly("check.family.open-period");
    }

    private static List<String> keys(List<Message> messages) {
        return messages.stream().map(Message::key).toList();
    }
}
