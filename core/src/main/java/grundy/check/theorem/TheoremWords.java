package grundy.check.theorem;

import grundy.check.theorem.TheoremCheck.Step;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// What theorems are made of, in words.
public final class TheoremWords {
    private static final double NANOS = 1e9;
    private static final long SHORT = 100_000_000;
    private static final int SHOWN_WEIGHTS = 5;

    private TheoremWords() {}

    /// @param system in which numbers are written
    /// @return its name
    public static Message system(NumerationSystem system) {
        if (system.base() > 0) return Message.of("check.theorem.system.base", "base", system.base());
        if (system.coefficients().equals(List.of(1, 1))) return Message.of("check.theorem.system.zeckendorf");
        return Message.of("check.theorem.system.linear", "weights", weights(system));
    }

    /// @param system in which numbers are written
    /// @return the word for it: in English the one that options take
    public static Message numeration(NumerationSystem system) {
        if (system.base() > 0) return Message.of("check.theorem.numeration.base", "base", system.base());
        return switch (system.name()) {
            case "fibonacci" -> Message.of("check.theorem.numeration.zeckendorf");
            case "pell" -> Message.of("check.theorem.numeration.pell");
            case "tribonacci" -> Message.of("check.theorem.numeration.tribonacci");
            case String name -> Message.of("check.theorem.numeration.linear", "name", name);
        };
    }

    private static List<Object> weights(NumerationSystem system) {
        var weights = new ArrayList<Object>(firstWeights(system));
        weights.add("…");
        return weights;
    }

    /// @param system in which numbers are written
    /// @return its first weights, enough of them to see which they are
    public static List<BigInteger> firstWeights(NumerationSystem system) {
        int own = system.hasOwnWeights() ? system.firstWeights().size() + 2 : 0;
        return system.weights(Math.max(SHOWN_WEIGHTS, own));
    }

    /// @param step of a proof by automata
    /// @return what it shows, and how long that took
    public static Message step(Step step) {
        var seconds = seconds(step.nanos());
        int states = step.states();
        return switch (step.name()) {
            case "into" -> Message.of("check.theorem.step.into", "states", states, "seconds", seconds);
            case "blocked-into" -> Message.of("check.theorem.step.blocked-into", "states", states, "seconds", seconds);
            case "blocked-inside" -> Message.of("check.theorem.step.blocked-inside", "seconds", seconds);
            case "blocked-outside" -> Message.of("check.theorem.step.blocked-outside", "seconds", seconds);
            case "inside" -> Message.of("check.theorem.step.inside", "seconds", seconds);
            case "outside" -> Message.of("check.theorem.step.outside", "seconds", seconds);
            case "options" -> Message.of("check.theorem.step.options", "states", states, "seconds", seconds);
            case "one-value" -> Message.of("check.theorem.step.one-value", "seconds", seconds);
            case "kept" -> Message.of("check.theorem.step.kept", "seconds", seconds);
            default -> Message.of("check.theorem.step.reached", "seconds", seconds);
        };
    }

    /// @param measure that each move makes smaller
    /// @return that it does
    public static Message measure(Measure measure) {
        return Message.of("check.theorem.step.measure", "measure", measure);
    }

    /// @param nanos a time
    /// @return in seconds, with two or three digits after the point
    public static String seconds(long nanos) {
        return String.format(Locale.ROOT, nanos < SHORT ? "%.3f" : "%.2f", nanos / NANOS);
    }

    /// @param position its coordinates
    /// @return as one writes it: `7` or `(3,5)`
    public static String position(List<BigInteger> position) {
        return position.size() == 1
                ? position.getFirst().toString()
                : position.stream().map(BigInteger::toString).collect(Collectors.joining(",", "(", ")"));
    }
}
