package grundy.present.move;

import grundy.finding.Move;
import grundy.limit.Checkpoint;
import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.formula.LazyStreams;
import grundy.rules.option.RuleOptions;
import grundy.value.Compound;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/// Lists the legal moves of the player about to move. A board stays in one piece, even where the solver
/// would take it apart.
public final class LegalMoves {
    /// The most options of one component that are considered where moves in several components are
    /// combined.
    private static final int MOST_COMBINED = 1000;

    private LegalMoves() {}

    /// @return each legal move once for each component, lazily, in the order of the rules
    public static Stream<Move> moves(Situation situation) {
        if (isOver(situation)) return Stream.empty();
        if (situation.sum().compound().moving() != Compound.DISJUNCTIVE) return combined(situation);
        return LazyStreams.flatMap(
                IntStream.range(0, situation.components().size()).boxed(), index -> moves(situation, index));
    }

    /// @return the legal moves in one component of a disjunctive sum
    public static Stream<Move> moves(Situation situation, int index) {
        var component = situation.components().get(index);
        return options(component, situation.mover())
                .map(to -> new Move(List.of(new Move.Step(index, component.position(), to)), situation.mover()));
    }

    public static boolean isOver(Situation situation) {
        var components = situation.components().stream();
        return situation.sum().compound().isShort()
                ? components.anyMatch(component -> !isRunning(component, situation.mover()))
                : components.noneMatch(component -> isRunning(component, situation.mover()));
    }

    /// @param mover whose options count, null in an impartial game
    /// @return whether the mover has a move in the component
    public static boolean isRunning(Component component, @Nullable Side mover) {
        return options(component, mover).findFirst().isPresent();
    }

    /// @return whether nobody can ever move in the component again
    public static boolean isDead(Component component) {
        if (component.game().rules() instanceof RuleTree.Partizan)
            return !isRunning(component, Side.LEFT) && !isRunning(component, Side.RIGHT);
        return !isRunning(component, null);
    }

    /// @return each option of a component once, lazily, as the components it leaves
    public static Stream<List<Position>> options(Component component, @Nullable Side mover) {
        var rules = rules(component, mover);
        var options = rules instanceof RuleTree.OnBoard onBoard
                ? whole(onBoard.board(), component.position())
                : RuleOptions.stream(rules, component.position());
        var distinct = new HashSet<List<Position>>();
        return options.peek(_ -> Checkpoint.step())
                .filter(option ->
                        distinct.size() >= MOST_COMBINED * MOST_COMBINED || distinct.add(RuleOptions.sorted(option)));
    }

    static RuleTree rules(Component component, @Nullable Side mover) {
        return component.game().rules() instanceof RuleTree.Partizan(var left, var right)
                ? mover == Side.LEFT ? left : right
                : component.game().rules();
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private static <P> Stream<List<Position>> whole(Board<P> board, Position position) {
        var options = board.options((P) ((BoardPosition) position).state());
        return StreamSupport.stream(options.spliterator(), false)
                .map(option -> List.of(new BoardPosition(option, () -> board.write(option))));
    }

    /// Moves in several components at once: in every running one, or in some. An odometer turns over the choices.
    private static Stream<Move> combined(Situation situation) {
        boolean all = situation.sum().compound().moving() == Compound.CONJUNCTIVE;
        var choices = new ArrayList<List<Move.Step>>();
        for (int i = 0; i < situation.components().size(); i++) {
            var component = situation.components().get(i);
            int index = i;
            var steps = options(component, situation.mover())
                    .limit(MOST_COMBINED)
                    .map(to -> new Move.Step(index, component.position(), to))
                    .toList();
            if (!steps.isEmpty()) choices.add(steps);
        }
        if (choices.isEmpty()) return Stream.empty();
        var first = all ? new int[choices.size()] : next(new int[choices.size()], choices, 1);
        return Stream.iterate(first, LegalMoves::isSome, digits -> next(digits, choices, all ? 0 : 1))
                .map(digits -> new Move(chosenSteps(digits, choices, all ? 0 : 1), situation.mover()));
    }

    private static boolean isSome(int[] digits) {
        return digits.length > 0;
    }

    /// @param staying 1 where the digit 0 stands for not moving in the component, else 0
    /// @return the next choice, empty after the last one
    private static int[] next(int[] digits, List<List<Move.Step>> choices, int staying) {
        var next = digits.clone();
        for (int i = 0; i < next.length; i++) {
            if (++next[i] < choices.get(i).size() + staying) return next;
            next[i] = 0;
        }
        return new int[0];
    }

    private static List<Move.Step> chosenSteps(int[] digits, List<List<Move.Step>> choices, int staying) {
        var steps = new ArrayList<Move.Step>();
        for (int i = 0; i < digits.length; i++)
            if (digits[i] >= staying) steps.add(choices.get(i).get(digits[i] - staying));
        return steps;
    }
}
