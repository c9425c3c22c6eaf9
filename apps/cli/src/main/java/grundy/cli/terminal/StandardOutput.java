package grundy.cli.terminal;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/// Standard output, on which nothing is lost in silence: where it cannot be written, the command ends.
public final class StandardOutput extends FilterOutputStream {
    private static final int BUFFER_BYTES = 1 << 16;

    private StandardOutput(OutputStream out) {
        super(out);
    }

    /// Output could not be written: the disk is full, or nobody reads the pipe any more.
    public static final class LostOutputException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final String problem;

        LostOutputException(IOException cause) {
            super(cause);
            this.problem = String.valueOf(cause.getMessage());
        }

        /// @return whether a reader has had enough, as `head` has, so that nothing went wrong
        public boolean isUnread() {
            return problem.contains("Broken pipe");
        }

        /// @return the system's message
        public String problem() {
            return problem;
        }
    }

    /// @return standard output in UTF-8, through a buffer
    public static PrintStream open() {
        return over(new FileOutputStream(FileDescriptor.out));
    }

    /// @return a stream like this over another one
    static PrintStream over(OutputStream out) {
        return new PrintStream(
                new StandardOutput(new BufferedOutputStream(out, BUFFER_BYTES)), false, StandardCharsets.UTF_8);
    }

    @Override
    public void write(int one) {
        try {
            out.write(one);
        } catch (IOException e) {
            throw new LostOutputException(e);
        }
    }

    @Override
    public void write(byte[] bytes, int from, int count) {
        try {
            out.write(bytes, from, count);
        } catch (IOException e) {
            throw new LostOutputException(e);
        }
    }

    @Override
    public void flush() {
        try {
            out.flush();
        } catch (IOException e) {
            throw new LostOutputException(e);
        }
    }
}
