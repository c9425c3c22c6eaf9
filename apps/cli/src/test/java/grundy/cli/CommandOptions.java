package grundy.cli;

import grundy.text.Language;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;

/// The options of a command, as its help lists them.
public final class CommandOptions {
    private CommandOptions() {}

    public static Stream<OptionSpec> of(String command) {
        return CommandLineParser.command(command, Commands.BY_NAME.get(command).get(), Language.EN).options().stream();
    }
}
