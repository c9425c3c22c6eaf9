package grundy.contest.duel;

import grundy.contest.duel.Duel.Difference;
import grundy.contest.judge.SampleCase;
import grundy.contest.judge.Sampler;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Makes an input on which a program is wrong smaller, as long as it stays wrong: first fewer cases, then, of one case,
/// shorter lists and smaller numbers.
///
/// An input comes from a list of choices (`grundy.contest.judge.InputChoices`), and what is tried are lists in which
/// one choice is lowered, or one is lowered and another, an element of a list, taken out. Source: the idea is that of
/// D. R. MacIver's Hypothesis (2013).
final class InputShrinker {
    private static final long NANOS = TimeUnit.SECONDS.toNanos(8);
    private static final int MOST_RUNS = 600;
    private static final int MOST_PAIRS = 24;

    private final Sampler sampler;
    private final Function<List<SampleCase>, @Nullable Difference> run;
    private RunEnding ending = RunEnding.WRONG;
    private long deadline;
    private int runs;

    InputShrinker(Sampler sampler, Function<List<SampleCase>, @Nullable Difference> run) {
        this.sampler = sampler;
        this.run = run;
    }

    /// @param millis that a run may take
    Difference of(Difference found, long millis) {
        ending = found.ending();
        // A program that runs out of time does so each time.
        deadline = System.nanoTime() + (ending == RunEnding.TIME ? TimeUnit.MILLISECONDS.toNanos(2 * millis) : NANOS);
        var smaller = fewerCases(found);
        return smaller.units().size() == 1 ? smallerCase(smaller) : smaller;
    }

    private boolean isOver() {
        return runs >= MOST_RUNS || System.nanoTime() > deadline;
    }

    /// @return null where the program is right, and where it fails in another way
    private @Nullable Difference tryInput(List<SampleCase> units) {
        runs++;
        var found = run.apply(units);
        return found == null || found.ending() != ending ? null : found;
    }

    /// Halves; where neither is wrong alone, the cases one after the other are left out.
    private Difference fewerCases(Difference found) {
        var best = found;
        while (best.units().size() > 1 && !isOver()) {
            var units = best.units();
            var half = tryInput(units.subList(0, units.size() / 2));
            if (half == null) half = tryInput(units.subList(units.size() / 2, units.size()));
            if (half == null) return withoutSome(best);
            best = half;
        }
        return best;
    }

    private Difference withoutSome(Difference found) {
        var best = found;
        for (int part = Math.max(1, best.units().size() / 4); part >= 1 && !isOver(); part /= 2)
            for (int from = 0;
                    from + part <= best.units().size() && best.units().size() > part && !isOver(); ) {
                var rest = new ArrayList<>(best.units().subList(0, from));
                rest.addAll(best.units().subList(from + part, best.units().size()));
                var less = tryInput(rest);
                if (less != null) best = less;
                else from += part;
            }
        return best;
    }

    private Difference smallerCase(Difference found) {
        var best = found;
        boolean better = true;
        while (better && !isOver()) {
            better = false;
            for (int i = 0; i < best.units().getFirst().choices().size() && !isOver(); i++) {
                var less = lowered(best, i);
                if (less == null) continue;
                best = less;
                better = true;
            }
        }
        return best;
    }

    /// @return a smaller one that differs from this one from choice i on
    private @Nullable Difference lowered(Difference found, int i) {
        var choices = found.units().getFirst().choices();
        var old = choices.get(i);
        if (old.signum() == 0) return null;
        var none = attempt(found, with(choices, i, BigInteger.ZERO));
        if (none != null) return none;
        // Who is wrong where 3 divides a number is so at none that is lower by a power of 2.
        for (long times : List.of(1L, 3L)) {
            var less = lowered(found, i, BigInteger.valueOf(times));
            if (less != null) return less;
        }
        for (int j = i + 1; j < Math.min(choices.size(), i + MOST_PAIRS) && !isOver(); j++) {
            var shorter = new ArrayList<>(with(choices, i, old.subtract(BigInteger.ONE)));
            shorter.remove(j);
            var less = attempt(found, shorter);
            if (less != null) return less;
        }
        return null;
    }

    /// Takes from the choice a number times a power of 2, the largest first, and goes on from what is still
    /// wrong: where that is so from some number on, this number is left.
    private @Nullable Difference lowered(Difference found, int i, BigInteger times) {
        var best = found;
        boolean better = false;
        for (int bits = found.units().getFirst().choices().get(i).bitLength() - 1; bits >= 0 && !isOver(); bits--) {
            var choices = best.units().getFirst().choices();
            if (i >= choices.size()) break;
            var lower = choices.get(i).subtract(times.shiftLeft(bits));
            if (lower.signum() <= 0) continue;
            var less = attempt(best, with(choices, i, lower));
            if (less == null) continue;
            best = less;
            better = true;
        }
        return better ? best : null;
    }

    private static List<BigInteger> with(List<BigInteger> choices, int i, BigInteger lower) {
        var changed = new ArrayList<>(choices);
        changed.set(i, lower);
        return changed;
    }

    private @Nullable Difference attempt(Difference found, List<BigInteger> choices) {
        var unit = sampler.replay(choices);
        if (unit == null || unit.size().compareTo(found.units().getFirst().size()) >= 0) return null;
        return tryInput(List.of(unit));
    }
}
