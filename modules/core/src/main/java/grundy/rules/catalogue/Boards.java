package grundy.rules.catalogue;

import grundy.rules.PartizanBoard;
import grundy.rules.RulesException;
import grundy.rules.board.coin.CoinTurning;
import grundy.rules.board.coin.RulerGame;
import grundy.rules.board.coin.TurningMultiples;
import grundy.rules.board.graph.ChildishHackenbush;
import grundy.rules.board.graph.EdgeGeography;
import grundy.rules.board.graph.Geography;
import grundy.rules.board.graph.Hackenbush;
import grundy.rules.board.graph.NimOnGraphs;
import grundy.rules.board.graph.NodeKayles;
import grundy.rules.board.graph.PartizanArcKayles;
import grundy.rules.board.graph.RedBlueHackenbush;
import grundy.rules.board.graph.TreeStaircase;
import grundy.rules.board.grid.Amazons;
import grundy.rules.board.grid.BattleSheep;
import grundy.rules.board.grid.Chomp;
import grundy.rules.board.grid.NoGo;
import grundy.rules.board.grid.Northcott;
import grundy.rules.board.grid.PushedPieces;
import grundy.rules.board.grid.SkiJumps;
import grundy.rules.board.grid.StripStaircase;
import grundy.rules.board.grid.ToadsAndFrogs;
import grundy.rules.board.grid.TopplingDominoes;
import grundy.rules.board.heap.Antonim;
import grundy.rules.board.heap.BeanGame;
import grundy.rules.board.heap.EndNim;
import grundy.rules.board.heap.MooreNim;
import grundy.rules.board.heap.NimWithAPass;
import grundy.rules.board.heap.Nimble;
import grundy.rules.board.heap.ParityNim;
import grundy.rules.board.heap.RedistributionNim;
import grundy.rules.board.heap.RingKayles;
import grundy.rules.board.heap.SilverDollar;
import grundy.rules.board.heap.SplitPairs;
import grundy.rules.board.heap.StaircaseNim;
import grundy.rules.board.heap.SylverCoinage;
import grundy.rules.board.heap.Welter;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/// The register of the boards, by the name that follows the word `board` in a file of the catalogue.
public final class Boards {
    private static final Map<String, Function<Map<String, BigInteger>, PartizanBoard<?>>> BOARDS = register();

    /// Longer steps are patterns that fit hardly any board.
    private static final int MOST_STEP = 64;

    private Boards() {}

