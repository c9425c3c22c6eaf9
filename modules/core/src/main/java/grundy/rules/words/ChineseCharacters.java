package grundy.rules.words;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Characters that are written in several ways, as the tables write them: those of traditional Chinese, and those that
/// people mistake for each other in names of games.
final class ChineseCharacters {
    private static final class Read {
        private static final Map<String, String> USUAL = PhraseTables.lines("zh.characters").stream()
                .flatMap(line -> List.of(line.split(" ")).stream())
                .collect(Collectors.toUnmodifiableMap(pair -> pair.substring(0, 1), pair -> pair.substring(1)));
    }

    private ChineseCharacters() {}

    /// @return the character of the tables; the sign itself if it is written in one way
    static String usual(String sign) {
        return Read.USUAL.getOrDefault(sign, sign);
    }

    /// @return characters as people write them, each with that of the tables
    static Map<String, String> all() {
        return Read.USUAL;
    }
}
