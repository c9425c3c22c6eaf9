package grundy.engine.search;

import grundy.engine.space.PartNumbers;
import grundy.engine.space.PositionSpace;
import grundy.engine.space.RuleShape;
import grundy.engine.space.SingleGraph;
import grundy.engine.space.SumGraph;
import grundy.engine.space.SumSpace;
import grundy.engine.words.SearchMeter;
import grundy.finding.CycleException;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import grundy.rules.option.FollowerCount;
import grundy.rules.option.RuleOptions;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Searches the sums that can be reached from one: depth first with early cut, and if play can come back to a
/// position, backwards over all of them.
public final class SumGraphSearch {
    private final List<Integer> games = new ArrayList<>();
    private final PartNumbers parts;
    private final SumSpace graph;
    private final Play play;
    private final SearchMeter meter;
    private final OutcomeSearch outcomes;
    private final RemotenessSearch remoteness;
    private @Nullable RetrogradeSearch retrograde;

    /// @param sides 1 for impartial components; 2 if some are partizan
    /// @param packed whether to pack positions into words where possible
    /// @throws grundy.engine.words.UnfitException if a component does not go into the words chosen for its game
    public SumGraphSearch(
            List<Component> components, Compound compound, Play play, int sides, Limits limits, boolean packed) {
        this.play = play;
        this.meter = new SearchMeter(limits);
        var spaces = spaces(components, sides, packed);
        this.parts = new PartNumbers(spaces, sides, meter);
        boolean single = components.size() == 1
                && sides == 1
                && !components.getFirst().game().rules().maySplit();
        this.graph = single ? new SingleGraph(spaces.getFirst()) : new SumGraph(parts, compound, sides, meter);
        this.outcomes = new OutcomeSearch(graph, play, meter);
        this.remoteness = new RemotenessSearch(graph, play, meter);
        var start = components.stream()
                .map(component -> List.of(component.position()))
                .toList();
        for (var component : components)
            if (sides == 1) RuleOptions.foresee(component.game().rules(), component.position());
        meter.foresee(() -> positions(components, compound));
        for (int side = 0; side < sides; side++) idOf(start, side);
    }

    /// @return a lower bound for the number stored: the options of each component, for every search begins
    ///     with all options of its start; where moves split, the positions that a proof of a loss examines
    private static BigInteger positions(List<Component> components, Compound compound) {
        var most = BigInteger.ONE;
        for (var component : components) {
            var rules = component.game().rules();
            most = most.max(FollowerCount.inOneMove(rules, component.position()));
            if (compound == Compound.DISJUNCTIVE)
                most = most.max(SplitProofs.sums(rules, component.position(), components.size()));
        }
        return most;
    }

    private List<PositionSpace> spaces(List<Component> components, int sides, boolean packed) {
        var rules = new ArrayList<RuleTree>();
        for (var component : components) {
            var own = component.game().rules();
            if (!rules.contains(own)) rules.add(own);
            games.add(rules.indexOf(own));
        }
        return rules.stream()
                .map(each -> RuleShape.space(RuleShape.bySide(each, sides), packed, meter))
                .toList();
    }

    private int idOf(List<List<Position>> sum, int side) {
        var ids = new int[sum.stream().mapToInt(List::size).sum()];
        int count = 0;
        for (int i = 0; i < sum.size(); i++) for (var part : sum.get(i)) ids[count++] = parts.idOf(games.get(i), part);
        return graph.idOf(ids, count, side);
    }

    /// @param sum what is left of each component
    /// @param side index of the player about to move, 0 where both have the same moves
    /// @return for the player about to move: N, P, or D where play can go on for ever
    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    public Outcome outcomeOf(List<List<Position>> sum, int side) {
        int id = idOf(sum, side);
        if (retrograde != null) return retrograde.outcomeOf(id);
        try {
            return outcomes.outcomeOf(id);
        } catch (CycleException _) {
            return backwards().outcomeOf(id);
        }
    }

    /// @param sum what is left of each component
    /// @param side index of the player about to move, 0 where both have the same moves
    /// @return the number of moves of a game in which the winner hurries and the loser delays
    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    public long remotenessOf(List<List<Position>> sum, int side) {
        int id = idOf(sum, side);
        if (retrograde != null) return retrograde.remotenessOf(id);
        try {
            return remoteness.remotenessOf(id);
        } catch (CycleException _) {
            return backwards().remotenessOf(id);
        }
    }

    private RetrogradeSearch backwards() {
        var all = new RetrogradeSearch(graph, play, meter);
        retrograde = all;
        return all;
    }

    /// @return the number of positions that the answers depend on
    public long positions() {
        return retrograde != null ? graph.size() : Math.max(outcomes.positions(), remoteness.positions());
    }

    /// The least number of sums that a search must examine to find who wins where a heap may be split
    /// in two at any place, in an ordinary sum, by the definition alone.
    ///
    /// Let a sum with a heap of h be lost, where h is at least 16 times the greatest amount a. Every
    /// split of h into i and `h - a - i` is an option, and has an answer that is lost again. The answer
    /// moves in one heap, so that i or `h - a - i` is still there; so of the 7h/32 splits with
    /// `h/4 < i <= (h - a)/2` at most as many have the same answer as it has heaps. Each answer has a
    /// heap greater than h/4, all of whose splits, 3h/32 or more, must be examined in their turn; and a
    /// sum comes by one split from at most as many others as it has pairs of heaps. Where the first
    /// player wins, one of his options is lost. Status: theorem, as {@link DepthFirst} examines all
    /// options of a position that is lost.
    private static final class SplitProofs {
        /// Until the answer, and until its splits: each move may leave some heaps more.
        private static final int MOVES_TO_ANSWER = 3;

        private static final int SMALL_AMOUNT = 16;

        private SplitProofs() {}

        /// @param components of the sum
        /// @return a lower bound for the number of sums; 0 for other games
        static BigInteger sums(RuleTree rules, Position position, int components) {
            if (!(rules instanceof TakeAndBreak(var terms))) return BigInteger.ZERO;
            var most = BigInteger.ZERO;
            int parts = 1;
            boolean inTwo = false;
            for (var term : terms) {
                var greatest = AmountSets.greatest(term.amounts());
                if (greatest.isEmpty()) return BigInteger.ZERO;
                most = most.max(greatest.get());
                parts = Math.max(parts, Integer.SIZE - 1 - Integer.numberOfLeadingZeros(term.parts() | 1));
                inTwo |= (term.parts() & 0b100) != 0;
            }
            if (!inTwo) return BigInteger.ZERO;
            var heap = ((Tuple) position).get(0).subtract(most).divide(BigInteger.valueOf(parts));
            if (heap.compareTo(most.multiply(BigInteger.valueOf(SMALL_AMOUNT))) < 0) return BigInteger.ZERO;
            long heaps = components + (long) MOVES_TO_ANSWER * (parts - 1);
            long later = heaps + parts - 1;
            return heap.multiply(heap)
                    .multiply(BigInteger.valueOf(7 * 3))
                    .divide(BigInteger.valueOf(32 * 32 / 2 * heaps * later * (later - 1)));
        }
    }
}
