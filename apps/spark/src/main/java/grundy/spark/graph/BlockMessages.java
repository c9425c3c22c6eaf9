package grundy.spark.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import scala.Tuple2;

/// Packets being filled, one for each block; a full one is sent and another begun.
final class BlockMessages {
    private static final int MOST = 1 << 17;

    private final VertexBlocks blocks;
    private final long[][][] lists;
    private final int[][] sizes;
    private final List<Tuple2<Integer, BlockMessage>> full = new ArrayList<>();

    BlockMessages(VertexBlocks blocks) {
        this.blocks = blocks;
        this.lists = new long[blocks.count()][2][0];
        this.sizes = new int[blocks.count()][2];
    }

    /// Adds to the first list of the block of a vertex.
    void first(long vertex, long number) {
        add(blocks.of(vertex), 0, number);
    }

    void second(long vertex, long number) {
        add(blocks.of(vertex), 1, number);
    }

    private void add(int block, int which, long number) {
        int size = sizes[block][which]++;
        if (size == lists[block][which].length)
            lists[block][which] = Arrays.copyOf(lists[block][which], Math.max(16, 2 * size));
        lists[block][which][size] = number;
        // Of pairs none is torn.
        if (size + 1 >= MOST && (size & 1) != 0) send(block);
    }

    private void send(int block) {
        full.add(new Tuple2<>(block, new BlockMessage(list(block, 0), list(block, 1))));
        Arrays.fill(sizes[block], 0);
    }

    private long[] list(int block, int which) {
        return Arrays.copyOf(lists[block][which], sizes[block][which]);
    }

    /// @return all that was filled
    Iterator<Tuple2<Integer, BlockMessage>> all() {
        for (int block = 0; block < lists.length; block++) if (sizes[block][0] + sizes[block][1] > 0) send(block);
        return full.iterator();
    }
}
