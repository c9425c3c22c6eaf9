package grundy.engine.sum;

import grundy.engine.space.OptionBuffer;
import grundy.engine.space.PartNumbers;
import grundy.engine.words.SearchMeter;
import grundy.value.canonical.CanonicalForms;
import java.util.Arrays;

/// Sums with a side to move, as rows of numbers stored one after the other, the last one on top: of each how many
/// numbers follow; twice the form that its small parts are worth together, plus the side to move; then its other parts,
/// sorted.
///
/// Parts that are each other's negatives are left out where play always ends, since their sum is then 0. Where
/// the negatives of all parts are known, Left is to move: else the sum is represented as its negative.
final class SumRows {
    private static final int LEFT = 0;
    private static final int RIGHT = 1;

    /// The place where the parts of a row begin.
    private static final int PARTS = 2;

    private final PartNumbers parts;
    private final CanonicalForms forms;
    private final SmallValues small;
    private final SearchMeter meter;
    private int[] rows = new int[1024];
    private int end;

    /// For the row that is being written, the place where it begins and the value of its small parts.
    private int open;

    private int form;

    SumRows(PartNumbers parts, CanonicalForms forms, SmallValues small, SearchMeter meter) {
        this.parts = parts;
        this.forms = forms;
        this.small = small;
        this.meter = meter;
    }

    /// @return the beginning of the next row
    int top() {
        return end;
    }

    /// Forgets the rows from a place on.
    void truncate(int top) {
        end = top;
    }

    /// Begins a row on top.
    ///
    /// @param worth the id of what is there besides the parts that follow
    void begin(int worth) {
        open = end;
        form = worth;
        room(PARTS);
        end += PARTS;
    }

    private void room(int more) {
        if (end + more > rows.length) rows = meter.grow(rows, end + more);
    }

    /// Adds a part to the row that was begun.
    void add(int part) {
        int value = small.of(part);
        if (value == SmallValues.LARGE) addLarge(part);
        else form = forms.plus(form, value);
    }

    private void addLarge(int part) {
        for (int i = open + PARTS; i < end; i++)
            if (parts.cancel(part, rows[i])) {
                rows[i] = rows[--end];
                return;
            }
        room(1);
        rows[end++] = part;
    }

    /// Adds the parts of another row, but the one at a place.
    ///
    /// @param but place; 0 to leave none out
    void addRest(int row, int but) {
        room(rows[row]);
        for (int i = row + PARTS; i <= row + rows[row]; i++) if (i != but) rows[end++] = rows[i];
    }

    /// Adds the parts that an option leaves.
    ///
    /// @param at where the option begins
    void addOption(int[] entries, int at) {
        for (int i = OptionBuffer.first(entries, at); i < OptionBuffer.after(entries, at); i++) add(entries[i]);
    }

    /// Ends the row that was begun.
    ///
    /// @param side that is to move
    /// @return the beginning of the row
    int finish(int side) {
        int mover = side;
        if (side == RIGHT && haveNegatives()) {
            for (int i = open + PARTS; i < end; i++) rows[i] = parts.negative(rows[i]);
            form = forms.negative(form);
            mover = LEFT;
        }
        Arrays.sort(rows, open + PARTS, end);
        rows[open] = end - open - 1;
        rows[open + 1] = Math.addExact(Math.multiplyExact(2, form), mover);
        return open;
    }

    private boolean haveNegatives() {
        for (int i = open + PARTS; i < end; i++) if (parts.negative(rows[i]) < 0) return false;
        return true;
    }

    /// @return the numbers of all rows; those of a row follow how many they are
    int[] numbers() {
        return rows;
    }

    /// @return the place after its last part
    int endOf(int row) {
        return row + 1 + rows[row];
    }

    /// @return the place of its first part
    int firstOf(int row) {
        return row + PARTS;
    }

    /// @return the id of what its small parts are worth together
    int formOf(int row) {
        return rows[row + 1] >> 1;
    }

    /// @return 0 if Left is to move, 1 if Right
    int moverOf(int row) {
        return rows[row + 1] & 1;
    }
}
