package grundy.prove.statement;

import grundy.check.theorem.Theorem;
import grundy.prove.finding.TheoremStatement;
import grundy.prove.guess.PeriodicSequence;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Words for a theorem about one number whose P-positions, or values, repeat from some number on.
record PeriodicStatement(Theorem theorem) {
    private static final int LENGTH = 4_096;
    private static final int MOST_VALUES = 20_000;
    private static final int NEAR = 4;

    /// @return empty if they do not repeat, or in a base in which that is not seen
    static Optional<TheoremStatement> of(Theorem theorem) {
        return new PeriodicStatement(theorem).statement();
    }

    private Optional<TheoremStatement> statement() {
        int base = theorem.system().base();
        if (base == 0) return Optional.empty();
        var values = new int[LENGTH];
        for (int n = 0; n < values.length; n++) {
            var value = value(theorem, BigInteger.valueOf(n), n == 0 ? 0 : values[n - 1]);
            if (value.isEmpty()) return Optional.empty();
            values[n] = value.get();
        }
        var periodic = PeriodicSequence.of(values);
        if (periodic.isEmpty()) return Optional.empty();
        var automaton =
                theorem.values() ? periodic.get().graph(base) : periodic.get().zeros(base);
        return automaton.equals(theorem.automaton().minimal())
                ? Optional.of(statement(periodic.get()))
                : Optional.empty();
    }

    /// @param near where it may be, since it is only one
    static Optional<Integer> value(Theorem theorem, BigInteger number, int near) {
        if (!theorem.values()) return Optional.of(theorem.isCold(List.of(number)) ? 0 : 1);
        var word = theorem.system().word(number);
        return IntStream.concat(
                        IntStream.rangeClosed(Math.max(0, near - NEAR), near + NEAR), IntStream.range(0, MOST_VALUES))
                .filter(value -> theorem.automaton()
                        .accepts(List.of(word, theorem.system().word(BigInteger.valueOf(value)))))
                .boxed()
                .findFirst();
    }

    private TheoremStatement statement(PeriodicSequence periodic) {
        var name = theorem.game().coordinates().getFirst();
        if (theorem.values()) {
            var all = periodic.values();
            var first = Arrays.stream(all, 0, periodic.preperiod()).boxed().toList();
            var cycle =
                    Arrays.stream(all, periodic.preperiod(), all.length).boxed().toList();
            var words = periodic.preperiod() == 0
                    ? Message.of("prove.says.period", "period", periodic.period(), "values", cycle)
                    : Message.of(
                            "prove.says.preperiod",
                            "period",
                            periodic.period(),
                            "values",
                            cycle,
                            "from",
                            periodic.preperiod(),
                            "first",
                            first);
            return steps(name, periodic).orElseGet(() -> new TheoremStatement("", words));
        }
        var zeros = periodic.zeros(name);
        var condition = zeros.isEmpty() ? name + " < 0" : zeros;
        return new TheoremStatement(
                "P when " + condition, Message.of("prove.says.when", "condition", FormulaWords.condition(condition)));
    }

    /// Values that go up by 1 after equally many numbers: `g = floor((n mod 7) / 2)`.
    private Optional<TheoremStatement> steps(String name, PeriodicSequence periodic) {
        var values = periodic.values();
        int width = (int) Arrays.stream(values).takeWhile(value -> value == 0).count();
        boolean fits = periodic.preperiod() == 0
                && width > 0
                && width < periodic.period()
                && IntStream.range(0, values.length).allMatch(n -> values[n] == n / width);
        if (!fits) return Optional.empty();
        var rest = name + " mod " + periodic.period();
        var text = width == 1 ? "g = " + rest : "g = floor((%s) / %d)".formatted(rest, width);
        return Optional.of(new TheoremStatement(
                text, FormulaWords.value(text.substring("g = ".length())), "g = %s / %d".formatted(rest, width)));
    }
}
