package grundy.rules.language;

import grundy.rules.CatalogueEntry;
import grundy.rules.language.rule.NamedGames;
import grundy.rules.notation.SyntaxException;
import grundy.text.SpellingGuess;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Makes of what a fault suggests a line that runs and that is no other game: `nin 3 4 5` as `nim 3 4 5`.
///
/// @param isRead whether a line is in the rule language
/// @param isRules whether a line is rules alone
/// @param isWord whether a word is right as it stands, so that no slip of the pen is in it
record LineCorrection(NamedGames games, Predicate<String> isRead, Predicate<String> isRules, Predicate<String> isWord) {
    private static final String COMMAND = "grundy ";
    private static final int MOST_SLIPS = 2;
    private static final Pattern NUMBERED = Pattern.compile("(\\D*[^\\d\\s])\\s*((?:\\d{1,9}[ ,x×]+)*\\d{1,9})");
    private static final Pattern IDEOGRAPH = Pattern.compile("\\p{IsHan}");

    /// @return a line that may be asked; empty if the suggestion leads to none or perhaps to another game
    Optional<String> of(SyntaxException fault, String text) {
        return fault.suggestion().flatMap(each -> {
            if (each.startsWith(COMMAND)) return Optional.of(each);
            boolean isNamed = fault.problem().arguments().get("name") instanceof String;
            boolean isLine = (each.contains(" ") || each.contains("(")) && each.length() > text.length() / 2
                    || each.contains("[");
            if (isLine && (isRead.test(each) || !isNamed && isRules.test(each)))
                return Optional.of(each).filter(line -> !changesWord(text, line));
            if (fault.problem().arguments().get("name") instanceof String name) return renamed(text, name, each);
            return Optional.of(withWord(fault, text, each)).filter(isRead).filter(line -> !changesWord(text, line));
        });
    }

    /// Makes parameters of the numbers after a name, where there are as many: `mnk 3 3 3` as `mnk[3,3,3]`.
    Optional<String> withParameters(String text) {
        var parts = NUMBERED.matcher(text);
        if (!parts.matches()) return Optional.empty();
        var numbers = parts.group(2).split("[^0-9]+");
        return games.find(parts.group(1))
                .filter(entry -> entry.parameters().size() == numbers.length)
                .map(entry -> entry.id() + "[" + String.join(",", numbers) + "]")
                .filter(isRead);
    }

    /// @return the text with a word in place of the one at fault
    private static String withWord(SyntaxException fault, String text, String word) {
        int start = text.offsetByCodePoints(0, Math.min(fault.column() - 1, text.codePointCount(0, text.length())));
        int end = text.offsetByCodePoints(start, Math.min(fault.span(), text.codePointCount(start, text.length())));
        return text.substring(0, start) + word + text.substring(end);
    }

    /// @return whether one word of the text, which is right, gave way to another
    private boolean changesWord(String text, String line) {
        var before = text.split("\\s+");
        var after = line.split("\\s+");
        if (before.length != after.length) return false;
        var changed = IntStream.range(0, before.length)
                .filter(at -> !before[at].equals(after[at]))
                .mapToObj(at -> before[at].toLowerCase(Locale.ROOT))
                .toList();
        return changed.size() == 1 && isWord.test(changed.getFirst());
    }

    /// @return the text with a name for the words that it was meant by
    private Optional<String> renamed(String text, String name, String correction) {
        var words = name.split(" ");
        var wrong = IntStream.rangeClosed(1, words.length)
                .mapToObj(count -> String.join(" ", Arrays.asList(words).subList(0, count)))
                .filter(each -> isSlip(each, correction)
                        || games.similar(each).filter(correction::equals).isPresent())
                .toList();
        if (wrong.isEmpty() || isWord.test(wrong.getLast().toLowerCase(Locale.ROOT)) || !text.contains(wrong.getLast()))
            return Optional.empty();
        var entry = games.find(correction);
        boolean isForeign =
                IDEOGRAPH.matcher(correction).find() && !IDEOGRAPH.matcher(text).find();
        var right = isForeign ? entry.map(CatalogueEntry::id).orElse(correction) : correction;
        if (!isOnly(wrong.getLast(), correction)) return Optional.empty();
        var line = text.replace(wrong.getLast(), right);
        var examples = entry.stream()
                .flatMap(game -> game.examples().stream())
                .limit(1)
                .toList();
        return Stream.of(
                        Stream.of(line),
                        examples.stream().filter(_ -> isRules.test(line)).map(each -> line + " " + each),
                        examples.stream().map(each -> right + " " + each))
                .flatMap(each -> each)
                .filter(isRead)
                .findFirst();
    }

    private static boolean isSlip(String wrong, String right) {
        return SpellingGuess.slips(wrong.toLowerCase(Locale.ROOT), right.toLowerCase(Locale.ROOT)) <= MOST_SLIPS;
    }

    /// @return whether no name of another game is as near
    private boolean isOnly(String wrong, String correction) {
        var lower = wrong.toLowerCase(Locale.ROOT);
        int slips = SpellingGuess.slips(lower, correction.toLowerCase(Locale.ROOT));
        return games.names().stream()
                        .filter(each -> SpellingGuess.slips(lower, each.toLowerCase(Locale.ROOT)) <= slips)
                        .flatMap(each -> games.find(each).map(CatalogueEntry::id).stream())
                        .distinct()
                        .limit(2)
                        .count()
                < 2;
    }
}
