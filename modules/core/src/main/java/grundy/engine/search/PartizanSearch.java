package grundy.engine.search;

import grundy.engine.PostOrder.CycleException;
import grundy.engine.space.RuleShape;
import grundy.engine.words.UnfitException;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.option.RuleOptions;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A whole disjunctive sum in which Left and Right have moves of their own, as one position: under either end
/// condition, with rules that may let play go on for ever. Components of impartial games may be used by both.
///
/// In normal play without a way back {@link LeftRightSearch} answers. Else no theorem is used: all pairs of a sum and
/// a side to move that can be reached are searched. Status: the definition itself. Cost: as {@link SumSearch}.
public final class PartizanSearch {
    private static final int LEFT = 0;
    private static final int RIGHT = 1;
    private final List<Component> components;
    private final Play play;
    private final Limits limits;
    private @Nullable LeftRightSearch quick;
    private @Nullable SumOutcomes outcomes;

    /// @param components as they are at the start
    public PartizanSearch(List<Component> components, Play play, Limits limits) {
        this.components = List.copyOf(components);
        this.play = play;
        this.limits = limits;
        if (play == Play.NORMAL) quick = new LeftRightSearch(this.components, limits, true);
    }

    /// @return L or R if that side wins whoever begins, N or P if the one who begins wins or loses; D if a draw
    ///     can be had by either side as first or as second player
    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    /// @throws grundy.rules.RulesException if the rules make no sense at a position reached
    public Outcome outcome() {
        return Outcome.ofBeginners(first(Side.LEFT), first(Side.RIGHT));
    }

    /// @return N, P or D: what becomes of a side if it begins
    public Outcome first(Side side) {
        return outcomeOf(start(), side == Side.LEFT ? LEFT : RIGHT);
    }

    private List<List<Position>> start() {
        return components.stream()
                .map(component -> List.of(component.position()))
                .toList();
    }

    /// @param sum the parts that each of the components has become
    private Outcome outcomeOf(List<List<Position>> sum, int side) {
        if (quick != null)
            try {
                return quickly(quick, sum, side);
            } catch (UnfitException _) {
                quick = new LeftRightSearch(components, limits, false);
                return outcomeOf(sum, side);
            } catch (CycleException _) {
                quick = null;
            }
        if (outcomes == null) outcomes = new SumOutcomes(components, Compound.DISJUNCTIVE, play, 2, limits);
        return outcomes.outcomeOf(sum, side);
    }

    private static Outcome quickly(LeftRightSearch search, List<List<Position>> sum, int side) {
        boolean leftWins = search.leftWins(sum, side == LEFT ? Side.LEFT : Side.RIGHT);
        return leftWins == (side == LEFT) ? Outcome.N : Outcome.P;
    }

    /// @return Left's winning moves if Left is to move; two moves are the same if they act on the same component
    ///     and are told alike: leave the same multiset of parts there, or on a board that stays whole the
    ///     same board
    public List<SumSearch.Step> leftMoves() {
        return winning(LEFT);
    }

    /// @return Right's winning moves if Right is to move, likewise
    public List<SumSearch.Step> rightMoves() {
        return winning(RIGHT);
    }

    /// @return the moves of a side that hold the draw, if it can draw by beginning but not win; told as
    ///     winning moves are
    public List<SumSearch.Step> drawingMoves(Side side) {
        int number = side == Side.LEFT ? LEFT : RIGHT;
        return outcomeOf(start(), number) == Outcome.D ? movesTo(Outcome.D, number) : List.of();
    }

    private List<SumSearch.Step> winning(int side) {
        return outcomeOf(start(), side) == Outcome.N ? movesTo(Outcome.P, side) : List.of();
    }

    private List<SumSearch.Step> movesTo(Outcome wanted, int side) {
        var found = new ArrayList<SumSearch.Step>();
        for (int i = 0; i < components.size(); i++) {
            var from = components.get(i).position();
            var rules = RuleShape.bySide(components.get(i).game().rules(), 2).get(side);
            var seen = new HashSet<List<Position>>();
            for (var option : RuleOptions.told(rules, from).toList()) {
                limits.checkpoint();
                if (!seen.add(option.key())) continue;
                var sum = new ArrayList<>(start());
                sum.set(i, option.parts());
                if (outcomeOf(sum, 1 - side) == wanted) found.add(new SumSearch.Step(i, from, option.to()));
            }
        }
        return found;
    }

    /// @return how many pairs of a sum and a side to move the answers rest on, and positions that were valued
    public long positions() {
        if (quick != null) return quick.positions();
        return outcomes == null ? 0 : outcomes.positions();
    }
}
