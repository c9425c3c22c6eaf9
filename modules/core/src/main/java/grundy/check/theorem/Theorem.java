package grundy.check.theorem;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.LinearSum;
import grundy.check.automaton.NumerationSystem;
import grundy.check.automaton.UnfitPartsException;
import grundy.check.automaton.UniqueCompletions;
import grundy.rules.RulesException;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A statement about all positions of a game, given by an automaton: which of them are P-positions, or
/// what their nim-values are.
///
/// @param values whether the automaton computes nim-values (its last track), or P-positions
/// @param automaton a track for each coordinate of the game, and one for the value where there is one
/// @param measure why play ends
public record Theorem(
        GameFormulas game, boolean values, NumerationSystem system, Automaton automaton, TerminationMeasure measure) {
    /// @throws UnfitPartsException if the automaton has not as many tracks as it must have
    public Theorem {
        int tracks = game.coordinates().size() + (values ? 1 : 0);
        if (automaton.tracks() != tracks || automaton.digits() != system.digits())
            throw new UnfitPartsException(Message.of(
                    "theorem.unfit.tracks",
                    "tracks",
                    tracks,
                    "digits",
                    system.digits(),
                    "found",
                    automaton.tracks(),
                    "read",
                    automaton.digits()));
    }

    /// @return whether it says that a position is a P-position, or has the value 0
    public boolean isCold(List<BigInteger> position) {
        var words = new ArrayList<>(position.stream().map(system::word).toList());
        if (values) words.add(new int[0]);
        return automaton.accepts(words);
    }

    /// @param canonical this game, written in another way
    /// @return the theorem about that game, still to be proved; the coordinates are taken in their order
    public Theorem about(GameFormulas canonical) {
        var names = game.coordinates();
        var sums = measure.sums().stream()
                .map(sum -> {
                    var renamed = LinearSum.of(sum.constant());
                    for (int i = 0; i < names.size(); i++)
                        renamed = renamed.plus(
                                LinearSum.of(canonical.coordinates().get(i)).times(sum.factor(names.get(i))));
                    return renamed;
                })
                .toList();
        return new Theorem(canonical, values, system, automaton, new TerminationMeasure(sums));
    }

    /// Proves it again, with nothing but the kernel.
    ///
    /// @throws grundy.check.automaton.TooLargeException if that takes more than the budget
    /// @throws grundy.rules.RulesException if every move does not lower the measure
    public TheoremCheck.Result check(KernelBudget budget) {
        return check(new MoveRelations(game, new Arithmetic(system, budget)));
    }

    /// Checks the theorem with automata of the moves that were made before.
    ///
    /// @param moves of this game in this system
    public TheoremCheck.Result check(MoveRelations moves) {
        if (!measure.isLowered(game, moves.arithmetic()))
            throw new RulesException(Message.of("theorem.measure", "measure", measure));
        var check = new TheoremCheck(moves, measure);
        return values ? check.values(automaton) : check.cold(automaton);
    }

    /// @return the only value that the automaton accepts with a position; empty if it is none of values
    /// @throws IllegalArgumentException if there is none, or there are several
    public Optional<BigInteger> value(List<BigInteger> position) {
        if (!values) return Optional.empty();
        var found = new UniqueCompletions(system, automaton, position)
                .stream().limit(2).toList();
        if (found.size() != 1)
            throw new IllegalArgumentException("The automaton has " + found.size() + " values at " + position);
        return Optional.of(found.getFirst().getFirst());
    }
}
