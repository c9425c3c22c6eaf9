package grundy.rules.words;

import grundy.rules.Source;
import grundy.rules.language.rule.NamedGames;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// A command that people guess, `打表 take {1,3,4} 30` or `list`, as the one that does it.
///
/// @param command of the command line
/// @param rest what stands behind it
public record GuessedCommand(String command, String rest) {
    /// Reads a line that begins with a guessed command.
    ///
    /// @param line the words behind `grundy`
    /// @return the command; empty if the tables know none
    public static Optional<GuessedCommand> of(Source line) {
        var tokens = WordLexer.tokens(line);
        return new PhraseParser(tokens, new GameNames(NamedGames.NONE))
                .ways("command", 0).stream()
                        .max(Comparator.comparingInt(PhraseParser.Way::end))
                        .map(way -> new GuessedCommand(way.meaning(), behind(line, tokens, way.end())));
    }

    private static String behind(Source line, List<WordToken> tokens, int at) {
        int next = at;
        while (next < tokens.size()
                && (tokens.get(next).isBoundary() || ":".equals(tokens.get(next).text()))) next++;
        return next == tokens.size()
                ? ""
                : line.text().substring(tokens.get(next).start()).strip();
    }
}
