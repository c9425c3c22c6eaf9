package grundy.cli;

import grundy.cli.command.Command;
import grundy.cli.input.MisplacedNames;
import grundy.cli.input.ShellTraps;
import grundy.cli.option.ColourOption;
import grundy.cli.option.CommandWords;
import grundy.cli.option.LanguageOption;
import grundy.cli.option.MachineLimits;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.cli.terminal.PrintableOutput;
import grundy.cli.terminal.Screen;
import grundy.cli.terminal.StandardError;
import grundy.cli.terminal.StandardOutput;
import grundy.contest.problem.JudgeException;
import grundy.limit.LimitException;
import grundy.present.json.ErrorJson;
import grundy.rules.RulesException;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.store.FileFault;
import grundy.store.ShutdownDelay;
import grundy.store.StoreException;
import grundy.text.Message;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ParameterException;

/// The entry point. Every way a command can fail ends here as one clear message and an exit status; no stack trace
/// reaches a user.
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        StandardError.restore();
        var out = StandardOutput.open();
        var err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        // Otherwise picocli looks for a class of Groovy in every jar.
        System.setProperty("picocli.disable.closures", "true");
        var shutdown = ShutdownDelay.awaitReport();
        int status = run(arguments, System.in, out, err, Screen.ofProcess(), true);
        shutdown.countDown();
        // Before it exits, Java looks for a logger in every jar.
        if (status != Command.DONE || Thread.activeCount() > 1) System.exit(status);
    }

    /// Runs a command line within this program, as if it were not on a terminal.
    ///
    /// @param line the words after `grundy`
    /// @return the exit status
    public static int run(String[] line, InputStream in, PrintStream out, PrintStream err) {
        return run(line, in, out, err, Screen.none(), false);
    }

    /// @param alone whether this process is the program's alone
    static int run(String[] line, InputStream in, PrintStream out, PrintStream err, Screen screen, boolean alone) {
        var arguments = CommandWords.marked(line);
        boolean json = Arrays.asList(arguments).contains("--json");
        var console = new Console(
                in,
                PrintableOutput.over(out),
                PrintableOutput.over(err),
                LanguageOption.of(arguments),
                json,
                screen,
                new ArrayList<>());
        try {
            int status = inColours(line, arguments, console, alone);
            out.flush();
            return status;
        } catch (StandardOutput.LostOutputException e) {
            if (e.isUnread()) return Command.DONE;
            console.err().println(console.text(Message.of("cli.output-lost", "problem", e.problem())));
            return Command.LIMIT_REACHED;
        }
    }

    private static int inColours(String[] line, String[] arguments, Console console, boolean alone) {
        try {
            var coloured = console.on(ColourOption.of(arguments, console.screen()));
            return answer(line, arguments, new CommandRunner(coloured, alone));
        } catch (UsageException e) {
            return refuse(console, e.explanation(), arguments);
        }
    }

    private static int answer(String[] line, String[] arguments, CommandRunner runner) {
        var console = runner.console();
        try {
            return runner.run(arguments);
        } catch (StandardOutput.LostOutputException e) {
            throw e;
        } catch (SyntaxException e) {
            var other = MisplacedNames.of(e);
            return other.isPresent()
                    ? refuse(console, other.get(), arguments)
                    : refuse(console, e, hint(e, List.of(line)), arguments);
        } catch (StoreException | UsageException e) {
            return refuse(console, e.explanation(), arguments);
        } catch (RulesException e) {
            var placed = withPlace(e, line);
            return placed.isPresent()
                    ? refuse(console, placed.get(), Optional.empty(), arguments)
                    : refuse(console, e.explanation(), arguments);
        } catch (JudgeException e) {
            console.out().flush();
            return refuse(console, e.explanation(), arguments);
        } catch (ParameterException e) {
            return refuse(console, CommandLineParser.fault(e, arguments), arguments);
        } catch (LimitException e) {
            return console.fail(Command.LIMIT_REACHED, e.explanation());
        } catch (OutOfMemoryError e) {
            return console.fail(
                    Command.LIMIT_REACHED, Message.of("cli.memory", "megabytes", MachineLimits.memory() >> 20));
        } catch (IOException | UncheckedIOException e) {
            return console.fail(Command.BAD_INPUT, Message.of("cli.io", "problem", FileFault.message(e)));
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            return console.fail(Command.BAD_INPUT, Message.of("cli.bug", "problem", String.valueOf(e)));
        }
    }

    /// @return a hint about another possible fault of a line that was not understood
    private static Optional<Message> hint(SyntaxException fault, List<String> line) {
        boolean isOpen = fault.problem().arguments().get("found") instanceof Message found
                && "?".equals(found.arguments().get("text"));
        if (isOpen) return Optional.of(Message.of("cli.open.solve-only"));
        return fault.suggestion().isPresent() ? Optional.empty() : ShellTraps.inRefused(Commands.question(line), line);
    }

    /// @return the fault with the place of the letter that is to blame, if it stands in the command line
    private static Optional<SyntaxException> withPlace(RulesException fault, String[] line) {
        var source = Source.ofArguments(Commands.question(List.of(line)));
        return fault.letter()
                .map(letter -> Pattern.compile("(?<![\\p{L}\\d])" + Pattern.quote(letter) + "(?![\\p{L}\\d])")
                        .matcher(source.text()))
                .filter(Matcher::find)
                .map(found -> new SyntaxException(source, found.start(), fault.explanation(), null));
    }

    private static int refuse(Console console, SyntaxException fault, Optional<Message> hint, String[] arguments) {
        var language = console.language();
        int status = fault.isLimit() ? Command.LIMIT_REACHED : Command.BAD_INPUT;
        console.fail(status, fault.in(language), ErrorJson.of(status, fault, language));
        hint.map(console::text).ifPresent(console.err()::println);
        if (status == Command.BAD_INPUT)
            example(console, fault.in(language) + hint.map(console::text).orElse(""), arguments);
        return status;
    }

    private static int refuse(Console console, Message problem, String[] arguments) {
        int status = console.fail(Command.BAD_INPUT, problem);
        example(console, console.text(problem), arguments);
        return status;
    }

    /// Says what would run, where the refusal does not.
    private static void example(Console console, String refusal, String[] arguments) {
        ExampleLine.behind(refusal, CommandRunner.commandName(arguments), console.language())
                .map(console::text)
                .ifPresent(console.err()::println);
    }
}
