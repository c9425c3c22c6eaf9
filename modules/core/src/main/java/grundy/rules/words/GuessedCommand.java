package grundy.rules.words;

import grundy.rules.language.rule.NamedGames;
import grundy.rules.notation.Source;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// A command that people guess, `打表 take {1,3,4} 30` or `list`, as the one that does it. It may stand after what
/// it is about, `0.77 的周期`, and say how far a table goes, `values of kayles up to 30`.
///
/// @param command of the command line
/// @param rest what it is about
/// @param options of the command that the words say
public record GuessedCommand(String command, String rest, List<String> options) {
    /// The words that may stand between two numbers.
    private static final Set<String> RANGE = PhraseTables.words("to");

    private static final Set<String> MARKS = Set.of("?", "!", ".");

    /// Reads a line that begins with a guessed command, or ends with one.
    ///
    /// @param line the words after `grundy`
    /// @return the command; empty if the tables know none
    public static Optional<GuessedCommand> of(Source line) {
        return new Search(line).find();
    }

    private record Search(Source line, List<WordToken> tokens, PhraseParser phrases) {
        Search(Source line) {
            this(line, WordLexer.tokens(line));
        }

        private Search(Source line, List<WordToken> tokens) {
            this(line, tokens, new PhraseParser(tokens, new GameNames(NamedGames.NONE)));
        }

        Optional<GuessedCommand> find() {
            var before =
                    phrases.ways("command", 0).stream().max(Comparator.comparingInt(PhraseParser.ParsedPhrase::end));
            if (before.isPresent()) return before.map(way -> command(way.meaning(), way.end(), tokens.size()));
            var table = ending("table end", 1, tokens.size());
            int end = table.map(Ending::at).orElse(lastWord());
            return ending("command behind", 1, end).map(behind -> {
                var options = table.map(limit -> " " + limit.meaning).orElse("");
                int from = phrases.ways("command around", 0).stream()
                        .mapToInt(PhraseParser.ParsedPhrase::end)
                        .filter(around -> around < behind.at)
                        .max()
                        .orElse(0);
                return command(behind.meaning + options, text(from, behind.at));
            });
        }

        /// @return the place after the last token that is no mark at the end of a question
        private int lastWord() {
            int end = tokens.size();
            while (end > 0 && MARKS.contains(tokens.get(end - 1).text())) end--;
            return end;
        }

        /// @param at token after the command
        private GuessedCommand command(String meaning, int at, int end) {
            var table = meaning.equals("values") ? ending("table end", at + 1, end) : Optional.<Ending>empty();
            return table.map(found -> command(meaning + " " + found.meaning, text(at, found.at)))
                    .orElseGet(() -> command(meaning, text(at, end)));
        }

        private static GuessedCommand command(String meaning, String rest) {
            var words = Arrays.asList(meaning.split(" "));
            return new GuessedCommand(words.getFirst(), rest, words.subList(1, words.size()));
        }

        /// @param at token where it begins
        private record Ending(int at, String meaning) {}

        /// @return the longest phrase of a section that ends the line, and does not go on after a number, as
        ///     `1 to 4`
        private Optional<Ending> ending(String section, int from, int end) {
            return IntStream.range(from, end)
                    .filter(at -> !tokens.get(at - 1).isNumber()
                            || !RANGE.contains(tokens.get(at).text()))
                    .boxed()
                    .flatMap(at -> phrases.ways(section, at).stream()
                            .filter(way -> way.end() == end)
                            .map(way -> new Ending(at, way.meaning())))
                    .findFirst();
        }

        /// @return the text from one token to another, without signs in front of it
        private String text(int at, int end) {
            int next = at;
            while (next < end
                    && (tokens.get(next).isBoundary()
                            || ":".equals(tokens.get(next).text()))) next++;
            return next == end
                    ? ""
                    : line.text()
                            .substring(
                                    tokens.get(next).start(),
                                    tokens.get(end - 1).end())
                            .strip();
        }
    }
}
