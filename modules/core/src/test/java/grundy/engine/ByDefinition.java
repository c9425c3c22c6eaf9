package grundy.engine;

import grundy.finding.CountedList;
import grundy.rules.Oracles;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.option.RuleOptions;
import grundy.testkit.GameMoves;
import grundy.testkit.NimValueOracle;
import grundy.testkit.OutcomeOracle;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

/// Compares engines and closed forms with the definitions: values, outcomes, and exactly the moves to each of them.
public final class ByDefinition {
    private final GameMoves<Position> moves;
    private final Play play;
    private final NimValueOracle<Position> values;
    private final OutcomeOracle<Position> outcomes;

    public ByDefinition(RuleTree rules, Play play) {
        this(Oracles.moves(rules), play);
    }

    private ByDefinition(GameMoves<Position> moves, Play play) {
        this.moves = moves;
        this.play = play;
        this.values = new NimValueOracle<>(moves, play == Play.MISERE);
        this.outcomes = new OutcomeOracle<>(moves, play == Play.MISERE);
    }

    /// @return the same rules in the other kind of play; their options are not worked out again
    public ByDefinition inMiserePlay() {
        return new ByDefinition(moves, Play.MISERE);
    }

    public int value(Position position) {
        return values.value(position);
    }

    /// Compares values, and the options of each value that occurs among the options or is little more.
    public void agreesWith(NimValues engine, Iterable<Position> positions) {
        for (var position : positions) {
            int value = value(position);
            if (!engine.value(position).equals(BigInteger.valueOf(value)))
                throw new AssertionError("The value of %s, %s, is %d, but the engine says %s"
                        .formatted(position, play, value, engine.value(position)));
            var byValue = new TreeMap<Integer, Set<List<Position>>>();
            for (var option : moves.from(position))
                byValue.computeIfAbsent(values.value(option), _ -> new HashSet<>())
                        .add(RuleOptions.sorted(option));
            int last = Math.max(value + 2, byValue.isEmpty() ? 0 : byValue.lastKey() + 1);
            for (int wanted = 0; wanted <= last; wanted++)
                agrees(
                        engine.optionsOfValue(position, BigInteger.valueOf(wanted)),
                        byValue.getOrDefault(wanted, Set.of()),
                        "options of value %d of %s, %s".formatted(wanted, position, play));
        }
    }

    /// Compares who loses and the options that lose.
    public void agreesWith(ColdPositions engine, Iterable<Position> positions) {
        for (var position : positions) agreesWith(engine.at(position), position);
    }

    /// The same of one position.
    public void agreesWith(DecidedPosition decided, Position position) {
        if (decided.isCold() == outcomes.wins(position))
            throw new AssertionError("%s, %s, is %s by the definition, and the engine says the contrary"
                    .formatted(position, play, outcomes.wins(position) ? "won" : "lost"));
        var cold = new HashSet<List<Position>>();
        for (var option : moves.from(position)) if (!outcomes.wins(option)) cold.add(RuleOptions.sorted(option));
        agrees(decided.coldOptions(), cold, "cold options of %s, %s".formatted(position, play));
    }

    /// Compares options with those expected: each once, and as many as are counted. Where an engine does not count
    /// them it may leave some out, but not all.
    public static void agrees(CountedList<List<Position>> options, Set<List<Position>> expected, String what) {
        var listed = options.stream().map(RuleOptions::sorted).toList();
        boolean all = options.uncounted() == null;
        boolean right = all
                ? listed.size() == expected.size()
                        && options.count().equals(BigInteger.valueOf(listed.size()))
                        && new HashSet<>(listed).equals(expected)
                : expected.containsAll(listed);
        if (right
                && options.isEmpty() == expected.isEmpty()
                && options.stream().findFirst().isPresent() != expected.isEmpty()) return;
        throw new AssertionError("%s: expected %s, but %s were counted and these listed: %s"
                .formatted(what, expected, all ? options.count() : "not all", listed));
    }
}
