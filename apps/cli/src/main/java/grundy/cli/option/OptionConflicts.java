package grundy.cli.option;

import grundy.text.Message;
import java.util.List;
import picocli.CommandLine.ParseResult;

/// Options that do not go together.
public final class OptionConflicts {
    private OptionConflicts() {}

    /// @param key of what to say of an `{option}` that does not go with what is asked for
    /// @throws UsageException if one of the options is given
    public static void refuse(ParseResult arguments, String key, List<String> options) {
        for (var option : options)
            if (arguments.hasMatchedOption(option)) throw new UsageException(Message.of(key, "option", option));
    }
}
