package grundy.contest.judge;

import grundy.contest.problem.CaseValue;
import grundy.contest.problem.JudgeException;
import grundy.limit.Checkpoint;
import grundy.text.Message;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;

/// Reads numbers and words from a stream of bytes, any white space between them, and knows where it is.
///
/// Cost: a look at each byte, once. The end of the last line may be missing; `\r` is white space.
final class InputReader {
    private static final int BUFFER_BYTES = 1 << 16;
    private static final int SHOWN = 24;

    /// The number of digits that always fit into a long.
    private static final int SHORT_DIGITS = 18;

    private static final int MOST_DIGITS = 100_000;
    private static final int NONE = -1;

    /// Old files of judges end with it.
    private static final int END_MARK = 0x1A;
    private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private final InputStream in;
    private final byte[] buffer = new byte[BUFFER_BYTES];
    private int at;
    private int end;
    private boolean ended;
    private long before;
    private long line = 1;
    private long lineStart;

    /// The place where the latest number or word began.
    private long wordLine = 1;

    private long wordColumn = 1;

    InputReader(InputStream in) throws IOException {
        this.in = in;
        fill();
        boolean marked = end >= MARK.length;
        for (int i = 0; i < MARK.length && marked; i++) marked = buffer[i] == MARK[i];
        if (marked) at = MARK.length;
        lineStart = at;
    }

    /// Once the end was met it is not asked for again: at a terminal it would have to be typed again.
    private boolean fill() throws IOException {
        before += end;
        at = 0;
        end = ended ? 0 : Math.max(0, in.read(buffer));
        ended = end == 0;
        return !ended;
    }

    private int peek() throws IOException {
        return at < end || fill() ? buffer[at] : NONE;
    }

    private static boolean isBlank(int c) {
        return c == ' ' || c >= '\t' && c <= '\r' || c == 0 || c == END_MARK;
    }

    /// Skips white space.
    ///
    /// @return whether anything is left
    boolean skipSpace() throws IOException {
        while (true) {
            while (at < end && isBlank(buffer[at])) newline(buffer[at++]);
            if (at < end) return true;
            if (!fill()) return false;
        }
    }

    private void newline(int c) {
        if (c != '\n') return;
        line++;
        lineStart = before + at;
    }

    private void begin(Message what) throws IOException {
        boolean more = skipSpace();
        wordLine = line;
        wordColumn = before + at - lineStart + 1;
        if (!more) throw error("judge.input.ended", "what", what);
    }

    /// @param name of what stands there, for the message if something else does
    /// @throws JudgeException if there is no whole number
    CaseValue.WholeNumber number(String name) throws IOException {
        begin(Message.of("judge.what.number", "name", name));
        boolean negative = buffer[at] == '-';
        if (buffer[at] == '-' || buffer[at] == '+') at++;
        Checkpoint.step();
        long number = 0;
        int digits = 0;
        int c = peek();
        for (; c >= '0' && c <= '9' && digits < SHORT_DIGITS; c = peek()) {
            number = 10 * number + c - '0';
            digits++;
            at++;
        }
        if (digits == 0 || c != NONE && !isBlank(c) && !(c >= '0' && c <= '9'))
            throw notANumber(name, (negative ? "-" : "") + (digits == 0 ? "" : String.valueOf(number)));
        // One more digit always fits; of the twenty digits of a word only the last needs care.
        if (c >= '0' && c <= '9') {
            number = 10 * number + c - '0';
            at++;
            c = peek();
        }
        if (c >= '0' && c <= '9') {
            int digit = c - '0';
            boolean fits = Long.compareUnsigned(number, Long.divideUnsigned(-1L - digit, 10)) <= 0;
            if (!fits) return longNumber(name, CaseValue.WholeNumber.ofWord(number), negative);
            at++;
            int after = peek();
            if (after >= '0' && after <= '9')
                return longNumber(name, CaseValue.WholeNumber.ofWord(10 * number + digit), negative);
            number = 10 * number + digit;
            c = after;
        }
        if (c != NONE && !isBlank(c)) throw notANumber(name, (negative ? "-" : "") + Long.toUnsignedString(number));
        if (number < 0)
            return negative
                    ? CaseValue.WholeNumber.of(
                            CaseValue.WholeNumber.ofWord(number).big().negate())
                    : CaseValue.WholeNumber.ofWord(number);
        return CaseValue.WholeNumber.of(negative ? -number : number);
    }

