package grundy.present.board.piece;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;

/// The touches that make a move on a board.
///
/// A place may be followed by `@` and the number of pieces to leave there.
///
/// @param ways each a row of places in the order in which they are pressed; none where the move cannot be made so
/// @param marks the places that it changes
public record MoveTouch(List<List<String>> ways, List<String> marks) {
    public static final MoveTouch NONE = new MoveTouch(List.of(), List.of());

    private static final int MOST_WAYS = 64;
    private static final char LEAVING = '@';

    public MoveTouch {
        ways = ways.stream().distinct().limit(MOST_WAYS).map(List::copyOf).toList();
        marks = List.copyOf(new LinkedHashSet<>(marks));
    }

    public static String leaving(String place, Object left) {
        return place + LEAVING + left;
    }

    /// @return the place without the number that is to be left there
    public static String placeOf(String touched) {
        int end = touched.indexOf(LEAVING);
        return end < 0 ? touched : touched.substring(0, end);
    }

    /// @return these touches in a part of a board
    public MoveTouch in(String part) {
        return new MoveTouch(ways.stream().map(way -> prefixed(part, way)).toList(), prefixed(part, marks));
    }

    private static List<String> prefixed(String part, Collection<String> places) {
        return places.stream().map(part::concat).toList();
    }

    /// @return both, this first; in each of the ways of the one and of the other
    public MoveTouch then(MoveTouch next) {
        var both = new ArrayList<List<String>>();
        for (var first : ways)
            for (var second : next.ways) {
                if (both.size() == MOST_WAYS) break;
                var way = new ArrayList<>(first);
                way.addAll(second);
                both.add(way);
            }
        var changed = new ArrayList<>(marks);
        changed.addAll(next.marks);
        return new MoveTouch(both, changed);
    }
}
