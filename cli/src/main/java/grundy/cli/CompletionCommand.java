package grundy.cli;

import grundy.present.json.ProgramInfoJson;
import grundy.text.Message;
import java.util.Objects;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/// `completion`: a script that completes commands, options and names of games and problems in bash and zsh.
final class CompletionCommand implements Command {
    @Override
    public void describe(OptionList options) {
        // takes nothing but the common options
    }

    @Override
    public int run(ParseResult arguments, Console console) {
        if (!CommandWords.of(arguments).isEmpty()) throw new UsageException(Message.of("cli.completion.no-arguments"));
        var root = CommandLineSpec.root(console.language());
        root.subcommands().forEach((name, command) -> {
            var names = Objects.requireNonNull(Commands.BY_NAME.get(name)).get().names();
            if (names.isEmpty()) return;
            var spec = command.getCommandSpec();
            for (var words : spec.positionalParameters().toArray(new PositionalParamSpec[0])) {
                spec.remove(words);
                spec.addPositional(words.toBuilder().completionCandidates(names).build());
            }
        });
        var script = AutoComplete.bash("grundy", new CommandLine(root));
        if (console.json()) console.say(ProgramInfoJson.completion(script));
        else console.out().print(script);
        return DONE;
    }
}
