package grundy.rules.board.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.rules.Component;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import grundy.testkit.DrawnCases;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Nim-values and numbers of options of heaps by their codes: facts from the test suite of CGSuite 2.
class SpawningHeapsTest {
    private static List<SpawningHeaps.CoinSets> ways(String code) throws SyntaxException {
        var rules = component(code, 1).game().rules().onBoard().orElseThrow();
        return ((SpawningHeaps) rules.board()).ways();
    }

    private static Component component(String code, int heap) throws SyntaxException {
        return new RuleLanguage(Catalogue.builtIn())
                .question(Source.of("[spawning " + code + "](" + heap + ")"))
                .components()
                .getFirst();
    }

    @Tag("slow")
    @DrawnCases(oneIn = 20)
    @ParameterizedTest
    @CsvSource({"1-3,191", "1-9,169766", "1-5C,5", "4FS,9", "1+S,2046"})
    void aHeapOfTwentyHasAsManyOptions(String code, int count) throws SyntaxException {
        var heap = component(code, 20);
        assertThat(RuleOptions.distinct(heap.game().rules(), heap.position())).hasSize(count);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1-3|1,2,4,7,8,11,13,14,16,19,21,22,25,26,28,31,32,35,37,38",
                "1-9|1,2,4,8,16,32,64,128,256,511,512,1024",
                "1-3C(5)|1,2,4,7,8,1,2,4,7,8,1,2,4,7,8,1,2,4,7,8",
                "3C(5)|0,0,1,2,4,0,0,1,2,4,0,0,1,2,4,0,0,1,2,4",
                "1-5C|1,2,1,4,1,2,1,4,1,2,1,4,1,2,1,4,1,2,1,4",
                "3E|0,0,1,0,0,1,2,2,1,0,0,1,0,0,1,2,2,1,4,4",
                "4FS|0,0,0,1,0,2,1,0,2,1,0,2,1,3,2,1,3,2,4,3"
            })
    void theValuesAreThosePublished(String code, String values) throws SyntaxException {
        var known = new ArrayList<Integer>(List.of(0));
        var board = new SpawningHeaps(ways(code));
        for (int heap = 1; heap <= values.split(",").length; heap++) {
            var met = new HashSet<Integer>();
            for (var option : board.options(NumberRow.of(List.of(BigInteger.valueOf(heap)))))
                met.add(option.list().stream()
                        .map(part -> known.get(part.intValueExact()))
                        .reduce(0, (one, two) -> one ^ two));
            int mex = 0;
            while (met.contains(mex)) mex++;
            known.add(mex);
        }
        assertThat(known.subList(1, known.size())).hasToString("[" + values.replace(",", ", ") + "]");
    }

    /// All subsets are tried, each against the words of the code.
    @ParameterizedTest
    @ValueSource(strings = {"2-3", "1+E", "2+S", "3+C", "2+C(4)", "1+FS", "2-4F", "3ES", "2,5C", "1-2,2+E"})
    void theOptionsAreThoseOfTheDefinition(String code) throws SyntaxException {
        var board = new SpawningHeaps(ways(code));
        for (int heap = 1; heap <= 9; heap++) {
            var found = new ArrayList<List<BigInteger>>();
            for (var option : board.options(NumberRow.of(List.of(BigInteger.valueOf(heap))))) found.add(option.list());
            var wanted = new ArrayList<List<BigInteger>>();
            for (int set = 0; set < 1 << heap - 1; set++) {
                var squares = new ArrayList<Integer>();
                for (int i = 1; i < heap; i++) if ((set >> i - 1 & 1) != 0) squares.add(i);
                squares.add(heap);
                boolean fits = false;
                for (var part : code.split(",")) fits |= fits(part, squares);
                if (fits)
                    wanted.add(squares.subList(0, squares.size() - 1).stream()
                            .map(BigInteger::valueOf)
                            .toList());
            }
            assertThat(found).as("%s at %d", code, heap).containsExactlyInAnyOrderElementsOf(wanted);
        }
    }

    private static boolean fits(String code, List<Integer> squares) {
        var range = code.replaceAll("[A-Z].*", "");
        int least = Integer.parseInt(range.replaceAll("[-+].*", ""));
        int most = range.endsWith("+") ? 99 : Integer.parseInt(range.replaceAll(".*-", ""));
        var signs = code.substring(range.length());
        int count = squares.size();
        int width = squares.getLast() - squares.getFirst() + 1;
        boolean fits = count >= least && count <= most;
        if (signs.contains("C(4)")) fits &= width <= 4;
        else if (signs.contains("C")) fits &= width == count;
        if (signs.contains("F")) fits &= squares.contains(1);
        if (signs.contains("S"))
            for (int square : squares) fits &= squares.contains(squares.getFirst() + squares.getLast() - square);
        if (signs.contains("E") && count > 1)
            for (int i = 0; i < count; i++)
                fits &= (squares.get(i) - squares.getFirst()) * (count - 1) == i * (width - 1);
        return fits;
    }

    @Test
    void coinsAreTheHeapsOfTheirHeads() throws SyntaxException {
        assertThat(new SpawningHeaps(ways("1-3")).read("hTTh")).hasToString("1 4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0-3", "3-2", "x", "1-", "1-3Q", "", "1-3C(", "0C"})
    void whatIsNoCodeIsRefused(String code) {
        assertThatThrownBy(() -> ways(code)).isInstanceOf(SyntaxException.class);
    }
}
