package grundy.cli;

import grundy.check.theorem.InexpressibleException;
import grundy.check.theorem.NumerationSystem;
import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.present.json.ProofJson;
import grundy.present.words.ProofWords;
import grundy.prove.Conjecture;
import grundy.prove.Finding;
import grundy.prove.Prover;
import grundy.prove.Statement;
import grundy.prove.Statements;
import grundy.prove.Task;
import grundy.rules.Prefixed;
import grundy.rules.SyntaxException;
import grundy.rules.language.RunningNumber;
import grundy.store.Interrupt;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/// `prove RULES`: finds the P-positions, or the nim-values, of a game for all sizes, and proves them; or tests a
/// formula of the user's.
final class ProveCommand implements Command {
    private static final long MOST_HEAPS = 6;
    private static final long USUAL_SECONDS = 60;

    @Override
    public void describe(CommandSpec spec, Language language) {
        spec.addPositional(CommandLineSpec.words("RULES", "0..*", Message.of("cli.prove.words"), language));
        spec.addOption(CommandLineSpec.flag("--values", Message.of("cli.option.prove-values"), language));
        spec.addOption(CommandLineSpec.number("--heaps", "K", Message.of("cli.option.heaps"), language));
        ForOption.describe(spec, "M=1..50", Message.of("cli.option.for"), language);
        spec.addOption(CommandLineSpec.number("--conjecture", "TEXT", Message.of("cli.option.conjecture"), language));
        spec.addOption(CommandLineSpec.number("--numeration", "NAME", Message.of("cli.option.numeration"), language));
        spec.addOption(CommandLineSpec.number("--states", "N", Message.of("cli.option.states"), language));
        NumberOptions.addTime(spec, language);
        ProofOutputs.OUT.describe(spec, Message.of("cli.option.prove-out"), language);
        spec.addOption(CommandLineSpec.flag("--no-store", Message.of("cli.option.no-store"), language));
        spec.addOption(CommandLineSpec.flag("--list", Message.of("cli.option.prove-list"), language));
        ExportOption.describe(spec, "walnut|rocq", Message.of("cli.option.export"), language);
        FileOption.SVG.describe(spec, Message.of("cli.option.prove-svg"), language);
        ProofOutputs.DOT.describe(spec, Message.of("cli.option.prove-dot"), language);
    }

    @Override
    public List<String> names() {
        return Names.games();
    }

