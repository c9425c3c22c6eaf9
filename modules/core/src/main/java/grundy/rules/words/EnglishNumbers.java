package grundy.rules.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// English number words below a thousand as numbers: `three`, `twenty-one`, `one hundred and five`,
/// `two dozen`.
final class EnglishNumbers {
    private static final Map<String, Integer> SMALL = Map.ofEntries(
            Map.entry("zero", 0),
            Map.entry("one", 1),
            Map.entry("two", 2),
            Map.entry("three", 3),
            Map.entry("four", 4),
            Map.entry("five", 5),
            Map.entry("six", 6),
            Map.entry("seven", 7),
            Map.entry("eight", 8),
            Map.entry("nine", 9),
            Map.entry("ten", 10),
            Map.entry("eleven", 11),
            Map.entry("twelve", 12),
            Map.entry("thirteen", 13),
            Map.entry("fourteen", 14),
            Map.entry("fifteen", 15),
            Map.entry("sixteen", 16),
            Map.entry("seventeen", 17),
            Map.entry("eighteen", 18),
            Map.entry("nineteen", 19),
            Map.entry("twenty", 20),
            Map.entry("thirty", 30),
            Map.entry("forty", 40),
            Map.entry("fifty", 50),
            Map.entry("sixty", 60),
            Map.entry("seventy", 70),
            Map.entry("eighty", 80),
            Map.entry("ninety", 90));

    private EnglishNumbers() {}

    /// @return the tokens with number words put as numbers
    static List<WordToken> withNumbers(List<WordToken> tokens) {
        var joined = new ArrayList<WordToken>();
        for (int at = 0; at < tokens.size(); ) {
            var number = at(tokens, at);
            if (number == null) {
                joined.add(tokens.get(at++));
                continue;
            }
            joined.add(new WordToken(
                    Integer.toString(number.value),
                    tokens.get(at).start(),
                    tokens.get(number.end - 1).end()));
            at = number.end;
        }
        return joined;
    }

    private record ParsedNumber(int value, int end) {}

    private static @Nullable ParsedNumber at(List<WordToken> tokens, int at) {
        var small = belowHundred(tokens, at);
        int dozen = small != null ? small.end : is(tokens, at, "a") ? at + 1 : at;
        if (is(tokens, dozen, "dozen")) return new ParsedNumber(small == null ? 12 : 12 * small.value, dozen + 1);
        int hundred = small == null ? is(tokens, at, "a") ? at + 1 : tokens.size() : small.end;
        if (!is(tokens, hundred, "hundred") || small != null && small.value > 9) return small;
        int value = 100 * (small == null ? 1 : small.value);
        var rest = belowHundred(tokens, is(tokens, hundred + 1, "and") ? hundred + 2 : hundred + 1);
        return rest == null ? new ParsedNumber(value, hundred + 1) : new ParsedNumber(value + rest.value, rest.end);
    }

    private static @Nullable ParsedNumber belowHundred(List<WordToken> tokens, int at) {
        var value = at < tokens.size() ? SMALL.get(tokens.get(at).text()) : null;
        if (value == null) return null;
        int next = is(tokens, at + 1, "-") ? at + 2 : at + 1;
        int unit = value >= 20 ? value(tokens, next) : 0;
        return unit > 0 && unit < 10 ? new ParsedNumber(value + unit, next + 1) : new ParsedNumber(value, at + 1);
    }

    private static boolean is(List<WordToken> tokens, int at, String word) {
        return at < tokens.size() && tokens.get(at).text().equals(word);
    }

    private static int value(List<WordToken> tokens, int at) {
        return at < tokens.size() ? SMALL.getOrDefault(tokens.get(at).text(), 0) : 0;
    }
}
