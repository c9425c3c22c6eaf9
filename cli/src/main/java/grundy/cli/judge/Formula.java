package grundy.cli.judge;

import grundy.cli.judge.Arithmetic.Operator;
import grundy.cli.judge.Value.Num;
import grundy.cli.judge.Value.Row;
import grundy.text.Message;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A formula of a problem's file: a tree that is worked out for a case, or written in another language. Truth values
/// are 1 and 0.
public sealed interface Formula {
    /// @throws JudgeException if a name is unknown or stands for the wrong kind of thing, or arithmetic fails
    Value of(Case values);

    /// @throws JudgeException if it is not a number that fits into a long
    default long number(Case values) {
        return Arithmetic.small(of(values));
    }

    /// @return whether it is not 0
    default boolean holds(Case values) {
        return Arithmetic.isTrue(of(values));
    }

    /// A number or a text.
    record Literal(Value value) implements Formula {
        @Override
        public Value of(Case values) {
            return value;
        }
    }

    /// What the input, or the question, has under a name.
    record Name(String name) implements Formula {
        @Override
        public Value of(Case values) {
            return values.get(name);
        }
    }

    /// Arithmetic or a comparison.
    record Binary(Operator operator, Formula left, Formula right) implements Formula {
        @Override
        public Value of(Case values) {
            return Arithmetic.apply(operator, left.of(values), right.of(values));
        }
    }

    /// Both hold.
    record And(Formula left, Formula right) implements Formula {
        @Override
        public Value of(Case values) {
            return Arithmetic.truth(left.holds(values) && right.holds(values));
        }
    }

    /// At least one holds.
    record Or(Formula left, Formula right) implements Formula {
        @Override
        public Value of(Case values) {
            return Arithmetic.truth(left.holds(values) || right.holds(values));
        }
    }

    /// The other one of true and false.
    record Not(Formula inner) implements Formula {
        @Override
        public Value of(Case values) {
            return Arithmetic.truth(!inner.holds(values));
        }
    }

    /// `wanted in {member, member}`
    record Among(Formula wanted, List<Formula> members) implements Formula {
        @Override
        public Value of(Case values) {
            var value = wanted.of(values);
            return Arithmetic.truth(
                    members.stream().anyMatch(member -> member.of(values).equals(value)));
        }
    }

    /// `list[index]`, from 1.
    record Element(Formula list, Formula index) implements Formula {
        @Override
        public Value of(Case values) {
            var row = list.of(values);
            long at = index.number(values);
            return switch (row) {
                case Row(var numbers, var _) when at >= 1 && at <= numbers.length -> Num.of(numbers[(int) at - 1]);
                case Value.Lists(var lists) when at >= 1 && at <= lists.length -> new Row(lists[(int) at - 1], 1);
                case Row _, Value.Lists _ -> throw new JudgeException(Message.of("judge.formula.index", "index", at));
                case Num _, Value.Text _ ->
                    throw new JudgeException(Message.of("judge.formula.no-list", "value", Arithmetic.shortened(row)));
            };
        }
    }

    /// `[body for index in from..to where condition]`
    ///
    /// @param where null for always
    record Collected(
            Formula body,
            String index,
            Formula from,
            Formula to,
            @Nullable Formula where) implements Formula {
        @Override
        public Value of(Case values) {
            long first = from.number(values);
            long last = to.number(values);
            var shadowed = values.find(index);
            var numbers = new long[Math.toIntExact(Math.max(0, last - first + 1))];
            int count = 0;
            for (long i = first; i <= last; i++) {
                values.put(index, Num.of(i));
                if (where == null || where.holds(values)) numbers[count++] = body.number(values);
            }
            if (shadowed == null) values.remove(index);
            else values.put(index, shadowed);
            return new Row(count == numbers.length ? numbers : Arrays.copyOf(numbers, count), 1);
        }
    }

    /// One of the {@link Functions}.
    record Call(String function, List<Formula> arguments) implements Formula {
        @Override
        public Value of(Case values) {
            return Functions.apply(
                    function,
                    arguments.stream().map(argument -> argument.of(values)).toList());
        }
    }
}
