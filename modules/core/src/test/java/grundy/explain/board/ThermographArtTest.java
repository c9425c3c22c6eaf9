package grundy.explain.board;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.MemoryRoom;
import grundy.value.Dyadic;
import grundy.value.canonical.CanonicalForms;
import grundy.value.heat.Thermographs;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Thermographs drawn with letters.
class ThermographArtTest {
    private final CanonicalForms forms = new CanonicalForms(MemoryRoom.ENDLESS);
    private final Thermographs thermographs = new Thermographs(forms);

    private int integer(long number) {
        return forms.number(Dyadic.of(number));
    }

    private int game(int left, int right) {
        return forms.position(new int[] {left}, new int[] {right});
    }

    private String art(int form) {
        return String.join("\n", ThermographArt.lines(thermographs.of(form))) + "\n";
    }

    /// Winning Ways, chapter 6: the left wall is upright up to 1, where Left's threat is worth its price.
    @Test
    void aThreatIsAnUprightWall() {
        assertThat(art(game(game(integer(3), integer(1)), integer(-2)))).isEqualTo("""
                         0
                         |
                 2 -     +
                        / \\
                       /   \\
                      /     \\
                 1 - /       \\
                     |        \\
                     |         \\
                     |          \\
                     |           \\
                 0 --+-----------+--
                     1          -2
                """);
    }

    @Test
    void whatIsNotHotStandsAboveMinusOne() {
        assertThat(art(integer(7))).isEqualTo("     7\n     |\n     |\n-1 --+--\n     7\n");
        assertThat(art(game(integer(0), integer(0)))).endsWith("\n-1 --+---------------+--\n     1              -1\n");
    }

    @Tag("slow")
    @Test
    void isSmallWhateverTheGame() {
        var random = new Random(11);
        for (int i = 0; i < 2000; i++) {
            var lines = ThermographArt.lines(thermographs.of(random(random, 4)));
            assertThat(lines).hasSizeBetween(5, 15).allMatch(line -> line.length() <= 38 && !line.isBlank());
        }
    }

    @Test
    void longNumbersHaveNoPicture() {
        int large = forms.number(Dyadic.parse("12345678901"));
        assertThat(ThermographArt.lines(thermographs.of(game(large, integer(0)))))
                .isEmpty();
    }

    private int random(Random random, int depth) {
        if (depth == 0 || random.nextInt(4) == 0)
            return forms.number(Dyadic.of(random.nextInt(-40, 41)).timesPowerOfTwo(-random.nextInt(4)));
        return game(random(random, depth - 1), random(random, depth - 1));
    }
}
