package grundy.rules.words;

import grundy.rules.CatalogueEntry;
import grundy.text.Message;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The reason that a sentence is not answered although each word of it is understood.
///
/// @param line of the rule language that it would be read as
/// @param why it is not
/// @param instead a line that may be asked
public record Objection(String line, Message why, String instead) {
    private static final Set<String> HEAPS = PhraseTables.words("heap 1", "piles");
    private static final Set<String> MEASURES = PhraseTables.words("measure");

    /// Rules by which the last counter is never taken.
    private static final Pattern STAYS = Pattern.compile("take (?:at most |proper divisors)");

    /// @param game that the rules name, if they name one
    /// @return none if the line may be asked
    static Optional<Objection> of(
            String line,
            PartialReading reading,
            Optional<CatalogueEntry> game,
            List<WordToken> tokens,
            PhraseParser phrases) {
        var numbers = reading.position().split(" ");
        boolean isOneHeap = game.flatMap(CatalogueEntry::start)
                .filter(start -> start.startsWith("n ->"))
                .isPresent();
        boolean isSeveral = numbers.length > 1
                || !reading.heaps().isEmpty() && !reading.heaps().equals("1");
        if (isOneHeap && isSeveral) {
            var instead = (reading.rules() + " " + numbers[0]).strip();
            return Optional.of(new Objection(
                    line, Message.of("syntax.one-heap", "game", game.get().id()), instead));
        }
        if (!reading.players().isEmpty() && !reading.prefix().matches("|stuck"))
            return Optional.of(new Objection(
                    line, Message.of("syntax.several-players"), line.replaceFirst("^(normal|misere) ", "")));
        if (numbers.length == 2 && reading.rules().startsWith("take ") && isAbout(tokens, phrases))
            return Optional.of(
                    new Objection(line, Message.of("syntax.about", "first", numbers[0], "second", numbers[1]), line));
        boolean isSettled = !reading.prefix().matches("|stuck");
        if (isSettled && STAYS.matcher(reading.rules()).lookingAt() && phrases.isSaid("last counter"))
            return Optional.of(new Objection(
                    line, Message.of("syntax.last-stays"), "normal " + line.replaceFirst("^(normal|misere) ", "")));
        var things = numbers.length > 1 ? things(tokens, phrases) : List.<String>of();
        for (var thing : things)
            if (!stem(thing).equals(stem(things.getFirst())))
                return Optional.of(new Objection(
                        line, Message.of("syntax.unlike", "first", things.getFirst(), "second", thing), line));
        return Optional.empty();
    }

    /// @return none if no letter stands for a number in the rules of the line
    static Optional<Objection> of(String line, OpenNumbers open) {
        return open.letterIn(line)
                .map(letter -> new Objection(
                        line, Message.of("syntax.open-number", "letter", letter), OpenNumbers.filled(line)));
    }

    /// @return this objection where a position is asked for: the line instead has some heap
    Objection withHeap() {
        return new Objection(line, why, instead + " " + WordReader.EXAMPLE_HEAP);
    }

    /// @return whether two numbers that follow each other stand before one measure, `5、6颗`, and no heaps
    ///     are spoken of
    private static boolean isAbout(List<WordToken> tokens, PhraseParser phrases) {
        return tokens.stream().map(WordToken::text).noneMatch(HEAPS::contains) && phrases.isSaid("about");
    }

    /// @return the things that each number counts: stones, pins
    private static List<String> things(List<WordToken> tokens, PhraseParser phrases) {
        return IntStream.range(0, tokens.size() - 1)
                .filter(at -> tokens.get(at).isNumber()
                        && !tokens.get(at + 1).text().equals("of")
                        && phrases.ways("heap", at + 1).isEmpty())
                .mapToObj(at -> thing(tokens, phrases, at + 1))
                .filter(thing -> !thing.isEmpty())
                .toList();
    }

    /// @return the noun for the things counted, without a measure word before it; empty if none is named
    private static String thing(List<WordToken> tokens, PhraseParser phrases, int at) {
        int end = phrases.ways("unit", at).stream()
                .mapToInt(PhraseParser.ParsedPhrase::end)
                .max()
                .orElse(at);
        boolean isMeasured = MEASURES.contains(tokens.get(at).text());
        return tokens.subList(Math.min(end, isMeasured ? at + 1 : at), end).stream()
                .map(WordToken::text)
                .collect(Collectors.joining());
    }

    private static String stem(String thing) {
        return thing.replaceFirst("(ies|ie|es|s|e|y)$", "");
    }
}
