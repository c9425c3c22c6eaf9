package grundy.testkit;

import java.lang.reflect.Method;

/// Selects the test cases of this run: the fixed selection, one eighth of the rest, or all.
///
/// The usual run takes the fixed selection, the same for everybody. `-Dturn=N` takes the rest's eighth of that number
/// and draws with other seeds; a number above 8, such as the number of commits, means its remainder. Eight turns in a
/// row and the fixed selection are everything. `-Dthorough` takes all in one.
final class TestSelection {
    /// The number of turns that take the whole rest.
    static final int TURNS = 8;

    static final TestSelection CURRENT = announced();

    private final boolean all;
    private final int turn;

    /// @param all whether all cases run
    /// @param turn whose cases run, from 1 to 8, or 0 for the fixed selection
    TestSelection(boolean all, int turn) {
        this.all = all;
        this.turn = turn;
    }

    /// @param number of the property `grundy.turn`: 0 for the fixed selection, else a turn or a number of commits
    /// @throws IllegalArgumentException if it is negative
    static TestSelection of(boolean all, int number) {
        if (number < 0)
            throw new IllegalArgumentException("A turn must be a number from 1 on, but turn = %d.".formatted(number));
        return new TestSelection(all, number == 0 ? 0 : (number - 1) % TURNS + 1);
    }

    private static TestSelection announced() {
        var selection = of(Boolean.getBoolean("grundy.thorough"), Integer.getInteger("grundy.turn", 0));
        System.out.println("Tests: " + selection);
        return selection;
    }

    /// @return whether every case runs
    boolean isWhole() {
        return all;
    }

    /// @return whether only the fixed selection runs
    boolean isFixed() {
        return !all && turn == 0;
    }

    /// @return the seed to draw with: the one given, or in a turn one of its own
    long seed(long seed) {
        return all ? seed : seed + 1_000_003L * turn;
    }

    /// @return the one of the eight shares of a list that this run takes, from 0 to 7; the fixed
    ///     selection takes the first
    int share() {
        return isFixed() ? 0 : turn - 1;
    }

    /// @param method a test without cases that the fixed selection leaves out
    /// @return whether it runs
    boolean takes(Method method) {
        return all || !isFixed() && isOurs(method, 0);
    }

    /// @param method a test with cases
    /// @param number of the case, from 1 on
    /// @param oneIn how many cases there are for one in the fixed selection, at least 1
    /// @return whether the case runs
    boolean takes(Method method, int number, int oneIn) {
        if (all) return true;
        // Of cases in two languages one method begins with the first, another with the second.
        int place = number - 1 - Math.floorMod(name(method), Math.min(oneIn, 2));
        boolean fixed = Math.floorMod(place, oneIn) == 0 && place >= 0;
        if (isFixed()) return fixed;
        int fixedBefore = place <= 0 ? 0 : Math.ceilDiv(place, oneIn);
        return !fixed && isOurs(method, number - 1 - fixedBefore);
    }

    private boolean isOurs(Method method, int rest) {
        // Each method begins with another turn, so that all take about as long.
        return (Math.floorMod(name(method), TURNS) + rest) % TURNS == turn - 1;
    }

    private static int name(Method method) {
        return (method.getDeclaringClass().getName() + "." + method.getName()).hashCode() >>> 4;
    }

    @Override
    public String toString() {
        if (all) return "all of them.";
        if (turn == 0) return "the fixed selection; -Dturn=1 to -Dturn=8 run the rest, -Dthorough all.";
        return "turn %d of %d, seeds moved by %d; again with -Dturn=%d.".formatted(turn, TURNS, seed(0), turn);
    }
}
