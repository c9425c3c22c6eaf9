package grundy.cli;

import grundy.cli.command.Command;
import grundy.cli.option.CommandWords;
import grundy.cli.option.OptionList;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.present.json.ProgramInfoJson;
import grundy.text.Language;
import grundy.text.Message;
import java.util.function.Function;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/// `completion`: a script that completes commands, options and names of games and problems in bash and zsh.
///
/// @param root the specification of the program
record CompletionCommand(Function<Language, CommandSpec> root) implements Command {
    @Override
    public void describe(OptionList options) {
        // takes nothing but the common options
    }

    @Override
    public int run(ParseResult arguments, Console console) {
        if (!CommandWords.of(arguments).isEmpty()) throw new UsageException(Message.of("cli.completion.no-arguments"));
        var script = AutoComplete.bash("grundy", new CommandLine(root.apply(console.language())));
        if (console.json()) console.say(ProgramInfoJson.completion(script));
        else console.out().print(script);
        return DONE;
    }
}
