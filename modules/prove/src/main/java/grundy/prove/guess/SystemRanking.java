package grundy.prove.guess;

import grundy.check.automaton.NumerationSystem;
import grundy.prove.table.PositionTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;

/// Numeration systems in the order in which they promise success: those first in which the table looks most like that
/// of an automaton, see {@link DigitBlocks}.
///
/// @param all the most promising first
public record SystemRanking(List<NumerationSystem> all) {
    private static final double GOOD = 0.35;
    private static final double SURE = 0.05;
    private static final int MOST_PROMISING = 3;
    private static final int FEW_DIGITS = 3;

    /// @param coordinates how many numbers the table has for a position
    public static SystemRanking of(List<NumerationSystem> systems, int coordinates, PositionTable table) {
        record RatedSystem(NumerationSystem system, double rate) {}
        var rated = new ArrayList<RatedSystem>();
        for (var system : systems)
            rated.add(new RatedSystem(system, new DigitBlocks(system, coordinates, table).rate()));
        double best = rated.stream().mapToDouble(RatedSystem::rate).min().orElse(1);
        double good = Math.min(GOOD, 2 * best + SURE);
        // Among those that look as good, few digits are best, and bases: all is faster, and a theorem is easier to
        // read.
        rated.sort(Comparator.<RatedSystem>comparingInt(
                        each -> each.rate < good ? each.system.digits() : Integer.MAX_VALUE)
                .thenComparing(each -> each.rate < good && each.system.base() == 0)
                .thenComparingDouble(RatedSystem::rate));
        return new SystemRanking(rated.stream().map(RatedSystem::system).toList());
    }

    /// @return the first of them and, since ratings mean little where the table is small, the two systems that most
    ///     theorems are in
    public List<NumerationSystem> good() {
        var good = new LinkedHashSet<NumerationSystem>();
        if (!all.isEmpty() && all.getFirst().digits() <= FEW_DIGITS) good.add(all.getFirst());
        good.add(NumerationSystem.BINARY);
        good.addAll(all.subList(0, Math.min(MOST_PROMISING, all.size())));
        good.add(NumerationSystem.FIBONACCI);
        return List.copyOf(good);
    }
}
