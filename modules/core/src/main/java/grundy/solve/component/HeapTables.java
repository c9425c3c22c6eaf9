package grundy.solve.component;

import grundy.check.Evidence;
import grundy.engine.heap.HeapSequence;
import grundy.engine.heap.breaking.BreakingGames;
import grundy.engine.heap.subtraction.SubtractionGames;
import grundy.limit.Limits;
import grundy.rules.RuleTree;
import grundy.rules.option.PlainTaking;
import grundy.value.Play;
import java.util.Optional;

/// Tables of the games of single heaps.
final class HeapTables {
    /// A table begins with this many heaps, whichever heap is asked for.
    private static final int FIRST = 256;

    private HeapTables() {}

    /// Returns the table of a game of single heaps; empty in misere play of games that split, which has none.
    static Optional<HeapSequence> of(RuleTree rules, Play play, Limits limits) {
        return heaps(rules)
                .flatMap(heaps -> SubtractionGames.of(heaps, play, limits)
                        .or(() -> play == Play.NORMAL ? BreakingGames.of(heaps, limits) : Optional.empty()));
    }

    private static Optional<RuleTree.TakeAndBreak> heaps(RuleTree rules) {
        return switch (rules) {
            case RuleTree.TakeAndBreak heaps -> Optional.of(heaps);
            case RuleTree.Moves moves -> PlainTaking.of(moves);
            default -> Optional.empty();
        };
    }

    /// Returns whether the first heaps of a table prove a period.
    static boolean provePeriod(RuleTree rules, Play play, Limits limits) {
        return of(rules, play, limits)
                .flatMap(table -> table.period(FIRST - 1))
                .filter(Evidence.Period::isProved)
                .isPresent();
    }
}
