package grundy.cli.proof;

import grundy.cli.command.Command;
import grundy.cli.export.ExportMessages;
import grundy.cli.export.ExportOption;
import grundy.cli.export.ProofExporter;
import grundy.cli.input.RuleInput;
import grundy.cli.option.ForOption;
import grundy.cli.option.LimitOptions;
import grundy.cli.option.OptionConflicts;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.cli.terminal.InterruptibleWork;
import grundy.json.JsonObject;
import grundy.limit.Limits;
import grundy.present.json.proof.ParametricJson;
import grundy.present.json.proof.ProofJson;
import grundy.present.json.proof.ProofJson.ExportedProof;
import grundy.present.words.ParametricWords;
import grundy.prove.letters.BeyondArithmeticException;
import grundy.prove.letters.LibraryTheorem;
import grundy.prove.letters.ParametricAnswer;
import grundy.prove.letters.ParametricFinding;
import grundy.prove.letters.ParametricQuestion;
import grundy.prove.rocq.RocqExport;
import grundy.prove.rocq.RocqLibraryTheorem;
import grundy.prove.rocq.RocqParametric;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.ParametricGame;
import grundy.text.Block;
import grundy.text.Message;
import grundy.value.Play;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.ParseResult;

/// `prove "take 1..m"`, `prove bash --for m`, `prove nim --heaps any`: one theorem for every value of the letters, or
/// for any number of heaps.
final class ParametricCommand {
    private static final List<String> FOR_ONE_GAME =
            List.of("--out", "--svg", "--dot", ProveOptions.NUMERATION, ProveOptions.STATES);

    /// Time for arithmetic before the search for an automaton.
    private static final Duration CONSTANTS = Duration.ofSeconds(10);

    private final ParseResult arguments;
    private final ProveOptions options;
    private final ParametricQuestion question;
    private final Console console;
    private final Optional<ExportOption> export;
    private final Limits limits;

    private ParametricCommand(ParseResult arguments, RuleInput input, Console console) {
        this.arguments = arguments;
        this.options = new ProveOptions(arguments);
        this.question = new ParametricQuestion(
                input.source(),
                input.catalogue(),
                ForOption.letters(arguments),
                options.isOfAnyHeaps(),
                options.isOfValues(),
                options.formula());
        this.console = console;
        this.export = ExportOption.of(arguments);
        this.limits = LimitOptions.withTime(arguments);
    }

    /// @param input what the words of the command line say
    /// @return the exit status; empty if the rules are those of one game, which is to be proved as such
    static Optional<Integer> run(ParseResult arguments, RuleInput input, Console console)
            throws SyntaxException, IOException {
        var command = new ParametricCommand(arguments, input, console);
        var search = command.new LimitedSearch();
        Optional<ParametricAnswer> answer;
        try {
            answer = command.question.answer(search);
        } catch (BeyondArithmeticException e) {
            return Optional.of(command.refuse(search.name, e));
        }
        return answer.isEmpty() ? Optional.empty() : Optional.of(command.tell(answer.get()));
    }

    /// Searches for theorems within the limits that the options set.
    private final class LimitedSearch implements ParametricQuestion.Search {
        private String name = "";

        @Override
        public ParametricFinding find(ParametricGame game) throws SyntaxException {
            requireFitting();
            if (arguments.hasMatchedOption(ProveOptions.HEAPS)
                    && (!options.isOfAnyHeaps() || game.play() == Play.MISERE))
                throw new UsageException(Message.of("cli.prove.letters-heaps"));
            name = game.text();
            try (var working = new InterruptibleWork(console, limits)) {
                return question.find(game, working.limits());
            }
        }

        @Override
        public Optional<ParametricAnswer> constants() throws SyntaxException {
            for (var option : FOR_ONE_GAME) if (arguments.hasMatchedOption(option)) return Optional.empty();
            if (arguments.hasMatchedOption(ProveOptions.HEAPS) || arguments.hasMatchedOption("--export"))
                return Optional.empty();
            return question.constants(limits, CONSTANTS);
        }
    }

    private int refuse(String name, BeyondArithmeticException fault) {
        var text = console.text(Message.of("cli.prove.inexpressible-letters", "problem", fault.explanation()));
        if (console.json()) console.say(ProofJson.refusal(name, Command.LIMIT_REACHED, text));
        console.err().println(text);
        return Command.LIMIT_REACHED;
    }

    private void requireFitting() {
        OptionConflicts.refuse(arguments, "cli.prove.letters-alone", FOR_ONE_GAME);
        if (export.isPresent() && export.get().format() != ExportOption.Format.ROCQ)
            throw new UsageException(Message.of("cli.prove.letters-walnut"));
    }

    private int tell(ParametricAnswer answer) throws IOException {
        return switch (answer) {
            case ParametricAnswer.Law(var law) -> tell(law);
            case ParametricAnswer.Family family -> tell(family);
        };
    }

    private int tell(LibraryTheorem law) throws IOException {
        requireFitting();
        var headline = console.text(ParametricWords.title(law, console.language()));
        var exported = export.isEmpty()
                ? Optional.<ExportedProof>empty()
                : Optional.<ExportedProof>of(
                        new ProofExporter(export.get()).write(RocqLibraryTheorem.of(law, headline)));
        say(
                () -> ParametricJson.of(law, console.language()),
                () -> ParametricWords.of(law, console.language()),
                exported);
        return ProofExporter.isDone(exported) ? Command.DONE : Command.LIMIT_REACHED;
    }

    private int tell(ParametricAnswer.Family family) throws IOException {
        var exported = family.finding() instanceof ParametricFinding.Proved proved && export.isPresent()
                ? Optional.<ExportedProof>of(new ProofExporter(export.get()).write(text(proved)))
                : Optional.<ExportedProof>empty();
        say(
                () -> ParametricJson.of(family, console.language()),
                () -> ParametricWords.of(family, console.language()),
                exported);
        if (!console.json() && family.finding() instanceof ParametricFinding.Open && limits.isOver())
            console.say(Message.of("cli.hint.time"));
        return switch (family.finding()) {
            case ParametricFinding.Proved _ -> ProofExporter.isDone(exported) ? Command.DONE : Command.LIMIT_REACHED;
            case ParametricFinding.Refuted _ -> Command.REFUSED;
            case ParametricFinding.Open _ -> Command.LIMIT_REACHED;
        };
    }

    private void say(Supplier<JsonObject> json, Supplier<List<Block>> words, Optional<ExportedProof> exported) {
        if (console.json()) {
            var node = json.get();
            exported.ifPresent(there -> ProofJson.export(node, there));
            console.say(node);
            return;
        }
        console.unbroken(words.get());
        ExportMessages.tell(exported, console);
    }

    private RocqExport text(ParametricFinding.Proved proved) {
        var headline = console.text(ParametricWords.title(proved.theorem(), console.language()));
        return RocqParametric.of(proved.theorem(), proved.heaps(), headline, limits);
    }
}
