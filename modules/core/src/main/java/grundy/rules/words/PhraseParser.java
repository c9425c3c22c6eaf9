package grundy.rules.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Finds all ways in which phrases of the tables fit the tokens of one sentence. What was found at a place is kept, so
/// that each section is tried once at each place.
final class PhraseParser {
    private static final int MOST_WAYS = 64;

    /// Sentences of a few hundred characters take a tenth of that.
    private static final int MOST_STEPS = 400_000;

    /// Readers that are built in and say nothing.
    private static final Set<String> SILENT = Set.of("dash", "han", "capital", "unknown", "thing");

    private static final Pattern NOUN = Pattern.compile("[a-z]{3,}");
    private static final Pattern ENDING = Pattern.compile("(?:ies|es|s|y)$");

    private final List<WordToken> tokens;
    private final GameNames names;
    private final String text;
    private final Map<SectionPlace, Set<ParsedPhrase>> cache = new HashMap<>();
    private int steps;
    private boolean isCut;

    private record SectionPlace(String section, int at) {}

    /// @param end token after the phrase
    /// @param meaning in the rule language
    record ParsedPhrase(int end, String meaning) {}

    private record PartialPhrase(int end, List<String> meanings) {}

    PhraseParser(List<WordToken> tokens, GameNames names) {
        this(tokens, names, "");
    }

    /// @param text of the tokens, in which names of people begin with a capital letter
    PhraseParser(List<WordToken> tokens, GameNames names, String text) {
        this.tokens = tokens;
        this.names = names;
        this.text = text;
    }

    /// @return each way in which a phrase of a section begins at a token
    Set<ParsedPhrase> ways(String section, int at) {
        var place = new SectionPlace(section, at);
        if (cache.get(place) instanceof Set<ParsedPhrase> found) return found;
        cache.put(place, Set.of());
        var ways = new LinkedHashSet<ParsedPhrase>();
        switch (section) {
            case "num" -> number(at, ways);
            case "code" -> code(at, ways);
            case "dash" -> {
                if (isDash(at)) ways.add(new ParsedPhrase(at + 1, ""));
            }
            case "han" -> {
                if (at < tokens.size() && tokens.get(at).isIdeograph()) ways.add(new ParsedPhrase(at + 1, ""));
            }
            case "capital" -> {
                if (isProper(at)) ways.add(new ParsedPhrase(at + 1, ""));
            }
            case "unknown" -> {
                if (isUnknown(at)) ways.add(new ParsedPhrase(at + 1, ""));
            }
            case "thing" -> {
                if (isThing(at)) ways.add(new ParsedPhrase(at + 1, ""));
            }
            case "game" -> names.at(tokens, at).forEach((end, id) -> ways.add(new ParsedPhrase(end, id)));
            default -> {
                for (var phrase : PhraseTables.at(section, tokens, at))
                    for (var partial : row(phrase.parts(), new PartialPhrase(at, List.of())))
                        PhraseMeaning.of(phrase.meaning(), partial.meanings)
                                .ifPresent(meaning -> add(new ParsedPhrase(partial.end, meaning), ways));
            }
        }
        cache.put(place, ways);
        return ways;
    }

    /// @return whether a phrase of a section stands anywhere in the sentence
    boolean isSaid(String section) {
        return IntStream.range(0, tokens.size())
                .anyMatch(at -> !ways(section, at).isEmpty());
    }

    private void add(ParsedPhrase way, Set<ParsedPhrase> ways) {
        if (ways.size() < MOST_WAYS) ways.add(way);
        else if (!ways.contains(way)) isCut = true;
    }

    /// @return whether some ways were left out, since there were too many
    boolean isCut() {
        return isCut;
    }

    /// @return whether a dash stands between two numbers, and not before a negative one
    private boolean isDash(int at) {
        if (at == 0 || at + 1 >= tokens.size() || !tokens.get(at).text().equals("-")) return false;
        boolean isSpacedBefore = tokens.get(at - 1).end() < tokens.get(at).start();
        boolean isSpacedBehind = tokens.get(at).end() < tokens.get(at + 1).start();
        return isSpacedBefore == isSpacedBehind;
    }

