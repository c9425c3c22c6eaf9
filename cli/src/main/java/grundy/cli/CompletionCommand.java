package grundy.cli;

import grundy.present.json.ProgramInfoJson;
import grundy.text.Language;
import grundy.text.Message;
import java.util.List;
import java.util.function.Function;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/// `completion`: a script that completes commands, options and names of games and problems in bash and zsh.
///
/// @param root the specification of the program
/// @param candidates what the words of a command can be
record CompletionCommand(Function<Language, CommandSpec> root, Function<String, List<String>> candidates)
        implements Command {
    @Override
    public void describe(OptionList options) {
        // takes nothing but the common options
    }

    @Override
    public int run(ParseResult arguments, Console console) {
        if (!CommandWords.of(arguments).isEmpty()) throw new UsageException(Message.of("cli.completion.no-arguments"));
        var program = root.apply(console.language());
        program.subcommands().forEach((name, command) -> {
            var names = candidates.apply(name);
            if (names.isEmpty()) return;
            var spec = command.getCommandSpec();
            for (var words : spec.positionalParameters().toArray(new PositionalParamSpec[0])) {
                spec.remove(words);
                spec.addPositional(
                        words.toBuilder().completionCandidates(names).build());
            }
        });
        var script = AutoComplete.bash("grundy", new CommandLine(program));
        if (console.json()) console.say(ProgramInfoJson.completion(script));
        else console.out().print(script);
        return DONE;
    }
}
