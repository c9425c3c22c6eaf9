package grundy.cli.proof;

import grundy.check.automaton.NumerationSystem;
import grundy.cli.option.ForOption;
import grundy.cli.option.LimitOptions;
import grundy.cli.option.NumberOptions;
import grundy.cli.option.OptionList;
import grundy.cli.option.UsageException;
import grundy.prove.Conjecture;
import grundy.prove.finding.ProofTask;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import grundy.value.Play;
import java.util.Optional;
import picocli.CommandLine.ParseResult;

/// The options of `prove` that define the theorem to be proved.
record ProveOptions(ParseResult arguments) {
    static final String HEAPS = "--heaps";
    static final String CONJECTURE = "--conjecture";
    static final String NUMERATION = "--numeration";
    static final String STATES = "--states";

    private static final String VALUES = "--values";
    private static final String ANY = "any";
    private static final long MOST_HEAPS = 6;

    static void describe(OptionList options) {
        options.flag(VALUES, Message.of("cli.option.prove-values"));
        options.value(HEAPS, "K", Message.of("cli.option.heaps"));
        ForOption.describe(options, "M=1..50", Message.of("cli.option.for"));
        options.value(CONJECTURE, "TEXT", Message.of("cli.option.conjecture"));
        options.value(NUMERATION, "NAME", Message.of("cli.option.numeration"));
        options.value(STATES, "N", Message.of("cli.option.states"));
        LimitOptions.describeTime(options);
    }

    /// @return whether the nim-values are asked for, not the P-positions
    boolean isOfValues() {
        return arguments.hasMatchedOption(VALUES);
    }

    /// @return whether `--heaps any` is given
    boolean isOfAnyHeaps() {
        return arguments.matchedOptionValue(HEAPS, "").equals(ANY);
    }

    /// @return the formula to be tested
    Optional<String> formula() {
        return Optional.ofNullable(arguments.matchedOptionValue(CONJECTURE, null));
    }

    /// @throws UsageException if the options do not fit the rules
    ProofTask task(PrefixedRules rules) {
        boolean any = isOfAnyHeaps();
        if (any && (rules.play() == Play.MISERE || rules.game().rules().arity() != 1))
            throw new UsageException(Message.of("cli.prove.any-heaps"));
        long heaps = any ? 0 : NumberOptions.within(1, MOST_HEAPS, arguments, HEAPS, 0);
        long states = NumberOptions.within(1, Integer.MAX_VALUE, arguments, STATES, ProofTask.USUAL_STATES);
        return new ProofTask(
                rules.game(),
                rules.play(),
                (int) heaps,
                any || isOfValues(),
                system(),
                (int) states,
                LimitOptions.withTime(arguments));
    }

    private Optional<NumerationSystem> system() {
        String name = arguments.matchedOptionValue(NUMERATION, "");
        if (name.isEmpty()) return Optional.empty();
        var system = NumerationSystem.find(name);
        if (system.isEmpty()) throw new UsageException(Message.of("cli.prove.numeration", "name", name));
        return system;
    }

    /// @return the formula to be tested, if there is one
    Optional<Conjecture> conjecture(ProofTask task) throws SyntaxException {
        var formula = formula();
        return formula.isEmpty() ? Optional.empty() : Optional.of(Conjecture.of(formula.get(), task));
    }
}
