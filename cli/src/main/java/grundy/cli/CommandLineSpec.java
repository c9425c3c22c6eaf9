package grundy.cli;

import grundy.text.Language;
import grundy.text.Message;
import java.util.List;
import java.util.TreeSet;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// Builds picocli's model of the command line. A run builds the specification of its own command only, so that a
/// short command stays short.
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

    static CommandSpec command(String name, Command command, Language language) {
        var spec = CommandSpec.create().name(name);
        spec.usageMessage().description(Message.of("cli." + name).in(language));
        spec.parser().unmatchedOptionsArePositionalParams(true);
        var options = new OptionList(spec, language);
        addCommon(options);
        command.describe(options);
        return spec;
    }

    /// Adds the options that all commands have.
    static void addCommon(OptionList options) {
        options.flag("--json", Message.of("cli.option.json"));
        options.choice(Languages.OPTION, List.of("en", "zh"), Message.of("cli.option.lang"));
        options.choice(ColourOption.NAME, ColourOption.CHOICES, Message.of("cli.option.color"));
        options.flag(OptionSpec.builder("-h", "--help").usageHelp(true), Message.of("cli.option.help"));
    }
}
