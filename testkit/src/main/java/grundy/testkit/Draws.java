package grundy.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/// How much of the cases that a property draws are drawn: an eighth in the usual build, all with `-Dthorough`. Single
/// cases that take long are tagged `thorough` instead.
public final class Draws {
    private static final boolean ALL = Boolean.getBoolean("grundy.thorough");

    private Draws() {}

    /// @return whether this build is a thorough one
    static boolean all() {
        return ALL;
    }

    /// @return whether this build runs what one build in so many does
    public static boolean isDrawn(int oneIn) {
        return ALL || new Random().nextInt(oneIn) == 0;
    }

    /// @param all how many a thorough build draws, or counts; at least 1
    /// @return how many this build does; at least 1
    public static int of(int all) {
        return ALL ? all : Math.ceilDiv(all, 8);
    }

    /// @param all the cases of a thorough build; at least 1
    /// @param random chooses
    /// @return those of this build, in another order
    public static <T> List<T> some(List<T> all, Random random) {
        var mixed = new ArrayList<>(all);
        Collections.shuffle(mixed, random);
        return mixed.subList(0, of(mixed.size()));
    }
}
