package grundy.check.theorem;

import grundy.check.automaton.Formula;
import java.util.List;

/// One kind of move: the position may become the sum of the parts, for all values of the bound variables for which the
/// condition holds. The free variables of the condition and the other variables of the parts are the coordinates of
/// the position.
///
/// @param boundVariables the variables that are not coordinates
/// @param parts what the move leaves: for each component the variables that are its coordinates; at least one
public record OptionClause(List<String> boundVariables, Formula condition, List<List<String>> parts) {
    public OptionClause {
        boundVariables = List.copyOf(boundVariables);
        parts = List.copyOf(parts);
    }
}
