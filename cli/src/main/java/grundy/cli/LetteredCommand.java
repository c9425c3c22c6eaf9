package grundy.cli;

import grundy.present.json.LetteredJson;
import grundy.present.json.ProofJson;
import grundy.present.json.ProofJson.Exported;
import grundy.present.words.LetteredWords;
import grundy.prove.letters.BeyondArithmeticException;
import grundy.prove.letters.LetteredFinding;
import grundy.prove.letters.LetteredQuestion;
import grundy.prove.letters.LibraryTheorem;
import grundy.prove.letters.LibraryTheorems;
import grundy.prove.rocq.RocqExport;
import grundy.prove.rocq.RocqLettered;
import grundy.prove.rocq.RocqLibraryTheorem;
import grundy.rules.LetteredGame;
import grundy.rules.SyntaxException;
import grundy.store.Interrupt;
import grundy.store.json.JsonObject;
import grundy.text.Block;
import grundy.text.Message;
import grundy.value.Play;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.ParseResult;

/// `prove "take 1..m"`, `prove bash --for m`, `prove nim --heaps any`: one theorem for every value of the
/// letters, or for
/// any number of heaps.
final class LetteredCommand {
    private static final String ANY = "any";
    private static final List<String> FOR_ONE_GAME = List.of("--out", "--svg", "--dot", "--numeration", "--states");

    /// So long rules for which there may be an automaton are tried by arithmetic.
    private static final Duration CONSTANTS = Duration.ofSeconds(10);

    private final ParseResult arguments;
    private final LetteredQuestion question;
    private final Console console;

    private LetteredCommand(ParseResult arguments, Arguments read, Console console) {
        this.arguments = arguments;
        this.question = new LetteredQuestion(
                read.source(),
                read.catalogue(),
                ForOption.letters(arguments),
                isAnyHeaps(arguments),
                arguments.hasMatchedOption("--values"),
                Optional.ofNullable(arguments.matchedOptionValue("--conjecture", null)));
        this.console = console;
    }

    /// @return whether `--heaps any` is given
    static boolean isAnyHeaps(ParseResult arguments) {
        return arguments.matchedOptionValue("--heaps", "").equals(ANY);
    }

    /// @param read what the words of the command line say
    /// @return the exit status; empty if the rules are those of one game, which is to be proved as such
    static Optional<Integer> run(ParseResult arguments, Arguments read, Console console)
            throws SyntaxException, IOException {
        var command = new LetteredCommand(arguments, read, console);
        var law = command.question.law();
        if (law.isPresent()) return Optional.of(command.tell(law.get()));
        var game = command.question.game();
        if (game.isPresent()) return Optional.of(command.prove(game.get()));
        return command.constants();
    }

    /// Rules in the general form, some coordinate of which no move changes: if there is a theorem by
    /// arithmetic it is told.
    private Optional<Integer> constants() throws SyntaxException, IOException {
        for (var option : FOR_ONE_GAME) if (arguments.hasMatchedOption(option)) return Optional.empty();
        if (arguments.hasMatchedOption("--heaps") || arguments.hasMatchedOption("--export")) return Optional.empty();
        var found = question.constants(ProveCommand.within(arguments), CONSTANTS);
        return found.isEmpty()
                ? Optional.empty()
                : Optional.of(tell(found.get().game(), found.get().finding(), ExportOption.of(arguments)));
    }

    private Optional<ExportOption> export() {
        for (var option : FOR_ONE_GAME)
            if (arguments.hasMatchedOption(option))
                throw new UsageException(Message.of("cli.prove.letters-alone", "option", option));
        var export = ExportOption.of(arguments);
        if (export.isPresent() && export.get().format() != ExportOption.Format.ROCQ)
            throw new UsageException(Message.of("cli.prove.letters-walnut"));
        return export;
    }

    private int tell(LibraryTheorem law) throws IOException {
        var export = export();
        var headline = console.text(LetteredWords.title(law, console.language()));
        var exported = export.isEmpty()
                ? Optional.<Exported>empty()
                : Optional.<Exported>of(export.get().write(RocqLibraryTheorem.of(law, headline)));
        say(() -> LetteredJson.of(law, console.language()), () -> LetteredWords.of(law, console.language()), exported);
        return ExportOption.isDone(exported) ? Command.DONE : Command.LIMIT_REACHED;
    }

    private int prove(LetteredGame game) throws SyntaxException, IOException {
        var export = export();
        if (arguments.hasMatchedOption("--heaps") && (!isAnyHeaps(arguments) || game.play() == Play.MISERE))
            throw new UsageException(Message.of("cli.prove.letters-heaps"));
        LetteredFinding finding;
        try (var interrupt = new Interrupt();
                var working =
                        new Working(console, ProveCommand.within(arguments).cancelledBy(interrupt::isRequested))) {
            finding = question.find(game, working.limits());
        } catch (BeyondArithmeticException e) {
            var text = console.text(Message.of("cli.prove.inexpressible-letters", "problem", e.explanation()));
            if (console.json()) console.say(ProofJson.refused(game.text(), Command.LIMIT_REACHED, text));
            console.err().println(text);
            return Command.LIMIT_REACHED;
        }
        return tell(game, finding, export);
    }

    private int tell(LetteredGame game, LetteredFinding finding, Optional<ExportOption> export) throws IOException {
        var heaps = finding instanceof LetteredFinding.Proved
                ? LibraryTheorems.ofHeaps(game)
                : Optional.<LibraryTheorem>empty();
        var exported = finding instanceof LetteredFinding.Proved proved && export.isPresent()
                ? Optional.<Exported>of(export.get().write(text(proved)))
                : Optional.<Exported>empty();
        say(
                () -> LetteredJson.of(game, finding, heaps, console.language()),
                () -> LetteredWords.of(game, finding, heaps, console.language()),
                exported);
        return switch (finding) {
            case LetteredFinding.Proved _ -> ExportOption.isDone(exported) ? Command.DONE : Command.LIMIT_REACHED;
            case LetteredFinding.Refuted _ -> Command.REFUSED;
            case LetteredFinding.Open _ -> Command.LIMIT_REACHED;
        };
    }

    private void say(Supplier<JsonObject> json, Supplier<List<Block>> words, Optional<Exported> exported) {
        if (console.json()) {
            var node = json.get();
            exported.ifPresent(there -> ProofJson.export(node, there));
            console.say(node);
            return;
        }
        console.unbroken(words.get());
        exported.ifPresent(there -> ExportOption.told(there).forEach(console::say));
    }

    private RocqExport text(LetteredFinding.Proved proved) {
        var headline = console.text(LetteredWords.title(proved.theorem(), console.language()));
        return RocqLettered.of(proved.theorem(), proved.heaps(), headline, ProveCommand.within(arguments));
    }
}
