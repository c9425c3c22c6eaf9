package grundy.cli.dialogue;

import grundy.present.layout.Ink;
import grundy.present.layout.Tint;
import grundy.present.layout.WordWrap;
import grundy.text.PrintableText;
import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.Reference;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/// A terminal: the line can be edited, the tab key completes, arrow keys bring earlier lines back, Ctrl-C throws the
/// line away. Ctrl-D ends, and so does Ctrl-C where there is no line to be thrown away.
public final class TerminalDialogue implements Dialogue, AutoCloseable {
    private static final int NARROWEST = 40;
    private final Terminal terminal;
    private final LineReader reader;
    private final Ink ink;
    private Supplier<List<String>> completions = List::of;
    private volatile boolean interrupted;

    /// @param onInterrupt what is done when a person presses Ctrl-C while nothing is asked: he leaves
    public TerminalDialogue(Ink ink, Runnable onInterrupt) throws IOException {
        this.ink = ink;
        terminal = TerminalBuilder.builder().system(true).nativeSignals(true).build();
        terminal.handle(Terminal.Signal.INT, _ -> {
            interrupted = true;
            onInterrupt.run();
        });
        reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .parser(new WholeLine())
                .completer((_, _, candidates) -> completions.get().forEach(text -> candidates.add(new Candidate(text))))
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .option(LineReader.Option.CASE_INSENSITIVE, true)
                .build();
        bindArrows();
    }

    /// The arrow keys of terminals that do not switch to the codes asked for.
    private void bindArrows() {
        var keys = reader.getKeyMaps().get(LineReader.MAIN);
        if (keys == null) return;
        keys.bind(new Reference(LineReader.UP_LINE_OR_HISTORY), "\u001b[A");
        keys.bind(new Reference(LineReader.DOWN_LINE_OR_HISTORY), "\u001b[B");
        keys.bind(new Reference(LineReader.FORWARD_CHAR), "\u001b[C");
        keys.bind(new Reference(LineReader.BACKWARD_CHAR), "\u001b[D");
    }

    @Override
    public DialogueInput ask(String prompt, Supplier<List<String>> possible) {
        if (interrupted) return new DialogueInput.End();
        completions = possible;
        try {
            return new DialogueInput.Line(reader.readLine(PrintableText.text(prompt)));
        } catch (UserInterruptException e) {
            return e.getPartialLine().isBlank() ? new DialogueInput.End() : new DialogueInput.Cancelled();
        } catch (EndOfFileException _) {
            return new DialogueInput.End();
        }
    }

    @Override
    public void say(String line, @Nullable Tint tint) {
        WordWrap.of(PrintableText.text(line), width() - 1).stream()
                .map(piece -> tint == null ? piece : ink.paint(tint, piece))
                .forEach(terminal.writer()::println);
        terminal.flush();
    }

    @Override
    public int width() {
        return Math.max(NARROWEST, terminal.getSize().getColumns());
    }

    @Override
    public void close() throws IOException {
        terminal.close();
    }

    /// Takes a line as one word, so that completions may contain blanks.
    private static final class WholeLine extends DefaultParser {
        WholeLine() {
            setEscapeChars(new char[0]);
            setQuoteChars(new char[0]);
        }

        @Override
        public boolean isDelimiterChar(CharSequence buffer, int position) {
            return false;
        }
    }
}
