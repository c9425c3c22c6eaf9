package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// In a draw the answer names the moves that keep it, in both languages and as JSON; where somebody wins
/// there are none.
class DrawingMovesTest {
    private static final String ENDLESS = "(n): (n-1) | (n+1) where n < 5 3";

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"en; Moves that keep the draw (2):", "zh; 能保住平局的走法（共 2 种）："})
    void theyAreListedUnderAHeading(String language, String heading) {
        var ran = Ran.run("", "solve", ENDLESS, "--lang", language);
        assertThat(ran.status()).isZero();
        assertThat(ran.out()).containsOnlyOnce(heading);
    }

    static Stream<List<String>> draws() {
        return Stream.of(
                List.of(ENDLESS, "2", "[2, 4]"),
                List.of("(n): (n-1) | (n+1) where n < 5 0", "1", "[1]"),
                List.of("nim 3 5", "0", "[]"),
                List.of("(n): (n-1) | (n+1) where n == 3 1", "0", "[]"));
    }

    @ParameterizedTest
    @MethodSource("draws")
    void jsonHasTheirNumberAndTheFirstOfThem(List<String> question) {
        var json = Ran.run("", "solve", question.get(0), "--json").json();
        int count = Integer.parseInt(question.get(1));
        if (count == 0) {
            assertThat(json.has("drawingMoves")).isFalse();
            assertThat(json.has("drawingMoveCount")).isFalse();
            return;
        }
        assertThat(json.get("outcome").asString()).isEqualTo("D");
        assertThat(json.get("moves").size()).isZero();
        assertThat(json.get("drawingMoveCount").intValue()).isEqualTo(count);
        assertThat(json.get("drawingMoves")
                        .valueStream()
                        .map(move -> Integer.parseInt(move.get("to").asString()))
                        .sorted()
                        .toList())
                .hasToString(question.get(2));
    }

    @Test
    void noMoreAreListedThanWereAskedFor() {
        var json = Ran.run("", "solve", ENDLESS, "--moves", "1", "--json").json();
        assertThat(json.get("drawingMoveCount").intValue()).isEqualTo(2);
        assertThat(json.get("drawingMoves").size()).isEqualTo(1);
    }
}
