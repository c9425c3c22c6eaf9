package grundy.finding;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.limit.WorkLimit;
import grundy.value.Dyadic;
import grundy.value.ShortValue;
import grundy.value.Side;
import grundy.value.canonical.CanonicalForm;
import grundy.value.canonical.CanonicalForms;
import grundy.value.heat.Thermographs;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Finds the incentives of the winning moves of a sum, and which moves are best where more is at stake
/// than who moves last.
///
/// A move whose incentive is at least that of another is at least as good in every sum. Of those that none surpasses
/// the hottest are best, which is a rule of thumb where several cannot be compared. Source: Winning Ways, chapter 6;
/// Siegel 2013, chapter II.5. Not for several threads, like the arena.
public final class MoveIncentives {
    private static final int MOST_COMPARED = 64;

    /// The number of looks at the clock while the gains of one side's moves are found: some tenths of a
    /// second.
    private static final int MOST_LOOKS = 1 << 14;

    private final CanonicalForms forms;
    private final Thermographs thermographs;
    private final Map<Move, ValueChange> changes = new LinkedHashMap<>();
    private final Map<Side, Optional<BestGains>> best = new EnumMap<>(Side.class);

    /// @param forms the numbers of the games that are asked about
    public MoveIncentives(CanonicalForms forms) {
        this.forms = forms;
        this.thermographs = new Thermographs(forms);
    }

    /// The gain of one move.
    ///
    /// @param incentive what the position is worth to the mover after the move, less what it was worth before
    /// @param temperature of the incentive; empty for a number, and where it is out of reach
    /// @param best whether no other winning move of that side is better where every point counts
    public record Gain(ShortValue incentive, Optional<Dyadic> temperature, boolean best) {}

    private record ValueChange(int before, int after) {}

    /// The incentives of all winning moves of one side, and the best of them.
    ///
    /// @param gains incentive of each move
    /// @param most incentives of the best
    /// @param sure whether these are at least what any other winning move gains; else they are only the hottest of
    ///     those that none surpasses
    /// @param matter whether these are hot and others gain something else
    private record BestGains(Map<Move, Integer> gains, Set<Integer> most, boolean sure, boolean matter) {}

    /// @return the same arena with no moves
    public MoveIncentives withoutMoves() {
        return new MoveIncentives(forms);
    }

    /// @param before what the component was worth
    /// @param after what the move leaves of it
    public void add(Move move, int before, int after) {
        changes.put(move, new ValueChange(before, after));
    }

    /// @return the gain of a winning move; empty for other moves and where comparing is out of reach
    public Optional<Gain> of(Move move) {
        return best(move.side())
                .flatMap(best -> Optional.ofNullable(best.gains.get(move))
                        .map(gain -> new Gain(
                                CanonicalForm.value(forms, gain), temperature(gain), best.most.contains(gain))));
    }

    /// @return whether the best winning moves of a side are hot and others gain something else; false where that is
    ///     out of reach
    public boolean matter(Side side) {
        return mayBeHot(side) && best(side).filter(BestGains::matter).isPresent();
    }

    /// The difference of two values each of which is a number and an infinitesimal is one, too.
    private boolean mayBeHot(Side side) {
        return changes.entrySet().stream()
                .filter(change -> change.getKey().side() == side)
                .map(Map.Entry::getValue)
                .anyMatch(change -> !forms.isNumberish(change.before) || !forms.isNumberish(change.after));
    }

    /// @return whether it is certain that no winning move of a side is better than those said to be best
    public boolean isSure(Side side) {
        return best(side).filter(BestGains::sure).isPresent();
    }

    private Optional<BestGains> best(@Nullable Side side) {
        return side == null ? Optional.empty() : best.computeIfAbsent(side, this::bestIncentive);
    }

    private Optional<BestGains> bestIncentive(Side side) {
        try {
            return Checkpoint.under(new WorkLimit(MOST_LOOKS), () -> best(gains(side)));
        } catch (LimitException e) {
            if (e.isCancellation()) throw e;
            return Optional.empty();
        }
    }

    private Optional<BestGains> best(Map<Move, Integer> gains) {
        var distinct = new HashSet<>(gains.values());
        if (distinct.isEmpty() || distinct.size() > MOST_COMPARED) return Optional.empty();
        var greatest = forms.best(
                distinct.stream().mapToInt(Integer::intValue).sorted().toArray());
        var most = hottest(greatest);
        boolean hot = most.stream().noneMatch(forms::isNumberish);
        return Optional.of(new BestGains(gains, most, greatest.length == 1, hot && distinct.size() > 1));
    }

    private Map<Move, Integer> gains(Side side) {
        var gains = new HashMap<Move, Integer>();
        changes.forEach((move, change) -> {
            if (move.side() == side)
                gains.put(
                        move,
                        side == Side.LEFT
                                ? forms.minus(change.after, change.before)
                                : forms.minus(change.before, change.after));
        });
        return gains;
    }

    private Set<Integer> hottest(int[] some) {
        var hottest = new HashSet<Integer>();
        Dyadic most = null;
        for (int form : some) {
            var temperature = thermographs.temperature(form);
            int order = most == null ? 1 : temperature.compareTo(most);
            if (order > 0) hottest.clear();
            if (order >= 0) hottest.add(form);
            if (order > 0) most = temperature;
        }
        return hottest;
    }

    private Optional<Dyadic> temperature(int gain) {
        if (forms.isNumber(gain)) return Optional.empty();
        try {
            return Optional.of(thermographs.temperature(gain));
        } catch (LimitException e) {
            if (e.isCancellation()) throw e;
            return Optional.empty();
        }
    }
}
