package grundy.rules.graph;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.text.Message;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// The bytes of a text in UTF-8, one at a time, with the number of the line.
final class GraphBytes {
    static final int END = -1;
    private static final int BUFFER = 1 << 16;

    /// The most bytes of a word or of a line of a table.
    private static final int MOST_BYTES = 1 << 24;

    private final InputStream in;
    private final Runnable pulse;
    private final byte[] buffer = new byte[BUFFER];
    private int at;
    private int filled;
    private long line = 1;

    /// The word being read.
    private byte[] word = new byte[64];

    private int length;

    /// @param pulse run at each buffer; it may throw to stop
    GraphBytes(InputStream in, Runnable pulse) throws IOException {
        this.in = in;
        this.pulse = pulse;
        fill();
        if (filled >= 3 && buffer[0] == (byte) 0xEF && buffer[1] == (byte) 0xBB && buffer[2] == (byte) 0xBF) at = 3;
    }

    private void fill() throws IOException {
        at = 0;
        filled = in.readNBytes(buffer, 0, BUFFER);
        Checkpoint.look();
        pulse.run();
    }

    /// @return the first bytes; to be asked before any is taken
    byte[] head() {
        return Arrays.copyOfRange(buffer, at, filled);
    }

    /// @return the next byte, 0 to 255, or {@link #END}; it stays the next
    int peek() throws IOException {
        if (at < filled) return buffer[at] & 255;
        if (filled == 0) return END;
        fill();
        return filled == 0 ? END : buffer[at] & 255;
    }

    /// Takes the next byte.
    int next() throws IOException {
        int next = peek();
        if (next == END) return END;
        at++;
        if (next == '\n') line++;
        return next;
    }

    /// @return the line of the next byte, from 1
    long line() {
        return line;
    }

    void beginWord() {
        length = 0;
    }

    /// @throws LimitException if the word is too long
    void add(int next) {
        if (length == word.length) word = longer(word);
        word[length++] = (byte) next;
    }

    /// @return the same bytes with as much room again
    /// @throws LimitException if they are too many
    byte[] longer(byte[] full) {
        checkLength(full.length);
        return Arrays.copyOf(full, 2 * full.length);
    }

    /// @param length of something that stands in one line, or is one word
    /// @throws LimitException if it may not become longer
    void checkLength(int length) {
        if (length >= MOST_BYTES)
            throw new LimitException(Message.of("limit.graph-word", "line", line, "most", MOST_BYTES));
    }

    byte[] word() {
        return word;
    }

    int wordLength() {
        return length;
    }

    /// @return the word as text
    String wordText() {
        return new String(word, 0, length, StandardCharsets.UTF_8);
    }

    /// Takes blanks and tabs.
    void skipBlanks() throws IOException {
        while (isBlank(peek())) next();
    }

    void skipLine() throws IOException {
        int next = peek();
        while (next != '\n' && next != END) {
            next();
            next = peek();
        }
    }

    static boolean isBlank(int next) {
        return next == ' ' || next == '\t' || next == '\r';
    }
}
