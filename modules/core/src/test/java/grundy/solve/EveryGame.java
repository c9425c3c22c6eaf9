package grundy.solve;

import grundy.rules.CatalogueEntry;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import grundy.testkit.CaseCount;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/// Components of games of every kind: all of the catalogue, and rules of every shape, each with positions small and
/// large.
final class EveryGame {
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());
    private static final int LONGEST_WALK = 12;

    /// Rules, and positions of them: those that a theorem, a table, lines or a search answers.
    static final List<List<String>> SHAPES = List.of(
            List.of("take 1..3", "0", "5", "17", "123456789"),
            List.of("take {1,4,6}", "0", "3", "9", "1000", "999999"),
            List.of("take any", "0", "8", "10^20"),
            List.of("take powers of 2", "1", "6", "77"),
            List.of("take primes", "1", "30", "50"),
            List.of("take divisors", "6", "48"),
            List.of("take proper divisors", "6", "48"),
            List.of("take at most half", "5", "64", "10^30"),
            List.of("take at most n/5", "3", "60"),
            List.of("take any or split", "4", "11", "10^12"),
            List.of("take any then may split", "4", "11"),
            List.of("take 1..2 or split into 3", "7", "19"),
            List.of("split", "5", "12"),
            List.of("split evenly", "5", "12"),
            List.of("split into consecutive heaps", "9", "15"),
            List.of("0.77", "3", "20", "3000"),
            List.of("4.007", "9", "40"),
            List.of("0.3F", "6", "15"),
            List.of("4.[3]", "6", "15"),
            List.of("4!.0", "6", "15"),
            List.of("0.{2,3+}", "6", "12"),
            List.of("spawning 1-3", "4", "9", "14"),
            List.of("spawning 1+", "2", "9"),
            List.of("(n): (n-k) where k*k <= n", "3", "50"),
            List.of("(n): (i) + (j) where i + j == n and i != j", "4", "20", "2010"),
            List.of("(n): k * (n/k) where 2 <= k <= n and n mod k == 0", "6", "24"),
            List.of("(n): (a .. a+1) where 2*a + 1 == n", "5", "9"),
            List.of("(n): (n-1) | (n+1) where n < 4", "0", "3", "6"),
            List.of("(n): (n-2) | (n) where n == 7", "4", "6", "9"),
            List.of("(a, b): (a-k, b) | (a, b-k)", "3 5", "700 41"),
            List.of("(a, b): (a-k, b) | (a, b-k) | (a-k, b-k)", "3 5", "700 41"),
            List.of(
                    "(a, b): (a-k, b) | (a, b-k) | (a-k, b-k) | (a-4, b-3)",
                    "3 5",
                    "1500 2000",
                    "1200 1300",
                    "2000 900",
                    "2600 2600",
                    "11 7"),
            List.of("(a, b): (a-2*k, b) | (a, b-k) | (a-k, b-2*k)", "9 4", "1900 800", "800 1900"),
            List.of("(a, b): (a-k, b) where k <= b | (a, b-k) where k <= a", "4 9", "20 30"),
            List.of("(a, b): (a-1, b+1) where b < 5 | (a, b-1)", "3 2", "6 0"),
            List.of("(a, b): (b, a-k) | (a, b-k)", "3 7", "10 2"),
            List.of(
                    "(a, b, c): (a-k, b, c) | (a-k, b-k, c) | (a, b-k, c) | (a, b, c-k)",
                    "1 2 3",
                    "70 110 150",
                    "110 70 160",
                    "4 4 4"),
            List.of("(n, q): (n-k, 2*k) where k <= q", "13 12", "40 3"),
            List.of("left take {1,2}; right take {1,3}", "4", "9", "1000"),
            List.of("left take 1; right 0.07", "4", "7"),
            List.of("grid: left \"./.\" -> \"#/#\"; right \"..\" -> \"##\"", "2x3", "3x3", "../#.", "..#/..."),
            List.of("grid: left \"xo\" -> \".x\" turned; right \"ox\" -> \".o\" turned", "xoxo", "xox/o.o"),
            List.of("grid: \"..\" -> \"##\" turned", "2x2", "2x3", "1x6", "3x3"),
            List.of(
                    "strip: left \"t.\" -> \".t\" | \"tf.\" -> \".ft\"; right \".f\" -> \"f.\" | \".tf\" -> \"ft.\"",
                    "t.f",
                    "tt.ff",
                    "t..f"),
            List.of("strip: \".\" -> \"x\"; until \"xxx\"", ".....", "x....x"),
            List.of("strip: \"11.\" -> \"..1\" mirrored", "1111.", "11.11.1"),
            List.of(
                    "grid: left \"xo.\" -> \"..x\" turned repeat; right \"ox.\" -> \"..o\" turned repeat",
                    "xo./oxo",
                    "xo.o."),
            List.of(
                    "grid: left \".\" -> \"x\" unless next to \"x\"; right \".\" -> \"o\" unless next to \"o\"",
                    "2x2",
                    "...",
                    "x../..."),
            List.of("graph: left \"xo\" -> \".x\"; right \"ox\" -> \".o\"", "1-2 2-3 1:x 2:o 3:x", "x-o-x-o"),
            List.of("impartial clobber", "xo/ox", "xoxo"),
            List.of("take 1..3 with 1 blocked", "5", "12"),
            List.of("wythoff with 2 blocked", "3 5", "8 8"),
            List.of("3 players: take 1..2", "5", "10"),
            List.of("2 players: take 1; take 1..3", "5", "10"),
            List.of("twins x twins", "(2,3) (4,1)", "(1,1)"),
            List.of("red-blue-hackenbush", "BRR", "BB + RB", "0-1B 1-2R 1-3G"),
            List.of("hackenbush", "0-1 1-2 1-3", "0-1 1-2 2-0"),
            List.of("either-end[2]", "3 9 1 2", "5 1"),
            List.of("geography", "at 1: 1-2 2-3 3-1", "at 1: 1-2 2-3"),
            List.of("cram", "2x2", "3x3", "6x6"),
            List.of("chomp", "2x3", "3x3", "2x20"));

    private EveryGame() {}

    /// @param components of one game
    record Game(String name, List<Component> components) {}

    static Stream<Game> all(int positions) {
        return Stream.concat(
                SHAPES.stream().map(EveryGame::shape),
                Catalogue.builtIn().entries().stream().map(entry -> entry(entry, positions)));
    }

    /// @param rules that read a position of small numbers
    static grundy.rules.Game game(String rules) {
        try {
            return LANGUAGE.rules(Source.of(rules)).game();
        } catch (SyntaxException e) {
            throw new AssertionError(rules, e);
        }
    }

    private static Game shape(List<String> shape) {
        var components = new ArrayList<Component>();
        for (var position : shape.subList(1, shape.size())) components.addAll(components(shape.getFirst(), position));
        return ofOneObject(shape.getFirst(), components);
    }

    /// What its examples come down to by moves at random; of games with a score the shortest example.
    private static Game entry(CatalogueEntry entry, int positions) {
        var random = CaseCount.random(entry.id().hashCode());
        var from = entry.examples().stream()
                .min(Comparator.comparing(String::length))
                .map(example -> components(entry.id(), example))
                .orElseThrow();
        var components = new LinkedHashSet<Component>();
        for (int i = 0; i < positions; i++) {
            var start = from.get(i % from.size());
            components.add(new Component(start.game(), walked(start.game().rules(), start.position(), random)));
        }
        return ofOneObject(entry.id(), List.copyOf(components));
    }

    private static Position walked(RuleTree rules, Position from, Random random) {
        var position = from;
        for (int i = 2 + random.nextInt(LONGEST_WALK); i >= 0; i--) {
            var options = options(rules, position, random).limit(40).toList();
            if (options.isEmpty()) return position;
            var parts = options.get(random.nextInt(options.size()));
            if (!parts.isEmpty()) position = parts.get(random.nextInt(parts.size()));
        }
        return position;
    }

    private static Stream<List<Position>> options(RuleTree rules, Position position, Random random) {
        return switch (rules) {
            case RuleTree.Partizan(var left, var right) ->
                options(random.nextBoolean() ? left : right, position, random);
            case RuleTree.Players(var byPlayer) ->
                options(byPlayer.get(random.nextInt(byPlayer.size())), position, random);
            case RuleTree.Blocking(var moves, var _) -> options(moves, position, random);
            case RuleTree.Scored _ -> Stream.empty();
            case RuleTree.TakeAndBreak _, RuleTree.Moves _, RuleTree.OnBoard _ -> RuleOptions.stream(rules, position);
        };
    }

    private static List<Component> components(String game, String position) {
        try {
            return LANGUAGE.question(Source.ofArguments(List.of(game, position)))
                    .components();
        } catch (SyntaxException e) {
            throw new AssertionError(game + " " + position + ": " + e.getMessage(), e);
        }
    }

    /// A series tells games apart by the objects that are their rules.
    private static Game ofOneObject(String name, List<Component> components) {
        var game = components.getFirst().game();
        return new Game(
                name,
                components.stream()
                        .map(component -> component.game().rules().equals(game.rules())
                                ? new Component(game, component.position())
                                : component)
                        .toList());
    }
}
