package grundy.spark.graph;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;

/// Some of the vertices, with the edges that lead to them. Never changes.
///
/// Cost: 16 to 24 bytes a vertex, 8 bytes an edge.
final class VertexBlock implements Serializable {
    private static final long serialVersionUID = 1L;

    /// Ascending.
    private final long[] names;

    /// Places of names plus 1, at the first free place from that of the hash; 0 is free.
    private final int[] slots;

    private final int[] begins;

    /// Whence the edges come, vertex by vertex, ascending, each once.
    private final long[] sources;

    private VertexBlock(long[] names, int[] begins, long[] sources) {
        this.names = names;
        this.begins = begins;
        this.sources = sources;
        this.slots = new int[Integer.highestOneBit(Math.max(1, names.length)) * 4];
        for (int i = 0; i < names.length; i++) {
            int slot = slot(names[i]);
            while (slots[slot] != 0) slot = slot + 1 & slots.length - 1;
            slots[slot] = i + 1;
        }
    }

    /// @param packets whose first lists have vertices, perhaps repeatedly, and whose second ones edges: to, from
    static VertexBlock of(List<BlockMessage> packets) {
        int some = 0;
        int edges = 0;
        for (var packet : packets) {
            some = Math.addExact(some, packet.first().length);
            edges = Math.addExact(edges, packet.second().length / 2);
        }
        var block = new VertexBlock(distinct(packets, some), new int[] {0}, BlockMessage.NONE);
        return block.with(packets, edges);
    }

    private static long[] distinct(List<BlockMessage> packets, int some) {
        var names = new long[some];
        int size = 0;
        for (var packet : packets) {
            System.arraycopy(packet.first(), 0, names, size, packet.first().length);
            size += packet.first().length;
        }
        return Arrays.copyOf(names, distinct(names, 0, size));
    }

    /// Sorts a part of an array, and moves each number of it once to its beginning.
    ///
    /// @return the number of different ones
    private static int distinct(long[] numbers, int from, int to) {
        Arrays.sort(numbers, from, to);
        int end = from;
        for (int i = from; i < to; i++) if (i == from || numbers[i] != numbers[i - 1]) numbers[end++] = numbers[i];
        return end - from;
    }

    private VertexBlock with(List<BlockMessage> packets, int edges) {
        var ends = new int[names.length + 1];
        for (var packet : packets)
            for (int i = 0; i < packet.second().length; i += 2) ends[place(packet.second()[i]) + 1]++;
        for (int i = 0; i < names.length; i++) ends[i + 1] += ends[i];
        var next = ends.clone();
        var all = new long[edges];
        for (var packet : packets)
            for (int i = 0; i < packet.second().length; i += 2)
                all[next[place(packet.second()[i])]++] = packet.second()[i + 1];
        var own = new int[names.length + 1];
        for (int i = 0; i < names.length; i++) {
            int many = distinct(all, ends[i], ends[i + 1]);
            System.arraycopy(all, ends[i], all, own[i], many);
            own[i + 1] = own[i] + many;
        }
        return new VertexBlock(names, own, Arrays.copyOf(all, own[names.length]));
    }

    private int slot(long name) {
        return (int) VertexBlocks.mixed(name) & slots.length - 1;
    }

    int vertices() {
        return names.length;
    }

    int edges() {
        return sources.length;
    }

    long name(int place) {
        return names[place];
    }

    /// @return the place of a vertex in the block
    int place(long name) {
        for (int slot = slot(name); slots[slot] != 0; slot = slot + 1 & slots.length - 1)
            if (names[slots[slot] - 1] == name) return slots[slot] - 1;
        throw new IllegalArgumentException("Not of this block: " + name);
    }

    /// @return the first of the numbers of the edges that lead to the vertex at a place; for the number of vertices
    ///     that of all edges
    int begin(int place) {
        return begins[place];
    }

    long source(int edge) {
        return sources[edge];
    }
}
