package grundy.contest.sketch;

import grundy.text.PrintableText;
import java.util.regex.Pattern;

/// A line of a comment in a program, made of words that anybody may have written, such as the title of a problem:
/// nothing in it ends the comment, or is read by a language before it looks for comments.
final class CommentText {
    /// Java translates it wherever it stands.
    private static final Pattern UNICODE_ESCAPE = Pattern.compile("\\\\(?=u)");

    /// Python looks for it in the first two lines.
    private static final Pattern ENCODING = Pattern.compile("(?i)coding(?=[:=])");

    /// C++ joins the next line to one that ends so, the second before C++17.
    private static final Pattern CONTINUED = Pattern.compile("(\\\\|\\?\\?/)\\s*$");

    private static final Pattern BLOCK = Pattern.compile("\\*/|/\\*");

    private CommentText() {}

    static String of(String line) {
        var text = new StringBuilder();
        line.codePoints().forEach(c -> text.appendCodePoint(PrintableText.isSafe(c) ? c : ' '));
        var plain = UNICODE_ESCAPE.matcher(text).replaceAll("\\\\ ");
        plain = ENCODING.matcher(plain).replaceAll(found -> found.group() + " ");
        plain = BLOCK.matcher(plain)
                .replaceAll(
                        found -> found.group().charAt(0) + " " + found.group().charAt(1));
        return CONTINUED.matcher(plain).replaceAll(found -> found.group(1).equals("\\") ? "\\\\." : "??/.");
    }
}
