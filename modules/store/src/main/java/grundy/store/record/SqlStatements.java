package grundy.store.record;

import grundy.store.StoreException;
import grundy.text.Message;
import java.util.regex.Pattern;

/// The text of a query, as far as one must know it to see where a statement ends.
final class SqlStatements {
    /// Texts, names in quotation marks, and comments, in which no statement ends. What is not closed
    /// goes to the end.
    private static final Pattern CLOSED = Pattern.compile(
            "(?<!\\w)[eE]'(?:[^'\\\\]++|\\\\.|'')*+(?:'|\\z)|'[^']*+(?:'|\\z)|\"[^\"]*+(?:\"|\\z)"
                    + "|(?<![\\w$])\\$(\\w*)\\$.*?(?:\\$\\1\\$|\\z)|--[^\\r\\n]*+|/\\*.*?(?:\\*/|\\z)",
            Pattern.DOTALL);

    private static final Pattern SEVERAL = Pattern.compile("[^\\s;]\\s*;[\\s;]*[^\\s;]");

    private SqlStatements() {}

    /// @throws StoreException if there are several statements: data bases answer the last one
    static void requireOne(String sql) {
        if (hasSeveral(sql)) throw new StoreException(Message.of("store.sql.several"));
    }

    /// @return whether something stands after the first statement
    static boolean hasSeveral(String sql) {
        return SEVERAL.matcher(CLOSED.matcher(sql).replaceAll(closed -> isComment(closed.group()) ? " " : "x"))
                .find();
    }

    private static boolean isComment(String text) {
        return text.startsWith("--") || text.startsWith("/*");
    }
}
