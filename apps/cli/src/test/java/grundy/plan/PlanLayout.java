package grundy.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.stream.Stream;

/// The columns of the rooms in the picture, so that no line passes behind a room that it does not concern, and lines
/// are short. One room after the other goes where it is best, from several beginnings.
final class PlanLayout {
    static final int COLUMNS = 5;
    private static final int BEGINNINGS = 60;
    private static final int HIDDEN = 10;
    private static final int SAME_PLACE = 500;

    /// The part of a storey that is a room, and of a column, in hundredths.
    private static final int ROOM_HEIGHT = 55;

    private static final int HALF_ROOM = 45;

    private final List<String> rooms = new ArrayList<>();
    private final List<Integer> storeys = new ArrayList<>();
    private final List<int[]> lines = new ArrayList<>();

    /// @param floors from the ground up
    /// @param arrows the lines that are drawn
    PlanLayout(List<List<String>> floors, SortedMap<String, SortedSet<String>> arrows) {
        for (int storey = 0; storey < floors.size(); storey++)
            for (var room : floors.get(storey)) {
                rooms.add(room);
                storeys.add(storey);
            }
        arrows.forEach((upper, needed) ->
                needed.forEach(lower -> lines.add(new int[] {rooms.indexOf(upper), rooms.indexOf(lower)})));
    }

    SortedMap<String, Integer> columns() {
        long seed = 1;
        var random = new Random(seed);
        var best = Stream.generate(
                        () -> improved(random.ints(rooms.size(), 0, COLUMNS).toArray()))
                .limit(BEGINNINGS)
                .min(Comparator.comparingInt(this::cost))
                .orElseThrow();
        var columns = new TreeMap<String, Integer>();
        for (int room = 0; room < rooms.size(); room++) columns.put(rooms.get(room), best[room]);
        return columns;
    }

    /// @return each line with a room that hides a part of it
    List<String> hidden(Map<String, Integer> columns) {
        var chosen = rooms.stream().mapToInt(columns::get).toArray();
        var hidden = new ArrayList<String>();
        for (var line : lines)
            for (int room = 0; room < rooms.size(); room++)
                if (hides(chosen, room, line))
                    hidden.add("%s-%s behind %s".formatted(rooms.get(line[0]), rooms.get(line[1]), rooms.get(room)));
        return hidden;
    }

    private int[] improved(int[] columns) {
        int cost = cost(columns);
        for (int before = cost + 1; cost < before; ) {
            before = cost;
            for (int room = 0; room < columns.length; room++)
                for (int column = 0; column < COLUMNS; column++) {
                    int old = columns[room];
                    columns[room] = column;
                    int now = cost(columns);
                    if (now < cost) cost = now;
                    else columns[room] = old;
                }
        }
        return columns;
    }

    private int cost(int[] columns) {
        int cost = 0;
        for (var line : lines) {
            cost += Math.abs(columns[line[0]] - columns[line[1]]);
            for (int room = 0; room < columns.length; room++) if (hides(columns, room, line)) cost += HIDDEN;
        }
        for (int room = 1; room < columns.length; room++)
            for (int other = 0; other < room; other++)
                if (columns[room] == columns[other] && storeys.get(room).equals(storeys.get(other))) cost += SAME_PLACE;
        return cost;
    }

    private boolean hides(int[] columns, int room, int[] line) {
        int upper = storeys.get(line[0]);
        int lower = storeys.get(line[1]);
        int storey = storeys.get(room);
        if (storey <= lower || storey >= upper) return false;
        // From the bottom of the upper room to the top of the lower one; where it is at the top and bottom of this.
        int whole = 100 * (upper - lower) - ROOM_HEIGHT;
        int toTop = 100 * (upper - storey) - ROOM_HEIGHT;
        int toBottom = 100 * (upper - storey);
        int aside = columns[line[1]] - columns[line[0]];
        int start = (columns[line[0]] - columns[room]) * whole;
        int atTop = 100 * (start + aside * toTop);
        int atBottom = 100 * (start + aside * toBottom);
        return Math.min(atTop, atBottom) < HALF_ROOM * whole && Math.max(atTop, atBottom) > -HALF_ROOM * whole;
    }
}
