package grundy.engine.search;

import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Rules and small positions made at random, as text in the rule language so that a failure can be typed in.
public final class RandomGames {
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());
    private final Random random;

    public RandomGames(long seed) {
        this.random = new Random(seed);
    }

    public static Game game(String rules) {
        try {
            return LANGUAGE.rules(Source.of(rules)).game();
        } catch (SyntaxException e) {
            throw new AssertionError(rules + ": " + e.getMessage(), e);
        }
    }

    public static Component component(String rules, long... coordinates) {
        return new Component(game(rules), Tuple.of(coordinates));
    }

    public Component component(String rules, int largest) {
        var game = game(rules);
        return new Component(game, position(game.rules(), largest));
    }

    public Position position(RuleTree rules, int largest) {
        return Tuple.of(random.longs(rules.arity(), 0, largest + 1).toArray());
    }

    public int below(int bound) {
        return random.nextInt(bound);
    }

    /// Rules under which no option is a sum.
    public String whole() {
        return random.nextInt(3) == 0 ? form() : heap();
    }

    /// Rules of one heap under which no option is a sum.
    public String heap() {
        if (random.nextBoolean()) return "take {" + amounts() + "}";
        return "take "
                + pick(
                        "any",
                        "odd",
                        "powers of 2",
                        "fibonacci",
                        "squares",
                        "divisors",
                        "at most half",
                        "primes",
                        "proper divisors",
                        "2..5",
                        "even",
                        "cubes");
    }

    /// Rules under which an option may be a sum, or not.
    public String splitting() {
        return switch (random.nextInt(4)) {
            case 0 -> "take any or split";
            case 1 -> "take any then may split";
            case 2 -> "0." + digits(1 + random.nextInt(3)) + (1 + random.nextInt(7));
            default ->
                pick(
                        "(n): (i) + (j) where i + j == n and i != j",
                        "(n): (i) + (j) where i + 2*j == n | (n-1)",
                        "(n): (n-k) + (k-1) where k <= n/2",
                        "(n): (i) + (i) where 2*i < n",
                        "(n): (i) + (j) + (k) where i + j + k + 1 == n and i <= j and j <= k");
        };
    }

    public String any() {
        return random.nextBoolean() ? whole() : splitting();
    }

    /// Two-coordinate rules under which play can go on for ever at some positions.
    public String loopy() {
        return "(a, b): "
                + joined(
                        1 + random.nextInt(3),
                        () -> pick(
                                "(b, a)", "(a+1, b-1)", "(a-1, b+1)", "(b, a-1)", "(b-1, a+1)", "(a, 0) where b > 2"))
                + " | " + joined(1 + random.nextInt(2), this::lowering);
    }

    public String form() {
        return "(a, b): " + joined(1 + random.nextInt(4), this::lowering);
    }

    private String lowering() {
        return switch (random.nextInt(6)) {
            case 0 -> "(a-" + small() + ", b)";
            case 1 -> "(a, b-" + small() + ")";
            case 2 -> "(a-" + small() + ", b-" + small() + ")";
            case 3 ->
                pick(
                        "(a-k, b)",
                        "(a, b-k)",
                        "(a-k, b-k)",
                        "(a-2*k, b)",
                        "(a-k, b-k*k)",
                        "(b-k, a-1)",
                        "(min(a,b), max(a,b)-k)");
            case 4 ->
                pick("(a-k, b)", "(a, b-k)", "(a-k, b-k)") + " where "
                        + pick(
                                "k <= " + small(),
                                "k mod 2 == " + random.nextInt(2),
                                "k >= b",
                                "a > b",
                                "k in {" + amounts() + "}",
                                "k in powers of 2",
                                "not (k == 2)",
                                "k <= a/2 or k == 3",
                                "gcd(a, k) == 1",
                                "k != a - b",
                                "2*k <= a + b",
                                "k*k <= a",
                                "k in squares",
                                "bits(k) <= 2",
                                "k in odd and k < 6");
            default ->
                pick(
                        "(a-j, b-k) where abs(j-k) <= 1",
                        "(a-j, b-k) where j + k == 4",
                        "(a-j, b-k) where j <= 2 and k <= j",
                        "(a - k*b, b) where b > 0",
                        "(a, b - k*a) where a > 0",
                        "(a/2, b) where a > 0");
        };
    }

    private String joined(int count, Supplier<String> each) {
        return IntStream.range(0, count).mapToObj(i -> each.get()).collect(Collectors.joining(" | "));
    }

    private String small() {
        return String.valueOf(1 + random.nextInt(4));
    }

    private String amounts() {
        var chosen = new ArrayList<Integer>(List.of(1 + random.nextInt(3)));
        for (int next = chosen.getFirst() + 1; next <= 8; next++) if (random.nextInt(3) == 0) chosen.add(next);
        return chosen.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    private String digits(int count) {
        return random.ints(count, 0, 8).mapToObj(String::valueOf).collect(Collectors.joining());
    }

    private String pick(String... choices) {
        return choices[random.nextInt(choices.length)];
    }
}
