package grundy.cli;

import grundy.cli.terminal.Screen;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A command line that was run, with what it printed.
public record Ran(int status, String out, String err) {
    /// @param input what standard input holds
    public static Ran run(String input, String... arguments) {
        return on(Screen.none(), input, arguments);
    }

    /// On a terminal of so many columns.
    public static Ran at(int columns, String... arguments) {
        return on(new Screen(columns, true, false, false), "", arguments);
    }

    private static Ran on(Screen screen, String input, String... arguments) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        int status = Main.run(
                arguments,
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                screen,
                false);
        return new Ran(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /// Runs one command.
    public static Ran command(String name, String input, String... arguments) {
        var words = new ArrayList<>(List.of(name));
        words.addAll(List.of(arguments));
        return run(input, words.toArray(new String[0]));
    }

    public JsonNode json() {
        return JsonMapper.builder().build().readTree(out);
    }
}
