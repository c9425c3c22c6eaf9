package grundy.rules.board;

import java.util.List;
import java.util.Map;

/// Some small positions of every board.
public final class BoardPositions {
    public static final Map<String, List<String>> SMALL = Map.ofEntries(
            Map.entry("amazons", List.of("x.../..#o", "x.#x#.x", "x../.#./o.x")),
            Map.entry("antonim", List.of("2 5 6", "0 3 1 4", "1 2 3 4")),
            Map.entry("bean-game", List.of("1 0 1 2", "2 1 0 3", "1 1 1 0", "5")),
            Map.entry("childish-hackenbush", List.of("0-1B 1-2R 2-3 2-4B 0-2R", "BGR + BB + GB", "empty")),
            Map.entry("chomp", List.of("3 4", "rows:4,2,1", "1 6", "5 2")),
            Map.entry("edge-geography", List.of("at 1: 1-2 2-3 3-1 3-4 4-4", "at 0: 0-1 0-1 0-1 1-2", "at 7:")),
            Map.entry("end-nim", List.of("3 1 4", "2 2 2 2", "0")),
            Map.entry("generalized-toads-and-frogs", List.of("tt..ff", "tf.t.f", "2 1 2")),
            Map.entry("geography", List.of("at 1: grid 3 3", "at 2: path 5 4-7", "at 5: complete 5")),
            Map.entry("georgia-and-bob", List.of("1 4 6 9", "2 3 7")),
            Map.entry(
                    "hackenbush",
                    List.of("0-1 1-2 2-0 2-3 3-3", "0-1 0-1 0-4 4-5 4-6", "0-0 0-1 1-2 2-3 3-1", "empty")),
            Map.entry("kayles-ring", List.of("ring 9", "1", "2", "row 3 5 2")),
            Map.entry("mock-turtles", List.of("THTHHT", "1 3 7", "0")),
            Map.entry("moebius", List.of("THTHHT", "1 3 7", "0")),
            Map.entry("mogul", List.of("THTHHT", "2 8", "0")),
            Map.entry("moore", List.of("2 3 4", "0 1 2 2", "5 0 5")),
            Map.entry("multiples", List.of("10: 1 4", "7: 0", "8: 1 2 3")),
            Map.entry("nim-on-graphs", List.of("ring 2 3 1 0", "at 2: 1-2=2 2-3=2 3-1=1 2-4=1", "ring 2 2")),
            Map.entry("nim-with-a-pass", List.of("3 2 4 pass", "0 1 pass", "0 pass", "2 2")),
            Map.entry("nimble", List.of("3 5 5", "0 2")),
            Map.entry("no-go", List.of("2x4", "x..o/..#.", "3x3", "x.#.x#..o")),
            Map.entry("node-kayles", List.of("path 9", "grid 3 3", "cycle 7 8", "1-2 1-3 1-4 4-5 5-6 9", "empty")),
            Map.entry("northcott", List.of("4-5 1-3 3-6", "3 0 4")),
            Map.entry("paint-chain", List.of("ring 9", "row 5 6")),
            Map.entry("parity-nim", List.of("3 2 4", "0 1 1 2")),
            Map.entry("partizan-arc-kayles", List.of("1-2B 2-3R 3-4 2-4B 5-6G", "BRRG(B;R)", "empty")),
            Map.entry("push", List.of(".xo.x", "ox.xo", "x.#.ox")),
            Map.entry("red-blue-hackenbush", List.of("0-1B 1-2R 2-3 2-4B 0-2R", "BGR + BB + GB", "empty")),
            Map.entry("redistribution-nim", List.of("2 1 3", "2 0 2 1")),
            Map.entry("ruler", List.of("THTHH", "3 8")),
            Map.entry("sheep", List.of("0 3 -2 / 0 0 0", "2 0 1 0 -3", "-2 0 / 0 2 / 1 0")),
            Map.entry("shove", List.of(".xo.x", "ox.xo", "x.#.ox")),
            Map.entry("silver-dollar", List.of("0 3 4 9", "5", "0 1 2")),
            Map.entry("ski-jumps", List.of(".X../.O../....", "X.o/.#./.O./x..", "..O/.xX/O../...")),
            Map.entry("split-pairs", List.of("3 5 2 2", "7 1", "1 1")),
            Map.entry("staircase", List.of("2 1 3", "0 0 2 1")),
            Map.entry("staircase-right", List.of("2 1 3", "0 0 2 1")),
            Map.entry("strip-staircase", List.of("X.X..X./XX.X...", "XXX", "....")),
            Map.entry("sylver-coinage", List.of("4 7", "5 6 9", "2 9")),
            Map.entry("tree-staircase", List.of("0-1=2 1-2=1 1-3=1 0-4=1", "parents 0 1 2 coins 1 0 2", "0-5")),
            Map.entry("toppling-dominoes", List.of("xxoexo", "xo#oxe#ex", "eexo")),
            Map.entry("triplets", List.of("THTHHT", "1 2", "7")),
            Map.entry("turning-turtles", List.of("THTHHT", "2 9")),
            Map.entry("twins", List.of("THTHHT", "1 8", "1")),
            Map.entry("welter", List.of("1 4 6", "0 1 2", "7")));

    private BoardPositions() {}
}
