package grundy.rules.scored;

import grundy.rules.RulesException;
import grundy.rules.ScoredBoard;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/// The register of the games with a score, by the name that follows the word `board` in a file of the catalogue.
public final class ScoredBoards {
    private static final Map<String, Function<Map<String, BigInteger>, ScoredBoard<?>>> BOARDS = register();

    private ScoredBoards() {}

    private static Map<String, Function<Map<String, BigInteger>, ScoredBoard<?>>> register() {
        var boards = new TreeMap<String, Function<Map<String, BigInteger>, ScoredBoard<?>>>();
        boards.put("connect-four", given -> new ConnectFour(size(given, "columns", 7), size(given, "rows", 6)));
        boards.put("dots-and-boxes", given -> new DotsAndBoxes(size(given, "columns", 2), size(given, "rows", 2)));
        boards.put("either-end", given -> new EndsRow(size(given, "k", 1)));
        boards.put("front-row", given -> new FrontRow(size(given, "k", 3)));
        boards.put("mnk", given -> new MnkGame(size(given, "m", 3), size(given, "n", 3), size(given, "k", 3)));
        boards.put("point-heaps", given -> new PointHeaps(size(given, "k", 3)));
        return boards;
    }

    private static int size(Map<String, BigInteger> parameters, String name, int usual) {
        var value = parameters.getOrDefault(name, BigInteger.valueOf(usual));
        if (value.signum() <= 0)
            throw new RulesException(Message.of("board.parameter-positive", "name", name, "value", value));
        return value.min(BigInteger.valueOf(Integer.MAX_VALUE)).intValueExact();
    }

    /// @param name such as `connect-four`
    /// @param parameters of the game, by name; a missing one has its usual value
    /// @return the board, or empty if there is none of the name
    /// @throws RulesException if a parameter is out of its range
    public static Optional<ScoredBoard<?>> find(String name, Map<String, BigInteger> parameters) {
        return Optional.ofNullable(BOARDS.get(name)).map(board -> board.apply(parameters));
    }

    /// @return under which names games with a score are known
    public static Set<String> names() {
        return Collections.unmodifiableSet(BOARDS.keySet());
    }
}
