package grundy.cli;

import grundy.contest.problem.JudgeException;
import grundy.limit.LimitException;
import grundy.present.json.ErrorJson;
import grundy.present.json.ProgramInfoJson;
import grundy.rules.RulesException;
import grundy.rules.Source;
import grundy.rules.SyntaxException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.store.Interrupt;
import grundy.store.SqlQuery;
import grundy.store.StoreException;
import grundy.store.json.JsonNode;
import grundy.text.Message;
import grundy.text.Spelling;
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
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/// The entry point. Every way a command can fail ends here as one clear message and an exit status; no stack trace
/// reaches a user.
public final class Main {
    /// Words that stand before rules, where options were tried.
    private static final List<String> PREFIXES = List.of("misere", "every", "some", "short");

    /// Whether this process is the program's alone.
    private static volatile boolean alone;

    private Main() {}

    public static void main(String[] arguments) {
        StandardError.restore();
        var out = StandardOutput.open();
        var err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        // Otherwise picocli looks for a class of Groovy in every jar.
        System.setProperty("picocli.disable.closures", "true");
        var told = Interrupt.awaitTelling();
        alone = true;
        int status = run(arguments, System.in, out, err, Screen.ofProcess());
        told.countDown();
        // Before it exits, Java looks for a logger in every jar.
        if (status != Command.DONE || Thread.activeCount() > 1) System.exit(status);
    }

    /// Runs a command line within this program, as if it were not on a terminal.
    ///
    /// @param line the words behind `grundy`
    /// @return the exit status
    public static int run(String[] line, InputStream in, PrintStream out, PrintStream err) {
        return run(line, in, out, err, Screen.none());
    }

    static int run(String[] line, InputStream in, PrintStream out, PrintStream err, Screen screen) {
        var arguments = CommandWords.marked(line);
        boolean json = Arrays.asList(arguments).contains("--json");
        var console = new Console(
                in,
                PrintableOutput.over(out),
                PrintableOutput.over(err),
                Languages.of(arguments),
                json,
                screen,
                new ArrayList<>());
        try {
            int status = inColours(line, arguments, console);
            out.flush();
            return status;
        } catch (StandardOutput.LostException e) {
            if (e.isUnread()) return Command.DONE;
            console.err().println(console.text(Message.of("cli.output-lost", "problem", e.problem())));
            return Command.LIMIT_REACHED;
        }
    }

    private static int inColours(String[] line, String[] arguments, Console console) {
        try {
            return answered(line, arguments, console.on(ColourOption.of(arguments, console.screen())));
        } catch (UsageException e) {
            return fail(console, Command.BAD_INPUT, console.text(e.explanation()));
        }
    }

    private static int answered(String[] line, String[] arguments, Console console) {
        try {
            return dispatch(arguments, console);
        } catch (StandardOutput.LostException e) {
            throw e;
        } catch (SyntaxException e) {
            var other = OtherKinds.of(e);
            if (other.isPresent()) return fail(console, Command.BAD_INPUT, console.text(other.get()));
            int status = refused(console, e);
            hint(e, List.of(line)).ifPresent(hint -> console.err().println(console.text(hint)));
            return status;
        } catch (UsageException e) {
            return fail(console, Command.BAD_INPUT, console.text(e.explanation()));
        } catch (RulesException e) {
            var placed = placed(e, line);
            return placed.isPresent()
                    ? refused(console, placed.get())
                    : fail(console, Command.BAD_INPUT, console.text(e.explanation()));
        } catch (JudgeException e) {
            console.out().flush();
            return fail(console, Command.BAD_INPUT, console.text(e.explanation()));
        } catch (StoreException e) {
            return fail(console, Command.BAD_INPUT, console.text(e.explanation()));
        } catch (ParameterException e) {
            return fail(console, Command.BAD_INPUT, console.text(CommandLineSpec.fault(e, arguments)));
        } catch (LimitException e) {
            return fail(console, Command.LIMIT_REACHED, console.text(e.explanation()));
        } catch (OutOfMemoryError e) {
            return fail(
                    console,
                    Command.LIMIT_REACHED,
                    console.text(Message.of("cli.memory", "megabytes", Machine.memory() >> 20)));
        } catch (IOException | UncheckedIOException e) {
            return fail(
                    console,
                    Command.BAD_INPUT,
                    console.text(Message.of("cli.io", "problem", String.valueOf(e.getMessage()))));
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            return fail(console, Command.BAD_INPUT, console.text(Message.of("cli.bug", "problem", String.valueOf(e))));
        }
    }

