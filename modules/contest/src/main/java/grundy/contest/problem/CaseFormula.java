package grundy.contest.problem;

import grundy.contest.problem.CaseValue.Row;
import grundy.contest.problem.CaseValue.WholeNumber;
import grundy.contest.problem.FormulaOperations.Operator;
import grundy.text.Message;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A formula of a problem's file: a tree that can be evaluated for a case, or written in another
/// language. Truth values are 1 and 0.
public sealed interface CaseFormula {
    /// @throws JudgeException if a name is unknown or stands for the wrong kind of thing, or arithmetic fails
    CaseValue of(ProblemCase values);

    /// @throws JudgeException if it is not a number that fits into a long
    default long number(ProblemCase values) {
        return FormulaOperations.small(of(values));
    }

    /// @return whether it is not 0
    default boolean holds(ProblemCase values) {
        return FormulaOperations.isTrue(of(values));
    }

    /// A number or a text.
    record Literal(CaseValue value) implements CaseFormula {
        @Override
        public CaseValue of(ProblemCase values) {
            return value;
        }
    }

    /// The value of a name in the input, or in the question.
    record Name(String name) implements CaseFormula {
        @Override
        public CaseValue of(ProblemCase values) {
            return values.get(name);
        }
    }

    /// Arithmetic or a comparison.
    record Binary(Operator operator, CaseFormula left, CaseFormula right) implements CaseFormula {
        @Override
        public CaseValue of(ProblemCase values) {
            return FormulaOperations.apply(operator, left.of(values), right.of(values));
        }
    }

    /// Both hold.
    record And(CaseFormula left, CaseFormula right) implements CaseFormula {
        @Override
        public CaseValue of(ProblemCase values) {
            return FormulaOperations.truth(left.holds(values) && right.holds(values));
        }
    }

    /// A disjunction: at least one holds.
    record Or(CaseFormula left, CaseFormula right) implements CaseFormula {
        @Override
        public CaseValue of(ProblemCase values) {
            return FormulaOperations.truth(left.holds(values) || right.holds(values));
        }
    }

    /// The other one of true and false.
    record Not(CaseFormula inner) implements CaseFormula {
        @Override
        public CaseValue of(ProblemCase values) {
            return FormulaOperations.truth(!inner.holds(values));
        }
    }

    /// `element in {member, member}`
    record Membership(CaseFormula element, List<CaseFormula> members) implements CaseFormula {
        @Override
        public CaseValue of(ProblemCase values) {
            var value = element.of(values);
            return FormulaOperations.truth(
                    members.stream().anyMatch(member -> member.of(values).equals(value)));
        }
    }

    /// `list[index]`, from 1.
    record Element(CaseFormula list, CaseFormula index) implements CaseFormula {
        @Override
        public CaseValue of(ProblemCase values) {
            var row = list.of(values);
            long at = index.number(values);
            return switch (row) {
                case Row(var numbers, var _)
                when at >= 1 && at <= numbers.length -> WholeNumber.of(numbers[(int) at - 1]);
                case CaseValue.Lists(var lists) when at >= 1 && at <= lists.length -> new Row(lists[(int) at - 1], 1);
                case Row _, CaseValue.Lists _ ->
                    throw new JudgeException(Message.of("judge.formula.index", "index", at));
                case WholeNumber _, CaseValue.Text _ ->
                    throw new JudgeException(
                            Message.of("judge.formula.no-list", "value", FormulaOperations.shortened(row)));
            };
        }
    }

    /// `[body for index in from..to where condition]`
    ///
    /// @param where null for always
    record Comprehension(
            CaseFormula body,
            String index,
            CaseFormula from,
            CaseFormula to,
            @Nullable CaseFormula where) implements CaseFormula {
        @Override
        public CaseValue of(ProblemCase values) {
            long first = from.number(values);
            long last = to.number(values);
            var shadowed = values.find(index);
            var numbers = new long[Math.toIntExact(Math.max(0, last - first + 1))];
            int count = 0;
            for (long i = first; i <= last; i++) {
                values.put(index, WholeNumber.of(i));
                if (where == null || where.holds(values)) numbers[count++] = body.number(values);
            }
            if (shadowed == null) values.remove(index);
            else values.put(index, shadowed);
            return new Row(count == numbers.length ? numbers : Arrays.copyOf(numbers, count), 1);
        }
    }

    /// A call of one of the {@link FormulaFunctions}.
    record Call(String function, List<CaseFormula> arguments) implements CaseFormula {
        @Override
        public CaseValue of(ProblemCase values) {
            return FormulaFunctions.apply(
                    function,
                    arguments.stream().map(argument -> argument.of(values)).toList());
        }
    }
}
