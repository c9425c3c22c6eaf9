package grundy.contest.emit;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.Operations.Operator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One step of a sketch. Sketches are written in data files, or made from a problem's shape.
sealed interface Step {
    /// A comment.
    record Note(String english, String chinese) implements Step {}

    record Declare(Type type, String name, CaseFormula value) implements Step {}

    /// @param operator applied to the target and the value, or null for the value itself
    record Assign(CaseFormula target, @Nullable Operator operator, CaseFormula value) implements Step {}

    record If(CaseFormula condition, List<Step> then, List<Step> otherwise) implements Step {}

    record While(CaseFormula condition, List<Step> body) implements Step {}

    /// @param by how far from one to the next, or null for 1
    record For(
            String name,
            Type type,
            CaseFormula from,
            CaseFormula to,
            @Nullable CaseFormula by,
            List<Step> body) implements Step {}

    record Each(String name, CaseFormula list, List<Step> body) implements Step {}

    record Return(CaseFormula value) implements Step {}

    record Break() implements Step {}

    record Continue() implements Step {}

    /// Writes texts and values one behind the other.
    record Put(List<CaseFormula> pieces) implements Step {}

    /// Writes what the problem's file says for this outcome.
    record Say(String outcome) implements Step {}

    /// Calls a function for its effect.
    record Do(CaseFormula call) implements Step {}

    /// Something that is read.
    sealed interface Read extends Step {
        record Numbers(List<String> names, Type type) implements Read {}

        record Row(String name, CaseFormula length) implements Read {}

        /// How many, and then they.
        record Counted(String name) implements Read {}

        record Lists(String name, CaseFormula count) implements Read {}

        record Text(String name, boolean line) implements Read {}

        /// The numbers of one line.
        record Line(String name) implements Read {}
    }

    /// Reads and works until the input ends.
    ///
    /// @param first what each turn reads first
    /// @param stop the condition under which it stops after reading that, or null
    record Until(Read first, @Nullable CaseFormula stop, List<Step> body) implements Step {}
}
