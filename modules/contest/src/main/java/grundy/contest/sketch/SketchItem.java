package grundy.contest.sketch;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A declaration outside the main part of a program.
public sealed interface SketchItem {
    String name();

    /// @param type of what it returns
    record Function(String name, List<Parameter> parameters, SketchType type, List<SketchStep> body)
            implements SketchItem {
        /// @return the formula if the body is a single return, else null
        @Nullable
        public CaseFormula formula() {
            return body.size() == 1 && body.getFirst() instanceof SketchStep.Return(var value) ? value : null;
        }
    }

    record Parameter(String name, SketchType type) {}

    /// A value that all functions see.
    record Global(SketchType type, String name, CaseFormula value) implements SketchItem {
        /// Stands for no value; no formula that is read has such a name.
        private static final CaseFormula NONE = new CaseFormula.Name("~later");

        /// @return a declaration alone, of a value that the main part assigns
        public static Global assignedLater(SketchType type, String name) {
            return new Global(type, name, NONE);
        }

        boolean isAssignedLater() {
            return value.equals(NONE);
        }

        /// @return a table of numbers that are written out
        public static Global table(String name, IntStream numbers) {
            var text = numbers.mapToObj(Integer::toString).collect(Collectors.joining(" "));
            return new Global(
                    SketchType.TABLE,
                    name,
                    new CaseFormula.Call("values", List.of(new CaseFormula.Literal(new CaseValue.Text(text)))));
        }
    }

    /// A function that is written in each language by itself.
    ///
    /// @param texts by language: `cpp`, `java`, `python`
    record Native(String name, SketchType type, Map<String, String> texts) implements SketchItem {}
}
