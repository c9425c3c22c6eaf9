package grundy.cli.terminal;

import grundy.present.layout.Ink;
import grundy.text.PrintableText;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// A stream to a person that protects the terminal from control characters in files, their names, or
/// words of the command line: but for line feeds, and the colours of this program where they are shown,
/// every unprintable character becomes an escape.
public final class PrintableOutput extends PrintStream {
    private static final int LONGEST_CHARACTER = 4;

    private final PrintStream target;

    private PrintableOutput(PrintStream target, boolean coloured, boolean tabbed) {
        super(new EscapingStream(target, coloured, tabbed), false, StandardCharsets.UTF_8);
        this.target = target;
    }

    /// Opens one without colours.
    ///
    /// @param target in UTF-8, which shows what it is given
    public static PrintableOutput over(PrintStream target) {
        return new PrintableOutput(target, false, false);
    }

    /// @param coloured whether this program's colours are shown
    /// @return another one to the same target
    public PrintableOutput coloured(boolean coloured) {
        return new PrintableOutput(target, coloured, false);
    }

    /// @return another one to the same target, for answers that programs read, which may have tabs
    PrintableOutput tabbed() {
        return new PrintableOutput(target, false, true);
    }

    /// Goes to the beginning of the line of a terminal.
    void carriageReturn() {
        flush();
        target.print('\r');
        target.flush();
    }

    @Override
    public void flush() {
        super.flush();
        target.flush();
    }

    /// Escapes control characters in a stream; its input may come in pieces that end anywhere.
    private static final class EscapingStream extends OutputStream {
        private final PrintStream target;
        private final boolean coloured;
        private final boolean tabbed;

        /// The beginning of a character, or of a sequence for colours.
        private byte[] pending = {};

        EscapingStream(PrintStream target, boolean coloured, boolean tabbed) {
            this.target = target;
            this.coloured = coloured;
            this.tabbed = tabbed;
        }

        @Override
        public void write(int one) {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] more, int offset, int length) {
            byte[] bytes = more;
            int from = offset;
            int end = offset + length;
            if (pending.length > 0) {
                bytes = new byte[pending.length + length];
                System.arraycopy(pending, 0, bytes, 0, pending.length);
                System.arraycopy(more, offset, bytes, pending.length, length);
                from = 0;
                end = bytes.length;
                pending = new byte[0];
            }
            escape(bytes, from, end);
        }

        private void escape(byte[] bytes, int from, int end) {
            int start = from;
            int at = from;
            while (at < end) {
                int first = bytes[at];
                if (first >= ' ' && first < 0x7F || first == '\n' || first == '\t' && tabbed) {
                    at++;
                    continue;
                }
                int length = first < 0 ? length(first) : first == '\u001b' && coloured ? colour(bytes, at, end) : 1;
                if (length > end - at) {
                    target.write(bytes, start, at - start);
                    pending = Arrays.copyOfRange(bytes, at, end);
                    return;
                }
                boolean isColour = first == '\u001b' && length > 1;
                int character = isColour ? 'm' : new String(bytes, at, length, StandardCharsets.UTF_8).codePointAt(0);
                if (!PrintableText.isSafe(character)) {
                    target.write(bytes, start, at - start);
                    var escape = PrintableText.escape(character).getBytes(StandardCharsets.US_ASCII);
                    target.write(escape, 0, escape.length);
                    start = at + length;
                }
                at += length;
            }
            target.write(bytes, start, end - start);
        }

        private static int length(int first) {
            return Math.clamp(Integer.numberOfLeadingZeros(~(first << Integer.SIZE - Byte.SIZE)), 1, LONGEST_CHARACTER);
        }

        /// @return the length of a sequence for colours; more than the rest if it has only begun; 1 if it
        ///     is none
        private static int colour(byte[] bytes, int at, int end) {
            int left = Math.min(end - at, Ink.LONGEST);
            var text = new String(bytes, at, left, StandardCharsets.ISO_8859_1);
            for (var sequence : Ink.SEQUENCES) {
                if (text.startsWith(sequence)) return sequence.length();
                if (sequence.startsWith(text)) return left + 1;
            }
            return 1;
        }
    }
}
