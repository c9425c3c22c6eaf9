package grundy.rules.words;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// With which tokens each phrase of the tables can begin, so that only those are tried at a token that may fit there.
final class PhraseBeginnings {
    private static final String NUMBER = "<num>";
    private static final String CODE = "<code>";

    private final Map<String, List<TablePhrase>> tables;
    private final Map<String, Beginning> sections = new HashMap<>();
    private final IdentityHashMap<TablePhrase, Beginning> phrases = new IdentityHashMap<>();

    /// Of each section that was asked for: its phrases by the words that they may begin with.
    private final Map<String, ByWord> byWord = new ConcurrentHashMap<>();

    /// @param words the first tokens
    /// @param isOpen whether any other token may come first
    /// @param isEmpty whether nothing may come at all
    private record Beginning(Set<String> words, boolean isOpen, boolean isEmpty) {
        static final Beginning NEVER = new Beginning(Set.of(), false, false);
        static final Beginning NAME = new Beginning(Set.of(), true, false);
        static final Beginning NOTHING = new Beginning(Set.of(), false, true);

        static Beginning of(String word) {
            return new Beginning(Set.of(word), false, false);
        }

        Beginning or(Beginning other) {
            var both = new HashSet<>(words);
            both.addAll(other.words);
            return new Beginning(both, isOpen || other.isOpen, isEmpty || other.isEmpty);
        }

        /// @return whether it may be another token than one of its words
        boolean isOther() {
            return isOpen || isEmpty || words.contains(NUMBER) || words.contains(CODE);
        }

        boolean fits(List<WordToken> tokens, int at) {
            if (isEmpty || at == tokens.size()) return isEmpty;
            var token = tokens.get(at);
            return isOpen
                    || words.contains(token.text())
                    || token.isNumber() && words.contains(NUMBER)
                    || token.isCode() && words.contains(CODE);
        }
    }

    /// @param tables the phrases of each section
    PhraseBeginnings(Map<String, List<TablePhrase>> tables) {
        this.tables = tables;
        boolean isChanged = true;
        while (isChanged) {
            isChanged = false;
            for (var section : tables.keySet()) {
                var beginning = tables.get(section).stream()
                        .map(phrase -> row(phrase.parts()))
                        .reduce(Beginning.NEVER, Beginning::or);
                isChanged |= !beginning.equals(sections.put(section, beginning));
            }
        }
        for (var section : tables.values()) for (var phrase : section) phrases.put(phrase, row(phrase.parts()));
    }

    /// @return the phrases of a section that may begin at a token; at the end of a sentence those that may be empty
    List<TablePhrase> at(String section, List<WordToken> tokens, int at) {
        var its = byWord.computeIfAbsent(section, this::byWord);
        var phrasesOfWord = at == tokens.size()
                ? its.others
                : its.words.getOrDefault(tokens.get(at).text(), its.others);
        return phrasesOfWord.stream()
                .filter(phrase -> beginning(phrase).fits(tokens, at))
                .toList();
    }

    /// @param words the phrases that may begin with each word that some must begin with
    /// @param others those that may begin with any other token
    private record ByWord(Map<String, List<TablePhrase>> words, List<TablePhrase> others) {}

    private ByWord byWord(String section) {
        var words = new HashMap<String, List<TablePhrase>>();
        var others = new ArrayList<TablePhrase>();
        for (var phrase : tables.getOrDefault(section, List.of())) {
            var beginning = beginning(phrase);
            for (var word : beginning.words) words.computeIfAbsent(word, _ -> new ArrayList<>(others));
            if (beginning.isOther()) {
                others.add(phrase);
                words.values().forEach(list -> list.add(phrase));
            } else
                for (var word : beginning.words)
                    Objects.requireNonNull(words.get(word)).add(phrase);
        }
        return new ByWord(words, others);
    }

    private Beginning beginning(TablePhrase phrase) {
        return phrases.getOrDefault(phrase, Beginning.NEVER);
    }

    private Beginning row(List<PhrasePart> parts) {
        var beginning = Beginning.NEVER;
        for (var part : parts) {
            var first = part(part);
            beginning = beginning.or(new Beginning(first.words, first.isOpen, false));
            if (!first.isEmpty) return beginning;
        }
        return beginning.or(Beginning.NOTHING);
    }

    private Beginning part(PhrasePart part) {
        return switch (part) {
            case PhrasePart.Word(var text) -> Beginning.of(text);
            case PhrasePart.Without _ -> Beginning.NOTHING;
            case PhrasePart.Choice(var rows) -> rows.stream().map(this::row).reduce(Beginning.NEVER, Beginning::or);
            case PhrasePart.Symbol(var name) ->
                switch (name) {
                    case "num" -> Beginning.of(NUMBER);
                    case "code" -> Beginning.of(CODE);
                    case "dash" -> Beginning.of("-");
                    case "game", "han", "capital" -> Beginning.NAME;
                    default -> sections.getOrDefault(name, Beginning.NEVER);
                };
        };
    }
}
