package grundy.cli.command;

import grundy.check.TheoremSource;
import grundy.check.theorem.GameFormulas;
import grundy.cli.export.StoredTheorems;
import grundy.cli.option.LimitHints;
import grundy.cli.option.NamedFiles;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.limit.LimitException;
import grundy.present.json.ErrorJson;
import grundy.present.json.answer.AnswerJson;
import grundy.present.words.ShellText;
import grundy.question.PositionQuestion;
import grundy.rules.RulesException;
import grundy.store.StoreException;
import grundy.store.theorem.NamedTheorem;
import grundy.store.theorem.TheoremFile;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ParseResult;

/// Finds the theorems that `solve` may use: the certificate that `--theorem` names, else those that the
/// user had proved.
final class SolveTheorems {
    static final String OPTION = "--theorem";

    private final Console console;
    private final Optional<Path> file;
    private final TheoremSource theorems;
    private @Nullable Message fault;

    SolveTheorems(ParseResult arguments, Console console) throws IOException {
        this.console = console;
        String name = arguments.matchedOptionValue(OPTION, "");
        this.file = name.isEmpty() ? Optional.empty() : Optional.of(NamedFiles.existing(name));
        this.theorems = file.isPresent() ? readTheorem(file.get()) : StoredTheorems.theoremSource(console);
    }

    private TheoremSource readTheorem(Path path) throws IOException {
        try {
            return new NamedTheorem(path, TheoremFile.read(path));
        } catch (RulesException | StoreException e) {
            fault = e.explanation();
        }
        return TheoremSource.NONE;
    }

    TheoremSource theoremSource() {
        return theorems;
    }

    /// Reports why the certificate that was named cannot be used, if it does not check.
    ///
    /// @return whether it does not check
    /// @throws UsageException if it is about another game
    boolean reportFault() {
        if (fault == null && theorems instanceof NamedTheorem named) {
            if (named.isRefused()) fault = Message.of("cli.theorem.wrong", "file", file.orElseThrow());
            else if (!named.fits())
                throw new UsageException(Message.of("cli.theorem.other", "file", file.orElseThrow()));
        }
        if (fault == null) return false;
        var text = console.text(Message.of("store.check.fails", "fault", fault));
        if (console.json()) console.say(ErrorJson.of(Command.REFUSED, text));
        console.err().println(text);
        return true;
    }

    /// @return the fault, with a hint where a theorem for all sizes would help
    static LimitException withHint(LimitException problem, PositionQuestion question) {
        var sum = question.sum();
        var game = sum.components().getFirst().game();
        boolean alike = sum.components().stream()
                .allMatch(component -> component.game().rules().equals(game.rules()));
        if (!alike || sum.compound() != Compound.DISJUNCTIVE) return problem;
        try {
            // In misere play there are no values that add, so that nothing can be proved.
            if (GameFormulas.of(game.rules(), sum.play(), 0).splits() && sum.play() == Play.MISERE) return problem;
        } catch (RulesException _) {
            return problem;
        }
        boolean several = sum.components().size() > 1;
        if (several && sum.play() == Play.MISERE) return problem;
        var command =
                ShellText.command("prove", sum.play().prefix() + AnswerJson.rules(sum)) + (several ? " --values" : "");
        return new LimitException(Message.of(LimitHints.THEOREM, "problem", problem.explanation(), "command", command));
    }
}
