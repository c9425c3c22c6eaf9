package grundy.engine.placement;

import grundy.engine.placement.SidePlacements.Placement;
import grundy.limit.MemoryLedger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Positions that one side wins even with one hand tied: the lines of the other side are taken together to blocks, and
/// the side's own placements that lie in no block are forbidden. That is never better for it (Berlekamp, Conway and Guy
/// 1982), and the board is then a sum of blocks, of which a {@link BlockTable} says what they are at least.
///
/// What is added up: floors, of which one may be replaced by the floor after a first move; and for hot blocks, in which
/// the side comes to l if it moves and keeps q if the other does, with l > q, the switch {l|q}, which such a block is
/// at least; switches are played alternately, the hottest first.
///
/// Cost of a question: some nanoseconds for each line and block.
final class BlockBounds {
    private static final int TWICE = 2;
    private static final int NEVER = -1_000_000;

    /// For each line, the blocks that end with it, of one line, of two and so on, as long as they are
    /// not too large.
    private final long[][] squares;

    private final BlockTable[][] tables;

    /// Ways to take all lines together to blocks: the number of lines of each.
    private final int[][] partitions;

    private final int lines;

    /// @param own of the side
    /// @param others of the other side
    /// @param lines of the other side, in order
    BlockBounds(List<Placement> own, List<Placement> others, long[] lines, MemoryLedger.Grant memory) {
        this.lines = lines.length;
        this.squares = new long[lines.length][];
        this.tables = new BlockTable[lines.length][];
        Map<List<List<Placement>>, BlockTable> cache = new HashMap<>();
        int largest = 0;
        for (int end = 0; end < lines.length; end++) {
            var blocks = new ArrayList<Long>();
            long block = 0;
            for (int line = end; line >= 0; line--) {
                block |= lines[line];
                if (Long.bitCount(block) > SquareLines.MOST) break;
                blocks.add(block);
            }
            largest = Math.max(largest, blocks.size());
            squares[end] = blocks.stream().mapToLong(Long::longValue).toArray();
            tables[end] = blocks.stream()
                    .map(each -> cache.computeIfAbsent(
                            List.of(SquareLines.compressed(own, each), SquareLines.compressed(others, each)), key -> {
                                memory.take((long) BlockTable.BYTES << Long.bitCount(each));
                                return new BlockTable(key.getFirst(), key.getLast(), Long.bitCount(each));
                            }))
                    .toArray(BlockTable[]::new);
        }
        this.partitions = new int[largest][];
        for (int first = 1; first <= largest; first++) partitions[first - 1] = partition(first);
    }

    /// @param first lines of the first block, if they fit
    private int[] partition(int first) {
        var sizes = new ArrayList<Integer>();
        int target = first;
        for (int done = 0; done < lines; ) {
            int size = Math.min(target, lines - done);
            while (size > squares[done + size - 1].length) size--;
            sizes.add(size);
            done += size;
            target = lines;
        }
        return sizes.stream().mapToInt(Integer::intValue).toArray();
    }

    /// @param empty squares
    /// @param ahead how many moves the side has besides
    /// @param isFirst whether it moves first
    /// @return true only if it wins
    boolean wins(long empty, int ahead, boolean isFirst) {
        if (winsByFloors(empty, ahead, isFirst)) return true;
        for (var partition : partitions) if (winsBySwitches(empty, ahead, isFirst, partition)) return true;
        return false;
    }

    private boolean winsByFloors(long empty, int ahead, boolean isFirst) {
        var without = new int[lines + 1];
        var with = new int[lines + 1];
        without[0] = ahead * BlockTable.UNIT;
        with[0] = NEVER;
        for (int end = 0; end < lines; end++) {
            int best = NEVER;
            int bestWith = NEVER;
            for (int count = 0; count < tables[end].length; count++) {
                var table = tables[end][count];
                int state = (int) Long.compress(empty, squares[end][count]);
                int floor = table.floor(state);
                int before = end - count;
                best = Math.max(best, without[before] + floor);
                bestWith = Math.max(bestWith, Math.max(with[before] + floor, without[before] + table.first(state)));
            }
            without[end + 1] = best;
            with[end + 1] = bestWith;
        }
        return (isFirst ? with[lines] : without[lines]) >= 0;
    }

    private boolean winsBySwitches(long empty, int ahead, boolean isFirst, int[] partition) {
        var heats = new int[partition.length];
        int hot = 0;
        int twice = TWICE * ahead * BlockTable.UNIT;
        int end = -1;
        for (int size : partition) {
            end += size;
            var table = tables[end][size - 1];
            int state = (int) Long.compress(empty, squares[end][size - 1]);
            int floor = table.floor(state);
            int first = table.first(state);
            int reply = table.reply(state);
            if (first > reply && reply != BlockTable.NO_REPLY && first + reply > TWICE * floor) {
                twice += first + reply;
                heats[hot++] = first - reply;
            } else twice += TWICE * floor;
        }
        Arrays.sort(heats, 0, hot);
        int sign = isFirst ? 1 : -1;
        for (int i = hot - 1; i >= 0; i--, sign = -sign) twice += sign * heats[i];
        boolean movesNext = isFirst == (hot % TWICE == 0);
        return movesNext ? twice > 0 : twice >= 0;
    }
}
