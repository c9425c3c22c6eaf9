package grundy.prove.table;

import grundy.check.automaton.Automaton;
import java.util.ArrayList;
import java.util.List;

/// Marks in a square of positions of two coordinates, in base 2: which of them have a move to given positions. The
/// digits that a move may change are the same wherever a block lies, so that blocks of up to 64 x 64 positions are
/// worked out once for each state of the automaton and put in whole.
final class BlockMarks implements SieveMarks {
    private static final int BLOCK_BITS = 6;

    private final List<Automaton> pairs;
    /// For each kind of move, state and symbol of the option: symbols of the position and next states in turn.
    private final List<int[][][]> arrows;
    private final int bits;
    private final int rowWords;
    private final int spare;
    /// Those marked once, twice, ...
    private final long[][] marked;

    /// @param bits of each coordinate, at least 6
    /// @param spare how many marks are not counted
    BlockMarks(List<Automaton> pairs, List<int[][][]> arrows, int bits, int spare) {
        this.pairs = pairs;
        this.arrows = arrows;
        this.bits = bits;
        this.rowWords = 1 << bits - BLOCK_BITS;
        this.spare = spare;
        this.marked = new long[spare + 1][(1 << bits) * rowWords];
    }

    @Override
    public boolean get(int place) {
        return (marked[spare][place >> BLOCK_BITS] >>> place & 1) != 0;
    }

    @Override
    public void from(int[] symbols) {
        for (int kind = 0; kind < pairs.size(); kind++) new MoveKind(kind, symbols).square(0, 0, 0, 0);
    }

    /// The moves of a kind to one position.
    private final class MoveKind {
        private final int[][][] moves;
        private final boolean[] accepting;
        private final int[] option;
        private final List<long[][]> blocks = new ArrayList<>();

        /// @param option its symbols, the first of both numbers first
        MoveKind(int kind, int[] option) {
            this.moves = arrows.get(kind);
            this.accepting = pairs.get(kind).accepting();
            this.option = option;
            for (int level = 0; level <= BLOCK_BITS; level++) blocks.add(new long[moves.length][]);
        }

        void square(int state, int depth, int row, int column) {
            if (bits - depth == BLOCK_BITS) {
                put(block(state, BLOCK_BITS), row << BLOCK_BITS, column);
                return;
            }
            int[] here = moves[state][option[depth]];
            for (int i = 0; i < here.length; i += 2)
                square(here[i + 1], depth + 1, 2 * row + (here[i] >> 1), 2 * column + (here[i] & 1));
        }

        private void put(long[] block, int row, int column) {
            int at = row * rowWords + column;
            for (int i = 0; i < block.length; i++, at += rowWords) {
                for (int often = spare; often > 0; often--) marked[often][at] |= marked[often - 1][at] & block[i];
                marked[0][at] |= block[i];
            }
        }

        /// @return for each row the columns, as bits, from which the last digits lead on from the state to
        ///     the option
        private long[] block(int state, int level) {
            var cached = blocks.get(level)[state];
            if (cached != null) return cached;
            var rows = new long[1 << level];
            if (level == 0) {
                rows[0] = accepting[state] ? 1 : 0;
            } else {
                int half = 1 << level - 1;
                int[] here = moves[state][option[bits - level]];
                for (int i = 0; i < here.length; i += 2) {
                    var quarter = block(here[i + 1], level - 1);
                    int down = (here[i] >> 1) * half;
                    int left = (here[i] & 1) * half;
                    for (int row = 0; row < half; row++) rows[down + row] |= quarter[row] << left;
                }
            }
            blocks.get(level)[state] = rows;
            return rows;
        }
    }
}
