package grundy.rules;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.value.Play;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The rules of the catalogue against what is printed elsewhere: an oracle that shares the rules could not see that a
/// rule is wrong. Source of the terms: The On-Line Encyclopedia of Integer Sequences, under the number given, which
/// must also be the one that the game's file names.
@Tag("slow")
class CatalogueOeisTest {
    private static final Catalogue CATALOGUE = Catalogue.builtIn();
    private static final RuleLanguage LANGUAGE = new RuleLanguage(CATALOGUE);

    private static CatalogueEntry entry(String number, String id) {
        var entry = CATALOGUE.find(id).orElseThrow();
        assertThat(entry.oeis()).contains(number);
        return entry;
    }

    private static int[] terms(String text) {
        return Arrays.stream(text.split(",")).mapToInt(Integer::parseInt).toArray();
    }

    private static Position at(CatalogueEntry entry, String text) throws SyntaxException {
        var game = LANGUAGE.rules(Source.of(entry.id())).game();
        return LANGUAGE.position(game, text).getFirst().position();
    }

    private static int[] values(CatalogueEntry entry, int from, int to) throws SyntaxException {
        var truth = Oracles.values(CATALOGUE.rules(entry, entry.parameters()), Play.NORMAL);
        var values = new int[to - from];
        for (int n = from; n < to; n++) values[n - from] = truth.value(at(entry, String.valueOf(n)));
        return values;
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    A002186; kayles; 0; 0,1,2,3,1,4,3,2,1,4,2,6,4,1,2,7,1,4,3,2,1,4,6,7,4,1,2,8,5,4,7,2,1,8,6,7,4,1,2,3
                    A002186; rayles; 0; 0,1,2,3,1,4,3,2,1,4,2,6,4,1,2,7,1,4,3,2,1,4,6,7,4,1,2,8,5,4,7,2,1,8,6,7,4,1,2,3
                    A002187; dawsons-chess; 0; 0,1,1,2,0,3,1,1,0,3,3,2,2,4,0,5,2,2,3,3,0,1,1,3,0,2,1,1,0,4,5,2,7,4,0,1,1,2,0,3
                    A002187; dawsons-kayles; 1; 0,1,1,2,0,3,1,1,0,3,3,2,2,4,0,5,2,2,3,3,0,1,1,3,0,2,1,1,0,4,5,2,7,4,0,1,1,2,0,3
                    A002188; grundys-game; 0; 0,0,0,1,0,2,1,0,2,1,0,2,1,3,2,1,3,2,4,3,0,4,3,0,4,3,0,4,1,2,3,1,2,4,1,2,4,1,2,4
                    A014586; subtract-a-square; 0; 0,1,0,1,2,0,1,0,1,2,0,1,0,1,2,0,1,0,1,2,0,1,0,1,2,3,2,3,4,5,3,2,3,4,0,1,2,3,2,0
                    A014587; subtract-a-factorial; 0; 0,1,2,0,1,2,3,0,1,2,0,1,2,3,0,1,2,0,1,2,3,0,1,2,3,0,1,2,0,1,2,3,0,1,2,0,1,2,3,0
                    A014588; fibonacci-subtraction; 0; 0,1,2,3,0,1,2,3,4,5,0,1,2,3,0,1,2,3,4,5,0,1,2,3,0,1,2,3,4,5,0,1,2,3,4,5,0,1,2,3
                    A014589; subtract-a-prime; 0; 0,0,1,1,2,2,3,3,4,0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7,0,4,1,5,2,6,3,4,7
                    A025480; at-most-half; 0; 0,0,1,0,2,1,3,0,4,2,5,1,6,3,7,0,8,4,9,2,10,5,11,1,12,6,13,3,14,7,15
                    A046695; couples-are-forever; 1; 0,0,1,2,0,1,2,3,1,2,3,4,0,3,4,2,1,3,2,1,0,2,1,4,5,1,4,5,1,2,0,1,2,3,1,2,3,4
                    A071074; double-kayles; 0; 0,1,2,3,4,5,6,7,3,2,8,9,7,6,5,4,3,2,8,9,4,5,12,13,9,8,2,3,4,5,15,14,3,2,8,9
                    A071426; treblecross; 0; 0,1,1,1,2,2,0,3,3,1,1,1,0,4,3,3,3,2,2,2,4,4,0,5,5,2,2,2,3,3,0,5,0,1,1,1,3,3,3,5
                    A071433; officers; 2; 1,2,0,1,2,3,1,2,3,4,0,3,4,2,1,3,2,1,0,2,1,4,5,1,4,5,1,2,0,1,2,3,1,2,3,4,2,3,4,2
                    A000035; she-loves-me; 0; 0,1,0,1,0,1,0,1
                    A000069; two-smaller-heaps; 1; 1,2,4,7,8,11,13,14,16,19,21,22,25,26,28,31,32,35,37,38
                    A000069; mock-turtles; 1; 1,2,4,7,8,11,13,14,16,19,21
                    A006519; ruler; 1; 1,2,1,4,1,2,1,8,1,2,1,4
                    A001222; dividing-game; 1; 0,1,1,2,1,2,1,3,2,2,1,3,1,2,2,4,1,3,1,3,2,2,1,4
                    A001511; dim; 1; 1,2,1,3,1,2,1,4,1,2,1,3,1,2,1,5
                    A007814; divisor-game; 1; 0,1,0,2,0,1,0,3,0,1,0,2,0,1,0,4
                    """)
    void nimValuesAreThePublishedOnes(String number, String id, int first, String terms) throws SyntaxException {
        var expected = terms(terms);
        assertThat(values(entry(number, id), first, first + expected.length)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    A001581; fibonacci-subtraction; 1; 4,10,14,20,24,30,36,40,46,50,56,60,66,72,76,82,86,92,96,102,108,112,118,122,128
                    A030193; subtract-a-square; 0; 0,2,5,7,10,12,15,17,20,22,34,39,44,52,57,62,65,67,72,85,95,109,119,124,127
                    A036554; mark; 1; 2,6,8,10,14,18,22,24,26,30,32,34,38,40,42,46,50,54,56,58,62,66,70,72,74,78,82,86,88
                    A036685; grundys-game; 0; 0,1,2,4,7,10,20,23,26,50,53
                    A215721; dawsons-kayles; 0; 0,1,5,9,15,21,25,29,35,39,43,55,59,63,73,77,89,93,97,107,111,123,127,131,141
                    A025043; subtract-a-prime; 0; 0,1,9,10,25,34,35,49,55
                    """)
    void losingHeapsAreThePublishedOnes(String number, String id, int from, String terms) throws SyntaxException {
        var expected = terms(terms);
        int to = expected[expected.length - 1] + 1;
        var values = values(entry(number, id), from, to);
        assertThat(IntStream.range(from, to).filter(n -> values[n - from] == 0))
                .containsExactly(Arrays.stream(expected).boxed().toArray(Integer[]::new));
    }

