package grundy.web.table;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.GridQuestion;
import grundy.question.TableKind;
import grundy.rules.catalogue.PrefixedRules;
import grundy.store.Sha256;
import grundy.store.WholeFile;
import grundy.text.Message;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Computes tiles of tables, and keeps results so that the next tile is there at once: in memory, and
/// in a folder that goes with the server, where processes of their own put their results.
public final class TileSource {
    private static final int[] SIDES = {512, 2048, 10_240, 30_001};
    private static final int SMALL_SIDE = 2048;
    private static final int LINES = 2_000;
    private static final long FEW_POSITIONS = 1 << 20;
    private static final long MOST_POSITIONS = 1L << 30;
    private static final int MOST_OPEN = 8;
    private static final int MOST_COLDS = 16;
    private static final int MOST_TILES = 64;
    private static final long HEAVY_SECONDS = 600;
    private static final long HEAVY_POSITIONS = 100_000_000;
    private static final TileSource HERE = new TileSource();

    private final Map<String, ValuePlane> planes = boundedCache(MOST_OPEN);
    private final Map<String, LostPositionTable> colds = boundedCache(MOST_COLDS);
    private final Map<String, byte[]> tiles = boundedCache(MOST_TILES);

    private TileSource() {}

    /// @return the tiles of this process
    public static TileSource here() {
        return HERE;
    }

    private static <V> Map<String, V> boundedCache(int most) {
        return new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, V> eldest) {
                return size() > most;
            }
        };
    }

    /// @param limits how much may be worked out
    /// @param small whether the work is done in passing, so that what takes more is for a process of its own
    /// @return the tile, as {@link TableTile#bytes} has it
    /// @throws HeavierException if it is for a process of its own
    /// @throws LimitException if that is too much there too
    public byte[] tile(TileRequest part, Limits limits, boolean small) {
        try {
            return calculate(part, limits, small);
        } catch (LimitException limit) {
            if (small && !limit.isCancellation()) throw heavier();
            throw limit;
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private static HeavierException heavier() {
        return new HeavierException(HEAVY_SECONDS, HEAVY_POSITIONS);
    }

    private byte[] calculate(TileRequest part, Limits limits, boolean small) throws IOException {
        boolean isOutcome = part.what() == TileRequest.CellContent.OUTCOME;
        if (part.isPlain() && isOutcome && LostPositionTable.areOf(part.rules())) return ofColds(part, limits);
        if (part.isPlain() && part.what() != TileRequest.CellContent.REMOTENESS && hasPlane(part.rules())) {
            var tile = plane(part, limits, small).tile(part.x(), part.y(), part.level(), part.size());
            return (isOutcome ? outcomes(tile) : tile).bytes();
        }
        return ofPositions(part, limits, small);
    }

    private byte[] ofColds(TileRequest part, Limits limits) {
        int most = GridQuestion.largest(part.rules().game(), part.rules().play());
        int far = (int) Math.min(most, part.last());
        var name = name(part.rules());
        var cached = get(colds, name);
        if (cached == null || cached.to() < far) {
            cached = LostPositionTable.of(part.rules(), far, limits);
            put(colds, name, cached);
        }
        return cached.tile(part.x(), part.y(), part.level(), part.size()).bytes();
    }

    /// @return whether all values can be worked out row by row
    private static boolean hasPlane(PrefixedRules rules) {
        return TableKind.of(rules.game().rules()) == TableKind.GRID
                && (GridQuestion.largestOfValues(rules.game(), rules.play()) > LINES
                        || rules.game().rules().arity() != 2);
    }

    private ValuePlane plane(TileRequest part, Limits limits, boolean small) throws IOException {
        int most =
                GridQuestion.largestOfValues(part.rules().game(), part.rules().play()) + 1;
        long target = part.last() + 1;
        int side = Math.min(
                most,
                Arrays.stream(SIDES).filter(one -> one >= target).findFirst().orElse(SIDES[SIDES.length - 1]));
        for (int larger : SIDES)
            if (larger >= side && get(planes, name(part.rules()) + larger) instanceof ValuePlane plane) return plane;
        var name = name(part.rules()) + side;
        var file = ServerFolder.here().resolve(hash(name));
        if (Files.notExists(file)) {
            if (small && side > SMALL_SIDE) throw heavier();
            ValuePlane.make(file, part.rules(), side, limits);
        }
        var plane = ValuePlane.open(file, side);
        put(planes, name, plane);
        return plane;
    }

    private static TableTile outcomes(TableTile values) {
        var cells = values.cells();
        for (int i = 0; i < cells.length; i++)
            if (cells[i] != TableTile.UNKNOWN) cells[i] = (char) Math.min(cells[i], 1);
        return values;
    }

    private byte[] ofPositions(TileRequest part, Limits limits, boolean small) throws IOException {
        var name = name(part.rules()) + part.what() + part.axes() + others(part) + part.x() + "," + part.y() + ","
                + part.level() + "," + part.size();
        var cached = get(tiles, name);
        if (cached != null) return cached;
        long count = PositionTiles.count(part);
        if (count > MOST_POSITIONS) throw new LimitException(tooMany(count));
        var file = ServerFolder.here().resolve(hash(name));
        byte[] bytes;
        if (Files.exists(file)) bytes = Files.readAllBytes(file);
        else {
            if (small && count > FEW_POSITIONS) throw heavier();
            bytes = new PositionTiles(part, limits).tile().bytes();
            if (!small) write(file, bytes);
        }
        put(tiles, name, bytes);
        return bytes;
    }

    private static Message tooMany(long count) {
        return Message.of("web.grid.many", "count", count, "most", MOST_POSITIONS);
    }

    private static void write(Path file, byte[] bytes) throws IOException {
        WholeFile.write(file, out -> out.write(bytes));
    }

    private static String others(TileRequest part) {
        var others = new StringBuilder();
        for (int i = 0; i < part.at().size(); i++)
            others.append(part.axes().contains(i) ? "_" : part.at().get(i)).append(',');
        return others.toString();
    }

    private static String name(PrefixedRules rules) {
        return rules.text() + "\n";
    }

    private <V> @Nullable V get(Map<String, V> map, String name) {
        synchronized (map) {
            return map.get(name);
        }
    }

    private <V> void put(Map<String, V> map, String name, V value) {
        synchronized (map) {
            map.put(name, value);
        }
    }

    private static String hash(String name) {
        return Sha256.hex(name.getBytes(StandardCharsets.UTF_8));
    }
}
