package grundy.engine.sum;

import grundy.engine.placement.PlacementOutcomes;
import grundy.engine.space.RuleShape;
import grundy.engine.words.UnfitException;
import grundy.finding.CycleException;
import grundy.limit.LimitException;
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
    private @Nullable PlacementOutcomes placements;
    private @Nullable LeftRightSearch quick;
    private @Nullable SumOutcomes outcomes;

    /// @param components as they are at the start
    public PartizanSearch(List<Component> components, Play play, Limits limits) {
        this.components = List.copyOf(components);
        this.play = play;
        this.limits = limits;
        if (play != Play.NORMAL) return;
        placements = PlacementOutcomes.of(this.components, limits).orElse(null);
        quick = new LeftRightSearch(this.components, limits, true);
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
        return outcomeOf(start(), side);
    }

    private static int number(Side side) {
        return side == Side.LEFT ? LEFT : RIGHT;
    }

    private List<List<Position>> start() {
        return components.stream()
                .map(component -> List.of(component.position()))
                .toList();
    }

    /// @param sum the parts that each of the components has become
    private Outcome outcomeOf(List<List<Position>> sum, Side side) {
        if (placements != null)
            try {
                return outcome(placements.leftWins(sum, side), side);
            } catch (UnfitException _) {
                placements = null;
            }
        if (quick != null)
            try {
                return outcome(quick.leftWins(sum, side), side);
            } catch (UnfitException _) {
                quick = new LeftRightSearch(components, limits, false);
                return outcomeOf(sum, side);
            } catch (CycleException _) {
                quick = null;
            }
        if (outcomes == null) outcomes = new SumOutcomes(components, Compound.DISJUNCTIVE, play, 2, limits);
        try {
            return outcomes.outcomeOf(sum, number(side));
        } catch (LimitException e) {
            outcomes = null;
            throw e;
        }
    }

    private static Outcome outcome(boolean leftWins, Side side) {
        return leftWins == (side == Side.LEFT) ? Outcome.N : Outcome.P;
    }

    /// A move that a side can make.
    ///
    /// @param parts that it leaves in its component
    public record SidedMove(SumSearch.Step step, List<Position> parts) {}

    /// @return the moves of a side; two are the same if they act on the same component and have the same text:
    ///     leave the same multiset of parts there, or on a board that stays whole the same board
    public List<SidedMove> choices(Side side) {
        var choices = new ArrayList<SidedMove>();
        for (int i = 0; i < components.size(); i++) {
            var from = components.get(i).position();
            var rules = RuleShape.bySide(components.get(i).game().rules(), 2).get(number(side));
            var distinct = new HashSet<List<Position>>();
            for (var option : RuleOptions.readableOptions(rules, from).toList()) {
                limits.checkpoint();
                if (!distinct.add(option.key())) continue;
                choices.add(new SidedMove(
                        new SumSearch.Step(i, from, option.to()), placements == null ? option.parts() : option.to()));
            }
        }
        return choices;
    }

    /// @param choice of a side
    /// @return the outcome for the other side, which is then to move
    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    public Outcome after(SidedMove choice, Side side) {
        var sum = new ArrayList<>(start());
        sum.set(choice.step.component(), choice.parts);
        return outcomeOf(sum, side.other());
    }

    /// @param left what is to become of the other side, which is then to move
    /// @return the moves of a side after which that becomes of it
    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    public List<SumSearch.Step> movesTo(Outcome left, Side side) {
        return choices(side).stream()
                .filter(choice -> after(choice, side) == left)
                .map(SidedMove::step)
                .toList();
    }

    /// @return whether what was found is kept where the limits end a search
    public boolean goesOn() {
        return placements != null || quick != null;
    }

    /// @return the number of pairs of a sum and a side to move that the answers rest on, and of positions that
    ///     were valued
    public long positions() {
        if (placements != null) return placements.positions();
        if (quick != null) return quick.positions();
        return outcomes == null ? 0 : outcomes.positions();
    }
}
