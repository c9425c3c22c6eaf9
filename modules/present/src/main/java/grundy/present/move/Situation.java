package grundy.present.move;

import grundy.finding.Move;
import grundy.rules.Component;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The state of play: a position and, in a partizan game, whose turn it is.
///
/// @param mover who is about to move, null in an impartial game
public record Situation(Sum sum, @Nullable Side mover) {
    /// @param side who begins if the game is partizan
    public static Situation start(Sum sum, Side side) {
        var situation = new Situation(sum, isPartizan(sum) ? side : null);
        return new Situation(situation.with(sum.components()), situation.mover);
    }

    public static boolean isPartizan(Sum sum) {
        return sum.components().stream().anyMatch(component -> component.game().rules() instanceof RuleTree.Partizan);
    }

    /// @return whether nobody can move, whoever's turn it is
    public boolean isDead() {
        return components().stream().allMatch(LegalMoves::isDead);
    }

    /// @return this situation without components in which nobody can ever move again, if there are others
    public Situation withoutTheDead() {
        var alive = components().stream()
                .filter(component -> !LegalMoves.isDead(component))
                .toList();
        return alive.isEmpty() || sum.compound().isShort() ? this : new Situation(with(alive), mover);
    }

    public List<Component> components() {
        return sum.components();
    }

    /// @return the situation after the move; components that a step leaves stand where the one moved in
    ///     stood
    public Situation after(Move move) {
        var components = new ArrayList<Component>();
        int next = 0;
        for (int i = 0; i < components().size(); i++) {
            var component = components().get(i);
            if (next < move.steps().size() && move.steps().get(next).component() == i)
                for (var part : move.steps().get(next++).to()) components.add(new Component(component.game(), part));
            else components.add(component);
        }
        return new Situation(with(components), mover == null ? null : other(mover));
    }

    public static Side other(Side side) {
        return side == Side.LEFT ? Side.RIGHT : Side.LEFT;
    }

    /// @param components in the place of those there are
    /// @return the sum that is played on, named by its position
    public Sum with(List<Component> components) {
        var same = List.copyOf(components);
        var unnamed = new Sum(sum.play(), sum.compound(), same, "");
        return new Sum(sum.play(), sum.compound(), same, unnamed.position());
    }

    /// @return whether all components are of one game
    public boolean isOneGame() {
        return sum.isOneGame();
    }

    /// @return whether each component is a heap of counters from which some are taken
    public boolean isHeaps() {
        return components().stream()
                .allMatch(component -> component.game().rules().arity() == 1);
    }

    /// @return the position as a user writes it
    public String text() {
        return sum.position();
    }
}