    private CaseValue.WholeNumber longNumber(String name, Object start, boolean negative) throws IOException {
        var digits = new StringBuilder().append(start);
        int c = peek();
        for (; c >= '0' && c <= '9'; c = peek()) {
            digits.append((char) c);
            at++;
            if (digits.length() > MOST_DIGITS) throw error("judge.input.too-long", "name", name, "most", MOST_DIGITS);
        }
        if (c != NONE && !isBlank(c)) throw notANumber(name, (negative ? "-" : "") + digits);
        var number = new BigInteger(digits.toString());
        return CaseValue.WholeNumber.of(negative ? number.negate() : number);
    }

    private JudgeException notANumber(String name, String start) throws IOException {
        var word = start + wordHere();
        var excerpt = word.length() > SHOWN ? word.substring(0, SHOWN) + "…" : word;
        return error("judge.input.found", "what", Message.of("judge.what.number", "name", name), "found", excerpt);
    }

    private String wordHere() throws IOException {
        var bytes = new ByteArrayOutputStream();
        for (int c = peek(); at < end && !isBlank(c) && bytes.size() < MOST_DIGITS; c = peek()) {
            bytes.write(c);
            at++;
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /// @throws JudgeException if there is none, or it does not fit into a long
    long small(String name) throws IOException {
        var number = number(name);
        if (number.large() != null) throw error("judge.input.too-large", "name", name, "number", shortened(number));
        return number.small();
    }

    private static String shortened(CaseValue.WholeNumber number) {
        var text = number.toString();
        return text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text;
    }

    String word(String name) throws IOException {
        begin(Message.of("judge.what.word", "name", name));
        return wordHere();
    }

    /// @return the rest of this line, or if that is blank the next line that is not
    String line(String name) throws IOException {
        begin(Message.of("judge.what.line", "name", name));
        var bytes = new ByteArrayOutputStream();
        for (int c = peek(); (at < end) && c != '\n'; c = peek()) {
            bytes.write(c);
            at++;
        }
        return bytes.toString(StandardCharsets.UTF_8).strip();
    }

    /// @return the numbers of a line such as `[1,5,2]`
    long[] list(String name) throws IOException {
        return numbers(name, inside(name, line(name)));
    }

    /// @return the lists of a line such as `[[2,5],[3],[]]`
    long[][] listOfLists(String name) throws IOException {
        var rest = inside(name, line(name));
        var lists = new ArrayList<long[]>();
        while (!rest.isEmpty()) {
            int end = rest.indexOf(']') + 1;
            lists.add(numbers(name, inside(name, rest.substring(0, end))));
            rest = rest.substring(end).strip();
            if (rest.startsWith(",") && rest.endsWith("]"))
                rest = rest.substring(1).strip();
            else if (!rest.isEmpty()) throw notAList(name, rest);
        }
        return lists.toArray(long[][]::new);
    }

    private String inside(String name, String text) {
        if (!text.startsWith("[") || !text.endsWith("]") || text.length() < 2) throw notAList(name, text);
        return text.substring(1, text.length() - 1).strip();
    }

    private long[] numbers(String name, String text) {
        if (text.isEmpty()) return new long[0];
        try {
            return Arrays.stream(text.split(",", -1))
                    .mapToLong(word -> Long.parseLong(word.strip()))
                    .toArray();
        } catch (NumberFormatException _) {
            throw notAList(name, text);
        }
    }

    private JudgeException notAList(String name, String found) {
        var excerpt = found.length() > SHOWN ? found.substring(0, SHOWN) + "…" : found;
        return error("judge.input.found", "what", Message.of("judge.what.list", "name", name), "found", excerpt);
    }

    /// @return a complaint about the latest number or word
    JudgeException error(String key, Object... pairs) {
        return new JudgeException(Message.of(
                "judge.input.at", "line", wordLine, "column", wordColumn, "problem", Message.of(key, pairs)));
    }
}
