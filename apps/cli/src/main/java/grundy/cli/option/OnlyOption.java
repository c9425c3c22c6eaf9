package grundy.cli.option;

import grundy.question.AnswerPart;
import grundy.text.Message;
import picocli.CommandLine.ParseResult;

/// Reads `--only outcome|moves|value`: which part of the answer is enough.
public final class OnlyOption {
    public static final String OPTION = "--only";

    private OnlyOption() {}

    public static void describe(OptionList options) {
        options.choice(OPTION, AnswerPart.NAMES, Message.of("cli.option.only"));
    }

    /// @return all where the option is not given
    /// @throws UsageException if there is no such part
    public static AnswerPart of(ParseResult arguments) {
        if (!arguments.hasMatchedOption(OPTION)) return AnswerPart.ALL;
        String text = arguments.matchedOptionValue(OPTION, "");
        return AnswerPart.find(text)
                .orElseThrow(() -> new UsageException(Message.of("cli.only.unknown", "text", text)));
    }
}
