package grundy.cli.values;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/// Writes heaps and their values, a line each: many millions of them, so without an object for each.
final class ValueLines {
    private static final int ROOM = 1 << 16;
    private static final int LONGEST = 40;

    private final OutputStream out;
    private final char between;
    private final byte[] bytes = new byte[ROOM];
    private int size;

    ValueLines(OutputStream out, char between) {
        this.out = out;
        this.between = between;
    }

    void head(String line) throws IOException {
        out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /// Adds the heaps first, first + 1, ... while somebody reads them.
    void add(long first, int[] values, int count) throws IOException {
        for (int i = 0; i < count; i++) {
            if (size > ROOM - LONGEST) flush();
            number(first + i);
            bytes[size++] = (byte) between;
            number(values[i]);
            bytes[size++] = '\n';
        }
    }

    private void number(long number) {
        int digits = 1;
        for (long rest = number; rest > 9; rest /= 10) digits++;
        int end = size + digits;
        long rest = number;
        for (int at = end - 1; at >= size; at--, rest /= 10) bytes[at] = (byte) ('0' + rest % 10);
        size = end;
    }

    /// @throws IOException if nobody reads any more, as in a pipe to `head`
    void flush() throws IOException {
        out.write(bytes, 0, size);
        size = 0;
        if (out instanceof PrintStream print && print.checkError()) throw new ClosedOutputException();
    }

    /// Nobody reads the output any more: no fault.
    static final class ClosedOutputException extends IOException {
        private static final long serialVersionUID = 1L;
    }
}
