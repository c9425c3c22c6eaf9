package grundy.course.trap;

import java.util.List;

/// A claim that is wrong somewhere.
public sealed interface Trap {
    /// @return a place at which it is wrong, as a reader types it
    String at();

    /// A closed form for who loses, or for the nim-values, that does not hold for all positions.
    ///
    /// @param rules of the game it is about
    /// @param claim in the language of claims; of several heaps `x` is the list of them
    record FormulaTrap(String rules, String claim, String at) implements Trap {}

    /// "If this, then that", about numbers.
    ///
    /// @param names of the numbers
    /// @param given the condition under which it claims something
    /// @param then what it claims
    record StatementTrap(List<String> names, String given, String then, String at) implements Trap {
        public StatementTrap {
            names = List.copyOf(names);
        }
    }

    /// "If this, then that", about a game `G` of Left and Right.
    ///
    /// @param given a comparison of values
    /// @param then comparisons of values with `or` between them
    record ValueTrap(String given, String then, String at) implements Trap {}

    /// A program, or a method that one follows by hand.
    ///
    /// @param rules of the game it is about
    record ProgramTrap(Suspect suspect, String rules, String at) implements Trap {}
}
