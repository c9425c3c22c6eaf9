package grundy.check.theorem;

import grundy.check.theorem.TheoremCheck.ProofStep;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Describes the parts of theorems in words.
public final class TheoremWords {
    private static final double NANOS = 1e9;
    private static final long SHORT = 100_000_000;

    private TheoremWords() {}

    /// @param step of a proof by automata
    /// @return the claim of a step, and the time that it took
    public static Message step(ProofStep step) {
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
    /// @return a message that it does
    public static Message measure(TerminationMeasure measure) {
        return Message.of("check.theorem.step.measure", "measure", measure);
    }

    /// @param nanos a time
    /// @return the time in seconds, with two or three digits after the point
    public static String seconds(long nanos) {
        return String.format(Locale.ROOT, nanos < SHORT ? "%.3f" : "%.2f", nanos / NANOS);
    }

    /// @param position its coordinates
    /// @return the position as one writes it: `7` or `(3,5)`
    public static String position(List<BigInteger> position) {
        return position.size() == 1
                ? position.getFirst().toString()
                : position.stream().map(BigInteger::toString).collect(Collectors.joining(",", "(", ")"));
    }
}
