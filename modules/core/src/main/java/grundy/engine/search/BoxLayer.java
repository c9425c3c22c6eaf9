package grundy.engine.search;

/// A part of a layer of a box: the positions with one sum of coordinates, whose first coordinate leaves one rest.
///
/// @param last the greatest value of each coordinate
/// @param sum of the coordinates
/// @param index the rest of the first coordinate divided by `parts`
record BoxLayer(int[] last, int sum, int index, int parts) {
    /// Receives positions one by one.
    @FunctionalInterface
    interface Visitor {
        /// @param position the array is used again
        void at(long[] position);
    }

    /// Passes on the positions in the order of their coordinates.
    ///
    /// @return the number of positions
    long each(Visitor visitor) {
        var position = new long[last.length];
        long count = 0;
        for (int first = index; first <= Math.min(last[0], sum); first += parts) {
            position[0] = first;
            count += rest(position, 1, sum - first, visitor);
        }
        return count;
    }

    private long rest(long[] position, int coordinate, int left, Visitor visitor) {
        if (coordinate == last.length - 1) {
            if (left > last[coordinate]) return 0;
            position[coordinate] = left;
            visitor.at(position);
            return 1;
        }
        long count = 0;
        for (int here = 0; here <= Math.min(last[coordinate], left); here++) {
            position[coordinate] = here;
            count += rest(position, coordinate + 1, left - here, visitor);
        }
        return count;
    }
}
