package grundy.strategic.explain;

import grundy.strategic.check.StrategyProfile;
import grundy.strategic.matrix.MatrixGame;
import grundy.text.Language;
import grundy.text.MarkedText;
import grundy.text.Message;
import grundy.text.TextFormula;
import grundy.value.Rational;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Names of players, strategies and profiles as they are read, and payoffs; long ones are shortened.
///
/// @param decimals whether payoffs are shown as decimals where that is exact: the game was given with decimals
record MatrixNames(MatrixGame game, Language language, boolean decimals) {
    private static final Pattern NUMERIC = Pattern.compile("[-+−]?[0-9][0-9.,/ ]*");
    private static final int MOST_SIGNS = 40;
    private static final int MOST_PARTS = 12;
    private static final int MOST_DIGITS = 24;

    /// Decimals after the point, and the least denominator that shows that the game was given with decimals.
    private static final int MOST_DECIMALS = 9;

    private static final BigInteger FINE = BigInteger.valueOf(40);
    private static final BigInteger POWER = BigInteger.TEN.pow(MOST_DECIMALS);

    MatrixNames(MatrixGame game, Language language) {
        this(game, language, hasDecimals(game));
    }

    private static boolean hasDecimals(MatrixGame game) {
        boolean fine = false;
        for (int player = 0; player < game.playerCount(); player++)
            for (int cell = 0; cell < game.cells(); cell++) {
                var denominator = game.payoff(player, cell).denominator();
                if (denominator.equals(BigInteger.ONE)) continue;
                if (POWER.mod(denominator).signum() != 0) return false;
                fine |= denominator.compareTo(FINE) >= 0;
            }
        return fine;
    }

    String player(int player) {
        return player(game.players().get(player).name(), player, language);
    }

    /// @return the name, or "Player 1" for one that is but a number
    static String player(String name, int player, Language language) {
        return name.matches("[0-9]*")
                ? Message.of("matrix.player", "number", player + 1).in(language)
                : shorten(name);
    }

    /// @return the name as the head of a line or column
    String head(int player, int strategy) {
        return shorten(game.strategy(player, strategy));
    }

    /// @return the name as it stands between words and numbers: one that is a number itself in brackets
    String strategy(int player, int strategy) {
        return beside(head(player, strategy));
    }

    /// @return the name; one that is a number itself in brackets
    static String beside(String name) {
        return NUMERIC.matcher(name).matches() ? "[" + name + "]" : name;
    }

    private static String shorten(String name) {
        return name.length() <= MOST_SIGNS ? name : name.substring(0, MOST_SIGNS) + "…";
    }

    /// @return `(confess, deny)`
    String profile(int cell) {
        return IntStream.range(0, game.playerCount())
                .mapToObj(player -> head(player, game.strategyIn(cell, player)))
                .collect(Collectors.joining(", ", "(", ")"));
    }

    /// @return `rock`, or `1/3 rock + 2/3 paper`
    MarkedText mixture(int player, List<Rational> weights) {
        var played = IntStream.range(0, weights.size())
                .filter(i -> weights.get(i).signum() != 0)
                .toArray();
        if (played.length == 1) return MarkedText.plain(strategy(player, played[0]));
        var parts = Arrays.stream(played)
                .limit(MOST_PARTS)
                .mapToObj(i -> weighed(weights.get(i), strategy(player, i)))
                .toList();
        var more = played.length <= MOST_PARTS
                ? ""
                : " + … "
                        + Message.of("matrix.more-strategies", "count", played.length - MOST_PARTS)
                                .in(language);
        return MarkedText.joined("", parts, " + ", more);
    }

    /// @return `2/3 rock`
    static MarkedText weighed(Rational weight, String strategy) {
        return MarkedText.joined("", List.of(fraction(weight)), "", " " + strategy);
    }

    /// @return the strategies of all players
    MarkedText profile(StrategyProfile profile) {
        var pure = profile.isPure();
        var parts = IntStream.range(0, game.playerCount())
                .mapToObj(player -> pure
                        ? MarkedText.plain(head(player, profile.support(player)[0]))
                        : mixture(player, profile.strategies().get(player)))
                .toList();
        return MarkedText.joined("(", parts, pure ? ", " : "; ", ")");
    }

    MarkedText payoffs(List<Rational> payoffs) {
        return MarkedText.joined("", payoffs.stream().map(this::payoff).toList(), comma(), "");
    }

    /// @return the separator of items in a list
    String comma() {
        return Message.of("explain.comma").in(language);
    }

    /// @return a payoff: as a decimal in a game with decimals, where that is exact
    MarkedText payoff(Rational payoff) {
        return decimals
                        && !payoff.isInteger()
                        && POWER.mod(payoff.denominator()).signum() == 0
                ? MarkedText.plain(
                        new BigDecimal(payoff.numerator().multiply(POWER.divide(payoff.denominator())), MOST_DECIMALS)
                                .stripTrailingZeros()
                                .toPlainString())
                : fraction(payoff);
    }

    /// @return the number as it is written by {@link #number}, and that it is a fraction
    static MarkedText fraction(Rational number) {
        var text = number(number);
        return number.isInteger() ? MarkedText.plain(text) : MarkedText.formula(TextFormula.exact(text, text), text);
    }

    /// @return the number; where it is long, about what it is as a decimal
    static String number(Rational number) {
        var text = number.toString();
        if (text.length() <= MOST_DIGITS) return text;
        return "≈" + String.format(Locale.ROOT, "%.9g", number.approximate());
    }
}
