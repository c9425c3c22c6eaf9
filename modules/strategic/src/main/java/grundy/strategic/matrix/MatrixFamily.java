package grundy.strategic.matrix;

import grundy.limit.Checkpoint;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.strategic.matrix.MatrixGame.Player;
import grundy.text.Message;
import grundy.value.Rational;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Games of two players that are built from parameters.
///
/// @param name of the family: `morra`, `blotto`, `cournot`, `bertrand`
/// @param players names
public record MatrixFamily(String name, Map<String, Rational> parameters, List<String> players) {
    /// @param title of the game
    /// @throws SyntaxException if a parameter makes no sense
    /// @throws SizeException if the game would be too large
    MatrixGame game(String title) throws SyntaxException {
        return switch (name) {
            case "morra" -> morra(title);
            case "blotto" -> blotto(title);
            case "cournot" -> duopoly(title, true);
            case "bertrand" -> duopoly(title, false);
            default -> throw new AssertionError("No such family: " + name);
        };
    }

    /// The payoff of each player in a pair of strategies.
    private interface Payoffs {
        Rational of(int player, int row, int column);
    }

    private MatrixGame build(String title, List<String> strategies, Payoffs payoffs) {
        int count = strategies.size();
        var numbers = new Rational[2][count * count];
        for (int i = 0; i < count; i++)
            for (int j = 0; j < count; j++) {
                Checkpoint.step();
                for (int player = 0; player < 2; player++) numbers[player][i * count + j] = payoffs.of(player, i, j);
            }
        return new MatrixGame(
                title,
                List.of(new Player(players.get(0), strategies), new Player(players.get(1), strategies)),
                numbers);
    }

    private MatrixGame morra(String title) throws SyntaxException {
        int fingers = whole("fingers", 1);
        MatrixGame.checkSize((long) fingers * fingers, (long) fingers * fingers);
        var strategies = new ArrayList<String>();
        for (int first = 1; first <= fingers; first++)
            for (int called = 1; called <= fingers; called++) strategies.add(first + ":" + called);
        return build(title, strategies, (player, i, j) -> {
            boolean first = i % fingers == j / fingers;
            boolean second = j % fingers == i / fingers;
            if (first == second) return Rational.ZERO;
            int sum = i / fingers + j / fingers + 2;
            return Rational.of(first == (player == 0) ? sum : -sum);
        });
    }

    private MatrixGame blotto(String title) throws SyntaxException {
        int soldiers = whole("soldiers", 1);
        int fields = whole("fields", 1);
        var count = BigInteger.ONE;
        for (int i = 1; i < fields && count.bitLength() <= Long.SIZE; i++)
            count = count.multiply(BigInteger.valueOf(soldiers + (long) i)).divide(BigInteger.valueOf(i));
        MatrixGame.checkSize(List.of(count, count));
        var divisions = new ArrayList<int[]>();
        divide(soldiers, 0, new int[fields], divisions);
        var names = divisions.stream()
                .map(division ->
                        Arrays.stream(division).mapToObj(Integer::toString).collect(Collectors.joining("-")))
                .toList();
        return build(title, names, (player, i, j) -> {
            int won = 0;
            for (int field = 0; field < fields; field++)
                won += Integer.signum(divisions.get(i)[field] - divisions.get(j)[field]);
            return Rational.of(player == 0 ? won : -won);
        });
    }

    private static void divide(int left, int field, int[] division, List<int[]> divisions) {
        if (field == division.length - 1) {
            division[field] = left;
            divisions.add(division.clone());
            return;
        }
        for (int here = left; here >= 0; here--) {
            division[field] = here;
            divide(left - here, field + 1, division, divisions);
        }
    }

    private MatrixGame duopoly(String title, boolean quantities) throws SyntaxException {
        var a = parameter("a");
        var b = parameter("b");
        var c = parameter("c");
        if (b.signum() <= 0) throw fault("matrix.parameter-positive", "b");
        int most = whole("most", 0);
        MatrixGame.checkSize(most + 1L, most + 1L);
        var strategies =
                IntStream.rangeClosed(0, most).mapToObj(Integer::toString).toList();
        return build(title, strategies, (player, i, j) -> {
            var own = Rational.of(player == 0 ? i : j);
            var other = Rational.of(player == 0 ? j : i);
            if (quantities) {
                var price = a.minus(b.times(own.plus(other))).max(Rational.ZERO);
                return price.minus(c).times(own);
            }
            int order = own.compareTo(other);
            if (order > 0) return Rational.ZERO;
            var demand = a.minus(own).dividedBy(b).max(Rational.ZERO);
            var profit = own.minus(c).times(demand);
            return order < 0 ? profit : profit.times(Rational.of(1, 2));
        });
    }

    /// @return the closed form where quantities or prices may be any numbers; empty for other games
    public Optional<Message> closedForm() {
        if (!name.equals("cournot") && !name.equals("bertrand")) return Optional.empty();
        var a = parameter("a");
        var b = parameter("b");
        var c = parameter("c");
        if (a.compareTo(c) <= 0 || c.signum() < 0) return Optional.of(Message.of("matrix.duopoly.none"));
        var margin = a.minus(c);
        if (name.equals("bertrand"))
            return Optional.of(Message.of("matrix.bertrand", "price", c, "quantity", margin.dividedBy(b)));
        var quantity = margin.dividedBy(b.times(Rational.of(3)));
        return Optional.of(Message.of(
                "matrix.cournot",
                "quantity",
                quantity,
                "price",
                a.plus(c.times(Rational.of(2))).dividedBy(Rational.of(3)),
                "profit",
                b.times(quantity).times(quantity),
                "monopoly",
                margin.dividedBy(b.times(Rational.of(2))),
                "competition",
                margin.dividedBy(b)));
    }

    private Rational parameter(String parameter) {
        return parameters.getOrDefault(parameter, Rational.ZERO);
    }

    private int whole(String parameter, int least) throws SyntaxException {
        var number = parameter(parameter);
        if (!number.isInteger() || number.compareTo(Rational.of(least)) < 0)
            throw new SyntaxException(
                    Source.of(parameter + " = " + number),
                    0,
                    Message.of("matrix.parameter-whole", "name", parameter, "least", least),
                    null);
        if (number.numerator().bitLength() > 20) MatrixGame.checkSize(List.of(number.numerator(), number.numerator()));
        return number.numerator().intValueExact();
    }

    private SyntaxException fault(String key, String parameter) {
        return new SyntaxException(
                Source.of(parameter + " = " + parameter(parameter)), 0, Message.of(key, "name", parameter), null);
    }
}
