package grundy.rules.words;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A part of a phrase.
sealed interface PhrasePart {
    /// A token that stands there as it is.
    record Word(String text) implements PhrasePart {}

    /// Another section of the tables, or one of the readers that are built in.
    record Symbol(String name) implements PhrasePart {}

    /// An empty part, where no phrase of a section follows.
    record NotFollowedBy(String name) implements PhrasePart {}

    /// One of several rows of parts; an empty one may be left out.
    final class Choice implements PhrasePart {
        private final List<List<PhrasePart>> rows;

        /// For each word that a row begins with, the rows that may begin with it.
        private final Map<String, List<List<PhrasePart>>> byWord = new HashMap<>();

        /// The rows that begin with no word.
        private final List<List<PhrasePart>> others;

        Choice(List<List<PhrasePart>> rows) {
            this.rows = rows;
            others = rows.stream().filter(row -> firstWord(row).isEmpty()).toList();
            for (var row : rows)
                firstWord(row)
                        .ifPresent(word -> byWord.computeIfAbsent(
                                word,
                                _ -> rows.stream()
                                        .filter(each -> firstWord(each)
                                                .filter(first -> !first.equals(word))
                                                .isEmpty())
                                        .toList()));
        }

        List<List<PhrasePart>> rows() {
            return rows;
        }

        /// @return the rows that may begin with a word, in the order of all
        List<List<PhrasePart>> rows(String word) {
            return byWord.getOrDefault(word, others);
        }

        private static Optional<String> firstWord(List<PhrasePart> row) {
            return !row.isEmpty() && row.getFirst() instanceof Word(var text) ? Optional.of(text) : Optional.empty();
        }
    }
}
