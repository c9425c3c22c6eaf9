package grundy.engine.space;

import grundy.engine.words.SearchMeter;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.Tuple;
import java.util.Arrays;

/// Gives ids to positions by their `equals` and `hashCode`: open addressing with linear probing over a table of ids.
///
/// Cost: 16 to 25 bytes for each position besides the object itself, whose size is estimated.
final class ObjectIndex {
    private static final int WRITTEN_EVERY = 64;

    private final SearchMeter meter;
    private long boardBytes;
    private Position[] positions = new Position[64];
    private int[] hashes = new int[64];

    /// Ids plus 1; 0 is a free slot. The length is a power of 2 and at most three quarters are used.
    private int[] slots = new int[128];

    private int size;

    ObjectIndex(SearchMeter meter) {
        this.meter = meter;
    }

    int size() {
        return size;
    }

    Position position(int id) {
        return positions[id];
    }

    /// @return the id of a position, a new one if none equal to it was seen before
    int idOf(Position position) {
        if (size >= slots.length / 4 * 3) rehash();
        int hash = spread(position.hashCode());
        int mask = slots.length - 1;
        int slot = hash & mask;
        for (int entry = slots[slot]; entry != 0; entry = slots[slot]) {
            if (hashes[entry - 1] == hash && positions[entry - 1].equals(position)) return entry - 1;
            slot = slot + 1 & mask;
        }
        return store(position, hash, slot);
    }

    private int store(Position position, int hash, int slot) {
        meter.store();
        meter.charge(bytes(position));
        if (size == positions.length) {
            hashes = meter.grow(hashes, size);
            meter.charge(4L * (hashes.length - size));
            positions = Arrays.copyOf(positions, hashes.length);
        }
        positions[size] = position;
        hashes[size++] = hash;
        slots[slot] = size;
        return size - 1;
    }

    private void rehash() {
        var larger = meter.doubled(slots);
        int mask = larger.length - 1;
        for (int id = 0; id < size; id++) {
            int slot = hashes[id] & mask;
            while (larger[slot] != 0) slot = slot + 1 & mask;
            larger[slot] = id + 1;
        }
        slots = larger;
    }

    /// An estimate: an object has a head of 16 bytes, a big integer is two of them, and what a board plays on is
    /// taken to be a few times as large as its text, which is written for some positions only.
    private long bytes(Position position) {
        return switch (position) {
            case Tuple tuple -> 40 + 72L * tuple.arity();
            case BoardPosition board -> {
                if (size % WRITTEN_EVERY == 0)
                    boardBytes = 160 + 5L * board.text().length();
                yield boardBytes;
            }
        };
    }

    private static int spread(int hash) {
        int mixed = hash * 0x9E3779B9;
        return mixed ^ mixed >>> 15;
    }
}
