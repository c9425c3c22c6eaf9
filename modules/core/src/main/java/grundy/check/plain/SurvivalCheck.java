package grundy.check.plain;

import grundy.limit.Checkpoint;
import grundy.value.Side;
import grundy.value.loopy.LoopyForms;
import grundy.value.loopy.LoopyValue;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/// Checks that a position G has the value with onside S and offside T, by options alone and by the
/// meaning of `>=`.
///
/// `G >= H` where Left, moving second, survives `G - H`: she always has an answer. If G and H are stoppers that is
/// the definition. Of other games it is asked that an endless line of play have endlessly many moves in G, where
/// endless play is to count for Left, or in H, where it is to count for Right: then her answers in `G - H` turn
/// whatever she can do in `H + X` into the same in `G + X`, for every X, and it follows from the first where the game
/// that is not to have them is a stopper.
///
/// Source: Siegel 2009, section 1; Siegel 2013, chapter VI (the swivel chair). Cost: the positions of the one times
/// those of the other, as often as the longest line of answers is long.
final class SurvivalCheck {
    private final PlainGraph position;
    private final LoopyForms forms;
    private final long most;

    /// @param position 0 of it is asked about
    /// @param forms arena of the value, of which options are examined only
    /// @param most moves of a difference to look at before giving up
    SurvivalCheck(PlainGraph position, LoopyForms forms, long most) {
        this.position = position;
        this.forms = forms;
        this.most = most;
    }

    PlainValue.Finding is(LoopyValue value) {
        int onside = value.onside();
        int offside = value.offside();
        for (var atLeast : List.of(
                new GameComparison(onside, true, true),
                new GameComparison(onside, false, false),
                new GameComparison(offside, true, false),
                new GameComparison(offside, false, true))) {
            var survives = atLeast.holds();
            if (survives != PlainValue.Finding.RIGHT) return survives;
        }
        return PlainValue.Finding.RIGHT;
    }

    /// A comparison of the position with a game.
    private final class GameComparison {
        private final int game;
        private final boolean isPositionAtLeast;
        private final boolean countsInPosition;
        private final Map<State, Integer> numbers = new HashMap<>();
        private final List<State> states = new ArrayList<>();
        private final List<int[]> counting = new ArrayList<>();
        private final List<int[]> others = new ArrayList<>();

        /// @param isPositionAtLeast whether the position is to be at least the game, not the game at least
        ///     the position
        /// @param countsInPosition whether an endless line is to have endlessly many moves in the position,
        ///     not in the game
        GameComparison(int game, boolean isPositionAtLeast, boolean countsInPosition) {
            this.game = game;
            this.isPositionAtLeast = isPositionAtLeast;
            this.countsInPosition = countsInPosition;
        }

        /// @param mover of the difference
        private record State(int position, int game, Side mover) {}

        PlainValue.Finding holds() {
            number(new State(0, game, Side.RIGHT));
            long moves = 0;
            for (int at = 0; at < states.size(); at++) {
                Checkpoint.step();
                var state = states.get(at);
                var inPosition = inPosition(state);
                var inGame = inGame(state);
                counting.add(countsInPosition ? inPosition : inGame);
                others.add(countsInPosition ? inGame : inPosition);
                moves += inPosition.length + inGame.length;
                if (moves > most) return PlainValue.Finding.OPEN;
            }
            return surviving().get(0) ? PlainValue.Finding.RIGHT : PlainValue.Finding.WRONG;
        }

        private int number(State state) {
            return numbers.computeIfAbsent(state, key -> {
                states.add(key);
                return states.size() - 1;
            });
        }

        private int[] inPosition(State state) {
            var side = isPositionAtLeast ? state.mover : state.mover.other();
            return numbered(
                    position.options(state.position, side),
                    state,
                    (option, mover) -> new State(option, state.game, mover));
        }

        private int[] inGame(State state) {
            boolean lefts = (state.mover == Side.LEFT) != isPositionAtLeast;
            return numbered(
                    lefts ? forms.left(state.game) : forms.right(state.game),
                    state,
                    (option, mover) -> new State(state.position, option, mover));
        }

        private int[] numbered(int[] options, State from, BiFunction<Integer, Side, State> state) {
            var numbered = new int[options.length];
            for (int i = 0; i < options.length; i++) numbered[i] = number(state.apply(options[i], from.mover.other()));
            return numbered;
        }

        /// @return the states in which Left always has an answer, and every endless line has endlessly
        ///     many moves that count
        private BitSet surviving() {
            var again = new BitSet();
            again.set(0, states.size());
            while (true) {
                var reached = nextCounting(again);
                if (reached.equals(again)) return again;
                again = reached;
            }
        }

        /// @return the states in which Left can see to it that Right has no move, or that a move is
        ///     made that counts and leads to one of these states
        private BitSet nextCounting(BitSet again) {
            var reached = new BitSet();
            boolean changed = true;
            while (changed) {
                changed = false;
                for (int at = states.size() - 1; at >= 0; at--) {
                    Checkpoint.step();
                    if (reached.get(at) || !isReached(at, again, reached)) continue;
                    reached.set(at);
                    changed = true;
                }
            }
            return reached;
        }

        private boolean isReached(int at, BitSet again, BitSet reached) {
            boolean one = states.get(at).mover == Side.LEFT;
            for (int target : counting.get(at)) if (again.get(target) == one) return one;
            for (int target : others.get(at)) if (reached.get(target) == one) return one;
            return !one;
        }
    }
}
