package grundy.rules.words;

import grundy.rules.Game;
import grundy.rules.language.rule.NamedGames;
import grundy.rules.notation.Source;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Decides whether a sentence leaves open who wins, so that normal play is assumed: it says in words
/// how is moved with heaps, and no more. A name alone says who wins as well.
public final class AssumedPlay {
    /// Lines of sentences that say who wins, or of games in which no heap is left to whoever cannot move.
    private static final Pattern DECIDED =
            Pattern.compile("(?:misere |normal |every |some |short |\\d+ players: |race\\b).*");

    /// Some words of a sentence, unlike a line of the language with a sign of its own.
    private static final Pattern WORDS = Pattern.compile("(?:\\p{L}{2,}.*){4}|(?:\\p{IsHan}.*){5}");

    private AssumedPlay() {}

    /// Returns whether who wins is assumed.
    ///
    /// @param line of the rule language that the sentence was read as
    /// @param games of that line
    public static boolean isIn(Source sentence, String line, List<Game> games) {
        var text = sentence.text();
        return !DECIDED.matcher(line).matches()
                && WORDS.matcher(text).find()
                && games.stream().allMatch(game -> game.rules().arity() > 0 && !isCalledByName(game, text))
                && saysMoves(sentence);
    }

    private static boolean saysMoves(Source sentence) {
        return new PhraseParser(WordLexer.tokens(sentence), new GameNames(NamedGames.NONE)).isSaid("says moves");
    }

    private static boolean isCalledByName(Game game, String text) {
        var entry = game.entry();
        var lower = text.toLowerCase(Locale.ROOT);
        return entry != null
                && Stream.of(List.of(entry.id()), entry.names(), entry.chineseNames())
                        .flatMap(List::stream)
                        .anyMatch(name -> lower.contains(name.toLowerCase(Locale.ROOT)));
    }
}
