package grundy.cli;

import grundy.cli.command.Command;
import grundy.cli.command.SolveCommand;
import grundy.cli.input.MisplacedNames;
import grundy.cli.option.ColourOption;
import grundy.cli.option.CommandWords;
import grundy.cli.option.FileEndingException;
import grundy.cli.option.LanguageOption;
import grundy.cli.option.LimitHints;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.limit.LimitException;
import grundy.present.json.ProgramInfoJson;
import grundy.rules.notation.SyntaxException;
import grundy.store.record.SqlQuery;
import grundy.text.Message;
import grundy.text.SpellingGuess;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;

/// Finds the command of a command line, reads its options, and runs it.
///
/// @param alone whether this process is the program's alone
record CommandRunner(Console console, boolean alone) {
    private static final String HELP_OPTION = "--help";

    /// The messages for commands that people look for here and that do not exist, with another way to
    /// do their work.
    private static final Map<String, String> SUBSTITUTES = Map.of(
            "shell", "cli.instead.shell",
            "repl", "cli.instead.shell",
            "batch", "cli.instead.batch",
            "count", "cli.instead.count",
            "run", "cli.instead.run",
            "jshell", "cli.instead.jshell");

    /// @param arguments with marks
    /// @return the exit status
    int run(String[] arguments) throws SyntaxException, IOException {
        LanguageOption.check(arguments);
        int at = commandAt(arguments);
        if (at < 0) return withoutCommand(arguments);
        var name = arguments[at];
        var rest = new ArrayList<>(List.of(arguments));
        rest.remove(at);
        if (Commands.HELP.contains(name)) return helpOn(rest);
        if (Commands.VERSION.contains(name)) {
            VersionText.tell(console);
            return Command.DONE;
        }
        var command = Commands.BY_NAME.containsKey(name) ? Commands.BY_NAME.get(name) : Commands.HIDDEN.get(name);
        if (command != null)
            try {
                return run(name, command.get(), rest);
            } catch (SyntaxException fault) {
                var other = OtherCommand.of(name, rest.subList(at, rest.size()));
                return run(other.orElseThrow(() -> fault), rest.subList(0, at));
            }
        // `grundy nim 3 5 7`: what can be solved is solved.
        var line = List.of(arguments).subList(at, arguments.length);
        if (OtherCommand.isSlip(line))
            return run(
                    new OtherCommand("solve", line.subList(1, line.size())),
                    List.of(arguments).subList(0, at));
        if (OtherCommand.question(OtherCommand.words(line)).isPresent())
            return run("solve", new SolveCommand(), List.of(arguments));
        var other = OtherCommand.of("", line);
        if (other.isEmpty() && OtherCommand.isSentence(OtherCommand.words(line)))
            return run("solve", new SolveCommand(), List.of(arguments));
        return run(
                other.orElseThrow(() -> unknownCommand(CommandWords.unmarked(name))),
                List.of(arguments).subList(0, at));
    }

    /// @param arguments with marks
    /// @return the command that they ask; `solve` where they name none
    static String commandName(String[] arguments) {
        int at = commandAt(arguments);
        return at >= 0 && Commands.BY_NAME.containsKey(arguments[at]) ? arguments[at] : "solve";
    }

    /// @param options that stood before the command
    private int run(OtherCommand other, List<String> options) throws SyntaxException, IOException {
        console.notice(other.says());
        var line = new ArrayList<>(options);
        line.addAll(other.arguments());
        var command = Objects.requireNonNull(Commands.BY_NAME.get(other.command()), other.command());
        return run(other.command(), command.get(), line);
    }

    private int run(String name, Command command, List<String> arguments) throws SyntaxException, IOException {
        var line = CommandLineParser.line(CommandLineParser.command(name, command, console.language()));
        var parsed = CommandLineParser.parsed(line, arguments);
        if (parsed.isUsageHelpRequested()) {
            help(line, "grundy " + name);
            return Command.DONE;
        }
        try {
            command.files().forEach(file -> file.in(parsed));
            return within(command, parsed);
        } catch (FileEndingException e) {
            throw Commands.withHint(e, name);
        }
    }

