package grundy.rules;

import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Where the claims of the catalogue are checked: which parameters, which positions.
public final class ClaimDomains {
    private static final Catalogue CATALOGUE = Catalogue.builtIn();
    private static final RuleLanguage LANGUAGE = new RuleLanguage(CATALOGUE);

    /// Parameters to try; each row gives all parameters in their order.
    private static final Map<String, int[][]> PARAMETERS = Map.ofEntries(
            Map.entry("bash", rows(1, 2, 3, 4, 5, 6, 7, 10, 31)),
            Map.entry("blocking-bash", rows(1, 2, 3, 5)),
            Map.entry("bounded-nim", rows(1, 2, 3, 4, 7, 12)),
            Map.entry("cyclic-nimhoff", rows(2, 3, 5)),
            Map.entry("generalized-wythoff", rows(1, 2, 3)),
            Map.entry("interval-must-finish", pairs(6)),
            Map.entry("mark-t", rows(2, 3, 4, 5, 6, 10)),
            Map.entry("one-two-k", rows(3, 4, 5, 6, 7, 9, 12, 14, 15)),
            Map.entry("powers-of", rows(2, 3, 4, 5, 6, 7, 10)),
            Map.entry("public-sale", new int[][] {{1000, 1}, {1000, 2}, {1000, 4}, {1000, 10}, {23, 4}, {1, 3}}),
            Map.entry("race", new int[][] {{1000, 1}, {1000, 2}, {1000, 3}, {1000, 10}, {100, 10}, {21, 3}}),
            Map.entry("race-to-thirty", new int[][] {{1000, 2}, {1000, 3}, {30, 2}, {21, 3}}),
            Map.entry("staircase", rows(0, 1)),
            Map.entry("staircase-right", rows(0, 1)),
            Map.entry("subtraction-interval", pairs(7)),
            Map.entry("twenty-one", new int[][] {{1000, 3}, {1000, 2}, {21, 3}, {1, 1}}));

    /// Positions of the games on boards.
    private static final Map<String, List<String>> POSITIONS = Map.ofEntries(
            Map.entry("e-and-d", rowsOf(4, 1, 7)),
            Map.entry("georgia-and-bob", subsets(1, 11, _ -> true)),
            Map.entry("mock-turtles", subsets(1, 11, _ -> true)),
            Map.entry("nimble", rowsOf(3, 0, 11)),
            Map.entry("northcott", rowsOf(3, 0, 11)),
            Map.entry("parity-nim", rowsOf(4, 0, 6)),
            Map.entry("redistribution-nim", rowsOf(4, 0, 5)),
            Map.entry("ruler", subsets(1, 11, _ -> true)),
            Map.entry("rugs", gridsOf(3, 4)),
            Map.entry("silver-dollar", subsets(0, 10, _ -> true)),
            Map.entry("staircase", rowsOf(4, 0, 5)),
            Map.entry("staircase-right", rowsOf(4, 0, 5)),
            Map.entry("triplets", subsets(1, 11, _ -> true)),
            Map.entry("turning-corners", gridsOf(3, 4)),
            Map.entry("turning-turtles", subsets(1, 11, _ -> true)),
            Map.entry("twins", subsets(1, 11, _ -> true)),
            Map.entry("welter", subsets(0, 13, count -> count <= 4)));

    private ClaimDomains() {}

    /// A game with its parameters filled in.
    public record Instance(CatalogueEntry entry, Map<String, BigInteger> parameters, RuleTree rules) {
        public List<CatalogueClaim> claims() throws SyntaxException {
            return ClaimParser.claims(entry, rules, parameters);
        }

        /// @return whether a move can leave several heaps, so that misere values do not add up
        public boolean splits() {
            return rules instanceof RuleTree.TakeAndBreak(var terms)
                    && terms.stream().anyMatch(term -> term.parts() >= 4);
        }

        @Override
        public String toString() {
            return entry.id() + (parameters.isEmpty() ? "" : parameters.values());
        }
    }

    /// @return all games that claim something
    public static List<CatalogueEntry> claiming() {
        return CATALOGUE.entries().stream()
                .filter(entry -> !entry.claims().isEmpty())
                .toList();
    }

    public static List<Instance> instances(CatalogueEntry entry) {
        var names = List.copyOf(entry.parameters().keySet());
        var rows = names.isEmpty() ? new int[][] {{}} : PARAMETERS.get(entry.id());
        if (rows == null) throw new AssertionError("ClaimDomains has no parameters to try for " + entry.id());
        var instances = new ArrayList<Instance>();
        for (var row : rows) {
            var parameters = new LinkedHashMap<String, BigInteger>();
            for (int i = 0; i < row.length; i++) parameters.put(names.get(i), BigInteger.valueOf(row[i]));
            instances.add(new Instance(entry, parameters, CATALOGUE.rules(entry, parameters)));
        }
        return instances;
    }

    public static List<Position> onBoard(CatalogueEntry entry) {
        if (!(POSITIONS.get(entry.id()) instanceof List<String> texts))
            throw new AssertionError("ClaimDomains has no positions to try for " + entry.id());
        try {
            var game = LANGUAGE.rules(Source.of(entry.id())).game();
            var positions = new ArrayList<Position>();
            for (var text : texts)
                positions.add(LANGUAGE.position(game, text).getFirst().position());
            return positions;
        } catch (SyntaxException e) {
            throw new AssertionError(entry.id(), e);
        }
    }

    private static int[][] rows(int... values) {
        return Arrays.stream(values).mapToObj(value -> new int[] {value}).toArray(int[][]::new);
    }

    /// All pairs 1 <= a <= b <= to.
    private static int[][] pairs(int to) {
        return IntStream.rangeClosed(1, to)
                .boxed()
                .flatMap(a -> IntStream.rangeClosed(a, to).mapToObj(b -> new int[] {a, b}))
                .toArray(int[][]::new);
    }

    /// All rows of so many numbers.
    private static List<String> rowsOf(int length, int from, int to) {
        int base = to - from + 1;
        return IntStream.range(0, Math.powExact(base, length))
                .mapToObj(code -> IntStream.iterate(code, c -> c / base)
                        .limit(length)
                        .mapToObj(c -> String.valueOf(from + c % base))
                        .collect(Collectors.joining(" ")))
                .toList();
    }

    /// All drawings of a board of coins.
    private static List<String> gridsOf(int rows, int columns) {
        return IntStream.range(0, 1 << rows * columns)
                .mapToObj(set -> IntStream.range(0, rows)
                        .mapToObj(row -> IntStream.range(0, columns)
                                .mapToObj(column -> (set >> (row * columns + column) & 1) != 0 ? "H" : "T")
                                .collect(Collectors.joining()))
                        .collect(Collectors.joining("/")))
                .toList();
    }

    /// All nonempty sets of squares of which the number is chosen.
    private static List<String> subsets(int from, int to, IntPredicate chosen) {
        return IntStream.range(1, 1 << (to - from + 1))
                .filter(set -> chosen.test(Integer.bitCount(set)))
                .mapToObj(set -> IntStream.rangeClosed(from, to)
                        .filter(square -> (set >> (square - from) & 1) != 0)
                        .mapToObj(String::valueOf)
                        .collect(Collectors.joining(" ")))
                .toList();
    }
}
