package grundy.rules.language.rule;

import grundy.rules.language.formula.Token.Kind;
import grundy.rules.language.formula.TokenCursor;
import java.util.List;

/// The misere prefix written together with the name of a game: `反尼姆`, `反常Nim`, `anti-nim`. A game whose own name
/// begins in this way (`Antonim`, `反等尼姆`) goes before.
public final class MiserePrefix {
    private static final List<String> JOINED = List.of("反常", "反");
    private static final String SEPARATE = "anti";

    private final TokenCursor cursor;
    private final NamedGames named;

    /// @param cursor at the first token that is read
    public MiserePrefix(TokenCursor cursor, NamedGames named) {
        this.cursor = cursor;
        this.named = named;
    }

    /// Goes on after the prefix, if there is one here and the name of a game follows.
    ///
    /// @return whether there was one
    public boolean accept() {
        var token = cursor.token();
        if (token.kind() != Kind.WORD || isName()) return false;
        if (token.text().equalsIgnoreCase(SEPARATE)) {
            cursor.next();
            cursor.accept("-");
            if (isName()) return true;
        }
        for (var joined : JOINED) {
            if (!token.text().startsWith(joined) || token.text().length() == joined.length()) continue;
            cursor.moveTo(token.start() + joined.length());
            if (isName()) return true;
        }
        cursor.moveTo(token.start());
        return false;
    }

    /// @return whether a game's name stands at the present token
    private boolean isName() {
        if (cursor.token().kind() != Kind.WORD) return false;
        var run = new NameRun(cursor);
        return run.lengths()
                .mapToObj(run::name)
                .anyMatch(name -> named.find(name).isPresent());
    }
}
