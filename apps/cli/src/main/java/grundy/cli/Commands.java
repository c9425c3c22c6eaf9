package grundy.cli;

import grundy.cli.command.Command;
import grundy.cli.command.DuelCommand;
import grundy.cli.command.EmitCommand;
import grundy.cli.command.EvalCommand;
import grundy.cli.command.ExerciseCommand;
import grundy.cli.command.GamesCommand;
import grundy.cli.command.GraphCommand;
import grundy.cli.command.JudgeCommand;
import grundy.cli.command.LearnCommand;
import grundy.cli.command.MatrixCommand;
import grundy.cli.command.PatternCommand;
import grundy.cli.command.PlayCommand;
import grundy.cli.command.ServeCommand;
import grundy.cli.command.ShowCommand;
import grundy.cli.command.SolveCommand;
import grundy.cli.command.SurveyCommand;
import grundy.cli.command.TreeCommand;
import grundy.cli.option.FileEndingException;
import grundy.cli.option.OptionList;
import grundy.cli.option.UsageException;
import grundy.cli.proof.CheckCommand;
import grundy.cli.proof.ProveCommand;
import grundy.cli.proof.QuotientCommand;
import grundy.cli.values.ValuesCommand;
import grundy.text.Language;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// All commands by name, in the order in which help lists them. To add a command, add a class and a line.
final class Commands {
    static final Map<String, Supplier<Command>> BY_NAME = new LinkedHashMap<>();

    static {
        BY_NAME.put("solve", SolveCommand::new);
        BY_NAME.put("values", ValuesCommand::new);
        BY_NAME.put("pattern", PatternCommand::new);
        BY_NAME.put("prove", ProveCommand::new);
        BY_NAME.put("quotient", QuotientCommand::new);
        BY_NAME.put("check", CheckCommand::new);
        BY_NAME.put("play", PlayCommand::new);
        BY_NAME.put("learn", LearnCommand::new);
        BY_NAME.put("exercise", ExerciseCommand::new);
        BY_NAME.put("graph", GraphCommand::new);
        BY_NAME.put("matrix", MatrixCommand::new);
        BY_NAME.put("tree", TreeCommand::new);
        BY_NAME.put("eval", EvalCommand::new);
        BY_NAME.put("judge", JudgeCommand::new);
        BY_NAME.put("duel", DuelCommand::new);
        BY_NAME.put("emit", EmitCommand::new);
        BY_NAME.put("survey", SurveyCommand::new);
        BY_NAME.put("games", GamesCommand::new);
        BY_NAME.put("show", ShowCommand::new);
        BY_NAME.put("serve", ServeCommand::new);
        BY_NAME.put("completion", () -> new CompletionCommand(Commands::root));
    }

    /// Commands that help does not mention.
    static final Map<String, Supplier<Command>> HIDDEN = Map.of("train", TrainCommand::new);

    /// Words for `--help` and `--version`.
    static final Set<String> HELP = Set.of("help", "帮助");

    static final Set<String> VERSION = Set.of("version", "版本");

    /// @return whether a word stands where a command may stand
    static boolean isName(String word) {
        return BY_NAME.containsKey(word) || HIDDEN.containsKey(word) || HELP.contains(word) || VERSION.contains(word);
    }

    /// @param line a command line
    /// @return the words of the question: those before the first option, without the command's name
    static List<String> question(List<String> line) {
        return line.stream()
                .filter(word -> !isName(word))
                .takeWhile(word -> !word.startsWith("--"))
                .toList();
    }

    /// @return the specification of `grundy` with all its commands, for help and completion
    static CommandSpec root(Language language) {
        var root = CommandSpec.create().name("grundy");
        root.usageMessage()
                .description(Message.of("cli.about").in(language))
                .footer(Message.of("cli.footer").in(language).split("\n"));
        var options = new OptionList(root, language);
        CommandLineParser.addCommon(options);
        options.flag(OptionSpec.builder("-V", CommandLineParser.VERSION), Message.of("cli.option.version"));
        BY_NAME.forEach(
                (name, command) -> root.addSubcommand(name, CommandLineParser.command(name, command.get(), language)));
        return root;
    }

    /// @param command that was called
    /// @return the fault, with the options that write the promised format: those of the command, or else of any
    static UsageException withHint(FileEndingException fault, String command) {
        var here = new ArrayList<String>();
        var elsewhere = new ArrayList<String>();
        BY_NAME.forEach((other, each) -> {
            boolean isHere = other.equals(command);
            for (var option : each.get().files())
                if (option.writes(fault.ending()))
                    (isHere ? here : elsewhere).add(isHere ? option.name() : "grundy " + other + " " + option.name());
        });
        if (here.equals(List.of(fault.option().name()))) return fault;
        here.remove(fault.option().name());
        if (here.isEmpty()) here.addAll(elsewhere);
        return fault.withHint(Optional.of(
                here.isEmpty()
                        ? Message.of("cli.file.nowhere", "ending", fault.ending())
                        : Message.of("cli.file.writers", "ending", fault.ending(), "options", here)));
    }

    private Commands() {}
}
