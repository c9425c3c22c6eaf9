package grundy.course.trap;

import java.util.List;

/// A claim that is wrong somewhere.
public sealed interface TrapClaim {
    /// @return a place at which it is wrong, as a reader types it
    String at();

    /// A closed form for the lost positions, or for the nim-values, that does not hold for all
    /// positions.
    ///
    /// @param rules of the game it is about
    /// @param claim in the language of claims; of several heaps `x` is the list of them
    record FormulaTrap(String rules, String claim, String at) implements TrapClaim {}

    /// "If this, then that", about numbers.
    ///
    /// @param names of the numbers
    /// @param given the condition under which it claims something
    /// @param then what it claims
    record StatementTrap(List<String> names, String given, String then, String at) implements TrapClaim {
        public StatementTrap {
            names = List.copyOf(names);
        }
    }

    /// "If this, then that", about a game `G` of Left and Right.
    ///
    /// @param given a comparison of values
    /// @param then comparisons of values with `or` between them
    record ValueTrap(String given, String then, String at) implements TrapClaim {}

    /// A program, or a method that one follows by hand.
    ///
    /// @param rules of the game it is about
    record ProgramTrap(SuspectMethod suspect, String rules, String at) implements TrapClaim {}
}
