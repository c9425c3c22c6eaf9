package grundy.rules.language.rule;

import grundy.rules.CatalogueEntry;
import grundy.rules.language.formula.Token;
import grundy.rules.language.formula.Token.Kind;
import grundy.rules.language.formula.TokenCursor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// The words at the present token that may together be the name of a game: `Dawson's Chess`, `dawsons-chess`,
/// `威佐夫`, `E&D`.
public final class NameRun {
    private static final int MOST_WORDS = 8;
    private final String text;
    private final int start;

    /// Ends of the first word, of the first two words, ...
    private final List<Integer> ends = new ArrayList<>();

    /// @param cursor at the first token that is read
    public NameRun(TokenCursor cursor) {
        text = cursor.source.text();
        start = cursor.token().start();
        var token = cursor.token();
        while (ends.size() < MOST_WORDS && (token.kind() == Kind.WORD || isJoint(token))) {
            if (token.kind() == Kind.WORD) ends.add(token.end());
            token = cursor.lexer.at(token.end());
            if (isJoint(token) && cursor.lexer.at(token.end()).kind() != Kind.WORD) break;
        }
    }

    private static boolean isJoint(Token token) {
        return token.is("-")
                || token.is("'")
                || token.text().equals("’")
                || token.text().equals("&");
    }

    /// The longest run of words that is a name; the cursor goes after it.
    ///
    /// @return empty, and the cursor stays, if none is
    Optional<CatalogueEntry> entry(NamedGames named, TokenCursor cursor) {
        for (int length = longest(); length > 0; length--) {
            var entry = named.find(name(length));
            if (entry.isEmpty()) continue;
            cursor.moveTo(end(length));
            return entry;
        }
        return Optional.empty();
    }

    /// Returns how many words a name that begins here may have at most.
    public int longest() {
        return ends.size();
    }

    IntStream lengths() {
        return IntStream.rangeClosed(1, ends.size()).map(i -> ends.size() + 1 - i);
    }

    /// @return the first words as they stand in the text
    public String name(int words) {
        return text.substring(start, ends.get(words - 1));
    }

    int end(int words) {
        return ends.get(words - 1);
    }
}
