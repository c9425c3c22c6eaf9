package grundy.theory.compound;

import grundy.check.Evidence;
import grundy.engine.NimValues;
import grundy.engine.heap.subtraction.SubtractionGames;
import grundy.finding.CountedList;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.theory.taking.IntervalGame;
import grundy.theory.taking.TakenAmounts;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The properties that decide selective sums of heaps from which an amount is taken, at any size: by
/// the closed form of an interval, or by nim-values where the amounts are a finite set. A heap is cold
/// exactly if its value, in that kind of play, is 0.
final class HeapOutcomes implements SelectiveValues {
    private static final int GREATEST = 1 << 16;

    private final Play play;
    private final boolean shortRule;
    private final Heaps heaps;

    private HeapOutcomes(Play play, boolean shortRule, Heaps heaps) {
        this.play = play;
        this.shortRule = shortRule;
        this.heaps = heaps;
    }

    /// @return empty for other games
    static Optional<SelectiveValues> of(RuleTree rules, Play play, boolean shortRule, Limits limits) {
        return IntervalGame.of(rules)
                .<Heaps>map(Interval::new)
                .or(() -> TakenAmounts.of(rules).flatMap(amounts -> finite(amounts, limits)))
                .map(heaps -> new HeapOutcomes(play, shortRule, heaps));
    }

    private static Optional<Heaps> finite(Amounts amounts, Limits limits) {
        boolean isFinite = amounts instanceof Amounts.Ranges(var ranges)
                && !ranges.isEmpty()
                && ranges.getFirst().from().signum() > 0
                && ranges.getLast().to() instanceof BigInteger last
                && last.compareTo(BigInteger.valueOf(GREATEST)) <= 0;
        if (!isFinite) return Optional.empty();
        var rules = new RuleTree.TakeAndBreak(List.of(new RuleTree.Term(amounts, RuleTree.Term.LEAVE_ONE_OR_NONE)));
        var normal = SubtractionGames.of(rules, Play.NORMAL, limits);
        var misere = SubtractionGames.of(rules, Play.MISERE, limits);
        if (normal.isEmpty() || misere.isEmpty()) return Optional.empty();
        return Optional.of(new Finite(AmountSets.upTo(amounts, GREATEST), normal.get(), misere.get()));
    }

    /// Heaps of one game by themselves.
    private sealed interface Heaps {
        boolean hasEnded(BigInteger heap);

        boolean isCold(BigInteger heap, Play play);

        List<IntervalGame.OptionGroup> pieces(BigInteger heap);

        Evidence evidence(Play play);
    }

    private record Interval(IntervalGame game) implements Heaps {
        @Override
        public boolean hasEnded(BigInteger heap) {
            return game.hasEnded(heap);
        }

        @Override
        public boolean isCold(BigInteger heap, Play play) {
            return game.isCold(heap, play);
        }

        @Override
        public List<IntervalGame.OptionGroup> pieces(BigInteger heap) {
            return game.pieces(heap);
        }

        @Override
        public Evidence evidence(Play play) {
            return new Evidence.ClosedForm("Length of play", game.statement(play), "Elementary; after Smith 1966");
        }
    }

    private record Finite(long[] amounts, NimValues normal, NimValues misere) implements Heaps {
        @Override
        public boolean hasEnded(BigInteger heap) {
            return heap.compareTo(BigInteger.valueOf(amounts[0])) < 0;
        }

        @Override
        public boolean isCold(BigInteger heap, Play play) {
            return (play == Play.NORMAL ? normal : misere).value(Tuple.of(heap)).signum() == 0;
        }

        @Override
        public List<IntervalGame.OptionGroup> pieces(BigInteger heap) {
            var pieces = new ArrayList<IntervalGame.OptionGroup>();
            for (long amount : amounts) {
                var rest = heap.subtract(BigInteger.valueOf(amount));
                if (rest.signum() < 0) break;
                pieces.add(new IntervalGame.OptionGroup(rest, CountedList.of(List.of(List.of(Tuple.of(rest))))));
            }
            return pieces;
        }

        @Override
        public Evidence evidence(Play play) {
            return (play == Play.NORMAL ? normal : misere).evidence();
        }
    }

    private Play firstPlay() {
        return shortRule ? play : Play.NORMAL;
    }

    @Override
    public PositionKind of(Position position) {
        return of(((Tuple) position).get(0));
    }

    private PositionKind of(BigInteger heap) {
        return new PositionKind(
                !heaps.hasEnded(heap),
                heaps.isCold(heap, firstPlay()),
                play == Play.MISERE && !shortRule && heaps.isCold(heap, Play.MISERE));
    }

    @Override
    public List<OptionGroup> options(Position position) {
        Map<PositionKind, CountedList<List<Position>>> byKind = new LinkedHashMap<>();
        for (var piece : heaps.pieces(((Tuple) position).get(0)))
            byKind.merge(of(piece.heap()), piece.options(), CountedList::and);
        return byKind.entrySet().stream()
                .map(entry -> new OptionGroup(entry.getKey(), entry.getValue()))
                .toList();
    }

    @Override
    public Evidence evidence() {
        return heaps.evidence(firstPlay());
    }
}
