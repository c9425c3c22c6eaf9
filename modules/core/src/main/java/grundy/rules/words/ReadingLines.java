package grundy.rules.words;

import grundy.rules.CatalogueEntry;
import grundy.rules.language.rule.NamedGames;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Writes complete readings as lines of the rule language, those that fit together.
///
/// @param tokens of the sentence
/// @param phrases that fit the tokens
/// @param named the games that have names
record ReadingLines(List<WordToken> tokens, PhraseParser phrases, NamedGames named) {
    /// Groups of games that are not played on boards.
    private static final Set<String> OF_HEAPS = Set.of("heaps", "take", "split", "coins");

    private static final Set<String> HEAPS = PhraseTables.words("heap 1", "piles");

    /// Games in which a piece goes to a corner.
    private static final Set<String> ON_SQUARES = PhraseTables.words("on squares");

    private static final Pattern TAKING = Pattern.compile("take |split|left take|nim$");

    /// Before a way to play that holds only where one counter may always be taken: who may not take the last one
    /// would else be stuck before there is one left.
    private static final String UNLESS_STUCK = "unless stuck ";

    private static final Pattern WITH_ONE = Pattern.compile(
            "^(nim(?!-)|bash|take (\\{?1\\b|any|odd|squares|cubes|powers|fibonacci|divisors|triangular|factorials))");

    /// @return the line; `bash 20 3` names a heap and a parameter, unless heaps are spoken of
    String line(PartialReading read, String rules) {
        var reading = read.withPrefix(read.prefix().replace(UNLESS_STUCK, ""));
        var numbers = reading.position().split(" ");
        boolean isPair = numbers.length == 2
                && Stream.of(numbers).allMatch(number -> number.matches("\\d+"))
                && reading.settings().isEmpty()
                && tokens.stream().map(WordToken::text).noneMatch(HEAPS::contains);
        return (isPair ? TextbookOrder.line(rules, List.of(numbers)) : Optional.<String>empty())
                .map(line -> (reading.play() + " " + line).strip())
                .orElseGet(() -> reading.line(rules));
    }

    /// @return whether the position is one of such rules: values of coins are no heaps, and who moves
    ///     last does not decide a game with a score
    boolean isFitting(PartialReading reading) {
        var game = named.find(reading.rules()).map(CatalogueEntry::group).orElse("");
        var position = reading.position();
        if (!reading.isOneHeapIfMade() || reading.isOfSeveralOnly() && !position.contains(" ")) return false;
        if (game.equals("scored")) return reading.prefix().isEmpty() && !position.matches("(values )?\\d+");
        if (position.startsWith("values ")) return false;
        if (reading.prefix().startsWith(UNLESS_STUCK)
                && !WITH_ONE.matcher(reading.rules()).find()) return false;
        if (position.startsWith("stairs ")) return reading.rules().startsWith("staircase");
        if (position.startsWith("square ")) return ON_SQUARES.contains(reading.rules());
        if (phrases.isSaid("not " + reading.rules().replaceFirst("\\[.*", ""))) return false;
        boolean isOfHeaps =
                OF_HEAPS.contains(game) || TAKING.matcher(reading.rules()).lookingAt();
        return !isOfHeaps || !position.matches("\\d+x\\d+");
    }

    /// @return the rules with numbers given by name as parameters; empty if they have no such parameters
    Optional<String> withSettings(PartialReading reading) {
        if (reading.settings().isEmpty()) return Optional.of(reading.rules());
        var parameters = named.find(reading.rules())
                .map(CatalogueEntry::parameters)
                .orElse(Map.of())
                .keySet();
        if (!parameters.containsAll(reading.settings().keySet())) return Optional.empty();
        var values = reading.settings().entrySet().stream()
                .map(setting -> setting.getKey() + " = " + setting.getValue())
                .toList();
        return Optional.of(reading.rules() + "[" + String.join(", ", values) + "]");
    }
}