    /// @return whether a word may be the name of a person: it begins with a capital letter, and is no other word
    private boolean isProper(int at) {
        if (at >= tokens.size() || tokens.get(at).start() >= text.length()) return false;
        var token = tokens.get(at);
        var word = text.substring(token.start(), token.end()).toLowerCase(Locale.ROOT);
        return word.length() > 1
                && Character.isUpperCase(text.charAt(tokens.get(at).start()))
                && !PhraseTables.words().contains(word)
                && names.at(tokens, at).isEmpty();
    }

    /// @return whether a word is none of the tables and of no name
    private boolean isUnknown(int at) {
        if (at >= tokens.size() || !NOUN.matcher(tokens.get(at).text()).matches()) return false;
        var word = tokens.get(at).text();
        return !PhraseTables.words().contains(word) && !names.words().contains(word);
    }

    /// @return whether a word that nobody knows is what counters are called here: it counts some, and
    ///     comes again, `27 zorks, take 1 to 3 zorks`
    private boolean isThing(int at) {
        if (!isUnknown(at)) return false;
        var stem = stem(at);
        var places = IntStream.range(1, tokens.size())
                .filter(place -> isUnknown(place) && stem(place).equals(stem))
                .toArray();
        return places.length > 1
                && Arrays.stream(places).anyMatch(place -> tokens.get(place - 1).isNumber());
    }

    private String stem(int at) {
        return ENDING.matcher(tokens.get(at).text()).replaceFirst("");
    }

    private void number(int at, Set<ParsedPhrase> ways) {
        if (at < tokens.size() && tokens.get(at).isNumber() && !WordLexer.isGlued(tokens, at))
            ways.add(new ParsedPhrase(at + 1, tokens.get(at).text()));
    }

    private void code(int at, Set<ParsedPhrase> ways) {
        if (at < tokens.size() && tokens.get(at).isCode())
            ways.add(new ParsedPhrase(at + 1, tokens.get(at).text()));
    }

    private Collection<PartialPhrase> row(List<PhrasePart> parts, PartialPhrase before) {
        int words = 0;
        while (words < parts.size() && parts.get(words) instanceof PhrasePart.Word(var text)) {
            if (!isWord(text, before.end + words)) return List.of();
            words++;
        }
        Collection<PartialPhrase> ends =
                List.of(words == 0 ? before : new PartialPhrase(before.end + words, before.meanings));
        for (var part : parts.subList(words, parts.size())) {
            if (ends.isEmpty()) return ends;
            ends = ends.size() == 1 ? part(part, ends.iterator().next()) : united(ends, end -> part(part, end));
        }
        return ends;
    }

    private boolean isWord(String text, int at) {
        return at < tokens.size() && tokens.get(at).text().equals(text);
    }

    private Collection<PartialPhrase> part(PhrasePart part, PartialPhrase before) {
        if (++steps > MOST_STEPS) {
            isCut = true;
            return List.of();
        }
        return switch (part) {
            case PhrasePart.Word(var text) ->
                isWord(text, before.end) ? List.of(new PartialPhrase(before.end + 1, before.meanings)) : List.of();
            case PhrasePart.Choice choice -> {
                var rows = before.end < tokens.size()
                        ? choice.rows(tokens.get(before.end).text())
                        : choice.rows();
                yield united(rows, row -> row(row, before));
            }
            case PhrasePart.NotFollowedBy(var name) -> ways(name, before.end).isEmpty() ? List.of(before) : List.of();
            case PhrasePart.Symbol(var name) -> {
                boolean isCounted = !SILENT.contains(name) && !PhraseTables.isSilent(name);
                yield united(
                        ways(name, before.end),
                        way -> List.of(new PartialPhrase(
                                way.end, isCounted ? with(before.meanings, way.meaning) : before.meanings)));
            }
        };
    }

    /// @return the phrases that all of them lead to, each once
    private static <T> Collection<PartialPhrase> united(
            Collection<T> all, Function<T, Collection<PartialPhrase>> leadsTo) {
        Collection<PartialPhrase> united = List.of();
        for (var each : all) {
            var more = leadsTo.apply(each);
            if (united.isEmpty()) united = more;
            else if (!more.isEmpty()) {
                if (!(united instanceof LinkedHashSet)) united = new LinkedHashSet<>(united);
                united.addAll(more);
            }
        }
        return united;
    }

    private static List<String> with(List<String> meanings, String meaning) {
        var more = new ArrayList<>(meanings);
        more.add(meaning);
        return more;
    }
}
