package grundy.cli;

import grundy.text.Language;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/// Runs a few typical commands and throws their output away, so that the JDK can write an ahead-of-time cache of
/// the classes they use.
final class TrainCommand implements Command {
    private static final List<String> TYPICAL = List.of(
            "solve nim 3 5 7",
            "solve nim 3 5 7 --json",
            "solve 威佐夫 5 8 --lang zh",
            "solve kayles 10",
            "solve take{1,3,4} 100",
            "solve misere nim 1 2 3",
            "solve chomp 3 4",
            "solve nim(3,5)+wythoff(4,7)+[take 1..3](21)+[0.77](10)",
            "solve kayls 5",
            "values 0.137 --to 60",
            "games --json",
            "games",
            "show wythoff",
            "solve --help");

    @Override
    public void describe(CommandSpec spec, Language language) {
        // takes nothing
    }

    @Override
    public int run(ParseResult arguments, Console console) {
        var nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        for (var line : TYPICAL) Main.run(line.split(" "), new ByteArrayInputStream(new byte[0]), nowhere, nowhere);
        return DONE;
    }
}
