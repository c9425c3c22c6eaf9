package grundy.contest.problem;

import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// The words of a line of a problem's file: names, numbers, texts in quotes, signs.
public final class FileWords {
    private static final List<String> LONG_SIGNS = List.of("<=", ">=", "==", "!=", "..", "&&", "||");

    private final String text;
    private final List<String> words = new ArrayList<>();
    private final List<Integer> starts = new ArrayList<>();
    private int next;

    public FileWords(String text) {
        this.text = text;
        for (int at = 0; at < text.length(); ) {
            if (Character.isWhitespace(text.charAt(at))) {
                at++;
                continue;
            }
            int end = end(at);
            words.add(text.substring(at, end));
            starts.add(at);
            at = end;
        }
    }

    private int end(int start) {
        char c = text.charAt(start);
        if (Character.isLetter(c)) {
            int end = start;
            while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) end++;
            return end;
        }
        if (c >= '0' && c <= '9') {
            int end = start;
            while (end < text.length() && Character.isDigit(text.charAt(end))) end++;
            return end;
        }
        if (c == '"') {
            int end = text.indexOf('"', start + 1);
            if (end < 0) throw new JudgeException(Message.of("judge.file.quote", "text", text));
            return end + 1;
        }
        return LONG_SIGNS.stream().anyMatch(sign -> text.startsWith(sign, start)) ? start + 2 : start + 1;
    }

    public boolean atEnd() {
        return next == words.size();
    }

    /// @return the next word, or the empty string at the end
    public String peek() {
        return atEnd() ? "" : words.get(next);
    }

    /// @return the word after the next one
    public String peekSecond() {
        return next + 1 < words.size() ? words.get(next + 1) : "";
    }

    boolean at(String word) {
        return peek().equals(word);
    }

    public String next() {
        var word = peek();
        next++;
        return word;
    }

    public boolean accept(String word) {
        if (!at(word)) return false;
        next++;
        return true;
    }

    public void expect(String word) {
        if (!accept(word)) throw expected(Message.of("judge.what.sign", "sign", word));
    }

    public boolean atName() {
        return !atEnd() && Character.isLetter(peek().charAt(0));
    }

    boolean atNumber() {
        return !atEnd() && Character.isDigit(peek().charAt(0));
    }

    public String name() {
        if (!atName()) throw expected(Message.of("judge.what.name"));
        return next();
    }

    /// @return the number of words that were read
    int position() {
        return next;
    }

    /// @return the names among the words read since
    List<String> namesFrom(int position) {
        return words.subList(position, next).stream()
                .filter(word -> Character.isLetter(word.charAt(0)))
                .toList();
    }

    /// Reports a fault: the text that was expected instead of the next word.
    public JudgeException expected(Message what) {
        int offset = atEnd() ? text.length() : starts.get(next);
        return new JudgeException(Message.of(
                "judge.file.expected",
                "text",
                text,
                "caret",
                " ".repeat(offset),
                "what",
                what,
                "found",
                atEnd() ? Message.of("judge.what.end") : Message.of("judge.what.sign", "sign", peek())));
    }
}
