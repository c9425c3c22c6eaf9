package grundy.engine.lines;

import grundy.engine.lines.LineMoves.Ray;
import grundy.limit.Limits;
import grundy.value.Play;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The P-positions of two heaps without a table: where any number may be taken from the second heap
/// and other moves go along lines or take fixed amounts.
///
/// Each row `(a, 0), (a, 1), ...` has one P-position at most, the first that no P-position found before reaches, and,
/// in misere play, that has a move. Each one found takes all its lines, from the row on in which they begin. Along a
/// row the lines of a direction `(1, q)` have consecutive numbers, so that 64 positions are examined together; where
/// all of them are taken, the next free line of each direction is looked up in a forest of lines that are taken.
///
/// Cost: close to the number of rows where the P-positions lie near the lines that are free, as in Wythoff's game.
/// Space: some 5 bytes for each line.
public final class ColdLines {
    /// The greatest coordinate.
    public static final int MOST = 10_000_000;

    private static final int ASK_EVERY = 1 << 6;

    private final LineMoves moves;
    private final int to;
    private final int terminals;
    private final Limits limits;
    private final OccupiedLines[] even;
    private final OccupiedLines[] others;
    private final Ray[] level;
    private final int[] coldOf;
    private final int[] won;

    /// @param moves {@link #isFor}
    /// @param to the greatest of both coordinates, from 0 to {@link #MOST}
    public ColdLines(LineMoves moves, Play play, int to, Limits limits) {
        this(moves, play, to, none(to), limits);
    }

    /// @param won for each a the b of a position `(a, b)` that is won by a move not among these; -1 if
    ///     there is none
    public ColdLines(LineMoves moves, Play play, int to, int[] won, Limits limits) {
        if (to < 0 || to > MOST || !isFor(moves))
            throw new IllegalArgumentException("Not for " + moves + " up to " + to);
        this.moves = moves;
        this.to = to;
        this.terminals = play == Play.NORMAL ? 0 : moves.leastInFirst();
        this.limits = limits;
        this.even = takenLines(1, 1);
        this.others = takenLines(2, Integer.MAX_VALUE);
        this.level =
                rays().filter(ray -> ray.line().p() == 0 && ray.first() > 0).toArray(Ray[]::new);
        this.coldOf = new int[to + 1];
        this.won = won;
    }

    private static int[] none(int to) {
        var none = new int[Math.max(0, to + 1)];
        Arrays.fill(none, -1);
        return none;
    }

    /// @return one for all rays of a direction: only together do those beside each other leave no line free
    private OccupiedLines[] takenLines(int least, int most) {
        return rays()
                .filter(ray -> ray.line().p() >= least && ray.line().p() <= most)
                .collect(Collectors.groupingBy(Ray::line, LinkedHashMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .map(entry -> new OccupiedLines(entry.getKey(), entry.getValue(), to))
                .toArray(OccupiedLines[]::new);
    }

    private Stream<Ray> rays() {
        return Stream.concat(moves.lines().stream().map(line -> new Ray(line, 0, 0)), moves.rays().stream());
    }

    /// @return whether any number may be taken from the second heap
    public static boolean isFor(LineMoves moves) {
        return moves.lines().contains(new MoveLine(0, 1));
    }

    /// @return for each a the b of the P-position `(a, b)`, or -1 if it has none with b up to the bound
    public int[] find() {
        Arrays.fill(coldOf, -1);
        for (int a = 0; a <= to; a++) {
            if (a % ASK_EVERY == 0) limits.checkpoint();
            for (var taken : even) taken.take(a, coldOf);
            for (var taken : others) taken.take(a, coldOf);
            int b = first(a);
            if (b <= to) coldOf[a] = b;
        }
        return coldOf;
    }

    private int first(int a) {
        int b = a < terminals ? 1 : 0;
        for (var taken : even) b = Math.max(b, taken.nextFree(a, b));
        while (b <= to) {
            long occupied = 0;
            for (var taken : even) occupied |= taken.word(a, b);
            if (occupied == -1) {
                int next = b + Long.SIZE;
                for (var taken : even) next = Math.max(next, taken.nextFree(a, b));
                b = next;
                continue;
            }
            b += Long.numberOfTrailingZeros(~occupied);
            if (b > to || b != won[a] && !isReached(a, b)) return b;
            b++;
        }
        return b;
    }

    private boolean isReached(int a, int b) {
        for (var taken : others) if (taken.isTaken(a, b)) return true;
        for (var ray : level) {
            int past = a < ray.first() || coldOf[a - ray.first()] < 0 ? 0 : b - ray.second() - coldOf[a - ray.first()];
            if (past > 0 && past % ray.line().q() == 0) return true;
        }
        for (var step : moves.steps())
            if (step.first() > 0
                    && step.first() <= a
                    && step.second() <= b
                    && coldOf[a - step.first()] == b - step.second()) return true;
        return false;
    }

    /// Lines of one direction that go through a P-position.
    private static final class OccupiedLines {
        private final MoveLine line;
        private final List<Ray> rays;
        private final int to;
        private final long[] words;
        private final int[] next;

        OccupiedLines(MoveLine line, List<Ray> rays, int to) {
            this.line = line;
            this.rays = rays;
            this.to = to;
            int count = line.count(to);
            this.words = new long[(count >> 6) + 3];
            this.next = line.p() == 1 ? new int[count + 1] : new int[0];
            for (int i = 0; i < next.length; i++) next[i] = i;
        }

        /// Takes the lines that begin in row a.
        void take(int a, int[] coldOf) {
            for (var ray : rays) {
                int row = a - ray.first() - line.p();
                if (row < 0 || coldOf[row] < 0) continue;
                int beside = coldOf[row] + ray.second();
                if (beside + line.q() > to) continue;
                int number = line.number(a - line.p(), beside, to);
                words[number >> 6] |= 1L << number;
                if (next.length > 0) next[number] = number + 1;
            }
        }

        boolean isTaken(int a, int b) {
            int number = line.number(a, b, to);
            return (words[number >> 6] >>> number & 1) != 0;
        }

        /// @return the lines of 64 positions from `(a, b)` on
        long word(int a, int b) {
            int number = line.number(a, b, to);
            int word = number >> 6;
            return words[word] >>> number | words[word + 1] << 1 << ~number;
        }

        /// @return the first b from this one on whose line is free; above the bound if there is none
        int nextFree(int a, int b) {
            int number = line.number(a, b, to);
            int root = number;
            while (next[root] != root) root = next[root];
            for (int at = number; at != root; ) {
                int following = next[at];
                next[at] = root;
                at = following;
            }
            return b + root - number;
        }
    }
}
