package grundy.engine;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.Evidence;
import grundy.check.period.PeriodCheck;
import grundy.engine.heap.HeapSequence;
import grundy.engine.heap.breaking.BreakingGames;
import grundy.engine.heap.subtraction.SubtractionGames;
import grundy.limit.Limits;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.Name;
import grundy.rules.formula.Amounts.Named;
import grundy.rules.formula.Amounts.Range;
import grundy.value.Play;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// Nim-sequences and periods as they are printed: facts from outside, which an oracle that shares the rules could not
/// give.
class PublishedSequencesTest {
    private static final int FARTHEST = 8000;

    private static List<String[]> rows(String name) throws IOException {
        try (var in = Objects.requireNonNull(PublishedSequencesTest.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.startsWith("game\t"))
                    .map(line -> line.split("\t", -1))
                    .toList();
        }
    }

    /// @return the rules of a code such as `4.07`; `[d]` at the end is repeated for ever
    public static TakeAndBreak code(String code) {
        int point = code.indexOf('.');
        var terms = new ArrayList<Term>();
        if (point > 0 && code.charAt(0) != '0')
            terms.add(new Term(Amounts.NOTHING, Character.digit(code.charAt(0), 16)));
        for (int i = point + 1; i < code.length(); i++) {
            var amount = BigInteger.valueOf(i - point);
            boolean endless = code.charAt(i) == '[';
            int digit = Character.digit(code.charAt(endless ? i + 1 : i), 16);
            if (digit != 0)
                terms.add(new Term(AmountSets.of(List.of(new Range(amount, endless ? null : amount))), digit));
            if (endless) break;
        }
        return new TakeAndBreak(List.copyOf(terms));
    }

    private static HeapSequence engine(TakeAndBreak rules) {
        return BreakingGames.of(rules, Limits.DEFAULT)
                .or(() -> SubtractionGames.of(rules, Play.NORMAL, Limits.DEFAULT))
                .orElseThrow();
    }

    private static int[] numbers(String list) {
        return Arrays.stream(list.split(",")).mapToInt(Integer::parseInt).toArray();
    }

    @Test
    void octalGamesHaveThePublishedPeriods() throws IOException {
        int checked = 0;
        for (var row : rows("octal-periods.tsv")) {
            long preperiod = Long.parseLong(row[1]);
            long period = Long.parseLong(row[2]);
            if (preperiod > FARTHEST) continue;
            var rules = code(row[0]);
            var engine = engine(rules);
            var found = engine.period(FARTHEST).orElseThrow();
            assertThat(found.isProved()).as(row[0]).isTrue();
            assertThat(List.of(found.preperiod(), found.period(), found.saltus()))
                    .as(row[0])
                    .containsExactly(preperiod, period, 0L);
            if (found.verifiedTo() < 1500)
                assertThat(PeriodCheck.fault(rules, found)).as(row[0]).isEmpty();
            if (!row[3].isEmpty()) {
                int[] values = numbers(row[3]);
                assertThat(engine.values(values.length - 1)).as(row[0]).containsExactly(values);
            }
            checked++;
        }
        assertThat(checked).isEqualTo(44);
    }

    @Test
    void nimSequencesAreThePublishedOnes() throws IOException {
        int checked = 0;
        for (var row : rows("nim-sequences.tsv")) {
            var rules = switch (row[1]) {
                case "take squares" -> take(Name.SQUARES);
                case "take fibonacci" -> take(Name.FIBONACCI);
                default -> code(row[1]);
            };
            int first = Integer.parseInt(row[2]);
            int[] terms = numbers(row[3]);
            int[] values = engine(rules).values(first + terms.length - 1);
            assertThat(Arrays.copyOfRange(values, first, values.length))
                    .as(row[0])
                    .containsExactly(terms);
            checked++;
        }
        assertThat(checked).isGreaterThanOrEqualTo(16);
    }

    private static TakeAndBreak take(Name name) {
        return new TakeAndBreak(List.of(new Term(new Named(name), 3)));
    }

    @Test
    void theFirstHeapsOfEachValueInSubtractASquareAreThePublishedOnes() {
        int[] first = {
            0, 1, 4, 25, 28, 29, 75, 103, 200, 234, 315, 364, 479, 633, 802, 1054, 1173, 1311, 1894, 2058, 2173, 2419,
            3244, 3648, 4249
        };
        int[] values = engine(take(Name.SQUARES)).values(4300);
        for (int value = 0; value < first.length; value++) {
            int wanted = value;
            assertThat(first(values, wanted)).as("A297963, value " + value).isEqualTo(first[value]);
        }
    }

    private static int first(int[] values, int wanted) {
        for (int heap = 0; heap < values.length; heap++) if (values[heap] == wanted) return heap;
        return -1;
    }

    @Test
    void subtractAFactorialReachesNineAtAHeapOf40696() {
        int[] values = engine(take(Name.FACTORIALS)).values(50_000);
        int[] first = {0, 1, 2, 6, 5050, 5056, 5064, 40520, 40696};
        for (int value = 0; value < first.length; value++)
            assertThat(first(values, value)).as("A355556").isEqualTo(first[value]);
    }

    @Test
    void aHeapBeyondAllTablesHasTheValueThatThePeriodGives() {
        var engine = engine(code("0.77"));
        var huge = BigInteger.TEN.pow(1000);
        int[] kayles = {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7};
        assertThat(engine.value(Tuple.of(huge)))
                .isEqualTo(kayles[huge.mod(BigInteger.valueOf(12)).intValueExact()]);
        assertThat(engine.evidence()).isInstanceOf(Evidence.Period.class);
    }
}
