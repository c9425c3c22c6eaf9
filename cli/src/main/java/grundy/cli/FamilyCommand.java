package grundy.cli;

import grundy.present.json.FamilyJson;
import grundy.present.words.FamilyWords;
import grundy.prove.FamilyProof;
import grundy.prove.GameFamily;
import grundy.rules.SyntaxException;
import grundy.text.Message;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;

/// `prove --for NAME=FROM..TO`: a theorem for each value of a number in the rules, and the pattern across them.
final class FamilyCommand {
    private static final Pattern TEXT = Pattern.compile(
            "\\s*(\\?|\\p{L}[\\p{L}\\p{Nd}]*)\\s*=\\s*([\\d^_]{1,20})\\s*\\.\\.\\s*([\\d^_]{1,20})\\s*");

    private FamilyCommand() {}

    /// @param text behind `--for`
    /// @return the exit status
    static int run(String text, List<String> rules, GameFamily.TaskReader tasks, Console console)
            throws SyntaxException, IOException {
        var family = family(text);
        var words = family.rules(rules, tasks)
                .orElseThrow(() -> new UsageException(
                        Message.of("cli.prove.for-absent", "name", family.name(), "rules", String.join(" ", rules))));
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

    private static GameFamily family(String text) {
        var matcher = TEXT.matcher(text);
        if (!matcher.matches()) throw new UsageException(Message.of("cli.prove.for", "text", text));
        long from = NumberOptions.read("--for", matcher.group(2));
        long to = NumberOptions.read("--for", matcher.group(3));
        if (!GameFamily.isRange(from, to))
            throw new UsageException(
                    Message.of("cli.prove.for-range", "from", from, "to", to, "most", GameFamily.MOST));
        return new GameFamily(matcher.group(1), from, to);
    }
}
