package grundy.solve;

import grundy.check.TheoremSource;
import grundy.engine.DecidedPosition;
import grundy.engine.NimValues;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.solve.component.ComponentEngines;
import grundy.solve.component.OutcomeForms;
import grundy.solve.compound.ConjunctiveSums;
import grundy.solve.sum.HeapWords;
import grundy.value.Play;
import java.util.IdentityHashMap;
import java.util.Optional;

/// Keeps results of a series from one question to the next: of each game only what is valid for all of
/// its positions.
///
/// Games are distinguished by the objects that are their rules, so that equal rules should be one object.
final class SeriesCache {
    private static final int MOST = 1 << 14;

    private final ComponentEngines engines;
    private final ConjunctiveSums conjunctive;
    private final IdentityHashMap<RuleTree, CachedGame> normal = new IdentityHashMap<>();
    private final IdentityHashMap<RuleTree, CachedGame> misere = new IdentityHashMap<>();
    private boolean used;

    SeriesCache(Limits limits, TheoremSource theorems) {
        this.engines = new ComponentEngines(limits, theorems);
        this.conjunctive = new ConjunctiveSums(engines);
    }

    /// The engines kept for a game in one kind of play.
    ///
    /// @param outcomes who loses single components, where that is known and the nim-values are not
    /// @param values in normal play
    /// @param words sums of heaps in machine words; in misere play only of games that a theorem says are tame
    record CachedGame(OutcomeForms outcomes, Optional<NimValues> values, Optional<HeapWords> words) {}

    ComponentEngines engines() {
        return engines;
    }

    ConjunctiveSums conjunctive() {
        return conjunctive;
    }

    /// @return whether nothing was asked before; from now on something was
    boolean begin() {
        boolean isNew = !used;
        used = true;
        return isNew;
    }

    boolean isFull() {
        return normal.size() >= MOST || misere.size() >= MOST;
    }

    CachedGame of(RuleTree rules, Play play) {
        return (play == Play.NORMAL ? normal : misere).computeIfAbsent(rules, _ -> newGame(rules, play));
    }

    private CachedGame newGame(RuleTree rules, Play play) {
        var outcomes = engines.outcomes(rules, play);
        if (play == Play.NORMAL) {
            var values = engines.normal(rules);
            return new CachedGame(outcomes, Optional.of(values), Optional.of(new HeapWords(values, null)));
        }
        var tame = engines.theorems().findTame(rules);
        return new CachedGame(
                outcomes, Optional.empty(), tame.map(form -> new HeapWords(form.normal(), form.misere())));
    }

    NimValues values(Component component) {
        return of(component.game().rules(), Play.NORMAL).values().orElseThrow();
    }

    /// @return the decision for a sum of one component, where its outcome is known and its nim-value is not
    Optional<DecidedPosition> decided(Sum sum) {
        if (sum.components().size() != 1) return Optional.empty();
        var component = sum.components().getFirst();
        return of(component.game().rules(), sum.play()).outcomes().at(component.position());
    }
}
