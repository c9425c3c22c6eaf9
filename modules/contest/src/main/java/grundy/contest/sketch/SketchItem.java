package grundy.contest.sketch;

import grundy.contest.problem.CaseFormula;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A declaration outside the main part of a program.
public sealed interface SketchItem {
    String name();

    /// @param type of what it returns
    record Function(String name, List<Parameter> parameters, SketchType type, List<SketchStep> body)
            implements SketchItem {
        /// @return the formula that it is, if it is nothing else; else null
        @Nullable
        public CaseFormula formula() {
            return body.size() == 1 && body.getFirst() instanceof SketchStep.Return(var value) ? value : null;
        }
    }

    record Parameter(String name, SketchType type) {}

    /// A value that all functions see.
    record Global(SketchType type, String name, CaseFormula value) implements SketchItem {}

    /// A function that is written in each language by itself.
    ///
    /// @param texts by language: `cpp`, `java`, `python`
    record Native(String name, SketchType type, Map<String, String> texts) implements SketchItem {}
}
