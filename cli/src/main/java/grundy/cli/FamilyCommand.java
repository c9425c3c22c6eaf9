package grundy.cli;

import grundy.present.json.FamilyJson;
import grundy.present.words.FamilyWords;
import grundy.prove.FamilyProof;
import grundy.prove.GameFamily;
import grundy.rules.SyntaxException;
import grundy.rules.language.RunningNumber;
import grundy.text.Message;
import java.io.IOException;
import java.util.List;

/// `prove --for NAME=FROM..TO`: a theorem for each value of a number in the rules, and the pattern across them.
final class FamilyCommand {
    private FamilyCommand() {}

    /// @param number behind `--for`
    /// @return the exit status
    static int run(RunningNumber number, List<String> rules, GameFamily.TaskReader tasks, Console console)
            throws SyntaxException, IOException {
        var family = new GameFamily(number);
        var words = family.rules(rules, tasks)
                .orElseThrow(() -> new UsageException(
                        Message.of("cli.prove.for-absent", "name", number.name(), "rules", String.join(" ", rules))));
        if (console.json()) {
            var proof = family.prove(words, tasks, _ -> {});
            console.say(FamilyJson.of(proof, console.language()));
            return status(proof);
        }
        console.say(FamilyWords.title(family, String.join(" ", words)));
        var proof = family.prove(words, tasks, member -> console.say(FamilyWords.of(family, member)));
        if (proof.members().size() > 1) console.say(FamilyWords.pattern(proof));
        return status(proof);
    }

    private static int status(FamilyProof proof) {
        return proof.isProved() ? Command.DONE : Command.LIMIT_REACHED;
    }
}
