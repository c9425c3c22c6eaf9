package grundy.strategic.matrix;

import grundy.limit.Checkpoint;
import grundy.text.Message;
import grundy.value.Rational;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/// A finite game in strategic form: players, their strategies, and for each profile the payoff of each
/// player.
///
/// Profiles are numbered in the order of a table that is read line by line: the strategy of the last player changes
/// fastest. Payoffs are exact.
public final class MatrixGame {
    /// The most profiles that a game may have.
    public static final long MOST_CELLS = 4_000_000;

    /// Numbers of more are written as powers of 10.
    static final int MOST_DIGITS = 18;

    private final String title;
    private final List<Player> players;
    private final int[] strides;
    private final Rational[][] payoffs;

    /// @param strategies names, different from each other, at least one
    public record Player(String name, List<String> strategies) {
        public Player {
            strategies = List.copyOf(strategies);
        }
    }

    /// @param payoffs for each player, for each profile
    /// @throws IllegalArgumentException if there are not as many payoffs as profiles
    public MatrixGame(String title, List<Player> players, Rational[][] payoffs) {
        this.title = title;
        this.players = List.copyOf(players);
        this.payoffs = payoffs;
        strides = new int[players.size()];
        int cells = 1;
        for (int player = players.size() - 1; player >= 0; player--) {
            strides[player] = cells;
            cells = Math.multiplyExact(cells, players.get(player).strategies().size());
        }
        if (players.isEmpty() || payoffs.length != players.size())
            throw new IllegalArgumentException("There must be payoffs for %d players, but there are for %d"
                    .formatted(players.size(), payoffs.length));
        for (var some : payoffs)
            if (some.length != cells || cells == 0)
                throw new IllegalArgumentException(
                        "There must be %d payoffs for each player, at least one, but there are %d"
                                .formatted(cells, some.length));
    }

    /// A game of two players.
    ///
    /// @param rows payoffs of the row player, row by row
    /// @param columns payoffs of the column player, likewise
    public static MatrixGame of(Rational[][] rows, Rational[][] columns) {
        var players = List.of(
                new Player("1", numbered(rows.length)),
                new Player("2", numbered(rows.length == 0 ? 0 : rows[0].length)));
        return new MatrixGame("", players, new Rational[][] {flat(rows), flat(columns)});
    }

    private static Rational[] flat(Rational[][] rows) {
        return Arrays.stream(rows).flatMap(Arrays::stream).toArray(Rational[]::new);
    }

    /// @return the names 1, 2, ...
    public static List<String> numbered(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(Integer::toString).toList();
    }

    /// Refuses a game that is too large before there is room made for it.
    ///
    /// @throws SizeException if there are more than {@link #MOST_CELLS} profiles
    public static void checkSize(List<BigInteger> strategies) {
        var cells = strategies.stream().reduce(BigInteger.ONE, BigInteger::multiply);
        var payoffs = cells.multiply(BigInteger.valueOf(Math.max(2, strategies.size())));
        if (payoffs.compareTo(BigInteger.valueOf(2L * MOST_CELLS)) > 0)
            throw new SizeException(Message.of(
                    "matrix.too-large",
                    "sizes",
                    strategies.stream().map(MatrixGame::countText).collect(Collectors.joining(" x ")),
                    "most",
                    MOST_CELLS));
    }

    /// @param strategies how many each player has
    public static void checkSize(long... strategies) {
        checkSize(LongStream.of(strategies).mapToObj(BigInteger::valueOf).toList());
    }

    /// @return a number, or the power of 10 below one of many digits
    private static String countText(BigInteger count) {
        var digits = count.toString();
        return digits.length() <= MOST_DIGITS ? digits : "10^" + (digits.length() - 1) + "+";
    }

    /// @return empty if the game has none
    public String title() {
        return title;
    }

    public List<Player> players() {
        return players;
    }

    public int playerCount() {
        return players.size();
    }

    /// @return the number of strategies of a player
    public int strategies(int player) {
        return players.get(player).strategies().size();
    }

    public String strategy(int player, int index) {
        return players.get(player).strategies().get(index);
    }

    public int cells() {
        return payoffs[0].length;
    }

    /// @return the number of a profile
    public int cell(int... profile) {
        int cell = 0;
        for (int player = 0; player < profile.length; player++) cell += profile[player] * strides[player];
        return cell;
    }

    /// @return the strategy that a player plays in a profile
    public int strategyIn(int cell, int player) {
        return cell / strides[player] % strategies(player);
    }

    /// @return the strategies of all players in a profile
    public int[] profile(int cell) {
        return IntStream.range(0, players.size())
                .map(player -> strategyIn(cell, player))
                .toArray();
    }

    /// @return the profile in which one player plays something else
    public int deviation(int cell, int player, int strategy) {
        return cell + (strategy - strategyIn(cell, player)) * strides[player];
    }

    public Rational payoff(int player, int cell) {
        return payoffs[player][cell];
    }

    /// @return the payoff in a game of two players
    public Rational payoff(int player, int row, int column) {
        return payoffs[player][row * strides[0] + column * strides[1]];
    }

    /// @return all payoffs of a player in a profile's order
    public List<Rational> payoffs(int cell) {
        return IntStream.range(0, players.size())
                .mapToObj(player -> payoffs[player][cell])
                .toList();
    }

    /// @return whether two players share the same sum in every profile
    public boolean isConstantSum() {
        if (players.size() != 2) return false;
        var sum = payoffs[0][0].plus(payoffs[1][0]);
        for (int cell = 1; cell < cells(); cell++) {
            Checkpoint.step();
            if (!payoffs[0][cell].plus(payoffs[1][cell]).equals(sum)) return false;
        }
        return true;
    }

    public boolean isZeroSum() {
        return isConstantSum() && payoffs[0][0].plus(payoffs[1][0]).signum() == 0;
    }

    /// @return the same game under other names
    public MatrixGame withNames(String newTitle, List<Player> names) {
        return new MatrixGame(newTitle, names, payoffs);
    }

    /// @param remaining for each player, which of his strategies stay, ascending
    /// @return the game that is left
    public MatrixGame restrictedTo(List<int[]> remaining) {
        var fewer = new ArrayList<Player>();
        int count = 1;
        for (int player = 0; player < players.size(); player++) {
            var all = players.get(player).strategies();
            fewer.add(new Player(
                    players.get(player).name(),
                    Arrays.stream(remaining.get(player)).mapToObj(all::get).toList()));
            count *= remaining.get(player).length;
        }
        var some = new Rational[players.size()][count];
        for (int cell = 0; cell < count; cell++) {
            int from = 0;
            int rest = cell;
            for (int player = players.size() - 1; player >= 0; player--) {
                var strategies = remaining.get(player);
                from += strategies[rest % strategies.length] * strides[player];
                rest /= strategies.length;
            }
            for (int player = 0; player < players.size(); player++) some[player][cell] = payoffs[player][from];
        }
        return new MatrixGame(title, fewer, some);
    }
}
