package grundy.engine.heap;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.engine.search.SearchValues;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import grundy.testkit.DrawnCases;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SplitTableTest {
    private static RuleTree.Moves rules(String text) throws SyntaxException {
        return (RuleTree.Moves) new RuleLanguage(Catalogue.builtIn())
                .rules(Source.of(text))
                .game()
                .rules();
    }

    private static HeapSequence table(String text) throws SyntaxException {
        return SplitTables.of(rules(text), Limits.DEFAULT).orElseThrow();
    }

    @Tag("slow")
    @DrawnCases(oneIn = 4)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "interesting-game",
                "even-splitting",
                "even-splitting[3]",
                "even-splitting[10]",
                "equal-heaps",
                "split evenly",
                "split into equal heaps",
                "split into consecutive heaps",
                "(n): (n mod m) * (1 + n/m) + (m - n mod m) * (n/m) where m >= 2 and m <= n and n > 6"
            })
    void agreesWithSearchInValuesAndOptions(String text) throws SyntaxException {
        var rules = rules(text);
        var table = table(text);
        var search = new SearchValues(rules, Play.NORMAL, Limits.DEFAULT);
        assertThat(table(text).value(Tuple.of(97))).isEqualTo(search.value(Tuple.of(97)));
        var values = table.values(100);
        for (int n = 0; n <= 100; n++) {
            var heap = Tuple.of(n);
            assertThat(values[n])
                    .as("%s %d", text, n)
                    .isEqualTo(search.value(heap).intValueExact());
            for (int value = 0; value <= 4; value++) {
                var wanted = BigInteger.valueOf(value);
                var expected = search.optionsOfValue(heap, wanted);
                var found = table.optionsOfValue(heap, wanted);
                assertThat(found.count()).as("%s %d", text, n).isEqualTo(expected.count());
                assertThat(found.stream().map(RuleOptions::sorted).toList())
                        .as("%s %d", text, n)
                        .containsExactlyInAnyOrderElementsOf(
                                expected.stream().map(RuleOptions::sorted).toList());
            }
        }
    }

    /// The options from the sentence, with nothing of the rule language: for each shape the heaps that may be
    /// left.
    @ParameterizedTest
    @CsvSource({"split into consecutive heaps, CONSECUTIVE", "split into equal heaps, EQUAL", "split evenly, EVENLY"})
    void theWordsMeanWhatTheySay(String text, SplitShape shape) throws SyntaxException {
        var rules = rules(text);
        for (int n = 0; n <= 40; n++) {
            var expected = new HashSet<List<Position>>();
            partitions(n, n, new ArrayList<>(), shape, expected);
            var found = new HashSet<List<Position>>();
            RuleOptions.stream(rules, Tuple.of(n)).map(RuleOptions::sorted).forEach(found::add);
            assertThat(found).as("%s %d", text, n).isEqualTo(expected);
        }
    }

    private static void partitions(
            int rest, int most, List<Integer> parts, SplitShape shape, Set<List<Position>> found) {
        if (rest == 0) {
            if (parts.size() >= 2 && fits(parts, shape))
                found.add(RuleOptions.sorted(
                        parts.stream().<Position>map(part -> Tuple.of(part)).toList()));
            return;
        }
        for (int part = Math.min(rest, most); part >= 1; part--) {
            parts.add(part);
            partitions(rest - part, part, parts, shape, found);
            parts.removeLast();
        }
    }

    /// @param parts in descending order
    private static boolean fits(List<Integer> parts, SplitShape shape) {
        int spread = parts.getFirst() - parts.getLast();
        return switch (shape) {
            case EQUAL -> spread == 0;
            case EVENLY -> spread <= 1;
            case CONSECUTIVE -> spread == parts.size() - 1 && new HashSet<>(parts).size() == parts.size();
        };
    }

    @Test
    void otherRulesAreLeftAlone() throws SyntaxException {
        for (var text : List.of(
                "(n): m * (n/m) where 2 <= m <= n",
                "(n): 2 * (n/2) where n > 1",
                "(n): (a .. a + 1) where 2*a + 1 == n",
                "(n): m * (n/m) where 3 <= m <= n and n mod m == 0",
                "grundys-game"))
            assertThat(SplitTables.of(rules(text), Limits.DEFAULT)).as(text).isEmpty();
    }

    /// Codeforces 87 C: of 3 the first player wins by 1 + 2; 6 is lost; 100 is won, at best into 8 heaps.
    @Test
    void theExamplesOfTheProblem() throws SyntaxException {
        var values = table("interesting-game").values(100);
        assertThat(values[3]).isPositive();
        assertThat(values[6]).isZero();
        assertThat(table("interesting-game").optionsOfValue(Tuple.of(100), BigInteger.ZERO).stream()
                        .mapToInt(List::size)
                        .min())
                .hasValue(8);
    }

    @Test
    void manyHeapsTakeNoTime() throws SyntaxException {
        for (var text : List.of("interesting-game", "equal-heaps", "even-splitting"))
            assertThat(table(text).values(30_000)).hasSize(30_001);
    }
}
