package grundy.cli;

import grundy.present.json.ProgramInfoJson;
import grundy.rules.CatalogueEntry;
import grundy.rules.catalogue.Catalogue;
import grundy.text.Language;
import grundy.text.Message;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/// `completion`: a script that completes commands, options and names of games in bash and zsh.
final class CompletionCommand implements Command {
    @Override
    public void describe(CommandSpec spec, Language language) {
        // takes nothing but the common options
    }

    @Override
    public int run(ParseResult arguments, Console console) {
        if (!Main.words(arguments).isEmpty()) throw new UsageException(Message.of("cli.completion.no-arguments"));
        var root = CommandLineSpec.root(console.language());
        var games =
                Catalogue.builtIn().entries().stream().map(CatalogueEntry::id).toList();
        root.subcommands().forEach((name, command) -> {
            if (name.equals("games") || name.equals("eval") || name.equals("completion")) return;
            var spec = command.getCommandSpec();
            for (var words : spec.positionalParameters().toArray(new PositionalParamSpec[0])) {
                spec.remove(words);
                spec.addPositional(words.toBuilder().completionCandidates(games).build());
            }
        });
        var script = AutoComplete.bash("grundy", new CommandLine(root));
        if (console.json()) console.say(ProgramInfoJson.completion(script));
        else console.out().print(script);
        return DONE;
    }
}
