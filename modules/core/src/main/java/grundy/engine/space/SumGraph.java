package grundy.engine.space;

import grundy.engine.words.SearchMeter;
import grundy.limit.LimitException;
import grundy.text.Message;
import grundy.value.Compound;
import java.util.Arrays;

/// Sums of any components, played as any compound. A sum is the sorted row of its running parts, so that equal
/// components can be exchanged without giving another position, and parts without moves are dropped; under the short
/// rule a sum with such a part is over, and has no parts.
///
/// Cost: mostly 1 byte for each part of each sum and 9 to 20 bytes for each sum, besides the parts themselves.
public final class SumGraph implements SumSpace {
    private static final int STAY = -1;
    private final PartNumbers parts;
    private final Compound compound;

    /// 1 in a partizan game, where a row begins with the side to move, else 0.
    private final int head;

    private final SearchMeter meter;
    /// A sum of more parts takes too long to be examined.
    private static final int MOST_PARTS = 1 << 22;

    /// In `from`, `options` and `chosen`.
    private static final int BYTES_OF_PART = 12;

    private final SequenceIndex index;

    /// The sum being expanded, and what each of its parts may become.
    private int[] from = new int[16];

    private int[][] options = new int[16][];

    /// The move being looked at in each part: where its option begins, or {@link #STAY}.
    private int[] chosen = new int[16];

    private int count;

    /// The sum being built.
    private int[] row = new int[16];

    private int length;

    /// Whether a part of the sum being built has no move.
    private boolean ended;

    /// @param sides 1, or 2 if Left and Right have moves of their own and take turns
    public SumGraph(PartNumbers parts, Compound compound, int sides, SearchMeter meter) {
        this.parts = parts;
        this.compound = compound;
        this.head = sides - 1;
        this.meter = meter;
        this.index = new SequenceIndex(meter);
    }

    @Override
    public int size() {
        return index.size();
    }

    @Override
    public int idOf(int[] sum, int size, int side) {
        begin(side);
        for (int i = 0; i < size; i++) add(sum[i]);
        return end();
    }

    private void begin(int side) {
        length = head;
        ended = false;
        if (head > 0) row[0] = side;
    }

    private void add(int part) {
        if (!parts.isRunning(part)) {
            ended = true;
            return;
        }
        if (length == row.length) lengthen();
        row[length++] = part;
    }

    private void lengthen() {
        if (length >= MOST_PARTS) throw new LimitException(Message.of("limit.long-sum", "most", MOST_PARTS));
        meter.charge(4L * length);
        row = Arrays.copyOf(row, 2 * length);
    }

    private int end() {
        if (ended && compound.isShort()) length = head;
        Arrays.sort(row, head, length);
        return index.idOf(row, length);
    }

    @Override
    public void expand(int id, OptionBuffer out) {
        int side = load(id);
        if (count == 0) return;
        if (compound.moving() == Compound.DISJUNCTIVE) moveInOne(head - side, out);
        else moveInSeveral(head - side, out);
    }

    /// @return the side to move
    private int load(int id) {
        int most = index.mostNumbers(id);
        if (most > from.length) {
            meter.charge(BYTES_OF_PART * (2L * most - from.length));
            from = new int[2 * most];
            options = new int[2 * most][];
            chosen = new int[2 * most];
        }
        count = index.read(id, from) - head;
        int side = head > 0 ? from[0] : 0;
        System.arraycopy(from, head, from, 0, count);
        for (int i = 0; i < count; i++) options[i] = isRepeated(i) ? options[i - 1] : parts.options(from[i], side);
        return side;
    }

    private boolean isRepeated(int i) {
        return i > 0 && from[i] == from[i - 1];
    }

    private void moveInOne(int nextSide, OptionBuffer out) {
        for (int moved = 0; moved < count; moved++) {
            if (isRepeated(moved)) continue;
            for (int at = 0; at < options[moved].length; at = OptionBuffer.after(options[moved], at)) {
                meter.tick();
                begin(nextSide);
                for (int i = 0; i < count; i++) if (i != moved) add(from[i]);
                addOption(options[moved], at);
                out.add(end());
            }
        }
    }

    private void addOption(int[] entries, int at) {
        if (entries[at] >= 0) add(entries[at]);
        else for (int i = at + 1; i < OptionBuffer.after(entries, at); i++) add(entries[i]);
    }

    /// Runs through all ways to choose in every part, like an odometer. Among equal parts choices ascend.
    private void moveInSeveral(int nextSide, OptionBuffer out) {
        if (compound.moving() == Compound.CONJUNCTIVE)
            for (int i = 0; i < count; i++) if (options[i].length == 0) return;
        Arrays.fill(chosen, 0, count, first());
        do {
            meter.tick();
            int moved = 0;
            begin(nextSide);
            for (int i = 0; i < count; i++) {
                if (chosen[i] == STAY) {
                    add(from[i]);
                } else {
                    addOption(options[i], chosen[i]);
                    moved++;
                }
            }
            if (moved > 0) out.add(end());
        } while (advance());
    }

    private int first() {
        return compound.moving() == Compound.CONJUNCTIVE ? 0 : STAY;
    }

    private boolean advance() {
        for (int i = count - 1; i >= 0; i--) {
            int next = chosen[i] == STAY ? 0 : OptionBuffer.after(options[i], chosen[i]);
            if (next >= options[i].length) continue;
            chosen[i] = next;
            for (int j = i + 1; j < count; j++) chosen[j] = isRepeated(j) ? chosen[j - 1] : first();
            return true;
        }
        return false;
    }
}
