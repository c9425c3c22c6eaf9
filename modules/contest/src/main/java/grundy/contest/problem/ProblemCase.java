package grundy.contest.problem;

import grundy.text.Message;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The values of an input's names, in the case that is being read.
public final class ProblemCase {
    private final Map<String, CaseValue> values = new HashMap<>();

    public void put(String name, CaseValue value) {
        values.put(name, value);
    }

    void remove(String name) {
        values.remove(name);
    }

    public @Nullable CaseValue find(String name) {
        return values.get(name);
    }

    /// @throws JudgeException if there is nothing of that name
    public CaseValue get(String name) {
        var value = values.get(name);
        if (value == null) throw new JudgeException(Message.of("judge.formula.unknown", "name", name));
        return value;
    }

    /// @throws JudgeException if it is not a number that fits into a long
    public long number(String name) {
        if (get(name) instanceof CaseValue.WholeNumber(long small, var large) && large == null) return small;
        throw new JudgeException(Message.of("judge.formula.not-a-number", "name", name));
    }

    /// @throws JudgeException if it is not a list
    public long[] list(String name) {
        if (get(name) instanceof CaseValue.Row(var numbers, var _)) return numbers;
        throw new JudgeException(Message.of("judge.formula.not-a-list", "name", name));
    }
}
