package grundy.rules.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The numbers that a sentence leaves open by a letter, `n stones, take 1 to m`, each with a number that is put for it
/// while the sentence is read.
///
/// @param written the tokens of the sentence, with letters
/// @param tokens the sentence with numbers for letters
/// @param letters by the numbers that are put for them
record OpenNumbers(List<WordToken> written, List<WordToken> tokens, Map<String, String> letters) {
    /// Put for a heap of which the sentence does not say how large it is; others follow.
    static final int HEAP = 970_001;

    /// The position where a sentence speaks of each heap, or of one of any size.
    static final String EACH = Integer.toString(HEAP);

    private static final Pattern OPEN = Pattern.compile("\\b9700\\d\\d\\b");
    private static final Pattern HEAPS = Pattern.compile("(?:each \\d+: )?9700\\d\\d(?: 9700\\d\\d)*");

    /// @return a sentence in which no letter stands for a number
    static OpenNumbers none(List<WordToken> tokens) {
        return new OpenNumbers(tokens, tokens, Map.of());
    }

    /// @return the sentence with a number for `n`, the usual letter of a heap, and with one for each letter: of
    ///     `take k stones, 1 <= k <= 3` it says itself what `k` is; none where no letter stands for a number
    static Stream<OpenNumbers> of(List<WordToken> tokens) {
        return Stream.of(put(tokens, "n"::equals), put(tokens, _ -> true))
                .filter(open -> !open.letters.isEmpty())
                .distinct();
    }

    private static OpenNumbers put(List<WordToken> tokens, Predicate<String> isOpen) {
        var numbers = new LinkedHashMap<String, String>();
        var put = new ArrayList<WordToken>();
        for (int at = 0; at < tokens.size(); at++) {
            var token = tokens.get(at);
            if (!LetterSubstitution.isLetter(token)
                    || !isOpen.test(token.text())
                    || !LetterSubstitution.isUse(tokens, at)) {
                put.add(token);
                continue;
            }
            var number = numbers.computeIfAbsent(token.text(), _ -> Integer.toString(HEAP + 1 + numbers.size()));
            put.add(new WordToken(number, token.start(), token.end()));
        }
        return new OpenNumbers(
                tokens,
                List.copyOf(put),
                numbers.entrySet().stream().collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey)));
    }

    /// @return whether a position is only heaps of open size
    static boolean isOpen(String position) {
        return HEAPS.matcher(position).matches();
    }

    /// @return whether a reading is of rules alone, for heaps of any size, or leaves a number of its rules open
    boolean isIn(PartialReading reading) {
        return reading.position().isEmpty()
                || isOpen(reading.position())
                || letterIn(reading.rules()).isPresent();
    }

    /// @return the first letter that stands in a line; empty if there is none
    Optional<String> letterIn(String line) {
        return OPEN.matcher(line)
                .results()
                .flatMap(number -> Optional.ofNullable(letters.get(number.group())).stream())
                .findFirst();
    }

    /// @return the line with a small number for each that is open
    static String filled(String line) {
        return OPEN.matcher(line).replaceAll("3");
    }
}
