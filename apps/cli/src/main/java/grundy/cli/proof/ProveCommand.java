package grundy.cli.proof;

import grundy.check.automaton.InexpressibleException;
import grundy.cli.command.Command;
import grundy.cli.export.ExportOption;
import grundy.cli.export.ProofOutputs;
import grundy.cli.export.ProofTexts;
import grundy.cli.export.StoredTheorems;
import grundy.cli.input.CompletionNames;
import grundy.cli.input.RuleInput;
import grundy.cli.option.CommandWords;
import grundy.cli.option.FileOption;
import grundy.cli.option.ForOption;
import grundy.cli.option.LimitHints;
import grundy.cli.option.LimitOptions;
import grundy.cli.option.OptionConflicts;
import grundy.cli.option.OptionList;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.cli.terminal.WorkStatus;
import grundy.present.json.proof.ProofJson;
import grundy.present.json.proof.StoredTheoremJson;
import grundy.present.words.ProofWords;
import grundy.present.words.QuotientWords;
import grundy.present.words.StoredTheoremWords;
import grundy.prove.Conjecture;
import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.finding.TheoremStatement;
import grundy.prove.statement.StatementFinder;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.language.RunningNumber;
import grundy.rules.notation.SyntaxException;
import grundy.store.ShutdownDelay;
import grundy.text.Message;
import grundy.value.Compound;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ParseResult;

/// `prove RULES`: finds the P-positions, or the nim-values, of a game for all sizes, and proves them; or tests a
/// formula of the user's.
public final class ProveCommand implements Command {
    private static final String LIST = "--list";

    @Override
    public void describe(OptionList options) {
        options.words("RULES", "0..*", Message.of("cli.prove.words"), CompletionNames::games);
        ProveOptions.describe(options);
        ProofOutputs.OUT.describe(options, Message.of("cli.option.prove-out"));
        options.flag("--no-store", Message.of("cli.option.no-store"));
        options.flag(LIST, Message.of("cli.option.prove-list"));
        ExportOption.describe(options, "walnut|rocq", Message.of("cli.option.export"));
        FileOption.SVG.describe(options, Message.of("cli.option.prove-svg"));
        ProofOutputs.DOT.describe(options, Message.of("cli.option.prove-dot"));
    }

    @Override
    public List<FileOption> files() {
        return List.of(ProofOutputs.OUT, ProofOutputs.DOT, FileOption.SVG, ExportOption.PLACE);
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException, IOException {
        if (arguments.hasMatchedOption(LIST)) return TheoremList.run(console);
        var number = ForOption.of(arguments);
        if (number.isPresent()) return family(arguments, number.get(), console);
        var input = RuleInput.of(arguments, console);
        var lettered = ParametricCommand.run(arguments, input, console);
        if (lettered.isPresent()) return lettered.get();
        // Ctrl-C stops the search, and what was tried is shown.
        try (var interrupt = new ShutdownDelay()) {
            int status = prove(arguments, input, interrupt, console);
            console.out().flush();
            return status;
        }
    }

    private static int prove(ParseResult arguments, RuleInput input, ShutdownDelay interrupt, Console console)
            throws SyntaxException, IOException {
        var rules = rules(input, console);
        var outputs = new ProofOutputs(arguments, input.asRead(rules.readAs()).wordsWithInput());
        var options = new ProveOptions(arguments);
        var plain = options.task(rules);
        ProofFinding finding;
        ProofTask task;
        Optional<Conjecture> conjecture;
        try {
            conjecture = options.conjecture(plain);
            task = conjecture.map(Conjecture::task).orElse(plain);
            finding = find(task, conjecture, interrupt, console);
        } catch (InexpressibleException e) {
            return refuse(rules, e, console);
        }
        tell(task, finding, conjecture, outputs, console);
        return switch (finding) {
            case ProofFinding.Proved _, ProofFinding.WithoutAutomaton _ -> outputs.areDone() ? DONE : LIMIT_REACHED;
            case ProofFinding.Refuted _ -> REFUSED;
            case ProofFinding.Open _, ProofFinding.Undecided _ -> LIMIT_REACHED;
        };
    }

    private static ProofFinding find(
            ProofTask task, Optional<Conjecture> conjecture, ShutdownDelay interrupt, Console console) {
        try (var working = new WorkStatus(console, task.limits().cancelledBy(interrupt::isRequested))) {
            var limits = working.limits();
            return conjecture.isPresent() ? conjecture.get().within(limits).test() : Prover.prove(task.within(limits));
        }
    }

    private static void tell(
            ProofTask task,
            ProofFinding finding,
            Optional<Conjecture> conjecture,
            ProofOutputs outputs,
            Console console)
            throws IOException {
        var theorem = finding instanceof ProofFinding.Proved proved ? proved.theorem() : null;
        var statement = theorem == null ? Optional.<TheoremStatement>empty() : StatementFinder.of(theorem, task.game());
        if (theorem != null) {
            var claim = conjecture.map(Conjecture::claim);
            outputs.write(new ProofTexts(task, theorem, statement, claim, console.language()), console);
        }
        if (finding instanceof ProofFinding.WithoutAutomaton proved) outputs.write(task, proved, console);
        var places = outputs.places();
        if (console.json()) {
            console.say(ProofJson.of(task, finding, statement, places, console.language()));
            return;
        }
        console.unbroken(ProofWords.of(task, finding, statement, places.certificate(), console.language()));
        if (finding instanceof ProofFinding.Open open && open.isOfLimits()) console.say(LimitHints.PROOF);
        outputs.tell(console);
    }

    private static int family(ParseResult arguments, RunningNumber number, Console console)
            throws SyntaxException, IOException {
        OptionConflicts.refuse(
                arguments, "cli.prove.for-alone", List.of("--out", "--svg", "--dot", ProveOptions.CONJECTURE));
        return FamilyCommand.run(
                number,
                CommandWords.of(arguments),
                words -> new ProveOptions(arguments).task(rules(RuleInput.of(words, console), console)),
                LimitOptions.withTime(arguments),
                ExportOption.of(arguments),
                console);
    }

    /// @throws UsageException if they say how sums are played
    private static PrefixedRules rules(RuleInput input, Console console) throws SyntaxException {
        var rules = input.rules(console);
        if (rules.compound() != Compound.DISJUNCTIVE) throw new UsageException(Message.of("cli.prove.no-compound"));
        return rules;
    }

    private static int refuse(PrefixedRules rules, InexpressibleException fault, Console console) {
        var text = console.text(Message.of("cli.prove.inexpressible", "problem", fault.explanation()));
        if (console.json()) console.say(ProofJson.refusal(rules.game().text(), LIMIT_REACHED, text));
        console.err().println(text);
        return LIMIT_REACHED;
    }

    /// `prove --list`: the theorems that this user had proved.
    private static final class TheoremList {
        private TheoremList() {}

        static int run(Console console) throws IOException {
            var store = StoredTheorems.store(console);
            var entries = store.all();
            if (console.json()) {
                console.say(StoredTheoremJson.of(entries));
                return Command.DONE;
            }
            var quotients = store.quotients();
            if (entries.isEmpty() && quotients.isEmpty())
                console.say(Message.of("cli.theorem.none", "folder", store.folder()));
            entries.forEach(entry -> console.say(StoredTheoremWords.of(entry.theorem())));
            quotients.forEach(quotient -> console.say(QuotientWords.headline(
                    String.join(" + ", quotient.quotient().rules()),
                    quotient.quotient().theorem())));
            return Command.DONE;
        }
    }
}
