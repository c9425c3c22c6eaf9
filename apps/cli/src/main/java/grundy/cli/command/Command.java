package grundy.cli.command;

import grundy.cli.option.FileOption;
import grundy.cli.option.LimitOptions;
import grundy.cli.option.OptionList;
import grundy.cli.terminal.Console;
import grundy.limit.Limits;
import grundy.rules.notation.SyntaxException;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.ParseResult;

/// A command of the command line.
public interface Command {
    int DONE = 0;
    int REFUSED = 1;
    int BAD_INPUT = 2;
    int LIMIT_REACHED = 3;

    /// Adds the command's own options and arguments to a list that has the common ones.
    void describe(OptionList options);

    /// @return its options that name a file to write
    default List<FileOption> files() {
        return List.of();
    }

    /// @return the limits that end the whole command
    default Limits limits(ParseResult arguments) {
        return LimitOptions.ofCommand(arguments);
    }

    /// @return the exit status
    /// @throws SyntaxException if rules or position are not in the rule language
    /// @throws grundy.cli.option.UsageException if the arguments make no sense
    int run(ParseResult arguments, Console console) throws SyntaxException, IOException;
}
