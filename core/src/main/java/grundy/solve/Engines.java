package grundy.solve;

import grundy.engine.ColdPositions;
import grundy.engine.Limits;
import grundy.engine.NimValues;
import grundy.engine.breaking.Breaking;
import grundy.engine.closed.ClosedForms;
import grundy.engine.search.SearchValues;
import grundy.engine.splitting.SplitTables;
import grundy.engine.subtraction.Subtraction;
import grundy.rules.Component;
import grundy.rules.Rules;
import grundy.value.Play;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// Chooses the engine for a component by the shape of its rules: a closed form, else a table of heaps with its
/// period, else search over all positions. Engines are made once for each game of a question.
final class Engines {
    private final Limits limits;
    private final Map<Rules, NimValues> normal = new HashMap<>();

    Engines(Limits limits) {
        this.limits = limits;
    }

    Limits limits() {
        return limits;
    }

    /// @return nim-values of a game in normal play
    NimValues normal(Rules rules) {
        return normal.computeIfAbsent(rules, this::newNormal);
    }

    private NimValues newNormal(Rules rules) {
        return ClosedForms.find(rules, Play.NORMAL)
                .or(() -> table(rules, Play.NORMAL))
                .orElseGet(() -> new SearchValues(rules, Play.NORMAL, limits));
    }

    /// @param rules of a game that never splits
    /// @return misere nim-values of single components
    NimValues misere(Rules rules) {
        return ClosedForms.find(rules, Play.MISERE)
                .or(() -> table(rules, Play.MISERE))
                .orElseGet(() -> new SearchValues(rules, Play.MISERE, limits));
    }

    private Optional<NimValues> table(Rules rules, Play play) {
        if (rules instanceof Rules.Moves moves && play == Play.NORMAL)
            return SplitTables.of(moves, limits).map(sequence -> sequence);
        if (!(rules instanceof Rules.TakeAndBreak heaps)) return Optional.empty();
        return Subtraction.of(heaps, play, limits)
                .or(() -> play == Play.NORMAL ? Breaking.of(heaps, limits) : Optional.empty())
                .map(sequence -> sequence);
    }

    /// @return who loses a single component, where that has a closed form and the nim-values have none
    Optional<ColdPositions> coldOnly(Component component, Play play) {
        var rules = component.game().rules();
        if (ClosedForms.find(rules, play).isPresent()) return Optional.empty();
        return ClosedForms.findCold(rules, play, component.position());
    }

    /// @return the verdict of a search over all positions of the whole sum
    Verdict searchWhole(Question question) {
        return WholeSums.verdict(question, limits);
    }
}
