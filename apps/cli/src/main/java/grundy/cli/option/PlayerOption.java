package grundy.cli.option;

import grundy.rules.RuleTree;
import grundy.text.Message;
import picocli.CommandLine.ParseResult;

/// Reads `--player N`, the one of several players who is about to move.
public final class PlayerOption {
    public static final String OPTION = "--player";

    private PlayerOption() {}

    /// @return 0 where the option is not given
    /// @throws UsageException if there is no such player, or there are but two
    public static int of(ParseResult arguments, RuleTree rules) {
        if (!arguments.hasMatchedOption(OPTION)) return 0;
        if (!(rules instanceof RuleTree.Players(var byPlayer)))
            throw new UsageException(Message.of("cli.player.two-players"));
        long player = NumberOptions.number(arguments, OPTION, 0);
        if (player >= byPlayer.size())
            throw new UsageException(Message.of("solve.no-player", "player", player, "last", byPlayer.size() - 1));
        return Math.toIntExact(player);
    }
}
