package grundy.rules.words;

import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Games of counting up to a number: a sentence says in any order how far one move counts, where
/// counting starts, and who reaches the end, as in
/// `add 1 to 10, starting from 0, whoever reaches 100 wins`.
final class CountingGame {
    /// Rules of a reading of which the other parts are still to come.
    private static final String RULES = "counting ";

    /// What is added, or how many numbers are said, from 1 on.
    private static final Pattern STEP = Pattern.compile(RULES + "(add|say) (?:1\\.\\.(\\d+)|\\{(\\d+(?:,\\d+)*)})");

    private static final String TARGET = "target";
    private static final String START = "start";

    /// A usual one, of which an example is made.
    private static final int SMALL_STEP = 3;

    private CountingGame() {}

    /// @param step what one move counts: `add 1..10`
    static PartialReading withStep(PartialReading reading, String step, int end) {
        return reading.withRules(RULES + step, 1).withRulesEnd(end);
    }

    /// @param end who wins, and the number: `normal 100`; the other player wins where the sentence says `misere`
    static PartialReading withEnd(PartialReading reading, String end) {
        var parts = end.split(" ");
        return reading.withPrefix(parts[0]).withSetting(TARGET, parts[1]);
    }

    /// @param goal the number that is counted up to
    static PartialReading withGoal(PartialReading reading, String goal) {
        return reading.withSetting(TARGET, goal);
    }

    /// @param end the number that is counted up to, after who wins where that is said
    /// @return whether the sentence has not said another number before
    static boolean mayEndAt(PartialReading reading, String end) {
        var target = reading.settings().get(TARGET);
        return target == null || end.endsWith(" " + target) || end.equals(target);
    }

    static PartialReading withStart(PartialReading reading, String start) {
        return reading.withSetting(START, start);
    }

    static boolean hasStart(PartialReading reading) {
        return reading.settings().containsKey(START);
    }

    /// @return the objection to a text that names nothing but the number counted up to; empty if it says more
    static Optional<Objection> withoutStep(PartialReading reading) {
        if (!reading.rules().isEmpty() || !reading.position().isEmpty()) return Optional.empty();
        var target = reading.settings().get(TARGET);
        if (target == null || reading.settings().size() > 1) return Optional.empty();
        return settled(reading.withRules(RULES + "add 1.." + SMALL_STEP, 0)).map(game -> {
            var line = game.line(game.rules());
            return new Objection(line, Message.of("syntax.no-step", "target", target), line);
        });
    }

    /// @return the reading, as one of the game it names if it is one of counting; empty if a part is missing
    static Optional<PartialReading> settled(PartialReading reading) {
        if (!reading.rules().startsWith(RULES)) return hasStart(reading) ? Optional.empty() : Optional.of(reading);
        var step = STEP.matcher(reading.rules());
        boolean isWhole = step.matches()
                && reading.settings().containsKey(TARGET)
                && reading.position().isEmpty();
        return isWhole ? most(step).flatMap(most -> game(reading, most, step.group(1))) : Optional.empty();
    }

    private static Optional<PartialReading> game(PartialReading reading, BigInteger most, String verb) {
        var target = new BigInteger(reading.settings().get(TARGET));
        var number = new BigInteger(reading.settings().getOrDefault(START, "0"));
        boolean isFirstSaid = verb.equals("say") && number.equals(BigInteger.ONE);
        var start = isFirstSaid ? BigInteger.ZERO : number;
        if (start.compareTo(target) >= 0 || most.signum() == 0) return Optional.empty();
        var plain = reading.withoutSettings();
        return Optional.of(
                reading.play().equals(Play.MISERE.id())
                        ? plain.withRules("take 1.." + most, 0)
                                .withPosition(target.subtract(start).toString(), 0)
                        : plain.withPrefix("")
                                .withRules("race[target = %s, m = %s]".formatted(target, most), 0)
                                .withPosition(start.toString(), 0));
    }

    /// @return the most that a move counts; empty if it may not count each number up to it
    private static Optional<BigInteger> most(MatchResult step) {
        if (step.group(2) != null) return Optional.of(new BigInteger(step.group(2)));
        var amounts = step.group(3).split(",");
        for (int at = 0; at < amounts.length; at++)
            if (!amounts[at].equals(Integer.toString(at + 1))) return Optional.empty();
        return Optional.of(BigInteger.valueOf(amounts.length));
    }
}
