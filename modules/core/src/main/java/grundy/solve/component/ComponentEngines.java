package grundy.solve.component;

import grundy.check.Evidence;
import grundy.check.TheoremSource;
import grundy.engine.ColdPositions;
import grundy.engine.DecidedPosition;
import grundy.engine.NimValues;
import grundy.engine.heap.HeapSequence;
import grundy.engine.heap.SplitTables;
import grundy.engine.search.SearchValues;
import grundy.finding.CountedList;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.theory.Theorems;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Chooses the engine for a component by the shape of its rules: a closed form, else a table of heaps with its
/// period, else search over all positions. Engines are made once for each game of a question.
public final class ComponentEngines {
    private final Limits limits;
    private final TheoremSource theoremSource;
    private final ProvedGames proved;
    private final Theorems theorems = new Theorems();
    private final Map<RuleTree, NimValues> normal = new HashMap<>();
    private final Map<GameInPlay, OutcomeForms> outcomes = new HashMap<>();

    private record GameInPlay(RuleTree rules, Play play) {}

    /// @param limits of the work that is done
    public ComponentEngines(Limits limits) {
        this(limits, TheoremSource.NONE);
    }

    /// @param theoremSource theorems, which answer where there is no closed form, or before
    public ComponentEngines(Limits limits, TheoremSource theoremSource) {
        this.limits = limits;
        this.theoremSource = theoremSource;
        this.proved = new ProvedGames(theoremSource, limits);
    }

    /// Returns the theorems that may answer.
    public TheoremSource theoremSource() {
        return theoremSource;
    }

    /// Returns the closed forms that may answer.
    public Theorems theorems() {
        return theorems;
    }

    /// Returns the games about which a theorem was proved.
    public ProvedGames proved() {
        return proved;
    }

    /// Returns the limits of the work.
    public Limits limits() {
        return limits;
    }

    /// @return nim-values of a game in normal play
    public NimValues normal(RuleTree rules) {
        return normal.computeIfAbsent(rules, this::newNormal);
    }

    private NimValues newNormal(RuleTree rules) {
        return first(rules, Play.NORMAL)
                .or(() -> ofHeaps(rules, Play.NORMAL))
                .or(() -> LongHeaps.of(rules, limits))
                .orElseGet(() -> new SearchValues(rules, Play.NORMAL, limits));
    }

    /// @param rules of a game that never splits
    /// @return misere nim-values of single components
    public NimValues misere(RuleTree rules) {
        return first(rules, Play.MISERE)
                .or(() -> ofHeaps(rules, Play.MISERE))
                .orElseGet(() -> new SearchValues(rules, Play.MISERE, limits));
    }

    /// @return the values at all sizes by a closed form or a proved theorem; if there are both, by the preferred
    ///     one
    private Optional<NimValues> first(RuleTree rules, Play play) {
        return proved.comeFirst()
                ? proved.values(rules, play).or(() -> theorems.find(rules, play))
                : theorems.find(rules, play).or(() -> proved.values(rules, play));
    }

    private Optional<NimValues> ofHeaps(RuleTree rules, Play play) {
        var table = HeapTables.of(rules, play, limits);
        if (table.isPresent()) return table.map(values -> values);
        return play == Play.NORMAL && rules instanceof RuleTree.Moves moves
                ? SplitTables.of(moves, limits).map(values -> values)
                : Optional.empty();
    }

    /// @return the table of a game of single heaps; empty in misere play of games that split, which has none
    public Optional<HeapSequence> table(RuleTree.TakeAndBreak rules, Play play) {
        return HeapTables.of(rules, play, limits);
    }

    /// @return the outcomes of the single components of a game, where they are known and the nim-values are not
    public OutcomeForms outcomes(RuleTree rules, Play play) {
        return outcomes.computeIfAbsent(
                new GameInPlay(rules, play),
                game -> new OutcomeForms(game.rules(), game.play(), theorems, proved, limits));
    }

    /// @return the decision for a single component, where its outcome is known and its nim-value is not
    public Optional<DecidedPosition> coldOnly(Component component, Play play) {
        return outcomes(component.game().rules(), play).at(component.position());
    }

    /// @return the decision for a single component in normal play, whatever is known of its values
    public DecidedPosition decided(Component component) {
        return coldOnly(component, Play.NORMAL)
                .orElseGet(() -> new ZeroPositions(normal(component.game().rules())).at(component.position()));
    }

    private record ZeroPositions(NimValues values) implements ColdPositions {
        @Override
        public boolean isCold(Position position) {
            return values.value(position).signum() == 0;
        }

        @Override
        public CountedList<List<Position>> coldOptions(Position position) {
            return values.optionsOfValue(position, BigInteger.ZERO);
        }

        @Override
        public Evidence evidence() {
            return values.evidence();
        }
    }

    /// @return whether the outcome of several heaps follows from values that are known for all
    ///     sizes, and no theorem about their sum is to be preferred
    public boolean canAdd(RuleTree rules, Play play) {
        if (proved.comeFirst()) return proved.values(rules, play).isPresent();
        return play == Play.NORMAL
                ? first(rules, play).isPresent()
                : theorems.findTame(rules).isPresent();
    }
}