    /// `grundy help solve` is `grundy solve --help`, and `grundy help --man` the manual page.
    private int helpOn(List<String> arguments) throws SyntaxException, IOException {
        if (arguments.contains("--man")) {
            var page = new ManPage(console.language()).text();
            if (console.json()) console.say(ProgramInfoJson.help(page));
            else console.out().print(page);
            return Command.DONE;
        }
        int at = commandAt(arguments.toArray(String[]::new));
        if (at < 0) return withoutCommand(new String[] {HELP_OPTION});
        var name = CommandWords.unmarked(arguments.get(at));
        var command = Commands.BY_NAME.get(name);
        if (command == null)
            throw MisplacedNames.game(name).map(UsageException::new).orElseGet(() -> unknownCommand(name));
        return run(name, command.get(), List.of(HELP_OPTION));
    }

    private int within(Command command, ParseResult parsed) throws SyntaxException, IOException {
        if (alone) SqlQuery.whenStuck(limit -> Runtime.getRuntime().halt(limit(limit, parsed)));
        try {
            return command.limits(parsed).<Integer, Exception>during(() -> command.run(parsed, console));
        } catch (LimitException e) {
            throw LimitHints.withHint(e, parsed.commandSpec());
        } catch (SyntaxException | IOException | RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new AssertionError("A command throws nothing else", e);
        }
    }

    private int limit(LimitException limit, ParseResult parsed) {
        var hinted = LimitHints.withHint(limit, parsed.commandSpec());
        int status = console.fail(Command.LIMIT_REACHED, hinted.explanation());
        console.out().flush();
        return status;
    }

    /// Options may stand before the command, with their values: the first word that is a command is the command.
    /// Where none is one, it is the first word that is no option.
    ///
    /// @return the place of the command; -1 if there is none
    private static int commandAt(String[] arguments) {
        int first = -1;
        for (int at = 0; at < arguments.length; at++) {
            if (arguments[at].startsWith("-")) {
                if (arguments[at].equals(LanguageOption.OPTION) || arguments[at].equals(ColourOption.NAME)) at++;
                continue;
            }
            if (first < 0) first = at;
            if (Commands.isName(arguments[at])) return at;
            if (!arguments[Math.max(at - 1, 0)].startsWith("--")) break;
        }
        return first;
    }

    private int withoutCommand(String[] arguments) {
        var line = CommandLineParser.line(Commands.root(console.language()));
        var parsed = line.parseArgs(arguments);
        if (parsed.hasMatchedOption(CommandLineParser.VERSION)) {
            VersionText.tell(console);
            return Command.DONE;
        }
        help(line, "grundy");
        return Command.DONE;
    }

    private void help(CommandLine line, String name) {
        var lines = new HelpText(line.getCommandSpec(), name, console.language(), console.width()).lines();
        if (console.json()) console.say(ProgramInfoJson.help(String.join("\n", lines) + "\n"));
        else lines.forEach(console::say);
    }

    private static UsageException unknownCommand(String name) {
        var instead = SUBSTITUTES.get(name);
        if (instead != null) return new UsageException(Message.of(instead, "name", name));
        var commands = new TreeSet<>(Commands.BY_NAME.keySet());
        var excerpt = CommandWords.shortened(name, 40);
        return new UsageException(MisplacedNames.suggestion(name)
                .or(() -> MisplacedNames.game(name))
                .or(() -> SpellingGuess.nearest(name, commands)
                        .map(nearest -> Message.of("cli.unknown-command-maybe", "name", excerpt, "nearest", nearest)))
                .orElseGet(() -> Message.of("cli.unknown-command", "name", excerpt, "known", commands)));
    }
}
