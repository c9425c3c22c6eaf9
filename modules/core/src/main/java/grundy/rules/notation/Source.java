package grundy.rules.notation;

import grundy.text.DisplayWidth;
import grundy.text.PrintableText;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// A text to be parsed, with the places where one argument of the command line ends and the next begins.
///
/// A number with a sign that starts an argument of its own is a position (`nim 3 -1`), not a subtraction: that is
/// all the boundaries are for.
public final class Source {
    private static final int EXCERPT = 72;
    private static final Pattern OPEN_INSIDE =
            Pattern.compile("\\p{Nd}[?？]|[?？]\\p{Nd}|(?<![.])[.][?？]|[?？][.](?![.])");

    /// A `?` after a word, a number, a bracket or a stop, and before a blank, another writing or the end.
    private static final Pattern END_MARK =
            Pattern.compile("(?<=[\\p{L}\\p{Nd})\\]}]|\\p{L}[.。])(?:[?](?=\\s|$|\\p{IsHan})|？(?!\\p{Nd}))");

    private final String text;
    private final int[] boundaries;

    /// The text as it is shown, character by character: `?` where a digit stands for it.
    private final String display;

    /// The places where a number is left open: each `?` but those of patterns between quotes.
    private final BitSet unknown;

    private Source(String text, int[] boundaries, String display) {
        this.text = text;
        this.boundaries = boundaries;
        this.display = display;
        this.unknown = unknowns(text);
    }

    /// A `?` after a digit of a take-and-break code says that heaps are not all equal: `0.3F?`.
    private static final Pattern CODE = Pattern.compile(
            "(?<![\\w.])[0-9a-fA-F{][0-9a-fA-F*?!={},+]*\\.[0-9a-fA-F*?!={},+\\[]*(?<=[4-9a-fA-F*}])[?]");

