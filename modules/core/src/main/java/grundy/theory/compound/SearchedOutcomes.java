package grundy.theory.compound;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The properties that decide selective sums of the components of one game, found by search.
final class SearchedOutcomes implements SelectiveValues {
    private final boolean shortRule;
    private final SelectiveOutcomes first;
    private final @Nullable SelectiveOutcomes misere;

    SearchedOutcomes(RuleTree rules, Play play, boolean shortRule, Limits limits) {
        this.shortRule = shortRule;
        this.first = new SelectiveOutcomes(rules, shortRule ? play : Play.NORMAL, shortRule, limits);
        this.misere =
                play == Play.MISERE && !shortRule ? new SelectiveOutcomes(rules, Play.MISERE, false, limits) : null;
    }

    @Override
    public PositionKind of(Position position) {
        return of(List.of(position));
    }

    private PositionKind of(List<Position> parts) {
        boolean running = shortRule
                ? parts.stream().allMatch(first::isRunning)
                : parts.stream().anyMatch(first::isRunning);
        return new PositionKind(running, first.isCold(parts), misere != null && misere.isCold(parts));
    }

    @Override
    public List<OptionGroup> options(Position position) {
        Map<PositionKind, List<List<Position>>> byKind = new LinkedHashMap<>();
        for (var option : first.options(position))
            byKind.computeIfAbsent(of(option), _ -> new ArrayList<>()).add(option);
        return byKind.entrySet().stream()
                .map(entry -> new OptionGroup(entry.getKey(), CountedList.of(entry.getValue())))
                .toList();
    }

    @Override
    public Evidence evidence() {
        return new Evidence.Exhaustive(first.positions() + (misere == null ? 0 : misere.positions()));
    }
}
