package grundy.check.theorem;

import grundy.text.Message;
import java.math.BigInteger;
import java.util.List;

/// A statement about all positions of a game: which of them are P-positions, or what their nim-values are, told by an
/// automaton.
///
/// @param values whether the automaton tells nim-values (its last track), or P-positions
/// @param automaton a track for each coordinate of the game, and one for the value where there is one
/// @param measure why play ends
public record Theorem(
        GameFormulas game, boolean values, NumerationSystem system, Automaton automaton, Measure measure) {
    /// @throws IllegalArgumentException if the automaton has not as many tracks as it must have
    public Theorem {
        int tracks = game.coordinates().size() + (values ? 1 : 0);
        if (automaton.tracks() != tracks || automaton.digits() != system.digits())
            throw new IllegalArgumentException(
                    "The theorem needs an automaton of " + tracks + " tracks in " + system + ", not " + automaton);
    }

    /// @return whether it says that a position is a P-position, or has the value 0
    public boolean isCold(List<BigInteger> position) {
        var words =
                new java.util.ArrayList<>(position.stream().map(system::word).toList());
        if (values) words.add(new int[0]);
        return automaton.accepts(words);
    }

    /// Proves it again, with nothing but the kernel.
    ///
    /// @throws TooLargeException if that takes more than the budget
    /// @throws grundy.rules.RulesException if every move does not lower the measure
    public TheoremCheck.Result check(Budget budget) {
        var arithmetic = new Arithmetic(system, budget);
        if (!measure.isLowered(game, arithmetic))
            throw new grundy.rules.RulesException(Message.of("theorem.measure", "measure", measure));
        var check = new TheoremCheck(new MoveRelations(game, arithmetic), measure);
        return values ? check.values(automaton) : check.cold(automaton);
    }
}
