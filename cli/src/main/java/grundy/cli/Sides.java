package grundy.cli;

import grundy.rules.Rules;
import grundy.rules.Sum;
import grundy.text.Message;
import grundy.value.Side;
import picocli.CommandLine.ParseResult;

/// Reads `--side left|right`, which makes sense only where Left and Right move differently.
final class Sides {
    static final String OPTION = "--side";

    private Sides() {}

    static boolean isGiven(ParseResult arguments) {
        return arguments.hasMatchedOption(OPTION);
    }

    /// @return Left where the option is not given
    /// @throws UsageException if it is neither side, or both have the same moves
    static Side of(ParseResult arguments, Sum sum) {
        String text = arguments.matchedOptionValue(OPTION, "left");
        var side = switch (text) {
            case "left" -> Side.LEFT;
            case "right" -> Side.RIGHT;
            default -> throw new UsageException(Message.of("cli.play.side", "text", text));
        };
        boolean partizan =
                sum.components().stream().anyMatch(component -> component.game().rules() instanceof Rules.Partizan);
        if (!partizan && isGiven(arguments)) throw new UsageException(Message.of("cli.side.impartial"));
        return side;
    }
}
