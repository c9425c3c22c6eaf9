package grundy.cli.command;

import grundy.cli.export.StoredTheorems;
import grundy.cli.input.CompletionNames;
import grundy.cli.input.RuleInput;
import grundy.cli.option.CommandWords;
import grundy.cli.option.FileFormat;
import grundy.cli.option.FileOption;
import grundy.cli.option.LimitOptions;
import grundy.cli.option.OptionList;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.contest.emit.Emitter;
import grundy.contest.emit.ProgramJson;
import grundy.contest.sketch.TargetLanguage;
import grundy.rules.notation.SyntaxException;
import grundy.store.WholeFile;
import grundy.text.Language;
import grundy.text.Message;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.ParseResult;

/// `emit PROBLEM|RULES --to cpp|java|python`: prints a program that answers a judge's problem, or tells who wins by
/// rules of one's own.
public final class EmitCommand implements Command {
    private static final String TO = "--to";
    private static final FileOption OUT = new FileOption(
            "--out", Arrays.stream(TargetLanguage.values()).map(FileFormat::of).toList());

    @Override
    public void describe(OptionList options) {
        options.words(
                "PROBLEM|RULES",
                "0..*",
                Message.of("cli.emit.words"),
                () -> Stream.concat(CompletionNames.problems().stream(), CompletionNames.games().stream())
                        .toList());
        options.choice(TO, TargetLanguage.ids(), Message.of("cli.emit.to"));
        OUT.describe(options, Message.of("cli.emit.out"));
        LimitOptions.describeTime(options);
    }

    @Override
    public List<FileOption> files() {
        return List.of(OUT);
    }

    private static TargetLanguage target(ParseResult arguments) {
        if (!arguments.hasMatchedOption(TO))
            return OUT.promisedFormat(arguments)
                    .flatMap(format -> TargetLanguage.of(format.usual()))
                    .orElse(TargetLanguage.USUAL);
        String target = arguments.matchedOptionValue(TO, "");
        return TargetLanguage.of(target)
                .orElseThrow(() -> new UsageException(
                        Message.of("cli.emit.target", "found", target, "known", TargetLanguage.ids())));
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException, IOException {
        var name = String.join(" ", CommandWords.of(arguments)).strip();
        if (name.isEmpty()) throw new UsageException(Message.of("cli.emit.which"));
        var target = target(arguments);
        var out = OUT.in(arguments, FileFormat.of(target));
        var program = new Emitter(console.language() == Language.ZH, StoredTheorems.theoremSource(console))
                .emit(name, target);
        RuleInput.sayHowRead(program.readAs(), console);
        if (out.isPresent()) WholeFile.write(out.get(), program.code());
        if (console.json()) console.say(ProgramJson.of(program, target));
        else if (out.isEmpty()) console.out().print(program.code());
        return DONE;
    }
}
