package grundy.cli;

import grundy.cli.command.Command;
import grundy.cli.option.ColourOption;
import grundy.cli.option.CommandWords;
import grundy.cli.option.LanguageOption;
import grundy.cli.option.OptionList;
import grundy.cli.option.UsageException;
import grundy.text.Language;
import grundy.text.Message;
import grundy.text.SpellingGuess;
import java.util.List;
import java.util.TreeSet;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/// Builds picocli's model of the command line. A run builds the specification of its own command only, so that a
/// short command stays short.
final class CommandLineParser {
    static final String VERSION = "--version";

    /// Words that stand before rules, where options were tried.
    private static final List<String> PREFIXES = List.of("misere", "every", "some", "short");

    private CommandLineParser() {}

    static CommandLine line(CommandSpec spec) {
        return new CommandLine(spec).setExpandAtFiles(false).setOverwrittenOptionsAllowed(true);
    }

    /// @param arguments the words after the command
    /// @throws UsageException if an option lacks its value, or is none
    static ParseResult parsed(CommandLine line, List<String> arguments) {
        refuseMissingValues(arguments, line);
        var parsed = line.parseArgs(arguments.toArray(String[]::new));
        if (!parsed.isUsageHelpRequested()) refuseUnknownOptions(parsed, line);
        return parsed;
    }

    /// A word after `--` is no option's value.
    private static void refuseMissingValues(List<String> arguments, CommandLine line) {
        var options = line.getCommandSpec().optionsMap();
        for (int i = 0; i + 1 < arguments.size(); i++)
            if (CommandWords.isLiteral(arguments.get(i + 1))
                    && options.get(arguments.get(i)) instanceof OptionSpec option
                    && option.arity().max() > 0) throw new UsageException(needsValue(option));
    }

    /// Words like `-1` are positions and reach the rule language; `--jsn` is a slip.
    private static void refuseUnknownOptions(ParseResult parsed, CommandLine line) {
        var behind = CommandWords.literal(parsed);
        for (var word : CommandWords.of(parsed)) {
            boolean mayBeOption = word.startsWith("--") && word.length() > 2 && Character.isLetter(word.charAt(2));
            if (!mayBeOption || behind.contains(word)) continue;
            var names = new TreeSet<String>();
            line.getCommandSpec().options().forEach(option -> names.addAll(List.of(option.names())));
            if (PREFIXES.contains(word.substring(2)))
                throw new UsageException(Message.of("cli.option-is-prefix", "name", word, "prefix", word.substring(2)));
            throw new UsageException(SpellingGuess.nearest(word, names)
                    .map(nearest -> Message.of("cli.unknown-option-maybe", "name", word, "nearest", nearest))
                    .orElseGet(() -> Message.of("cli.unknown-option", "name", word, "known", names)));
        }
    }

    /// @return the fault of a command line, where picocli describes it in English only
    static Message fault(ParameterException fault, String[] arguments) {
        if (fault instanceof MissingParameterException missing
                && missing.getMissing().getFirst() instanceof OptionSpec option) return needsValue(option);
        if (fault instanceof UnmatchedArgumentException unmatched) {
            var names = unmatched.getCommandLine().getCommandSpec().optionsMap().keySet();
            return Message.of(
                    "cli.unknown-option", "name", unmatched.getUnmatched().getFirst(), "known", new TreeSet<>(names));
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

    private static Message needsValue(OptionSpec option) {
        return Message.of("cli.option-needs-value", "option", option.longestName(), "label", option.paramLabel());
    }

    static CommandSpec command(String name, Command command, Language language) {
        var spec = CommandSpec.create().name(name);
        spec.usageMessage()
                .description(Message.of("cli." + name).in(language))
                .footer(
                        "",
                        Message.of("syntax.example", "text", ExampleLine.of(name, language))
                                .in(language));
        spec.parser().unmatchedOptionsArePositionalParams(true);
        var options = new OptionList(spec, language);
        addCommon(options);
        command.describe(options);
        return spec;
    }

    /// Adds the options that all commands have.
    static void addCommon(OptionList options) {
        options.flag("--json", Message.of("cli.option.json"));
        options.choice(LanguageOption.OPTION, List.of("en", "zh"), Message.of("cli.option.lang"));
        options.choice(ColourOption.NAME, ColourOption.CHOICES, Message.of("cli.option.color"));
        options.flag(OptionSpec.builder("-h", "--help").usageHelp(true), Message.of("cli.option.help"));
    }
}
