package grundy.engine.rewrite;

import grundy.rules.rewrite.PlacedPattern;
import java.util.List;

/// A pattern on a frame.
///
/// @param fit where the pattern's first square may lie
/// @param places of its squares, from the first square of its rectangle (unit: bits)
/// @param sets which of the board's sets of squares each of them must be in
/// @param changedPlaces places of those on which a letter is put
/// @param to the letter each of these gets; 0 for one that nobody looks at
/// @param unchanged of each of these the set of squares that have the letter already; only where there is a guard and
///     some square may have it
/// @param guard the set in which nothing may stand beside what changes, or -1
/// @param step by how much the pattern is moved to be applied again in the same move; 0 if it is not
/// @param stepRows by how many rows
/// @param stepColumns by how many columns
record BitPattern(
        long fit,
        int[] places,
        int[] sets,
        int[] changedPlaces,
        int[] to,
        int[] unchanged,
        int guard,
        int step,
        int stepRows,
        int stepColumns) {
    /// @param normal the number of each letter that matters, 0 for others
    /// @param masks of letters, to which those of the pattern are added
    static BitPattern of(PlacedPattern rewrite, BitFrame frame, int[] normal, List<Integer> masks) {
        int top =
                rewrite.cells().stream().mapToInt(PlacedPattern.Cell::row).min().orElse(0);
        int left = rewrite.cells().stream()
                .mapToInt(PlacedPattern.Cell::column)
                .min()
                .orElse(0);
        int bottom =
                rewrite.cells().stream().mapToInt(PlacedPattern.Cell::row).max().orElse(0);
        int right = rewrite.cells().stream()
                .mapToInt(PlacedPattern.Cell::column)
                .max()
                .orElse(0);
        int count = rewrite.cells().size();
        var places = new int[count];
        var sets = new int[count];
        for (int i = 0; i < count; i++) {
            var cell = rewrite.cells().get(i);
            places[i] = (cell.row() - top) * frame.stride() + cell.column() - left;
            sets[i] = maskIndex(cell.letters(), masks);
        }
        var writing =
                rewrite.cells().stream().filter(PlacedPattern.Cell::writes).toList();
        var changedPlaces = writing.stream()
                .mapToInt(cell -> (cell.row() - top) * frame.stride() + cell.column() - left)
                .toArray();
        var to = writing.stream().mapToInt(cell -> normal[cell.to()]).toArray();
        int guard = rewrite.unlessNextTo() == 0 ? -1 : maskIndex(rewrite.unlessNextTo(), masks);
        boolean mayStay = guard >= 0 && writing.stream().anyMatch(cell -> cell.unchanged() != 0);
        var unchanged = mayStay
                ? writing.stream()
                        .mapToInt(cell -> maskIndex(cell.unchanged(), masks))
                        .toArray()
                : new int[0];
        var step = rewrite.step();
        return new BitPattern(
                frame.fit(bottom - top + 1, right - left + 1),
                places,
                sets,
                changedPlaces,
                to,
                unchanged,
                guard,
                step == null ? 0 : step.rows() * frame.stride() + step.columns(),
                step == null ? 0 : step.rows(),
                step == null ? 0 : step.columns());
    }

    private static int maskIndex(int letters, List<Integer> masks) {
        int index = masks.indexOf(letters);
        if (index >= 0) return index;
        masks.add(letters);
        return masks.size() - 1;
    }

    /// @param board the sets of squares that patterns ask for
    /// @return the places where the pattern fits, whatever may stand beside it
    long matches(long[] board) {
        if (places.length == 2) return fit & board[sets[0]] >>> places[0] & board[sets[1]] >>> places[1];
        long matches = fit;
        for (int i = 0; i < places.length; i++) matches &= board[sets[i]] >>> places[i];
        return matches;
    }

    /// @return the places for the pattern's first square at which one of its squares is among those of
    ///     a set
    long touching(long set) {
        if (places.length == 2) return set >>> places[0] | set >>> places[1];
        long touching = 0;
        for (int place : places) touching |= set >>> place;
        return touching;
    }

    /// @param starts where the pattern's first square lies
    /// @return all its squares
    long covered(long starts) {
        if (places.length == 2) return starts << places[0] | starts << places[1];
        long covered = 0;
        for (int place : places) covered |= starts << place;
        return covered;
    }

    /// @param beside squares beside those that must not be
    /// @param board the sets of squares that patterns ask for
    /// @return the places where such a square would change
    long blocked(long beside, long[] board) {
        if (unchanged.length == 0) return writing(beside);
        long blocked = 0;
        for (int i = 0; i < changedPlaces.length; i++) blocked |= (beside & ~board[unchanged[i]]) >>> changedPlaces[i];
        return blocked;
    }

    /// @return the places where a letter would be put on a square of a set
    long writing(long set) {
        long writing = 0;
        for (int place : changedPlaces) writing |= set >>> place;
        return writing;
    }
}
