package grundy.solve.component;

import grundy.engine.ColdPositions;
import grundy.engine.DecidedPosition;
import grundy.engine.lines.LineColds;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.option.FollowerCount;
import grundy.theory.Theorems;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Finds who loses the single components of one game in one kind of play, where that is known without
/// their nim-values: of all positions by a closed form, else of one position by a theorem about some,
/// or along lines.
public final class OutcomeForms {
    private static final int LARGE_BITS = 20;

    /// The binary logarithm of the number of options, of all positions below one, for which a search
    /// for its value takes some two seconds.
    private static final int MANY_OPTIONS_BITS = 25;

    private final RuleTree rules;
    private final Play play;
    private final ProvedGames proved;
    private final Limits limits;
    private final boolean hasValues;
    private final Optional<ColdPositions> everywhere;
    private @Nullable LineColds lines;

    OutcomeForms(RuleTree rules, Play play, Theorems theorems, ProvedGames proved, Limits limits) {
        this.rules = rules;
        this.play = play;
        this.proved = proved;
        this.limits = limits;
        boolean provedValues = proved.values(rules, play).isPresent();
        boolean closedValues = theorems.find(rules, play).isPresent();
        this.hasValues = provedValues || closedValues;
        this.everywhere = findEverywhere(theorems, provedValues, closedValues);
    }

    private Optional<ColdPositions> findEverywhere(Theorems theorems, boolean provedValues, boolean closedValues) {
        if (proved.comeFirst()) {
            if (provedValues) return Optional.empty();
            var cold = proved.cold(rules, play);
            if (cold.isPresent()) return cold;
        }
        if (closedValues) return Optional.empty();
        return theorems.findCold(rules, play).or(() -> provedValues ? Optional.empty() : proved.cold(rules, play));
    }

    /// @return the P-positions among all positions; empty also where the nim-values have a closed form
    ///     that is preferred
    public Optional<ColdPositions> everywhere() {
        return everywhere;
    }

    /// @return the decision for one position
    /// @throws grundy.limit.LimitException if the work is cancelled
    public Optional<DecidedPosition> at(Position position) {
        return everywhere.map(cold -> cold.at(position)).or(() -> only(position));
    }

    private Optional<DecidedPosition> only(Position position) {
        var row = proved.row(rules, play, position);
        if (proved.comeFirst() && row.isPresent()) return row;
        if (hasValues) return Optional.empty();
        return beyondSearch(position)
                .or(() -> row)
                .or(() -> isLarge(position) ? lines().at(position) : Optional.empty());
    }

    private LineColds lines() {
        var cached = lines;
        if (cached == null) {
            cached = new LineColds(rules, play, limits);
            lines = cached;
        }
        return cached;
    }

    private Optional<DecidedPosition> beyondSearch(Position position) {
        return play == Play.NORMAL ? Theorems.findColdBeyondSearch(rules, position) : Optional.empty();
    }

    /// @return whether the positions below this one, or their options, may be too many to search for its value
    private boolean isLarge(Position position) {
        if (!(position instanceof Tuple tuple)) return false;
        var box = tuple.stream().map(BigInteger.ONE::add).reduce(BigInteger.ONE, BigInteger::multiply);
        return box.bitLength() > LARGE_BITS
                || box.multiply(FollowerCount.inOneMove(rules, position)).bitLength() > MANY_OPTIONS_BITS;
    }
}
