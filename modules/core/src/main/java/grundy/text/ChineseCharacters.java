package grundy.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Characters that are written in several ways, as the tables of phrases and the names of games write them: those of
/// traditional Chinese, and those that people mistake for each other in names of games.
public final class ChineseCharacters {
    private static final String FILE = "/grundy/words/zh.characters";

    private static final class CharacterTable {
        private static final Map<String, String> USUAL = read();

        private static Map<String, String> read() {
            try (var stream = Objects.requireNonNull(ChineseCharacters.class.getResourceAsStream(FILE), FILE);
                    var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
                return reader.lines()
                        .filter(line -> !line.startsWith("#"))
                        .flatMap(line -> Stream.of(line.split(" ")))
                        .collect(Collectors.toUnmodifiableMap(pair -> pair.substring(0, 1), pair -> pair.substring(1)));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private ChineseCharacters() {}

    /// @param sign one character
    /// @return the character of the tables; the sign itself if it is written in one way
    public static String usual(String sign) {
        return Character.isIdeographic(sign.codePointAt(0)) ? CharacterTable.USUAL.getOrDefault(sign, sign) : sign;
    }

    /// @return the text with each character as the tables write it
    public static String inUsual(String text) {
        return text.codePoints()
                .mapToObj(Character::toString)
                .map(ChineseCharacters::usual)
                .collect(Collectors.joining());
    }

    /// @return characters as people write them, each with that of the tables
    public static Map<String, String> all() {
        return CharacterTable.USUAL;
    }
}
