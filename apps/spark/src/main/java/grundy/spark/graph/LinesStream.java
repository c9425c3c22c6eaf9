package grundy.spark.graph;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;

/// Lines as a stream of bytes, as readers of files want them.
final class LinesStream extends InputStream {
    private final Iterator<String> lines;
    private byte[] line = {};
    private int at;

    LinesStream(Iterator<String> lines) {
        this.lines = lines;
    }

    /// Reads on to a line of which something is left.
    ///
    /// @return whether there is one
    private boolean fill() {
        while (at == line.length) {
            if (!lines.hasNext()) return false;
            line = (lines.next() + "\n").getBytes(StandardCharsets.UTF_8);
            at = 0;
        }
        return true;
    }

    @Override
    public int read() {
        return fill() ? line[at++] & 0xFF : -1;
    }

    @Override
    public int read(byte[] into, int from, int most) {
        if (most == 0) return 0;
        if (!fill()) return -1;
        int some = Math.min(most, line.length - at);
        System.arraycopy(line, at, into, from, some);
        at += some;
        return some;
    }
}
