package grundy.rules.words;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The tables of phrases of all languages: the phrases of each section. Sections of the same name are one, whatever
/// the language, since people mix them.
public final class PhraseTables {
    static final List<String> LANGUAGES = List.of("en", "zh");

    private static final class AllPhrases {
        private static final Map<String, List<TablePhrase>> ALL = read();
        private static final PhraseBeginnings BEGINNINGS = new PhraseBeginnings(ALL);
        private static final Set<String> WORDS =
                words(ALL.values().stream().flatMap(List::stream)).collect(Collectors.toUnmodifiableSet());
        private static final Set<String> SILENT = ALL.entrySet().stream()
                .filter(section -> section.getValue().stream()
                        .allMatch(phrase -> phrase.meaning().isEmpty()))
                .map(Map.Entry::getKey)
                .collect(Collectors.toUnmodifiableSet());
    }

    private PhraseTables() {}

    /// @return the phrases of a section; none if there is no such section
    static List<TablePhrase> of(String section) {
        return AllPhrases.ALL.getOrDefault(section, List.of());
    }

    /// @return the phrases of a section that may begin at a token
    static List<TablePhrase> at(String section, List<WordToken> tokens, int at) {
        return AllPhrases.BEGINNINGS.at(section, tokens, at);
    }

    /// @return the names of all sections
    static Set<String> sections() {
        return AllPhrases.ALL.keySet();
    }

    /// @return whether a section says nothing, so that it is not counted among what a meaning refers to
    static boolean isSilent(String section) {
        return AllPhrases.SILENT.contains(section);
    }

    /// @return the words and signs of all phrases
    static Set<String> words() {
        return AllPhrases.WORDS;
    }

    /// @return the words and signs of some sections
    static Set<String> words(String... sections) {
        return Stream.of(sections)
                .flatMap(section -> words(of(section).stream()))
                .collect(Collectors.toUnmodifiableSet());
    }

    private static Stream<String> words(Stream<TablePhrase> phrases) {
        return phrases.flatMap(phrase -> phrase.parts().stream()).flatMap(PhraseTables::words);
    }

    private static Stream<String> words(PhrasePart part) {
        return switch (part) {
            case PhrasePart.Word(var text) -> Stream.of(text);
            case PhrasePart.Symbol _, PhrasePart.NotFollowedBy _ -> Stream.empty();
            case PhrasePart.Choice choice ->
                choice.rows().stream().flatMap(List::stream).flatMap(PhraseTables::words);
        };
    }

    private static Map<String, List<TablePhrase>> read() {
        var all = new LinkedHashMap<String, List<TablePhrase>>();
        var words = new HashMap<String, List<PhrasePart>>();
        for (var language : LANGUAGES) {
            var section = "";
            for (var line : lines(language + ".phrases")) {
                if (line.startsWith("[")) section = line.substring(1, line.indexOf(']'));
                else all.computeIfAbsent(section, _ -> new ArrayList<>()).add(TablePhrase.parse(line, words));
            }
        }
        return all;
    }

    /// Returns the lines of a file of the tables, without comments and empty ones.
    ///
    /// @param file name in the folder of the tables
    /// @throws AssertionError if there is no such file
    public static List<String> lines(String file) {
        var name = "/grundy/words/" + file;
        try (var stream = PhraseTables.class.getResourceAsStream(name)) {
            if (stream == null) throw new AssertionError("The table " + name + " is missing from the jar");
            return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))
                    .lines()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
