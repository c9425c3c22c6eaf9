package grundy.rules.board.grid;

import grundy.rules.PartizanBoard;
import grundy.rules.PositionException;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Battle Sheep without scores: each square of a meadow holds a herd of Left (a positive number), one of Right (a
/// negative one), or is free (0). A move takes some sheep of an own herd, not all, as far as they can go over free
/// squares in one of six directions: along the row, along the column, or along the diagonal that rises to the right.
///
/// The six directions are those of a board of hexagons whose rows are shifted by half a hexagon each. Source: T.
/// Folkersen and M. Müller, MCGS: A minimax-based combinatorial game solver (2025).
public record BattleSheep() implements PartizanBoard<BattleSheep.Meadow> {
    private static final int MOST_SQUARES = 400;
    private static final int MOST_SHEEP = 1000;
    private static final int[] DOWN = {-1, -1, 0, 1, 1, 0};
    private static final int[] ACROSS = {0, 1, 1, 0, -1, -1};

    /// @param columns how wide the meadow is (unit: squares)
    /// @param herds row by row; not changed by anybody
    public record Meadow(int columns, int[] herds) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Meadow that && columns == that.columns && Arrays.equals(herds, that.herds);
        }

        @Override
        public int hashCode() {
            return 31 * Arrays.hashCode(herds) + columns;
        }

        @Override
        public String toString() {
            var text = new StringBuilder();
            for (int i = 0; i < herds.length; i++)
                text.append(i == 0 ? "" : i % columns == 0 ? " / " : " ").append(herds[i]);
            return text.toString();
        }
    }

    @Override
    public Meadow read(String text) {
        var scan = new PositionText(text);
        var herds = new ArrayList<Integer>();
        int columns = 0;
        int row = 0;
        while (true) {
            int sign = scan.take("-") ? -1 : 1;
            herds.add(sign * scan.count(0, MOST_SHEEP));
            row++;
            boolean isRowOver = scan.atEnd() || scan.isNext("/");
            if (!isRowOver) continue;
            if (columns > 0 && row != columns)
                throw new PositionException(scan.here(), Message.of("board.ragged", "columns", columns, "found", row));
            columns = row;
            row = 0;
            if (herds.size() > MOST_SQUARES)
                throw new PositionException(
                        scan.here(), Message.of("board.squares", "squares", herds.size(), "most", MOST_SQUARES));
            if (scan.atEnd())
                return new Meadow(
                        columns, herds.stream().mapToInt(Integer::intValue).toArray());
            scan.expect("/");
        }
    }

    @Override
    public String write(Meadow meadow) {
        return meadow.toString();
    }

    @Override
    public boolean staysWhole() {
        return true;
    }

    @Override
    public Iterable<Meadow> leftOptions(Meadow meadow) {
        return options(meadow, 1);
    }

    @Override
    public Iterable<Meadow> rightOptions(Meadow meadow) {
        return options(meadow, -1);
    }

    private static List<Meadow> options(Meadow meadow, int sign) {
        var options = new ArrayList<Meadow>();
        for (int from = 0; from < meadow.herds.length; from++)
            for (int way = 0; way < DOWN.length && sign * meadow.herds[from] > 1; way++) {
                int to = farthest(meadow, from, way);
                for (int sheep = 1; to != from && sheep < sign * meadow.herds[from]; sheep++) {
                    var herds = meadow.herds.clone();
                    herds[from] -= sign * sheep;
                    herds[to] = sign * sheep;
                    options.add(new Meadow(meadow.columns, herds));
                }
            }
        return options;
    }

    private static int farthest(Meadow meadow, int from, int way) {
        int at = from;
        for (int next = beside(meadow, at, way); next >= 0 && meadow.herds[next] == 0; next = beside(meadow, at, way))
            at = next;
        return at;
    }

    /// @return the square one step from there, or -1 beyond the edge
    private static int beside(Meadow meadow, int square, int way) {
        int row = square / meadow.columns + DOWN[way];
        int column = square % meadow.columns + ACROSS[way];
        boolean isOn = row >= 0 && column >= 0 && column < meadow.columns && row < meadow.herds.length / meadow.columns;
        return isOn ? row * meadow.columns + column : -1;
    }

    /// Squares that hang together without single sheep, which never move: such a region is what is left of the
    /// meadow if single sheep stand everywhere else.
    @Override
    public List<Meadow> parts(Meadow meadow) {
        var parts = new ArrayList<Meadow>();
        var visited = new boolean[meadow.herds.length];
        for (int start = 0; start < visited.length; start++) {
            if (visited[start] || Math.abs(meadow.herds[start]) == 1) continue;
            var region = region(meadow, start, visited);
            boolean hasHerds = false;
            boolean hasFree = false;
            for (int square : region) {
                hasHerds |= meadow.herds[square] != 0;
                hasFree |= meadow.herds[square] == 0;
            }
            if (hasHerds && hasFree) parts.add(meadowOf(meadow, region));
        }
        return parts.isEmpty() ? List.of(new Meadow(1, new int[1])) : parts;
    }

    private static List<Integer> region(Meadow meadow, int start, boolean[] visited) {
        var region = new ArrayList<>(List.of(start));
        visited[start] = true;
        for (int i = 0; i < region.size(); i++)
            for (int way = 0; way < DOWN.length; way++) {
                int next = beside(meadow, region.get(i), way);
                if (next < 0 || visited[next] || Math.abs(meadow.herds[next]) == 1) continue;
                visited[next] = true;
                region.add(next);
            }
        return region;
    }

    private static Meadow meadowOf(Meadow meadow, List<Integer> region) {
        int top = Integer.MAX_VALUE, bottom = 0, first = Integer.MAX_VALUE, last = 0;
        for (int square : region) {
            top = Math.min(top, square / meadow.columns);
            bottom = Math.max(bottom, square / meadow.columns);
            first = Math.min(first, square % meadow.columns);
            last = Math.max(last, square % meadow.columns);
        }
        int columns = last - first + 1;
        var herds = new int[(bottom - top + 1) * columns];
        Arrays.fill(herds, 1);
        for (int square : region)
            herds[(square / meadow.columns - top) * columns + square % meadow.columns - first] = meadow.herds[square];
        return new Meadow(columns, herds);
    }
}