    /// @return what else may be the matter with a line that was not understood
    private static Optional<Message> hint(SyntaxException fault, List<String> line) {
        boolean isOpen = fault.problem().arguments().get("found") instanceof Message found
                && "?".equals(found.arguments().get("text"));
        if (isOpen) return Optional.of(Message.of("cli.open.solve-only"));
        return fault.suggestion().isPresent() ? Optional.empty() : ShellTraps.inRefused(Commands.question(line), line);
    }

    /// @return the same with the place of the letter that is to blame, if it stands in the command line
    private static Optional<SyntaxException> placed(RulesException fault, String[] line) {
        var source = Source.ofArguments(Commands.question(List.of(line)));
        return fault.letter()
                .map(letter -> Pattern.compile("(?<![\\p{L}\\d])" + Pattern.quote(letter) + "(?![\\p{L}\\d])")
                        .matcher(source.text()))
                .filter(Matcher::find)
                .map(found -> new SyntaxException(source, found.start(), fault.explanation(), null));
    }

    private static int refused(Console console, SyntaxException fault) {
        var language = console.language();
        return fail(console, Command.BAD_INPUT, fault.in(language), ErrorJson.of(Command.BAD_INPUT, fault, language));
    }

    private static int fail(Console console, int status, String text) {
        return fail(console, status, text, ErrorJson.of(status, text));
    }

    private static int fail(Console console, int status, String text, JsonNode document) {
        console.blame(text);
        if (console.json()) console.say(document);
        return status;
    }

    private static int dispatch(String[] arguments, Console console) throws SyntaxException, IOException {
        Languages.check(arguments);
        int at = commandAt(arguments);
        if (at < 0) return withoutCommand(arguments, console);
        var name = arguments[at];
        var rest = new ArrayList<>(List.of(arguments));
        rest.remove(at);
        if (Commands.HELP.contains(name)) return helpOn(rest, console);
        if (Commands.VERSION.contains(name)) {
            Version.tell(console);
            return Command.DONE;
        }
        var known = Commands.BY_NAME.containsKey(name) ? Commands.BY_NAME.get(name) : Commands.HIDDEN.get(name);
        if (known != null) return run(name, known.get(), rest, console);
        if (!isQuestion(List.of(arguments).subList(at, arguments.length)))
            throw unknownCommand(CommandWords.unmarked(name));
        return run("solve", new SolveCommand(), List.of(arguments), console);
    }

    private static int run(String name, Command command, List<String> arguments, Console console)
            throws SyntaxException, IOException {
        var line = line(CommandLineSpec.command(name, command, console.language()));
        refuseMissingValues(arguments, line);
        var parsed = line.parseArgs(arguments.toArray(String[]::new));
        if (parsed.isUsageHelpRequested()) {
            help(line, "grundy " + name, console);
            return Command.DONE;
        }
        refuseUnknownOptions(parsed, line);
        try {
            command.files().forEach(file -> file.in(parsed));
            return within(command, parsed, console);
        } catch (FileEndingException e) {
            throw Commands.hinted(e, name);
        }
    }

    /// `grundy nim 3 5 7`: what can be solved is solved.
    private static boolean isQuestion(List<String> arguments) {
        var words = arguments.stream()
                .takeWhile(word -> !word.startsWith("--"))
                .map(CommandWords::unmarked)
                .toList();
        try {
            new RuleLanguage(Catalogue.builtIn()).question(Source.ofArguments(words));
            return true;
        } catch (SyntaxException _) {
            return false;
        }
    }

    /// `grundy help solve` is `grundy solve --help`, and `grundy help --man` the manual page.
    private static int helpOn(List<String> arguments, Console console) throws SyntaxException, IOException {
        if (arguments.contains("--man")) {
            var page = new ManPage(console.language()).text();
            if (console.json()) console.say(ProgramInfoJson.help(page));
            else console.out().print(page);
            return Command.DONE;
        }
        int at = commandAt(arguments.toArray(String[]::new));
        if (at < 0) return withoutCommand(new String[] {"--help"}, console);
        var name = CommandWords.unmarked(arguments.get(at));
        var command = Commands.BY_NAME.get(name);
        if (command == null)
            throw OtherKinds.game(name).map(UsageException::new).orElseGet(() -> unknownCommand(name));
        return run(name, command.get(), List.of("--help"), console);
    }

