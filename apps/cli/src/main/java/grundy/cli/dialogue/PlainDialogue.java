package grundy.cli.dialogue;

import grundy.present.layout.Ink;
import grundy.present.layout.Tint;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A dialogue over a pipe or a file. Each line read is echoed after its prompt, so that the output reads as a whole.
public final class PlainDialogue implements Dialogue {
    private static final int MOST_CHARACTERS = 20_000;
    private final BufferedReader in;
    private final PrintStream out;
    private final int width;
    private final Ink ink;

    public PlainDialogue(InputStream in, PrintStream out, int width, Ink ink) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = out;
        this.width = width;
        this.ink = ink;
    }

    @Override
    public DialogueInput ask(String prompt, Supplier<List<String>> completions) throws IOException {
        var line = in.readLine();
        if (line == null) return new DialogueInput.End();
        var excerpt = line.length() <= MOST_CHARACTERS ? line : line.substring(0, MOST_CHARACTERS);
        out.println(prompt + excerpt.strip());
        out.flush();
        return new DialogueInput.Line(excerpt);
    }

    @Override
    public void say(String line, @Nullable Tint tint) {
        out.println(tint == null ? line : ink.paint(tint, line));
        out.flush();
    }

    @Override
    public int width() {
        return width;
    }
}