    @Override
    public List<FileOption> files() {
        return List.of(ProofOutputs.OUT, ProofOutputs.DOT, FileOption.SVG, ExportOption.PLACE);
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException, IOException {
        if (arguments.hasMatchedOption("--list")) return TheoremList.run(console);
        var number = ForOption.of(arguments);
        if (number.isPresent()) return family(arguments, number.get(), console);
        var read = Arguments.of(Main.words(arguments), console);
        var lettered = LetteredCommand.run(arguments, read, console);
        if (lettered.isPresent()) return lettered.get();
        // Ctrl-C stops the search, and what was tried is told.
        try (var interrupt = new Interrupt()) {
            int status = prove(arguments, read, interrupt, console);
            console.out().flush();
            return status;
        }
    }

    private static int prove(ParseResult arguments, Arguments read, Interrupt interrupt, Console console)
            throws SyntaxException, IOException {
        var rules = rules(read);
        var outputs = new ProofOutputs(arguments);
        var plain = task(arguments, rules);
        Finding finding;
        Task task;
        Optional<Conjecture> conjecture;
        try {
            conjecture = conjecture(arguments, plain);
            task = conjecture.map(Conjecture::task).orElse(plain);
            finding = find(task, conjecture, interrupt, console);
        } catch (InexpressibleException e) {
            return refuse(rules, e, console);
        }
        tell(task, finding, conjecture, outputs, read.kept(Main.words(arguments)), console);
        return switch (finding) {
            case Finding.Proved _, Finding.WithoutAutomaton _ -> outputs.areDone() ? DONE : LIMIT_REACHED;
            case Finding.Refuted _ -> REFUSED;
            case Finding.Open _, Finding.Undecided _ -> LIMIT_REACHED;
        };
    }

    private static Finding find(Task task, Optional<Conjecture> conjecture, Interrupt interrupt, Console console) {
        try (var working = new Working(console, task.limits().cancelledBy(interrupt::isRequested))) {
            var limits = working.limits();
            return conjecture.isPresent() ? conjecture.get().within(limits).test() : Prover.prove(task.within(limits));
        }
    }

    private static void tell(
            Task task,
            Finding finding,
            Optional<Conjecture> conjecture,
            ProofOutputs outputs,
            List<String> words,
            Console console)
            throws IOException {
        var theorem = finding instanceof Finding.Proved proved ? proved.theorem() : null;
        var statement = theorem == null ? Optional.<Statement>empty() : Statements.of(theorem, task.game());
        if (theorem != null) {
            var said = conjecture.map(Conjecture::claim);
            outputs.write(new ProofTexts(task, theorem, statement, said, console.language()), console);
        }
        if (finding instanceof Finding.WithoutAutomaton proved) outputs.write(task, proved, words, console);
        var places = outputs.places();
        if (console.json()) {
            console.say(ProofJson.of(task, finding, statement, places, console.language()));
            return;
        }
        console.unbroken(ProofWords.of(task, finding, statement, places.certificate(), console.language()));
        outputs.tell(console);
    }

    private static int family(ParseResult arguments, RunningNumber number, Console console)
            throws SyntaxException, IOException {
        for (var option : List.of("--out", "--svg", "--dot", "--conjecture"))
            if (arguments.hasMatchedOption(option))
                throw new UsageException(Message.of("cli.prove.for-alone", "option", option));
        return FamilyCommand.run(
                number,
                Main.words(arguments),
                words -> task(arguments, rules(Arguments.of(words, console))),
                within(arguments),
                ExportOption.of(arguments),
                console);
    }

    /// @throws UsageException if they say how sums are played
    private static Prefixed rules(Arguments read) throws SyntaxException {
        var rules = read.language().rules(read.source());
        if (rules.compound() != Compound.DISJUNCTIVE) throw new UsageException(Message.of("cli.prove.no-compound"));
        return rules;
    }

    private static int refuse(Prefixed rules, InexpressibleException fault, Console console) {
        var text = console.text(Message.of("cli.prove.inexpressible", "problem", fault.explanation()));
        if (console.json()) console.say(ProofJson.refused(rules.game().text(), LIMIT_REACHED, text));
        console.err().println(text);
        return LIMIT_REACHED;
    }

    private static Task task(ParseResult arguments, Prefixed rules) {
        boolean any = LetteredCommand.isAnyHeaps(arguments);
        if (any && (rules.play() == Play.MISERE || rules.game().rules().arity() != 1))
            throw new UsageException(Message.of("cli.prove.any-heaps"));
        long heaps = any ? 0 : NumberOptions.number(arguments, "--heaps", 0);
        if (heaps > MOST_HEAPS || heaps == 0 && !any && arguments.hasMatchedOption("--heaps"))
            throw new UsageException(Message.of("cli.prove.heaps", "heaps", heaps, "most", MOST_HEAPS));
        long states = NumberOptions.number(arguments, "--states", Task.USUAL_STATES);
        if (states < 1 || states > Integer.MAX_VALUE)
            throw new UsageException(Message.of("cli.prove.states", "states", states));
        return new Task(
                rules.game(),
                rules.play(),
                (int) heaps,
                any || arguments.hasMatchedOption("--values"),
                system(arguments),
                (int) states,
                within(arguments));
    }

    /// @return the limits of this machine, and the time that is allowed from now on
    static Limits within(ParseResult arguments) {
        long seconds = NumberOptions.seconds(arguments, "--time", USUAL_SECONDS);
        return Machine.LIMITS.until(Deadline.after(Duration.ofSeconds(seconds)));
    }

    private static Optional<NumerationSystem> system(ParseResult arguments) {
        String name = arguments.matchedOptionValue("--numeration", "");
        if (name.isEmpty()) return Optional.empty();
        var system = NumerationSystem.named(name);
        if (system.isEmpty()) throw new UsageException(Message.of("cli.prove.numeration", "name", name));
        return system;
    }

    /// @return the formula to be tested, if there is one
    private static Optional<Conjecture> conjecture(ParseResult arguments, Task task) throws SyntaxException {
        if (!arguments.hasMatchedOption("--conjecture")) return Optional.empty();
        String text = arguments.matchedOptionValue("--conjecture", "");
        return Optional.of(Conjecture.of(text, task));
    }
}
