package grundy.contest.sketch;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.FormulaOperations.Operator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A step of a sketch. Sketches are written in data files, or made from a problem's shape.
public sealed interface SketchStep {
    /// A step that every language has under its own sign or word.
    sealed interface PlainStep extends SketchStep {}

    /// A comment.
    record Note(String english, String chinese) implements SketchStep {}

    record Declare(SketchType type, String name, CaseFormula value) implements SketchStep {}

    /// @param operator applied to the target and the value, or null for the value itself
    record Assign(CaseFormula target, @Nullable Operator operator, CaseFormula value) implements PlainStep {}

    record If(CaseFormula condition, List<SketchStep> then, List<SketchStep> otherwise) implements SketchStep {}

    record While(CaseFormula condition, List<SketchStep> body) implements PlainStep {}

    /// @param by how far from one to the next, or null for 1
    record For(
            String name,
            SketchType type,
            CaseFormula from,
            CaseFormula to,
            @Nullable CaseFormula by,
            List<SketchStep> body)
            implements SketchStep {}

    record Each(String name, CaseFormula list, List<SketchStep> body) implements SketchStep {}

    record Return(CaseFormula value) implements PlainStep {}

    record Break() implements PlainStep {}

    record Continue() implements PlainStep {}

    /// Writes texts and values one after the other.
    record Print(List<CaseFormula> pieces) implements PlainStep {}

    /// Writes the answer for this outcome, as the problem's file words it.
    record PrintOutcome(String outcome) implements SketchStep {}

    /// Calls a function for its effect.
    record Call(CaseFormula call) implements PlainStep {}

    /// A step that reads from the input.
    sealed interface ReadStep extends SketchStep {
        record Numbers(List<String> names, SketchType type) implements ReadStep {}

        record Row(String name, CaseFormula length) implements ReadStep {}

        /// Reads a count, then as many numbers.
        record CountedRow(String name) implements ReadStep {}

        record Lists(String name, CaseFormula count) implements ReadStep {}

        record Text(String name, boolean line) implements ReadStep {}

        /// Reads a number of words as one text.
        record Words(String name, CaseFormula count) implements ReadStep {}

        /// The numbers of one line.
        record Line(String name) implements ReadStep {}
    }

    /// Reads and works until the input ends.
    ///
    /// @param first what each turn reads first
    /// @param stop the condition under which it stops after reading that, or null
    record ReadUntil(ReadStep first, @Nullable CaseFormula stop, List<SketchStep> body) implements SketchStep {}
}
