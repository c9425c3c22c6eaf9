package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Verdict;
import grundy.limit.Limits;
import grundy.question.Question;
import grundy.testkit.DrawnCases;
import grundy.value.Outcome;
import grundy.value.Value.Nimber;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Boards and sums of them against what other programs and the literature have.
class BoardSumsTest {
    static List<String> published() throws Exception {
        return lines("boards.tsv", false);
    }

    static List<String> publishedAndLong() throws Exception {
        return lines("boards.tsv", true);
    }

    static List<String> impartial() throws Exception {
        return lines("impartial-boards.tsv", false);
    }

    static List<String> impartialAndLong() throws Exception {
        return lines("impartial-boards.tsv", true);
    }

    private static List<String> lines(String file, boolean takeLong) throws Exception {
        try (var in = BoardSumsTest.class.getResourceAsStream(file);
                var reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.startsWith("#") && line.endsWith("\tthorough") == takeLong)
                    .toList();
        }
    }

    private static Verdict verdict(String sum) throws Exception {
        return new Solver(Limits.DEFAULT).solve(Question.parse(sum));
    }

    @Tag("slow")
    @DrawnCases(oneIn = 6)
    @ParameterizedTest
    @MethodSource("published")
    void whoWinsIsWhatMcgsSays(String line) throws Exception {
        var fields = line.split("\t");
        var outcome = verdict(fields[0]).outcome();
        boolean wins = outcome == Outcome.N || outcome == (fields[1].equals("left") ? Outcome.L : Outcome.R);
        assertThat(wins ? "Win" : "Loss").as(line).isEqualTo(fields[2]);
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("publishedAndLong")
    void whoWinsOnLargeBoardsIsWhatMcgsSays(String line) throws Exception {
        whoWinsIsWhatMcgsSays(line);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("impartial")
    void whereEitherMayMakeTheMovesOfBothTheNimValueIsThatOfMcgs(String line) throws Exception {
        var fields = line.split("\t");
        assertThat(nimValue(fields[0])).as(line).isEqualTo(Integer.parseInt(fields[1]));
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("impartialAndLong")
    void onLargeBoardsToo(String line) throws Exception {
        whereEitherMayMakeTheMovesOfBothTheNimValueIsThatOfMcgs(line);
    }

    @Test
    void thereAreMany() throws Exception {
        assertThat(published()).hasSizeGreaterThan(80);
        assertThat(publishedAndLong()).hasSizeGreaterThan(10);
        assertThat(impartial()).hasSizeGreaterThan(40);
        assertThat(impartialAndLong()).isNotEmpty();
    }

    /// CGSuite 2, cgt-rs; Winning Ways, chapters 1, 5 and 6.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            value = {
                "domineering 4x4 @ +-{0,{{2|0},{2||2|0}|{2|0},miny(2)}}",
                "domineering 4x5 @ 1",
                "domineering 2x3 @ {2|-1/2}",
                "toads-and-frogs tft.tff @ ^",
                "toads-and-frogs 2 1 2 @ *",
                "fission .x.x/..x./..../..x. @ {-1|-4}",
                "amazons x../.../..o @ +-{5|{2|-1/4},{1*|0,{1/2|0}}}",
                "toppling-dominoes xo @ *",
                "clobber 1x6 @ 0",
                "clobber 3x3 @ *",
                "maundy-cake 6 4 @ 0",
                "peg-duotaire 11.11 @ 0",
                "childish-hackenbush 0-1B 1-2B 1-3R 3-4B @ 2",
                "childish-hackenbush 0-1B 1-2B 2-3B 3-4B 4-5B 5-6B 6-7R 7-8R 8-9R 9-0R @ {4|-2}",
                "childish-hackenbush 0-1R 1-9B 1-2R 2-9B 2-3R 3-9B 3-4R 4-9B 4-5R 5-9B @ 15/16",
                "anti-clobber xoxo/oo.. @ {*|-1}",
                "ski-jumps ...X..../..O...../........ @ 2",
                "ski-jumps ......../...x..../.......O/......../......X. @ -1",
                "ski-jumps .X.../.O.../..... @ 5/2",
                "ski-jumps ...O./...X./..... @ -5/2",
                "ski-jumps X..../....O/..... @ 1/2",
                "ski-jumps X..../O..../..... @ 9/2",
                "ski-jumps X..../....O/x.... @ 5",
                "partizan-euclid 8 3 @ v",
                "partizan-euclid 8 6 @ ^",
                "partizan-euclid 8 7 @ ^5",
                "cutcake(5,6) + cutcake(4,7) + cutcake(3,5) @ 1",
            })
    void values(String question, String value) throws Exception {
        assertThat(verdict(question).value()).hasToString(value);
    }

    private static int cram(int rows, int columns) throws Exception {
        return nimValue("cram " + rows + " " + columns);
    }

    private static int nimValue(String question) throws Exception {
        return ((Nimber) verdict(question).value().knownValue().orElseThrow())
                .number()
                .intValueExact();
    }

    /// Winning Ways, chapter 15; Lemoine and Viennot 2010. Gardner 1974: turning the board by 180 degrees answers
    /// every move on an even by even board, and after the first move in the middle on an even by odd one.
    @Tag("slow")
    @Test
    void cramHasItsPublishedValues() throws Exception {
        int[] strips = {0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2};
        for (int n = 1; n <= strips.length; n++)
            assertThat(cram(1, n)).as("1 x " + n).isEqualTo(strips[n - 1]);
        for (int rows = 2; rows <= 4; rows += 2)
            for (int columns = 2; columns <= 6 && rows * columns <= 20; columns++)
                assertThat(Integer.signum(cram(rows, columns)))
                        .as(rows + " x " + columns)
                        .isEqualTo(columns % 2);
        assertThat(List.of(cram(3, 3), cram(3, 4), cram(3, 5))).containsExactly(0, 1, 1);
    }

    @Tag("thorough")
    @Test
    void cramOnFiveRowsOfSix() throws Exception {
        assertThat(cram(5, 6)).isEqualTo(2);
    }
}
