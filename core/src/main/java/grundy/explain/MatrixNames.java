package grundy.explain;

import grundy.check.matrix.Profile;
import grundy.rules.matrix.MatrixGame;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Rational;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Names of players, strategies and profiles as they are read; long ones are shortened.
record MatrixNames(MatrixGame game, Language language) {
    private static final int MOST_SIGNS = 40;
    private static final int MOST_PARTS = 12;
    private static final int MOST_DIGITS = 24;

    String player(int player) {
        var name = game.players().get(player).name();
        return name.matches("[0-9]*")
                ? Message.of("matrix.player", "number", player + 1).in(language)
                : cut(name);
    }

    String strategy(int player, int strategy) {
        return cut(game.strategy(player, strategy));
    }

    private static String cut(String name) {
        return name.length() <= MOST_SIGNS ? name : name.substring(0, MOST_SIGNS) + "…";
    }

    /// @return `(confess, deny)`
    String profile(int cell) {
        return IntStream.range(0, game.playerCount())
                .mapToObj(player -> strategy(player, game.strategyIn(cell, player)))
                .collect(Collectors.joining(", ", "(", ")"));
    }

    /// @return `rock`, or `1/3 rock + 2/3 paper`
    String mixture(int player, List<Rational> weights) {
        var played = IntStream.range(0, weights.size())
                .filter(i -> weights.get(i).signum() != 0)
                .toArray();
        if (played.length == 1) return strategy(player, played[0]);
        var text = Arrays.stream(played)
                .limit(MOST_PARTS)
                .mapToObj(i -> number(weights.get(i)) + " " + strategy(player, i))
                .collect(Collectors.joining(" + "));
        return played.length <= MOST_PARTS
                ? text
                : text + " + … "
                        + Message.of("matrix.more-strategies", "count", played.length - MOST_PARTS)
                                .in(language);
    }

    /// @return the strategies of all players
    String profile(Profile profile) {
        var pure = profile.isPure();
        return IntStream.range(0, game.playerCount())
                .mapToObj(player -> mixture(player, profile.strategies().get(player)))
                .collect(Collectors.joining(pure ? ", " : "; ", "(", ")"));
    }

    String payoffs(List<Rational> payoffs) {
        return payoffs.stream().map(MatrixNames::number).collect(Collectors.joining(", "));
    }

    /// @return the number; where it is long, about what it is as a decimal
    static String number(Rational number) {
        var text = number.toString();
        if (text.length() <= MOST_DIGITS) return text;
        return "≈" + String.format(java.util.Locale.ROOT, "%.9g", number.approximate());
    }
}
