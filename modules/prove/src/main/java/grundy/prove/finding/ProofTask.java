package grundy.prove.finding;

import grundy.check.automaton.NumerationSystem;
import grundy.check.theorem.GameFormulas;
import grundy.limit.Limits;
import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.value.Play;
import java.util.Optional;

/// A task for the prover: the game, the play convention and the limits of the search.
///
/// @param heaps how many heaps, for a game of one heap, or steps of a staircase; 0 for one position as the
///     rules have it
/// @param values whether nim-values are wanted, or only P-positions
/// @param system the only numeration system to be tried; empty for all that promise something
/// @param states the most states that an automaton may have on the way
/// @param limits of memory and time, and how many positions of the game may be searched for conjectures
public record ProofTask(
        Game game, Play play, int heaps, boolean values, Optional<NumerationSystem> system, int states, Limits limits) {
    public static final int USUAL_STATES = 1_000_000;

    /// Everything as usual.
    public static ProofTask of(Game game, Play play) {
        return new ProofTask(game, play, 0, false, Optional.empty(), USUAL_STATES, Limits.ofWork());
    }

    public ProofTask withHeaps(int count) {
        return new ProofTask(game, play, count, values, system, states, limits);
    }

    public ProofTask withValues() {
        return new ProofTask(game, play, heaps, true, system, states, limits);
    }

    public ProofTask with(NumerationSystem only) {
        return new ProofTask(game, play, heaps, values, Optional.of(only), states, limits);
    }

    public ProofTask within(Limits most) {
        return new ProofTask(game, play, heaps, values, system, states, most);
    }

    /// @throws grundy.check.automaton.InexpressibleException if some move cannot be said
    public GameFormulas formulas() {
        RuleTree rules = game.rules();
        return GameFormulas.of(rules, play, heaps);
    }
}