    @Test
    void fibonacciNimIsLostFromTheFibonacciNumbers() throws SyntaxException {
        var entry = entry("A000045", "fibonacci-nim");
        var truth = Oracles.values(CATALOGUE.rules(entry, entry.parameters()), Play.NORMAL);
        var lost = IntStream.rangeClosed(2, 60).filter(n -> truth.value(Tuple.of(n, n - 1)) == 0);
        assertThat(lost).containsExactly(2, 3, 5, 8, 13, 21, 34, 55);
        assertThat(at(entry, "13")).isEqualTo(Tuple.of(13, 12));
    }

    /// A002251: the other heap of the lost position with a heap of n. A004481, here by rows of its triangle.
    @Test
    void wythoffHasThePublishedPairsAndValues() {
        var entry = entry("A002251", "wythoff");
        var truth = Oracles.values(CATALOGUE.rules(entry, Map.of()), Play.NORMAL);
        var partners = List.of(0, 2, 1, 5, 7, 3, 10, 4, 13, 15, 6, 18, 20, 8, 23, 9, 26);
        for (int a = 0; a < partners.size(); a++)
            assertThat(truth.value(Tuple.of(a, partners.get(a))))
                    .as("heap %d", a)
                    .isZero();
        assertThat(entry.oeis()).contains("A004481");
        var rows = terms("0,1,2,2,0,1,3,4,5,6,4,5,3,2,7,5,3,4,0,6,8,6,7,8,1,9,10,3,7,8,6,9,0,1,4,5");
        int index = 0;
        for (int a = 0; a < 8; a++)
            for (int b = 0; b <= a; b++) assertThat(truth.value(Tuple.of(a, b))).isEqualTo(rows[index++]);
    }

    /// A355556: the values of taking a factorial repeat with period 25, until a heap of 5050 has the value 4.
    @Test
    void takingAFactorialLooksPeriodicFor5050Heaps() {
        var entry = entry("A355556", "subtract-a-factorial");
        var values = HeapTables.values(
                (RuleTree.TakeAndBreak) CATALOGUE.rules(entry, entry.parameters()), Play.NORMAL, 5051);
        for (int n = 25; n < 5050; n++) assertThat(values[n]).isEqualTo(values[n - 25]);
        assertThat(values[5050]).isEqualTo(4);
        assertThat(Arrays.stream(values).limit(5050).max()).hasValue(3);
    }

    /// Treblecross as it is played: who completes three crosses in a row wins.
    @Test
    void treblecrossIsTheGameOfItsHeaps() throws SyntaxException {
        var entry = CATALOGUE.find("treblecross").orElseThrow();
        var values = values(entry, 0, 17);
        for (int cells = 3; cells < 17; cells++)
            assertThat(values[cells] != 0).as("%d cells", cells).isEqualTo(winsTreblecross(cells));
    }

    private static boolean winsTreblecross(int cells) {
        var wins = new boolean[1 << cells];
        for (int crosses = wins.length - 1; crosses >= 0; crosses--)
            for (int cell = 0; cell < cells; cell++) {
                int next = crosses | 1 << cell;
                if (next == crosses) continue;
                boolean three = (next & next >> 1 & next >> 2) != 0;
                wins[crosses] |= three || !wins[next];
            }
        return wins[0];
    }
}
