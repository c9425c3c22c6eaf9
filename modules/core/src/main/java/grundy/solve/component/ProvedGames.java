package grundy.solve.component;

import grundy.check.Evidence;
import grundy.check.TheoremSource;
import grundy.check.theorem.GameFormulas;
import grundy.engine.ColdPositions;
import grundy.engine.DecidedPosition;
import grundy.engine.NimValues;
import grundy.finding.CountedList;
import grundy.limit.Limits;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.board.heap.NumberRow;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The known theorems about the games of a question; each is looked up and proved once.
public final class ProvedGames {
    private final TheoremSource theorems;
    private final Limits limits;
    private final Map<TheoremKey, Optional<ProvedGame>> found = new HashMap<>();

    private record TheoremKey(RuleTree rules, Play play, int heaps, boolean values) {}

    /// @param theorems where theorems are looked up
    public ProvedGames(TheoremSource theorems, Limits limits) {
        this.theorems = theorems;
        this.limits = limits;
    }

    /// @return whether no theorem is known at all
    @SuppressWarnings("ReferenceEquality")
    public boolean isEmpty() {
        return theorems == TheoremSource.NONE;
    }

    /// Returns whether theorems are asked before engines.
    public boolean comeFirst() {
        return theorems.comeFirst();
    }

    /// @return the nim-values of all positions; in misere play of games that never split
    public Optional<NimValues> values(RuleTree rules, Play play) {
        if (!(rules instanceof RuleTree.TakeAndBreak || rules instanceof RuleTree.Moves)) return Optional.empty();
        return find(new TheoremKey(rules, play, 0, true)).map(TheoremValues::new);
    }

    /// @return the P-positions of a game of numbers
    public Optional<ColdPositions> cold(RuleTree rules, Play play) {
        return switch (rules) {
            case RuleTree.TakeAndBreak _, RuleTree.Moves _, RuleTree.Blocking _ -> cold(rules, play, 0);
            case RuleTree.OnBoard _, RuleTree.Partizan _, RuleTree.Players _, RuleTree.Scored _ -> Optional.empty();
        };
    }

    /// @return the loser of a row of numbers on a board, by a theorem about rows of that length
    Optional<DecidedPosition> row(RuleTree rules, Play play, Position position) {
        return rules instanceof RuleTree.OnBoard
                        && position instanceof BoardPosition board
                        && board.state() instanceof NumberRow row
                ? cold(rules, play, row.size()).map(cold -> cold.at(position))
                : Optional.empty();
    }

    private Optional<ColdPositions> cold(RuleTree rules, Play play, int heaps) {
        return find(new TheoremKey(rules, play, heaps, false)).map(TheoremColds::new);
    }

    /// @param rules of a game of one heap
    /// @return the P-positions of that number of heaps
    public Optional<ProvedGame> several(RuleTree rules, Play play, int heaps) {
        return find(new TheoremKey(rules, play, heaps, false));
    }

    private Optional<ProvedGame> find(TheoremKey key) {
        if (isEmpty()) return Optional.empty();
        var before = found.get(key);
        if (before != null) return before;
        var game = newGame(key);
        found.put(key, game);
        return game;
    }

    private Optional<ProvedGame> newGame(TheoremKey key) {
        GameFormulas formulas;
        try {
            formulas = GameFormulas.of(key.rules, key.play, key.heaps);
        } catch (RulesException _) {
            return Optional.empty();
        }
        var theorem = theorems.about(formulas, key.values);
        if (theorem.isEmpty() || !comeFirst() && explainsLess(key)) return Optional.empty();
        var game = ProvedGame.of(theorem.get().theorem(), theorem.get().claim(), limits);
        if (game.isEmpty()) theorems.refused(theorem.get());
        return game;
    }

    /// A period answers for all sizes as a theorem does, and a reader follows it more easily than an
    /// automaton. Several heaps in misere play have no values that could be added.
    private boolean explainsLess(TheoremKey key) {
        boolean canAdd = key.play == Play.NORMAL || key.heaps == 0;
        return canAdd && HeapTables.provePeriod(key.rules, key.play, limits);
    }

    /// The P-positions that a theorem gives.
    record TheoremColds(ProvedGame game) implements ColdPositions {
        @Override
        public boolean isCold(Position position) {
            return game.isCold(TheoremCoordinates.of(position));
        }

        @Override
        public CountedList<List<Position>> coldOptions(Position position) {
            return TheoremCoordinates.options(position, game.options(TheoremCoordinates.of(position), BigInteger.ZERO));
        }

        @Override
        public Evidence evidence() {
            return game.evidence();
        }
    }

    /// The nim-values that a theorem gives.
    record TheoremValues(ProvedGame game) implements NimValues {
        @Override
        public BigInteger value(Position position) {
            return game.value(TheoremCoordinates.of(position));
        }

        @Override
        public CountedList<List<Position>> optionsOfValue(Position position, BigInteger value) {
            return TheoremCoordinates.options(position, game.options(TheoremCoordinates.of(position), value));
        }

        @Override
        public Evidence evidence() {
            return game.evidence();
        }
    }
}