    private static BitSet unknowns(String text) {
        var unknown = new BitSet();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++)
            switch (text.charAt(i)) {
                case '"', '“', '”' -> quoted = !quoted;
                case '?', '？' -> unknown.set(i, !quoted);
                default -> {}
            }
        var codes = CODE.matcher(text);
        while (unknown.cardinality() > 0 && codes.find()) unknown.clear(codes.start(), codes.end());
        return unknown;
    }

    /// @return a text that a user wrote on one line or several
    public static Source of(String text) {
        return new Source(text, new int[0], text);
    }

    /// Joins the arguments of a command line with one space between them.
    public static Source ofArguments(List<String> arguments) {
        var boundaries = new int[Math.max(0, arguments.size() - 1)];
        int length = 0;
        for (int i = 0; i < boundaries.length; i++)
            boundaries[i] = length += arguments.get(i).length() + (i > 0 ? 1 : 0);
        var text = String.join(" ", arguments);
        return new Source(text, boundaries, text);
    }

    /// @return the whole text
    public String text() {
        return text;
    }

    /// @return whether a number is left open, written `?`
    public boolean isOpen() {
        return !unknown.isEmpty();
    }

    /// @return whether the first number left open stands after the rules, in the position
    /// @param position as it is written, the end of this text
    public boolean isOpenIn(String position) {
        int first = unknown.isEmpty() ? text.length() : unknown.nextSetBit(0);
        var before = text.substring(0, first);
        boolean inBrackets = depth(before, '[', ']') > 0 || depth(before, '{', '}') > 0;
        return !inBrackets && first >= text.stripTrailing().length() - position.length();
    }

    /// Returns the text without its only `?` where that ends it, as in `nim 3 5 7, who wins?`; empty elsewhere.
    public Optional<Source> beforeFinalMark() {
        int last = text.stripTrailing().length() - 1;
        if (unknown.cardinality() != 1 || !unknown.get(last)) return Optional.empty();
        return Optional.of(new Source(text.substring(0, last), boundaries, display.substring(0, last)));
    }

    /// Returns the text with a full stop for each `?` where all of them end sentences, as in
    /// `can I win from 21? take 1 to 3`; empty elsewhere.
    public Optional<Source> withoutEndMarks() {
        var marks = END_MARK.matcher(text).results().map(MatchResult::start).toList();
        if (marks.isEmpty() || !marks.equals(unknown.stream().boxed().toList())) return Optional.empty();
        var stopped = new StringBuilder(text);
        marks.forEach(mark -> stopped.setCharAt(mark, ".。".indexOf(text.charAt(mark - 1)) < 0 ? '.' : ' '));
        return Optional.of(new Source(stopped.toString(), boundaries, display));
    }

    /// @return whether a number left open touches a digit or a single point, so that it would be only part of a
    ///     number or of a code
    public boolean isOpenInside() {
        return OPEN_INSIDE.matcher(text).find();
    }

    /// Returns whether the text makes no sense with any larger number either: the only number left open
    /// begins a range, which it leaves empty, as in `take ?..5`. With other faults a larger number may
    /// do, as where two coins stand on one square.
    ///
    /// @param fault of the text with some number put in
    public boolean endsAt(SyntaxException fault) {
        int mark = unknown.nextSetBit(0);
        return unknown.cardinality() == 1
                && text.substring(mark + 1).stripLeading().startsWith("..")
                && fault.problem().key().equals("syntax.empty-range")
                && fault.line() == line(mark)
                && fault.column() == column(mark);
    }

    private static int depth(String text, char open, char close) {
        return (int) (text.chars().filter(c -> c == open).count()
                - text.chars().filter(c -> c == close).count());
    }

    /// @return the text with a number wherever one was left open
    public Source with(BigInteger number) {
        var filled = new StringBuilder();
        var moved = new int[boundaries.length];
        int next = 0;
        for (int i = 0; i <= text.length(); i++) {
            while (next < moved.length && boundaries[next] == i) moved[next++] = filled.length();
            if (unknown.get(i)) filled.append(number);
            else if (i < text.length()) filled.append(text.charAt(i));
        }
        return new Source(filled.toString(), moved, filled.length() == text.length() ? text : filled.toString());
    }

    /// @return whether an argument ends somewhere in the blank text from `from` to `to`
    public boolean boundaryBetween(int from, int to) {
        int index = Arrays.binarySearch(boundaries, from);
        if (index < 0) index = -index - 1;
        return index < boundaries.length && boundaries[index] < to;
    }

    /// @return the end of a comment that begins at an offset: that of its line, and of its argument
    public int commentEnd(int offset) {
        int newline = text.indexOf('\n', offset);
        int index = Arrays.binarySearch(boundaries, offset);
        int boundary = index >= 0 ? index : -index - 1;
        int end = boundary < boundaries.length ? boundaries[boundary] : text.length();
        return newline < 0 ? end : Math.min(newline, end);
    }

    /// @return line of an offset, from 1
    int line(int offset) {
        return 1
                + (int) text.substring(0, offset).chars().filter(c -> c == '\n').count();
    }

    /// @return column of an offset in its line, from 1, counted in characters as a reader sees them (code points)
    int column(int offset) {
        return 1 + text.codePointCount(lineStart(offset), offset);
    }

    /// @return the line around an offset, shortened where it is long, and below it a caret
    String excerpt(int offset) {
        int start = lineStart(offset);
        int end = text.indexOf('\n', offset);
        if (end < 0) end = text.length();
        int from = Math.max(start, offset - EXCERPT / 2);
        int to = Math.min(end, from + EXCERPT);
        var before = PrintableText.of(display.substring(from, offset));
        var lead = from > start ? "…" : "";
        var tail = to < end ? "…" : "";
        return lead + before + PrintableText.of(display.substring(offset, to)) + tail + "\n"
                + " ".repeat(lead.length() + DisplayWidth.of(before)) + "^";
    }

    private int lineStart(int offset) {
        return offset == 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
    }
}
