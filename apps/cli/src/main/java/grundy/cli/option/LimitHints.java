package grundy.cli.option;

import grundy.limit.LimitException;
import grundy.text.Message;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;

/// Names the option or environment setting that raises a limit; the libraries report only which limit
/// was reached.
public final class LimitHints {
    private static final String TIME = "--time";

    /// The message with {problem}, and the {command} that may find a theorem.
    public static final String THEOREM = "cli.theorem.hint";

    /// The hint on raising the limits of a search for a proof.
    public static final Message PROOF = Message.of("cli.hint.prove");

    /// The option of hints that name no option.
    private static final String ALWAYS = "";

    /// @param option of the commands that can be helped so
    private record Hint(String option, String key) {}

    private static final Hint POSITIONS = new Hint("--limit", "cli.hint.limit");
    private static final Hint MEMORY = new Hint(ALWAYS, "cli.hint.memory");

    /// By the keys of the messages that say which limit was reached.
    private static final Map<String, List<Hint>> HINTS = Map.ofEntries(
            Map.entry("limit.positions", List.of(POSITIONS)),
            Map.entry("limit.table", List.of(POSITIONS)),
            Map.entry("limit.heaps", List.of(POSITIONS)),
            Map.entry("limit.options", List.of(POSITIONS)),
            Map.entry("limit.foreseen", List.of(POSITIONS)),
            Map.entry("limit.parts", List.of(POSITIONS)),
            Map.entry("compound.table", List.of(POSITIONS)),
            Map.entry("turns.beyond", List.of(POSITIONS)),
            Map.entry("turns.no-period", List.of(POSITIONS)),
            Map.entry("tree.limit", List.of(POSITIONS)),
            Map.entry("matrix.limit.pivots", List.of(POSITIONS)),
            Map.entry("matrix.limit.vertices", List.of(POSITIONS, new Hint("--one", "cli.hint.one"))),
            Map.entry("limit.memory", List.of(MEMORY)),
            Map.entry("limit.memory-shared", List.of(MEMORY)),
            Map.entry("limit.time", List.of(new Hint(TIME, "cli.hint.time"))),
            Map.entry("limit.foreseen-time", List.of(new Hint(TIME, "cli.hint.time"))),
            Map.entry("limit.open", List.of(new Hint("--from", "cli.hint.from"))));

    private LimitHints() {}

    /// @param command in which the limit was reached
    /// @return the fault, with the option that raises the limit there, if there is one
    public static LimitException withHint(LimitException problem, CommandSpec command) {
        var text = withHint(problem.explanation(), command);
        return text.equals(problem.explanation()) ? problem : new LimitException(text);
    }

    /// @param problem what limit was reached, in a command
    /// @return the message, with the option that raises the limit there
    public static Message withHint(Message problem, CommandSpec command) {
        // What ends in a command to be typed in stays at the end.
        if (problem.key().equals(THEOREM)
                && problem.arguments().get("problem") instanceof Message inner
                && problem.arguments().get("command") instanceof Object typed)
            return Message.of(THEOREM, "problem", withHint(inner, command), "command", typed);
        var keys = new LinkedHashSet<String>();
        collect(problem, command, keys);
        var text = problem;
        for (var key : keys) text = Message.of("cli.hinted", "problem", text, "hint", Message.of(key));
        return text;
    }

    private static void collect(Message message, CommandSpec command, Set<String> keys) {
        for (var argument : message.arguments().values())
            if (argument instanceof Message inner) collect(inner, command, keys);
        for (var hint : HINTS.getOrDefault(message.key(), List.of()))
            if (hint.option.equals(ALWAYS) || command.findOption(hint.option) != null) keys.add(hint.key);
    }
}
