package grundy.cli;

import grundy.check.theorem.Claims;
import grundy.check.theorem.InexpressibleException;
import grundy.check.theorem.NumerationSystem;
import grundy.cli.store.StoredRules;
import grundy.cli.store.TheoremFile;
import grundy.cli.store.WholeFile;
import grundy.prove.Finding;
import grundy.prove.Prover;
import grundy.prove.Statement;
import grundy.prove.Statements;
import grundy.prove.Task;
import grundy.rules.Claim;
import grundy.rules.ClaimParser;
import grundy.rules.Prefixed;
import grundy.rules.SyntaxException;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/// `prove RULES`: finds the P-positions, or the nim-values, of a game for all sizes, and proves them; or
/// tests a formula
/// of the user's.
final class ProveCommand implements Command {
    private static final long MOST_HEAPS = 6;
    private static final long USUAL_SECONDS = 60;

    @Override
    public void describe(CommandSpec spec, Language language) {
        spec.addPositional(CommandLineSpec.words("RULES", "0..*", Message.of("cli.prove.words"), language));
        spec.addOption(CommandLineSpec.flag("--values", Message.of("cli.option.prove-values"), language));
        spec.addOption(CommandLineSpec.number("--heaps", "K", Message.of("cli.option.heaps"), language));
        spec.addOption(CommandLineSpec.number("--conjecture", "TEXT", Message.of("cli.option.conjecture"), language));
        spec.addOption(CommandLineSpec.number("--numeration", "NAME", Message.of("cli.option.numeration"), language));
        spec.addOption(CommandLineSpec.number("--states", "N", Message.of("cli.option.states"), language));
        spec.addOption(CommandLineSpec.number("--time", "S", Message.of("cli.option.time"), language));
        spec.addOption(CommandLineSpec.number("--out", "FILE", Message.of("cli.option.prove-out"), language));
        spec.addOption(CommandLineSpec.number("--svg", "FILE", Message.of("cli.option.prove-svg"), language));
        spec.addOption(CommandLineSpec.number("--dot", "FILE", Message.of("cli.option.prove-dot"), language));
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException, IOException {
        var words = Arguments.of(Main.words(arguments), console);
        var rules = words.language().rules(words.source());
        if (rules.compound() != Compound.DISJUNCTIVE) throw new UsageException(Message.of("cli.prove.no-compound"));
        var out = StoreFiles.option(arguments, "--out");
        var svg = StoreFiles.option(arguments, "--svg");
        var dot = StoreFiles.option(arguments, "--dot");
        var task = task(arguments, rules);
        Finding finding;
        try {
            finding = arguments.hasMatchedOption("--conjecture") ? conjecture(arguments, task) : Prover.prove(task);
        } catch (InexpressibleException e) {
            return refuse(rules, e, console);
        }
        var statement = finding instanceof Finding.Proved proved
                ? Statements.of(proved.theorem(), task.game())
                : Optional.<Statement>empty();
        if (finding instanceof Finding.Proved proved) {
            var claim = statement.map(Statement::claim).orElse("");
            var text = StoredRules.text(task.game());
            if (out.isPresent()) new TheoremFile(text, task.heaps(), proved.theorem(), claim).write(out.get());
            var picture = new AutomatonPicture(proved.theorem().automaton(), proved.theorem());
            if (dot.isPresent()) write(dot.get(), picture.dot());
            if (svg.isPresent()) write(svg.get(), picture.svg());
        }
        var told = new ProofText(task, finding, statement, out.map(Object::toString), console.language());
        if (console.json()) console.say(told.json());
        else told.lines().forEach(console::say);
        return switch (finding) {
            case Finding.Proved _ -> DONE;
            case Finding.Refuted _ -> REFUSED;
            case Finding.Open _ -> LIMIT_REACHED;
        };
    }

    private static void write(java.nio.file.Path file, String text) throws IOException {
        WholeFile.write(file, stream -> stream.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static int refuse(Prefixed rules, InexpressibleException fault, Console console) {
        var text = console.text(Message.of("cli.prove.inexpressible", "problem", fault.explanation()));
        if (console.json())
            console.say(Json.error(LIMIT_REACHED, text)
                    .put("rules", rules.game().text())
                    .put("proved", false));
        console.err().println(text);
        return LIMIT_REACHED;
    }

    private static Task task(ParseResult arguments, Prefixed rules) {
        long heaps = NumberOptions.number(arguments, "--heaps", 0);
        if (heaps > MOST_HEAPS || heaps == 0 && arguments.hasMatchedOption("--heaps"))
            throw new UsageException(Message.of("cli.prove.heaps", "heaps", heaps, "most", MOST_HEAPS));
        long states = NumberOptions.number(arguments, "--states", Task.USUAL_STATES);
        if (states < 1 || states > Integer.MAX_VALUE)
            throw new UsageException(Message.of("cli.prove.states", "states", states));
        long seconds = NumberOptions.number(arguments, "--time", USUAL_SECONDS);
        long start = System.nanoTime();
        long most = TimeUnit.SECONDS.toNanos(seconds);
        return new Task(
                rules.game(),
                rules.play(),
                (int) heaps,
                arguments.hasMatchedOption("--values"),
                system(arguments),
                (int) states,
                () -> System.nanoTime() - start > most);
    }

    private static Optional<NumerationSystem> system(ParseResult arguments) {
        String name = arguments.matchedOptionValue("--numeration", "");
        if (name.isEmpty()) return Optional.empty();
        var system = NumerationSystem.named(name);
        if (system.isEmpty()) throw new UsageException(Message.of("cli.prove.numeration", "name", name));
        return system;
    }

    private static Finding conjecture(ParseResult arguments, Task task) throws SyntaxException {
        String text = arguments.matchedOptionValue("--conjecture", "");
        var coordinates = task.formulas().coordinates();
        var claim = ClaimParser.claim(text, coordinates, task.game().parameters());
        if (claim.play() == Play.MISERE && task.play() == Play.NORMAL)
            throw new UsageException(Message.of("cli.prove.misere-claim"));
        var asked = claim instanceof Claim.Grundy ? task.withValues() : task;
        return Prover.test(asked, arithmetic -> Claims.relation(claim, coordinates, arithmetic));
    }
}
