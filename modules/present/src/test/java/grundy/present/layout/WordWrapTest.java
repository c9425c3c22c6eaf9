package grundy.present.layout;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.text.DisplayWidth;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WordWrapTest {
    @Test
    void breaksAtBlanksAndBetweenWideCharacters() {
        assertThat(WordWrap.of("you can win here", 8)).containsExactly("you can", "win here");
        assertThat(WordWrap.of("轮到你走,你必胜", 8)).containsExactly("轮到你", "走,你必", "胜");
        assertThat(WordWrap.of("", 8)).containsExactly("");
        assertThat(WordWrap.of("Maybe: grundy show every-sg", 12)).containsExactly("Maybe:", "grundy show every-sg");
        assertThat(WordWrap.of("then \"a b c d\" says", 10)).containsExactly("then", "\"a b c d\"", "says");
        assertThat(WordWrap.of("用“a b c d”求解", 12)).containsExactly("用“a b c d”", "求解");
        assertThat(WordWrap.of("a \"b c d e f g\" h \"i", 8)).containsExactly("a \"b c d", "e f g\" h", "\"i");
    }

    @Test
    void losesNothingAndFits() {
        long seed = 40_318;
        var random = new Random(seed);
        for (int round = 0; round < 2000; round++) {
            var text = new StringBuilder();
            for (int i = random.nextInt(60); i > 0; i--) text.append("ab 你,。好 c-3".charAt(random.nextInt(11)));
            int columns = 4 + random.nextInt(20);
            var lines = WordWrap.of(text.toString(), columns);
            assertThat(String.join("", lines).replace(" ", ""))
                    .as("seed %d", seed)
                    .isEqualTo(text.toString().replace(" ", ""));
            assertThat(lines)
                    .allSatisfy(line -> assertThat(DisplayWidth.of(line)).isLessThanOrEqualTo(columns));
        }
    }
}
