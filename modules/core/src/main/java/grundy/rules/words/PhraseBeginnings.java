package grundy.rules.words;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// The tokens with which each phrase of the tables can begin, so that only those are tried at a token
/// that may fit there.
final class PhraseBeginnings {
    private static final String NUMBER = "<num>";
    private static final String CODE = "<code>";

    private final Map<String, List<TablePhrase>> tables;
    private final Map<String, Beginning> sections = new HashMap<>();

    /// For each section that was asked for, its phrases by the words that they may begin with.
    private final Map<String, PhrasesByWord> byWord = new ConcurrentHashMap<>();

    /// The tokens with which a phrase, or one of several, may begin.
    private final class Beginning {
        /// The first tokens.
        private final Set<String> words = new HashSet<>();

        /// Whether any other token may come first.
        private boolean isOpen;

        /// Whether nothing may come at all.
        private boolean isEmpty;

        Beginning with(TablePhrase phrase) {
            isEmpty |= addRow(phrase.parts());
            return this;
        }

        /// @return whether nothing may come of it
        private boolean addRow(List<PhrasePart> parts) {
            for (var part : parts) if (!addPart(part)) return false;
            return true;
        }

        private boolean addPart(PhrasePart part) {
            return switch (part) {
                case PhrasePart.Word(var text) -> addWord(text);
                case PhrasePart.NotFollowedBy _ -> true;
                case PhrasePart.Choice choice -> {
                    boolean isEmptyOne = false;
                    for (var row : choice.rows()) isEmptyOne |= addRow(row);
                    yield isEmptyOne;
                }
                case PhrasePart.Symbol(var name) ->
                    switch (name) {
                        case "num" -> addWord(NUMBER);
                        case "code" -> addWord(CODE);
                        case "dash" -> addWord("-");
                        case "game", "han", "capital", "unknown", "thing" -> {
                            isOpen = true;
                            yield false;
                        }
                        default -> sections.get(name) instanceof Beginning its && add(its);
                    };
            };
        }

        private boolean addWord(String word) {
            words.add(word);
            return false;
        }

        private boolean add(Beginning other) {
            if (other != this) words.addAll(other.words);
            isOpen |= other.isOpen;
            return other.isEmpty;
        }

        private int size() {
            return 4 * words.size() + (isOpen ? 2 : 0) + (isEmpty ? 1 : 0);
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
                var beginning = sections.computeIfAbsent(section, _ -> new Beginning());
                int before = beginning.size();
                tables.get(section).forEach(beginning::with);
                isChanged |= beginning.size() != before;
            }
        }
    }

    /// @return the phrases of a section that may begin at a token; at the end of a sentence those that may be empty
    List<TablePhrase> at(String section, List<WordToken> tokens, int at) {
        var its = byWord.computeIfAbsent(section, this::byWord);
        var phrasesOfWord = at == tokens.size()
                ? its.others
                : its.words.getOrDefault(tokens.get(at).text(), its.others);
        if (phrasesOfWord.isEmpty()) return List.of();
        return phrasesOfWord.stream()
                .filter(possible -> possible.beginning.fits(tokens, at))
                .map(PossiblePhrase::phrase)
                .toList();
    }

    private record PossiblePhrase(TablePhrase phrase, Beginning beginning) {}

    /// @param words the phrases that may begin with each word that some must begin with
    /// @param others those that may begin with any other token
    private record PhrasesByWord(Map<String, List<PossiblePhrase>> words, List<PossiblePhrase> others) {}

    private PhrasesByWord byWord(String section) {
        var words = new HashMap<String, List<PossiblePhrase>>();
        var others = new ArrayList<PossiblePhrase>();
        for (var phrase : tables.getOrDefault(section, List.of())) {
            var possible = new PossiblePhrase(phrase, new Beginning().with(phrase));
            for (var word : possible.beginning.words) words.computeIfAbsent(word, _ -> new ArrayList<>(others));
            if (possible.beginning.isOther()) {
                others.add(possible);
                words.values().forEach(list -> list.add(possible));
            } else
                for (var word : possible.beginning.words)
                    Objects.requireNonNull(words.get(word)).add(possible);
        }
        return new PhrasesByWord(words, others);
    }
}
