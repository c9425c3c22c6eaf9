package grundy.contest.emit;

import grundy.contest.problem.CaseFormula;
import java.util.List;
import java.util.Map;

/// What stands outside of the main part of a program.
sealed interface Item {
    String name();

    /// @param type of what it returns
    record Function(String name, List<Parameter> parameters, Type type, List<Step> body) implements Item {
        /// @return the formula that it is, if it is nothing else; else null
        @org.jspecify.annotations.Nullable
        CaseFormula formula() {
            return body.size() == 1 && body.getFirst() instanceof Step.Return(var value) ? value : null;
        }
    }

    record Parameter(String name, Type type) {}

    /// A value that all functions see.
    record Global(Type type, String name, CaseFormula value) implements Item {}

    /// A function that is written in each language by itself.
    ///
    /// @param texts by language: `cpp`, `java`, `python`
    record Native(String name, Type type, Map<String, String> texts) implements Item {}
}
