package grundy.check.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.BoardPosition;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.catalogue.CatalogueFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A claim of a new game is tried on its small positions, and the first at which it is wrong is told.
class ClaimCheckTest {
    private static ClaimCheck checked(String rules, String example, String claim) throws Exception {
        var entry = CatalogueFile.parse("""
                game     new-game
                group    take
                name     New game
                name.zh  新游戏
                about    A game.
                about.zh 一种游戏。
                source   Elementary
                rules    %s
                claim    %s
                example  %s
                """.formatted(rules, claim, example));
        var all = ClaimCheck.of(entry, Catalogue.builtIn().with(entry));
        assertThat(all).hasSize(1);
        return all.getFirst();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..3; 7; g = n mod 4; 101",
                "take 1..3; 7; P when n mod 4 == 0; 101",
                "take 1..3; 7; misere P when n mod 4 == 1; 101",
                "take 1..3; 7; misere g = 1 - n mod 4 if n mod 4 < 2 else n mod 4; 101",
                "kayles; 7; misere P when n == 1 or n == 4 or n == 9 or n == 12; 13",
                "(a, b): (a-k, b) | (a, b-k); 2 3; g = a xor b; 169",
                "(a, b, c): (a-k, b, c) | (a, b-k, c) | (a, b, c-k); 1 2 3; P when (a xor b xor c) == 0; 2197",
                "(a, b, c, d): (a-k, b, c, d) | (a, b-k, c, d) | (a, b, c-k, d) | (a, b, c, d-k); 1 2 3 4; g = a xor b xor c xor d; 81",
                "(a, b): (a-k, b) | (a, b-k); 2 3; misere P when a + b == 1 or a == b and a > 1; 169"
            })
    void whatIsTrueHoldsOnAllThatAreTried(String rules, String example, String claim, int positions) throws Exception {
        var check = checked(rules, example, claim);
        assertThat(check.claim()).isEqualTo(claim);
        assertThat(check.counterexample()).isNull();
        assertThat(check.positions()).isEqualTo(positions);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..3; 7; g = n mod 4 if n < 100 else 1; 100",
                "take 1..3; 7; g = n mod 4 if n > 0 else 1; 0",
                "take 1..3; 7; P when n mod 4 == 0 and n != 88; 88",
                "take 1..3; 7; misere P when n mod 4 == 1 or n == 22; 22",
                "kayles; 7; misere P when n == 1 or n == 4 or n == 9; 12",
                "kayles; 7; misere P when n == 1 or n == 4 or n == 9 or n == 10 or n == 12; 10"
            })
    void theFirstThatIsWrongIsTold(String rules, String example, String claim, int heap) throws Exception {
        var check = checked(rules, example, claim);
        assertThat(check.counterexample()).isEqualTo(Tuple.of(heap));
        assertThat(check.positions()).isEqualTo(heap);
    }

    /// The last of a box, in each direction.
    @Test
    void positionsOfSeveralCoordinatesAreABox() throws Exception {
        var rules = "(a, b): (a-k, b) | (a, b-k)";
        for (int a = 0; a <= 12; a += 4)
            for (int b = 0; b <= 12; b += 4) {
                var check = checked(rules, "2 3", "g = 77 if a == %d and b == %d else a xor b".formatted(a, b));
                assertThat(check.counterexample()).isEqualTo(Tuple.of(a, b));
                assertThat(check.positions()).isEqualTo(13 * b + a);
            }
    }

    /// Boards are tried from the examples down, the last ones first.
    @Test
    void boardsBelowTheExamples() throws Exception {
        var claim = "g = xor((x[i] - x[i - 1] - 1 if i > 1 else x[i]) for i where (length(x) - i) mod 2 == 0)";
        var right = checked("board silver-dollar", "1 4", claim);
        assertThat(right.counterexample()).isNull();
        // Two coins on the squares 0 to 4, the first not beyond 1.
        assertThat(right.positions()).isEqualTo(4 + 3);
        var wrong =
                checked("board silver-dollar", "1 4", claim.replace("g = ", "g = 77 if xor(x[i] for i) == 5 else "));
        assertThat(((BoardPosition) wrong.counterexample()).toString()).isEqualTo("1 4");
        assertThat(wrong.positions()).isEqualTo(4 + 3 - 1);
        var large = checked("board silver-dollar", "9 19 30", claim);
        assertThat(large.counterexample()).isNull();
        assertThat(large.positions()).isEqualTo(300);
    }
}
