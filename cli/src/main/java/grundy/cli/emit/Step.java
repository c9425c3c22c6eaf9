package grundy.cli.emit;

import grundy.cli.judge.Arithmetic.Operator;
import grundy.cli.judge.Formula;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One step of a sketch. Sketches are written in data files, or made from a problem's shape.
sealed interface Step {
    /// A comment.
    record Note(String english, String chinese) implements Step {}

    record Declare(Type type, String name, Formula value) implements Step {}

    /// @param operator applied to the target and the value, or null for the value itself
    record Assign(Formula target, @Nullable Operator operator, Formula value) implements Step {}

    record If(Formula condition, List<Step> then, List<Step> otherwise) implements Step {}

    record While(Formula condition, List<Step> body) implements Step {}

    /// @param by how far from one to the next, or null for 1
    record For(
            String name,
            Type type,
            Formula from,
            Formula to,
            @Nullable Formula by,
            List<Step> body) implements Step {}

    record Each(String name, Formula list, List<Step> body) implements Step {}

    record Return(Formula value) implements Step {}

    record Break() implements Step {}

    record Continue() implements Step {}

    /// Writes texts and values one behind the other.
    record Put(List<Formula> pieces) implements Step {}

    /// Writes what the problem's file says for this outcome.
    record Say(String outcome) implements Step {}

    /// Calls a function for its effect.
    record Do(Formula call) implements Step {}

    /// Something that is read.
    sealed interface Read extends Step {
        record Numbers(List<String> names, Type type) implements Read {}

        record Row(String name, Formula length) implements Read {}

        /// How many, and then they.
        record Counted(String name) implements Read {}

        record Lists(String name, Formula count) implements Read {}

        record Text(String name, boolean line) implements Read {}

        /// The numbers of one line.
        record Line(String name) implements Read {}
    }

    /// Reads and works until the input ends.
    ///
    /// @param first what each turn reads first
    /// @param stop the condition under which it stops after reading that, or null
    record Until(Read first, @Nullable Formula stop, List<Step> body) implements Step {}
}
