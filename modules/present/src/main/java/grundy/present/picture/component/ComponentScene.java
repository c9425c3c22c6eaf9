package grundy.present.picture.component;

import grundy.engine.Move;
import grundy.explain.board.MarkedMoves;
import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.SideColours;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.value.Play;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// One component as it is drawn: its position, and what winning moves do in it.
///
/// @param alone whether it is the only component
/// @param steps each once, in the order of the list of winning moves
public record ComponentScene(Component component, Play play, boolean alone, List<Step> steps) {
    /// What a winning move does in the component.
    ///
    /// @param side whose move it is in a partizan game, else null
    /// @param number of the move in the list of winning moves, from 1; 0 if it is not listed or does more than this
    public record Step(Move.Step made, @Nullable Side side, int number) {
        /// @return the number as it stands beside the step; empty if there is none
        String label() {
            return number == 0 ? "" : Integer.toString(number);
        }

        /// @return the number in brackets, as it stands in the list of winning moves; empty if there is none
        String mark() {
            return number == 0 ? "" : "[" + number + "]";
        }

        /// @return what the step leaves, with its number above
        Illustration above(Illustration left) {
            return new Illustration()
                    .words(0, Illustration.LINE / 2.0, mark(), Anchor.START, SideColours.of(side))
                    .put(left, 0, Illustration.LINE);
        }
    }

    public ComponentScene {
        steps = List.copyOf(steps);
    }

    /// @param moves the first winning moves
    /// @param listed how many of them are listed in words
    public static List<Step> steps(List<Move> moves, int component, int listed) {
        var steps = new ArrayList<Step>();
        var seen = new HashSet<List<@Nullable Object>>();
        for (int i = 0; i < moves.size(); i++) {
            var move = moves.get(i);
            for (var step : move.steps())
                if (step.component() == component
                        && seen.add(Stream.of(move.side(), step.to()).toList()))
                    steps.add(new Step(
                            step, move.side(), i < listed && move.steps().size() == 1 ? i + 1 : 0));
        }
        return steps;
    }

    RuleTree rules() {
        return component.game().rules();
    }

    Position position() {
        return component.position();
    }

    /// @return the sides that have steps; null if both have the same ones
    List<@Nullable Side> sides() {
        return Stream.<@Nullable Side>of(null, Side.LEFT, Side.RIGHT)
                .filter(side -> steps.stream().anyMatch(step -> step.side == side))
                .toList();
    }

    /// @return the steps of a side, with the whole position that each leaves also where that falls apart
    List<Whole> wholes(@Nullable Side side) {
        var moves = new MarkedMoves(
                component,
                steps.stream()
                        .map(step -> new Move(List.of(step.made), step.side))
                        .toList());
        return moves.of(side)
                .map(seen -> new Whole(
                        seen,
                        steps.stream()
                                .filter(step -> Objects.equals(step.side, side) && step.made.equals(seen.step()))
                                .findFirst()
                                .orElseThrow()))
                .toList();
    }

    /// A step with the whole position that it leaves.
    record Whole(MarkedMoves.Seen seen, Step step) {}
}
