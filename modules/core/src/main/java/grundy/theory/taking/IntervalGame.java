package grundy.theory.taking;

import grundy.finding.CountedList;
import grundy.limit.Checkpoint;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.formula.Amounts;
import grundy.theory.form.HeapOptions;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// `take l..r` as a component of sums in which several components are moved in, or of which the first to end decides.
/// Without an upper end r is infinite.
///
/// Theorem (length of play). Let `P = l + r`. In normal play a heap of `n = q*P + j` with `0 <= j < P` lasts 2q moves
/// for `j < l`, else 2q + 1. In misere play a heap of n < l lasts 0 moves, and one of `n = l + q*P + j` lasts 2q + 1
/// moves for `j < l`, else 2q + 2. This is so whatever the loser does, and whether the winner hurries or delays: so
/// it is both the suspense number and the remoteness.
///
/// Proof. Normal play: from `j < l` every move leads to a heap with `j' >= l` and q - 1, since between
/// `j + l` and `j + r` is left of the block below. From there a move to a heap with a remainder below
/// l, which the winner must make, stays within the block, since more than r would have to be taken to
/// reach the one below (`j' + P - (l - 1) > r`). So two moves lower q by 1, and 0 <= j < l has none at
/// q = 0. Misere play: the same holds for n - l, where a heap of `0 <= n - l < l` leaves less than l,
/// so that one move ends it.
///
/// Theorem (first to end decides, one component moved in at a time). In misere play the moves that end a component
/// are not made while there are others, so that a heap of n >= l is a heap of n - l in the ordinary game. In normal
/// play a heap from l to l + r - 1 can be ended at once, so that nobody may leave one, and a heap of n >= l + r is a
/// heap of n - l - r in the ordinary game. With r infinite every heap of l and more can be ended at once.
///
/// Source: elementary; the terms are those of Smith 1966. Cost: a few divisions.
///
/// @param least l, at least 1
/// @param most r, at least l, or null where there is no upper end
public record IntervalGame(BigInteger least, @Nullable BigInteger most) {
    /// Options of one heap that do not differ in whether they have ended, are lost, and how long they last.
    ///
    /// @param heap one of them
    public record OptionGroup(BigInteger heap, CountedList<List<Position>> options) {}

    /// @return empty for rules that say something else
    public static Optional<IntervalGame> of(RuleTree rules) {
        return TakenAmounts.of(rules)
                .filter(amounts -> amounts instanceof Amounts.Ranges(var ranges)
                        && ranges.size() == 1
                        && ranges.getFirst().from().signum() > 0)
                .map(amounts -> ((Amounts.Ranges) amounts).ranges().getFirst())
                .map(range -> new IntervalGame(range.from(), range.to()));
    }

    /// @return whether nothing can be taken
    public boolean hasEnded(BigInteger heap) {
        return heap.compareTo(least) < 0;
    }

    /// @return whether the player to move loses a single heap
    public boolean isCold(BigInteger heap, Play play) {
        return length(heap, play).testBit(0) == (play == Play.MISERE);
    }

    /// @return the number of moves that a heap lasts
    public BigInteger length(BigInteger heap, Play play) {
        if (hasEnded(heap)) return BigInteger.ZERO;
        if (play == Play.NORMAL) return normalLength(heap);
        return normalLength(heap.subtract(least)).add(BigInteger.ONE);
    }

    private BigInteger normalLength(BigInteger heap) {
        var parts = most == null ? new BigInteger[] {BigInteger.ZERO, heap} : heap.divideAndRemainder(least.add(most));
        var rounds = parts[0].shiftLeft(1);
        return parts[1].compareTo(least) < 0 ? rounds : rounds.add(BigInteger.ONE);
    }

    /// @return the statement of {@link #length} in the language of claims, t being the number of moves
    public String statement(Play play) {
        if (most == null)
            return play == Play.NORMAL
                    ? "t = 0 if n < %s else 1".formatted(least)
                    : "t = 0 if n < %s else 1 if n < %s else 2".formatted(least, least.shiftLeft(1));
        var period = least.add(most);
        return play == Play.NORMAL
                ? "t = 2 * (n / %s) + min(1, n mod %s%s)".formatted(period, period, overLeast())
                : "t = 0 if n < %s else 2 * ((n - %s) / %s) + 1 + min(1, (n - %s) mod %s%s)"
                        .formatted(least, least, period, least, period, overLeast());
    }

    /// Nobody divides by 1.
    private String overLeast() {
        return least.equals(BigInteger.ONE) ? "" : " / " + least;
    }

    /// @return all options of a heap, the largest first
    public List<OptionGroup> pieces(BigInteger heap) {
        var pieces = new ArrayList<OptionGroup>();
        var low = low(heap);
        for (var high = heap.subtract(least); high.compareTo(low) >= 0; ) {
            Checkpoint.step();
            var start = start(high).max(low);
            pieces.add(new OptionGroup(high, HeapOptions.descending(high, start, BigInteger.ONE)));
            high = start.subtract(BigInteger.ONE);
        }
        return pieces;
    }

    private BigInteger low(BigInteger heap) {
        return most == null ? BigInteger.ZERO : heap.subtract(most).max(BigInteger.ZERO);
    }

    /// The last place up to a heap where something may change: 0, l or 2l above a multiple of the period.
    private BigInteger start(BigInteger heap) {
        var base = most == null ? BigInteger.ZERO : heap.subtract(heap.mod(least.add(most)));
        return Stream.of(least.shiftLeft(1), least, BigInteger.ZERO)
                .map(base::add)
                .filter(place -> place.compareTo(heap) <= 0)
                .findFirst()
                .orElse(BigInteger.ZERO);
    }

    /// @return whether one move ends a heap
    public boolean isOpen(BigInteger heap) {
        return !hasEnded(heap) && (most == null || heap.compareTo(least.add(most)) < 0);
    }

    /// @param heap that has not ended, and in normal play is not open
    /// @return its nim-value where the first component to end decides
    public BigInteger foreclosed(BigInteger heap, Play play) {
        return new TakeInterval(least, most).value(heap.subtract(offset(play)));
    }

    private BigInteger offset(Play play) {
        return play == Play.MISERE || most == null ? least : least.add(most);
    }

    /// @return the statement of {@link #foreclosed} in the language of claims
    public String foreclosedStatement(Play play) {
        if (play == Play.NORMAL && most == null) return "g = n / " + least;
        var rest = "n - " + offset(play);
        return most == null
                ? "g = (%s) / %s".formatted(rest, least)
                : "g = (%s) mod %s%s".formatted(rest, least.add(most), overLeast());
    }

    /// @return the options of a heap that have not ended, in normal play are not open, and have this value
    public CountedList<List<Position>> foreclosedOptions(BigInteger heap, BigInteger value, Play play) {
        if (play == Play.NORMAL && most == null) return CountedList.none();
        var offset = offset(play);
        if (heap.compareTo(offset) < 0) return CountedList.none();
        var options = new TakeInterval(least, most).optionsOfValue(heap.subtract(offset), value);
        return new CountedList<>(
                options.count(),
                () -> options.stream()
                        .map(option -> HeapOptions.heap(
                                ((Tuple) option.getFirst()).get(0).add(offset))));
    }

    /// @return the options of a heap that have ended
    public CountedList<List<Position>> endedOptions(BigInteger heap) {
        var high = heap.subtract(least).min(least.subtract(BigInteger.ONE));
        return HeapOptions.descending(high, low(heap), BigInteger.ONE);
    }
}
