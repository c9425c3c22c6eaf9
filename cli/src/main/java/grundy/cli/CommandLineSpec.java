package grundy.cli;

import grundy.text.Language;
import grundy.text.Message;
import java.util.List;
import java.util.TreeSet;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// Builds picocli's model of the command line. Built by hand, not from annotations: reading those by reflection
/// would double the time of a short command. For the same reason a run builds the specification of its own command
/// only.
final class CommandLineSpec {
    static final String VERSION = "--version";

    private CommandLineSpec() {}

    /// @return what is wrong with a command line, where picocli says it in English only
    static Message fault(ParameterException fault, String[] arguments) {
        if (fault instanceof MissingParameterException missing
                && missing.getMissing().getFirst() instanceof OptionSpec option) return needsValue(option);
        if (fault instanceof UnmatchedArgumentException unmatched) {
            var known = unmatched.getCommandLine().getCommandSpec().optionsMap().keySet();
            return Message.of(
                    "cli.unknown-option", "name", unmatched.getUnmatched().getFirst(), "known", new TreeSet<>(known));
        }
        var options = fault.getCommandLine().getCommandSpec().optionsMap();
        for (var argument : arguments) {
            var parts = argument.split("=", 2);
            if (parts.length == 2
                    && options.get(parts[0]) instanceof OptionSpec option
                    && option.arity().max() == 0)
                return Message.of("cli.option-without-value", "option", parts[0], "text", parts[1]);
        }
        return Message.of("cli.bad-arguments", "problem", String.valueOf(fault.getMessage()));
    }

    static Message needsValue(OptionSpec option) {
        return Message.of("cli.option-needs-value", "option", option.longestName(), "label", option.paramLabel());
    }

    /// @return the specification of `grundy` with all its commands, for help and completion
    static CommandSpec root(Language language) {
        var root = CommandSpec.create().name("grundy");
        root.usageMessage()
                .description(Message.of("cli.about").in(language))
                .footer(Message.of("cli.footer").in(language).split("\n"));
        addCommon(root, language);
        root.addOption(OptionSpec.builder("-V", VERSION)
                .type(boolean.class)
                .arity("0")
                .description(Message.of("cli.option.version").in(language))
                .build());
        Commands.BY_NAME.forEach((name, command) -> root.addSubcommand(name, command(name, command.get(), language)));
        return root;
    }

    static CommandSpec command(String name, Command command, Language language) {
        var spec = CommandSpec.create().name(name);
        spec.usageMessage().description(Message.of("cli." + name).in(language));
        spec.parser().unmatchedOptionsArePositionalParams(true);
        addCommon(spec, language);
        command.describe(spec, language);
        return spec;
    }

    private static void addCommon(CommandSpec spec, Language language) {
        spec.addOption(flag("--json", Message.of("cli.option.json"), language));
        spec.addOption(OptionSpec.builder("--lang")
                .type(String.class)
                .paramLabel("en|zh")
                .completionCandidates(List.of("en", "zh"))
                .description(Message.of("cli.option.lang").in(language))
                .build());
        spec.addOption(choice(Screen.OPTION, Screen.CHOICES, Message.of("cli.option.color"), language));
        spec.addOption(OptionSpec.builder("-h", "--help")
                .type(boolean.class)
                .arity("0")
                .usageHelp(true)
                .description(Message.of("cli.option.help").in(language))
                .build());
    }

    /// All words that are not options, as one argument with a label of its own in the usage line.
    static PositionalParamSpec words(String label, String arity, Message description, Language language) {
        return PositionalParamSpec.builder()
                .index("0..*")
                .arity(arity)
                .type(List.class)
                .auxiliaryTypes(String.class)
                .paramLabel(label)
                .description(description.in(language))
                .build();
    }

    static OptionSpec flag(String name, Message description, Language language) {
        return OptionSpec.builder(name)
                .type(boolean.class)
                .arity("0")
                .description(description.in(language))
                .build();
    }

    static OptionSpec number(String name, String label, Message description, Language language) {
        return OptionSpec.builder(name)
                .type(String.class)
                .paramLabel(label)
                .description(description.in(language))
                .build();
    }

    static OptionSpec choice(String name, List<String> choices, Message description, Language language) {
        return OptionSpec.builder(name)
                .type(String.class)
                .paramLabel(String.join("|", choices))
                .completionCandidates(choices)
                .description(description.in(language))
                .build();
    }
}
