package grundy.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpellingGuessTest {
    private static final List<String> KNOWN = List.of("nim", "kayles", "wythoff", "尼姆", "威佐夫", "凯尔斯");

    @ParameterizedTest
    @CsvSource({
        "kayls, kayles",
        "Wythof, wythoff",
        "nmi, nim",
        "尼木, 尼姆",
        "威佐, 威佐夫",
        "凯尔期, 凯尔斯",
        "ab,",
        "chess,",
        "象棋,",
        "尼,"
    })
    void guessesWhatIsNearEnough(String word, String meant) {
        assertThat(SpellingGuess.nearest(word, KNOWN).orElse(null)).isEqualTo(meant);
    }
}