    private static Map<String, Function<Map<String, BigInteger>, PartizanBoard<?>>> register() {
        var boards = new TreeMap<String, Function<Map<String, BigInteger>, PartizanBoard<?>>>();
        boards.put("amazons", _ -> new Amazons());
        boards.put("antonim", _ -> new Antonim());
        boards.put("bean-game", _ -> new BeanGame());
        boards.put("childish-hackenbush", _ -> new ChildishHackenbush());
        boards.put("chomp", _ -> new Chomp());
        boards.put("edge-geography", _ -> new EdgeGeography());
        boards.put("end-nim", _ -> new EndNim());
        boards.put("geography", _ -> new Geography());
        boards.put("generalized-toads-and-frogs", Boards::toadsAndFrogs);
        boards.put("georgia-and-bob", _ -> new SilverDollar(1));
        boards.put("hackenbush", _ -> new Hackenbush());
        boards.put("kayles-ring", _ -> new RingKayles(BigInteger.ONE, BigInteger.TWO));
        boards.put("moebius", _ -> new CoinTurning(1, 5));
        boards.put("mogul", _ -> new CoinTurning(1, 7));
        boards.put("mock-turtles", _ -> new CoinTurning(1, 3));
        boards.put(
                "moore",
                parameters -> new MooreNim(positive(parameters, "k", 2)
                        .min(BigInteger.valueOf(Integer.MAX_VALUE))
                        .intValueExact()));
        boards.put("multiples", _ -> new TurningMultiples());
        boards.put("nim-on-graphs", _ -> new NimOnGraphs());
        boards.put("nim-with-a-pass", _ -> new NimWithAPass());
        boards.put("nimble", _ -> new Nimble());
        boards.put("no-go", _ -> new NoGo());
        boards.put("node-kayles", _ -> new NodeKayles());
        boards.put("northcott", _ -> new Northcott());
        boards.put(
                "paint-chain",
                parameters -> new RingKayles(positive(parameters, "m", 2), positive(parameters, "m", 2)));
        boards.put("partizan-arc-kayles", _ -> new PartizanArcKayles());
        boards.put("parity-nim", _ -> new ParityNim());
        boards.put("push", _ -> new PushedPieces(false));
        boards.put("red-blue-hackenbush", _ -> new RedBlueHackenbush());
        boards.put("redistribution-nim", _ -> new RedistributionNim());
        boards.put("ruler", _ -> new RulerGame());
        boards.put("sheep", _ -> new BattleSheep());
        boards.put("shove", _ -> new PushedPieces(true));
        boards.put("silver-dollar", _ -> new SilverDollar(0));
        boards.put("ski-jumps", _ -> new SkiJumps());
        boards.put("split-pairs", _ -> new SplitPairs());
        boards.put("staircase", parameters -> new StaircaseNim(StaircaseNim.End.LEFT, isOne(parameters, "ground")));
        boards.put(
                "staircase-right", parameters -> new StaircaseNim(StaircaseNim.End.RIGHT, isOne(parameters, "ground")));
        boards.put("strip-staircase", _ -> new StripStaircase());
        boards.put("sylver-coinage", _ -> new SylverCoinage());
        boards.put("tree-staircase", _ -> new TreeStaircase());
        boards.put("toppling-dominoes", _ -> new TopplingDominoes());
        boards.put("triplets", _ -> new CoinTurning(3, 3));
        boards.put("turning-turtles", _ -> new CoinTurning(1, 2));
        boards.put("twins", _ -> new CoinTurning(2, 2));
        boards.put("welter", _ -> new Welter());
        return boards;
    }

    private static PartizanBoard<?> toadsAndFrogs(Map<String, BigInteger> parameters) {
        int least = within(parameters, "least", 1, 1);
        int most = within(parameters, "most", 1, least);
        int jumped = within(parameters, "jumped", 1, 0);
        return ToadsAndFrogs.of(least, most, jumped, within(parameters, "own", 0, 0, 1) == 1);
    }

    private static int within(Map<String, BigInteger> parameters, String name, long usual, int least) {
        return within(parameters, name, usual, least, MOST_STEP);
    }

    /// @throws RulesException unless the parameter lies between the two
    private static int within(Map<String, BigInteger> parameters, String name, long usual, int least, int most) {
        var value = parameters.getOrDefault(name, BigInteger.valueOf(usual));
        if (value.compareTo(BigInteger.valueOf(least)) < 0 || value.compareTo(BigInteger.valueOf(most)) > 0)
            throw new RulesException(
                    Message.of("board.parameter-within", "name", name, "least", least, "most", most, "value", value));
        return value.intValueExact();
    }

    /// @throws RulesException unless the parameter is 0 (as usual) or 1
    private static boolean isOne(Map<String, BigInteger> parameters, String name) {
        var value = parameters.getOrDefault(name, BigInteger.ZERO);
        if (value.signum() != 0 && !value.equals(BigInteger.ONE))
            throw new RulesException(Message.of("board.parameter-0-1", "name", name, "value", value));
        return value.signum() != 0;
    }

    private static BigInteger positive(Map<String, BigInteger> parameters, String name, long usual) {
        var value = parameters.getOrDefault(name, BigInteger.valueOf(usual));
        if (value.signum() <= 0)
            throw new RulesException(Message.of("board.parameter-positive", "name", name, "value", value));
        return value;
    }

    /// @param name such as `chomp`
    /// @param parameters of the game, by name, such as `k` of `moore`; a missing one has its usual value
    /// @return the board, or empty if there is none of the name
    /// @throws RulesException if a parameter is out of its range
    public static Optional<PartizanBoard<?>> find(String name, Map<String, BigInteger> parameters) {
        return Optional.ofNullable(BOARDS.get(name)).map(board -> board.apply(parameters));
    }

    /// @return under which names boards are known
    public static Set<String> names() {
        return Collections.unmodifiableSet(BOARDS.keySet());
    }
}
