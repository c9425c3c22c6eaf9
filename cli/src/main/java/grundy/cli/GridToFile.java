package grundy.cli;

import grundy.rules.Prefixed;
import grundy.solve.GridQuestion;
import grundy.solve.Solver;
import grundy.store.GridFile;
import grundy.store.json.JsonObject;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine.ParseResult;

/// `values RULES --to N --out FILE` for a game of two coordinates: the table as lines of numbers with commas.
final class GridToFile {
    private final ParseResult arguments;
    private final Console console;
    private final Path file;

    GridToFile(ParseResult arguments, Console console, Path file) {
        this.arguments = arguments;
        this.console = console;
        this.file = file;
    }

    void run(Prefixed rules) throws IOException {
        if (!arguments.hasMatchedOption("--to")) throw new UsageException(Message.of("store.to"));
        if (arguments.hasMatchedOption("--certificate"))
            throw new UsageException(Message.of("store.only-file", "option", "--certificate"));
        long to = NumberOptions.number(arguments, "--to", 0);
        long most = GridQuestion.largest(rules.game(), rules.play());
        if (to > most) throw new UsageException(Message.of("cli.values.large-grid", "most", most, "to", to));
        if (Files.exists(file)) throw new UsageException(Message.of("store.exists", "file", file));
        boolean whole = to <= GridQuestion.largestOfValues(rules.game(), rules.play());
        var solver = new Solver(ValuesToFile.limits(arguments));
        var status = new StatusLine(console.err(), console.language());
        var progress = new Progress(status, 0, to + 1);
        GridFile.Written written;
        try {
            written = GridFile.write(solver, rules, Math.toIntExact(to), file, progress::rows);
        } finally {
            status.end();
        }
        if (console.json()) {
            var node = new JsonObject()
                    .put("rules", rules.game().text())
                    .put("play", rules.play().name().toLowerCase(Locale.ROOT))
                    .put("to", to)
                    .put("file", file.toString())
                    .put("coldCount", written.cold());
            if (whole) node.put("largest", written.largest());
            else node.putNull("largest");
            console.say(node);
            return;
        }
        console.say(Message.of(
                whole ? "store.grid" : "store.grid-cold",
                "file",
                file,
                "to",
                to,
                "largest",
                written.largest(),
                "cold",
                written.cold()));
    }
}
