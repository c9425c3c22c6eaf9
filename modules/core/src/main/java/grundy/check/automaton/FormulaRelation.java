package grundy.check.automaton;

import java.util.List;

/// The relation that a formula defines between its free variables, as an automaton.
///
/// @param variables one for each track, each once
public record FormulaRelation(List<String> variables, Automaton automaton) {
    public FormulaRelation {
        variables = List.copyOf(variables);
        if (variables.size() != automaton.tracks()
                || variables.stream().distinct().count() != variables.size())
            throw new IllegalArgumentException("Tracks need a name each: " + variables + " and " + automaton);
    }

    /// @return the relation as a formula
    public Formula.Acceptance formula() {
        return new Formula.Acceptance(automaton, variables);
    }

    /// @return whether no values satisfy it
    public boolean isEmpty() {
        return automaton.states() == 1 && !automaton.accepting()[0];
    }
}
