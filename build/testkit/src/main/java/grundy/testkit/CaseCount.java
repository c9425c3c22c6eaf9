package grundy.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/// Decides how many cases a property draws, and with which seed.
///
/// The fixed selection draws an eighth of them, each turn an eighth with a seed of its own, `-Dthorough` all. A class
/// that draws is one of [EveryTurn]. Single cases that take long are tagged `thorough` instead.
public final class CaseCount {
    private CaseCount() {}

    /// Returns whether this run takes all cases.
    public static boolean isWhole() {
        return TestSelection.CURRENT.isWhole();
    }

    /// Returns how many cases this run draws.
    ///
    /// @param all how many a thorough run draws, or counts; at least 1
    /// @return the number of cases in this run; at least 1
    public static int of(int all) {
        return TestSelection.CURRENT.isWhole() ? all : Math.ceilDiv(all, TestSelection.TURNS);
    }

    /// Returns how many of the cases drawn must be of a kind for a test to say something about it.
    ///
    /// @param all how many a thorough run must draw; at least 0
    /// @return for a smaller run half of its share, since chance has more room there
    public static int least(int all) {
        return TestSelection.CURRENT.isWhole() ? all : all / TestSelection.TURNS / 2;
    }

    /// Returns the seed of this run: in a turn one of its own, else the one given.
    public static long seed(long seed) {
        return TestSelection.CURRENT.seed(seed);
    }

    /// Returns a generator with the [seed][#seed] of this run.
    public static Random random(long seed) {
        return new Random(seed(seed));
    }

    /// Returns this run's share of a list: the fixed selection takes the first of eight, each turn its own.
    ///
    /// @param all the cases of a thorough run; at least 1
    /// @param seed how they are mixed before they are shared out; the same in every run
    /// @return the members of the list for this run, mixed; at least 1
    public static <T> List<T> some(List<T> all, long seed) {
        var mixed = new ArrayList<>(all);
        Collections.shuffle(mixed, new Random(seed));
        if (TestSelection.CURRENT.isWhole()) return mixed;
        int size = of(mixed.size());
        Collections.rotate(mixed, -size * TestSelection.CURRENT.share());
        return mixed.subList(0, size);
    }
}
