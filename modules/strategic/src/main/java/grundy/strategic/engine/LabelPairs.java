package grundy.strategic.engine;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// Finds the pairs of vertices that have all labels between them: label `i` for a row that is not played or is a best
/// response, label `rows + j` likewise for a column.
///
/// A vertex that misses as many labels as the other side has strategies has one partner at most among the vertices
/// with exactly that many labels, which a table finds. Where there are more labels than that, the vertices
/// that have each label stand as bits in a row, and the rows of the missing labels are cut with each
/// other.
final class LabelPairs {
    private final int rows;
    private final int columns;
    private final PolytopeVertices ofRows;
    private final PolytopeVertices ofColumns;
    private final Limits limits;

    LabelPairs(int rows, int columns, PolytopeVertices ofRows, PolytopeVertices ofColumns, Limits limits) {
        this.rows = rows;
        this.columns = columns;
        this.ofRows = ofRows;
        this.ofColumns = ofColumns;
        this.limits = limits;
    }

    /// @param pairs numbers of the vertices of a pair
    record Result(List<int[]> pairs, boolean degenerate) {}

    /// @throws LimitException if there are more pairs than `most`
    Result find(int most) {
        int labels = rows + columns;
        var simple = new BitKeys(labels, limits.memory().grant());
        var numbers = new ArrayList<Integer>();
        var crowded = new ArrayList<Integer>();
        var all = new ArrayList<Integer>();
        var keys = new long[ofColumns.count()][];
        for (int y = 0; y < keys.length; y++) {
            keys[y] = columnLabels(ofColumns.tight(y));
            if (isOrigin(keys[y], rows, columns)) continue;
            all.add(y);
            if (count(keys[y]) == columns) {
                simple.add(keys[y]);
                numbers.add(y);
            } else crowded.add(y);
        }
        var someIndex = crowded.isEmpty() ? null : new LabelIndex(crowded, keys, labels);
        LabelIndex allIndex = null;
        boolean degenerate = !crowded.isEmpty();
        var found = new ArrayList<int[]>();
        for (int x = 0; x < ofRows.count(); x++) {
            if ((x & 255) == 0) limits.checkpoint();
            var key = ofRows.tight(x);
            if (isOrigin(key, 0, rows)) continue;
            var missing = complement(key, labels);
            if (count(missing) == columns) {
                int number = simple.find(missing);
                if (number >= 0) found.add(new int[] {x, numbers.get(number)});
                if (someIndex != null) for (int y : someIndex.with(missing)) found.add(new int[] {x, y});
            } else {
                degenerate = true;
                if (allIndex == null) allIndex = new LabelIndex(all, keys, labels);
                for (int y : allIndex.with(missing)) found.add(new int[] {x, y});
            }
            if (found.size() > most) throw new LimitException(Message.of("matrix.limit.equilibria", "most", most));
        }
        return new Result(found, degenerate);
    }

    /// The columns' polytope has its own variables first.
    private long[] columnLabels(long[] tight) {
        var labels = new long[tight.length];
        for (int bit = 0; bit < rows + columns; bit++)
            if (ExtremeEquilibria.contains(tight, bit)) {
                int label = bit < columns ? rows + bit : bit - columns;
                labels[label >> 6] |= 1L << label;
            }
        return labels;
    }

    /// @return whether nothing is played: all labels of one's own strategies
    private static boolean isOrigin(long[] labels, int from, int count) {
        for (int i = from; i < from + count; i++) if (!ExtremeEquilibria.contains(labels, i)) return false;
        return true;
    }

    private static long[] complement(long[] key, int bits) {
        var complement = new long[key.length];
        for (int i = 0; i < key.length; i++) {
            int here = Math.min(Long.SIZE, bits - i * Long.SIZE);
            complement[i] = ~key[i] & (here == Long.SIZE ? -1L : (1L << here) - 1);
        }
        return complement;
    }

    private static int count(long[] key) {
        int count = 0;
        for (long word : key) count += Long.bitCount(word);
        return count;
    }

    /// The vertices that have each label.
    private static final class LabelIndex {
        private final List<Integer> vertices;
        private final long[][] having;
        private final int words;

        LabelIndex(List<Integer> vertices, long[][] keys, int labels) {
            this.vertices = vertices;
            words = (vertices.size() + Long.SIZE - 1) / Long.SIZE;
            having = new long[labels][words];
            for (int i = 0; i < vertices.size(); i++)
                for (int label = 0; label < labels; label++)
                    if (ExtremeEquilibria.contains(keys[vertices.get(i)], label)) having[label][i >> 6] |= 1L << i;
        }

        List<Integer> with(long[] labels) {
            var sets = new ArrayList<long[]>();
            for (int label = 0; label < having.length; label++)
                if (ExtremeEquilibria.contains(labels, label)) sets.add(having[label]);
            var found = new ArrayList<Integer>();
            for (int word = 0; word < words; word++) {
                long some = -1;
                for (int i = 0; i < sets.size() && some != 0; i++) some &= sets.get(i)[word];
                for (; some != 0; some &= some - 1) {
                    int number = word * Long.SIZE + Long.numberOfTrailingZeros(some);
                    if (number < vertices.size()) found.add(vertices.get(number));
                }
            }
            return found;
        }
    }
}
