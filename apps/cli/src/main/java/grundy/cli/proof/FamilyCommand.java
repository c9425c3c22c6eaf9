package grundy.cli.proof;

import grundy.cli.command.Command;
import grundy.cli.export.ExportMessages;
import grundy.cli.export.ExportOption;
import grundy.cli.export.FamilyTexts;
import grundy.cli.export.ProofExporter;
import grundy.cli.option.LimitHints;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.limit.Limits;
import grundy.present.json.proof.FamilyJson;
import grundy.present.json.proof.ProofJson.ExportedProof;
import grundy.present.words.FamilyWords;
import grundy.prove.GameFamily;
import grundy.rules.language.RunningNumber;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/// `prove --for NAME=FROM..TO`: a theorem for each value of a number in the rules, and the pattern across them.
final class FamilyCommand {
    private FamilyCommand() {}

    /// @param number after `--for`
    /// @param limits of all games together
    /// @param export where the theorems are to go beside the screen
    /// @return the exit status
    static int run(
            RunningNumber number,
            List<String> rules,
            GameFamily.TaskReader tasks,
            Limits limits,
            Optional<ExportOption> export,
            Console console)
            throws SyntaxException, IOException {
        var family = new GameFamily(number);
        var words = family.rules(rules, tasks)
                .orElseThrow(() -> new UsageException(
                        Message.of("prove.for-absent", "name", number.name(), "rules", String.join(" ", rules))));
        if (!console.json()) console.say(FamilyWords.title(family.number(), String.join(" ", words)));
        var proof = family.prove(words, tasks, limits, member -> {
            if (!console.json()) console.say(FamilyWords.of(family.number(), member));
        });
        if (!console.json() && proof.members().size() > 1) console.say(FamilyWords.pattern(proof));
        var untried = FamilyWords.untried(proof);
        if (!console.json()) untried.ifPresent(console::say);
        if (!console.json() && untried.isEmpty() && !proof.isProved()) console.say(LimitHints.PROOF);
        var exported = export(export, new FamilyTexts(proof, words, tasks, console.language()));
        if (console.json()) console.say(FamilyJson.of(proof, exported, console.language()));
        else ExportMessages.tell(exported, console);
        return proof.isProved() && ProofExporter.isDone(exported) ? Command.DONE : Command.LIMIT_REACHED;
    }

    private static Optional<ExportedProof> export(Optional<ExportOption> export, FamilyTexts texts)
            throws SyntaxException, IOException {
        return export.isEmpty() ? Optional.empty() : texts.write(export.get());
    }
}
