package grundy.present.words;

import java.util.regex.Pattern;

/// Quotes commands and their arguments so that a shell passes them on unchanged.
public final class ShellText {
    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_.,:/+-][\\p{L}\\p{N}_.,:/+=-]*");
    private static final Pattern WORDS = Pattern.compile("[\\p{L}\\p{N}_.,:/+=-]+(?: [\\p{L}\\p{N}_.,:/+=-]+)*");
    private static final Pattern SIGN_IN_QUOTES = Pattern.compile("[\"$`\\\\!]");

    private ShellText() {}

    /// @param words of rules or of a position, which the program joins by blanks
    /// @return the command with these words, those that a shell would not hand on as they are in quotes
    public static String command(String name, String words) {
        return "grundy " + name + " " + words(words);
    }

    /// @return rules or a position: in quotes where they have signs that a shell would take for its own
    public static String words(String text) {
        return WORDS.matcher(text).matches() && !text.startsWith("-") ? text : inQuotes(text);
    }

    /// @return the text as one word of a shell
    public static String word(String text) {
        return PLAIN.matcher(text).matches() ? text : inQuotes(text);
    }

    private static String inQuotes(String text) {
        return SIGN_IN_QUOTES.matcher(text).find() ? "'" + text.replace("'", "'\\''") + "'" : "\"" + text + "\"";
    }
}
