package grundy.cli.option;

import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.text.Message;
import grundy.value.Side;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ParseResult;

/// Reads `--side left|right`, which makes sense only where Left and Right move differently.
public final class SideOption {
    public static final String OPTION = "--side";

    private SideOption() {}

    public static void describe(OptionList options, Message about) {
        options.choice(OPTION, List.of("left", "right"), about);
    }

    /// @return empty where the option is not given
    /// @throws UsageException if it is neither side, or both have the same moves
    public static Optional<Side> of(ParseResult arguments, Sum sum) {
        if (!arguments.hasMatchedOption(OPTION)) return Optional.empty();
        String text = arguments.matchedOptionValue(OPTION, "");
        var side = switch (text) {
            case "left" -> Side.LEFT;
            case "right" -> Side.RIGHT;
            default -> throw new UsageException(Message.of("cli.play.side", "text", text));
        };
        boolean partizan =
                sum.components().stream().anyMatch(component -> component.game().rules() instanceof RuleTree.Partizan);
        if (!partizan) throw new UsageException(Message.of("cli.side.impartial"));
        return Optional.of(side);
    }
}
