package grundy.cli.input;

import grundy.cli.option.UsageException;
import grundy.limit.LimitException;
import grundy.text.Message;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// Bytes of a text that must be UTF-8, checked as they are read: a text in GBK or UTF-16 would be garbled, or be
/// taken for another.
public final class Utf8Input extends FilterInputStream {
    /// The largest text that is read as a whole.
    public static final int MOST_MEGABYTES = 64;

    private final String name;
    private long line = 1;

    /// Bytes that must follow to end a character, and between which the next of them must lie.
    private int expected;

    private int least = 0x80;
    private int most = 0xBF;

    /// @param name of the file, for the error
    Utf8Input(InputStream in, String name) {
        super(in);
        this.name = name;
    }

    /// Reads the whole of a text, from a file or what is piped in.
    ///
    /// @throws LimitException if it is longer than a text may be
    /// @throws UsageException if the bytes are not UTF-8
    public static String text(InputStream in, String name) throws IOException {
        var bytes = in.readNBytes((MOST_MEGABYTES << 20) + 1);
        if (bytes.length > MOST_MEGABYTES << 20) throw tooLong(name);
        return decode(bytes, name);
    }

    /// Reads a file as UTF-8.
    ///
    /// @param name as the user wrote it
    public static String text(Path file, String name) throws IOException {
        try (var in = Files.newInputStream(file)) {
            return text(in, name);
        }
    }

    static LimitException tooLong(String name) {
        return new LimitException(Message.of("cli.text-too-long", "file", name, "most", MOST_MEGABYTES));
    }

    /// @throws UsageException if the bytes are not UTF-8
    public static String decode(byte[] bytes, String name) {
        var check = new Utf8Input(InputStream.nullInputStream(), name);
        check.check(bytes, 0, bytes.length);
        check.end();
        return new String(bytes, StandardCharsets.UTF_8);
    }

    @Override
    public int read() throws IOException {
        var one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 255;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        int count = in.read(bytes, offset, length);
        if (count < 0) end();
        else check(bytes, offset, count);
        return count;
    }

    private void check(byte[] bytes, int offset, int count) {
        for (int i = offset; i < offset + count; i++) {
            int next = bytes[i] & 255;
            if (expected > 0) inside(next);
            else if (next == '\n') line++;
            else if (next == 0 || next >= 0x80) begin(next);
        }
    }

    private void begin(int next) {
        if (next == 0 || next >= 0xFE) throw new UsageException(Message.of("cli.utf-16", "file", name));
        if (next < 0xC2 || next > 0xF4) throw bad();
        expected = next < 0xE0 ? 1 : next < 0xF0 ? 2 : 3;
        least = next == 0xE0 ? 0xA0 : next == 0xF0 ? 0x90 : 0x80;
        most = next == 0xED ? 0x9F : next == 0xF4 ? 0x8F : 0xBF;
    }

    private void inside(int next) {
        if (next < least || next > most) throw bad();
        expected--;
        least = 0x80;
        most = 0xBF;
    }

    private void end() {
        if (expected > 0) throw bad();
    }

    private UsageException bad() {
        return new UsageException(Message.of("cli.not-utf-8", "file", name, "line", line));
    }
}