    private static int within(Command command, ParseResult parsed, Console console)
            throws SyntaxException, IOException {
        if (alone) SqlQuery.whenStuck(limit -> Runtime.getRuntime().halt(limit(limit, parsed, console)));
        try {
            return command.limits(parsed).<Integer, Exception>during(() -> command.run(parsed, console));
        } catch (LimitException e) {
            throw LimitHints.hinted(e, parsed.commandSpec());
        } catch (SyntaxException | IOException | RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new AssertionError("A command throws nothing else", e);
        }
    }

    private static int limit(LimitException limit, ParseResult parsed, Console console) {
        var hinted = LimitHints.hinted(limit, parsed.commandSpec());
        int status = fail(console, Command.LIMIT_REACHED, console.text(hinted.explanation()));
        console.out().flush();
        return status;
    }

    /// Options may stand before the command, with their values: the first word that is a command is the command.
    /// Where none is one, it is the first word that is no option.
    ///
    /// @return where it stands; -1 if there is none
    private static int commandAt(String[] arguments) {
        int first = -1;
        for (int at = 0; at < arguments.length; at++) {
            if (arguments[at].startsWith("-")) {
                if (arguments[at].equals(Languages.OPTION) || arguments[at].equals(ColourOption.NAME)) at++;
                continue;
            }
            if (first < 0) first = at;
            if (Commands.isName(arguments[at])) return at;
            if (!arguments[Math.max(at - 1, 0)].startsWith("--")) break;
        }
        return first;
    }

    private static CommandLine line(CommandSpec spec) {
        return new CommandLine(spec).setExpandAtFiles(false).setOverwrittenOptionsAllowed(true);
    }

    private static int withoutCommand(String[] arguments, Console console) {
        var line = line(Commands.root(console.language()));
        var parsed = line.parseArgs(arguments);
        if (parsed.hasMatchedOption(CommandLineSpec.VERSION)) {
            Version.tell(console);
            return Command.DONE;
        }
        help(line, "grundy", console);
        return arguments.length == 0 ? Command.BAD_INPUT : Command.DONE;
    }

    private static void help(CommandLine line, String name, Console console) {
        var lines = new Help(line.getCommandSpec(), name, console.language(), console.width()).lines();
        if (console.json()) console.say(ProgramInfoJson.help(String.join("\n", lines) + "\n"));
        else lines.forEach(console::say);
    }

    private static UsageException unknownCommand(String name) {
        var known = new TreeSet<>(Commands.BY_NAME.keySet());
        var shown = name.length() <= 40 ? name : name.substring(0, 40) + "…";
        return new UsageException(OtherKinds.named(name)
                .or(() -> OtherKinds.game(name))
                .or(() -> Spelling.nearest(name, known)
                        .map(nearest -> Message.of("cli.unknown-command-maybe", "name", shown, "nearest", nearest)))
                .orElseGet(() -> Message.of("cli.unknown-command", "name", shown, "known", known)));
    }

    /// A word behind `--` is no option's value.
    private static void refuseMissingValues(List<String> arguments, CommandLine line) {
        var options = line.getCommandSpec().optionsMap();
        for (int i = 0; i + 1 < arguments.size(); i++)
            if (CommandWords.isLiteral(arguments.get(i + 1))
                    && options.get(arguments.get(i)) instanceof OptionSpec option
                    && option.arity().max() > 0) throw new UsageException(CommandLineSpec.needsValue(option));
    }

    /// Words like `-1` are positions and reach the rule language; `--jsn` is a slip.
    private static void refuseUnknownOptions(ParseResult parsed, CommandLine line) {
        var behind = CommandWords.literal(parsed);
        for (var word : CommandWords.of(parsed)) {
            boolean mayBeOption = word.startsWith("--") && word.length() > 2 && Character.isLetter(word.charAt(2));
            if (!mayBeOption || behind.contains(word)) continue;
            var known = new TreeSet<String>();
            line.getCommandSpec().options().forEach(option -> known.addAll(List.of(option.names())));
            if (PREFIXES.contains(word.substring(2)))
                throw new UsageException(Message.of("cli.option-is-prefix", "name", word, "prefix", word.substring(2)));
            throw new UsageException(Spelling.nearest(word, known)
                    .map(nearest -> Message.of("cli.unknown-option-maybe", "name", word, "nearest", nearest))
                    .orElseGet(() -> Message.of("cli.unknown-option", "name", word, "known", known)));
        }
    }
}
