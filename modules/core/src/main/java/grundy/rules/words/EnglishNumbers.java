package grundy.rules.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// English number words below a thousand as numbers: `three`, `twenty-one`, `one hundred and five`.
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
    static List<WordToken> joined(List<WordToken> tokens) {
        var joined = new ArrayList<WordToken>();
        for (int at = 0; at < tokens.size(); ) {
            int end = at;
            var value = SMALL.get(tokens.get(at).text());
            int number = 0;
            if (value != null) {
                number = value;
                end = at + 1;
                if (number >= 20 && number % 10 == 0) {
                    int next = is(tokens, end, "-") ? end + 1 : end;
                    int unit = value(tokens, next);
                    if (unit > 0 && unit < 10) {
                        number += unit;
                        end = next + 1;
                    }
                }
            }
            int hundred = value == null ? is(tokens, at, "a") ? at + 1 : tokens.size() : end;
            if (is(tokens, hundred, "hundred") && (value == null || number < 10)) {
                number = 100 * (value == null ? 1 : number);
                end = hundred + 1;
            }
            if (end == at) {
                joined.add(tokens.get(at++));
                continue;
            }
            joined.add(new WordToken(
                    Integer.toString(number),
                    tokens.get(at).start(),
                    tokens.get(end - 1).end()));
            at = end;
        }
        return joined;
    }

    private static boolean is(List<WordToken> tokens, int at, String word) {
        return at < tokens.size() && tokens.get(at).text().equals(word);
    }

    private static int value(List<WordToken> tokens, int at) {
        return at < tokens.size() ? SMALL.getOrDefault(tokens.get(at).text(), 0) : 0;
    }
}
