package grundy.cli;

import grundy.contest.emit.Emitter;
import grundy.contest.emit.Target;
import grundy.contest.judge.Problems;
import grundy.contest.problem.JudgeException;
import grundy.rules.SyntaxException;
import grundy.store.json.JsonObject;
import grundy.text.Language;
import grundy.text.Message;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/// `emit PROBLEM|RULES --to cpp|java|python`: prints a program that answers a judge's problem, or tells who wins by
/// rules of one's own.
final class EmitCommand implements Command {
    private static final String TO = "--to";
    private static final String OUT = "--out";

    /// What looks like a problem's name, such as `HDU1846`.
    private static final String ID = "[A-Za-z-]{2,}[0-9]+[A-Za-z]?";

    private static final List<String> TARGETS = List.of("cpp", "java", "python");

    @Override
    public void describe(CommandSpec spec, Language language) {
        spec.addPositional(CommandLineSpec.words("PROBLEM|RULES", "0..*", Message.of("cli.emit.words"), language));
        spec.addOption(CommandLineSpec.choice(TO, TARGETS, Message.of("cli.emit.to"), language));
        spec.addOption(CommandLineSpec.number(OUT, "FILE", Message.of("cli.emit.out"), language));
        NumberOptions.addTime(spec, language);
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException, IOException {
        var name = String.join(" ", Main.words(arguments)).strip();
        if (name.isEmpty()) throw new UsageException(Message.of("emit.which"));
        String wanted = arguments.matchedOptionValue(TO, "cpp");
        var target = Target.of(wanted)
                .orElseThrow(() -> new UsageException(
                        Message.of("emit.target", "found", wanted, "known", String.join(", ", TARGETS))));
        var emitter = new Emitter(console.language() == Language.ZH);
        var emitted = emitted(emitter, name, target);
        String file = arguments.matchedOptionValue(OUT, "");
        if (!file.isEmpty()) Files.writeString(Path.of(file), emitted.code(), StandardCharsets.UTF_8);
        if (console.json())
            console.say(new JsonObject()
                    .put("language", target.id())
                    .put("standard", target.standard())
                    .put("method", emitted.method())
                    .put("evidence", emitted.theorem())
                    .put("about", emitted.about())
                    .put("cost", emitted.cost())
                    .put("slow", emitted.slow())
                    .put("code", emitted.code()));
        else if (file.isEmpty()) console.out().print(emitted.code());
        return DONE;
    }

    /// What is no problem's name is rules.
    private static Emitter.Emitted emitted(Emitter emitter, String name, Target target)
            throws SyntaxException, IOException {
        try {
            return emitter.problem(Problems.find(name), target);
        } catch (JudgeException e) {
            if (Problems.isPath(name)) throw e;
            try {
                return emitter.rules(name, target);
            } catch (SyntaxException syntax) {
                if (name.matches(ID)) throw e;
                throw syntax;
            }
        }
    }
}
